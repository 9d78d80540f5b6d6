// A number type whose copies, sums and comparisons may throw: the strong guarantee, tried at every point.
//
// After a failed call the object holds what it held before. Where even a move may throw, that cannot be promised; there the
// object stays usable. In both, the address sanitizer finds no leak and nothing is destroyed twice.

#include <algorithm>
#include <memory>
#include <type_traits>

#include "laws.hpp"
#include "targets.hpp"

namespace {

using namespace fuzz;

struct out_of_fuel {};

// On the heap, so that a leaked, doubly destroyed or moved-from number is seen.
class fragile {
public:
  static inline long fuel = -1;  // operations left before one fails; negative: none fails

  fragile() : value_(std::make_unique<long long>(0)) {}
  explicit fragile(long long value) : value_(std::make_unique<long long>(value)) {}
  fragile(const fragile& other) : value_(copy(other)) {}
  fragile(fragile&&) noexcept = default;
  fragile& operator=(const fragile& other) {
    value_ = copy(other);
    return *this;
  }
  fragile& operator=(fragile&&) noexcept = default;
  ~fragile() = default;

  [[nodiscard]] long long value() const { return *value_; }
  friend fragile operator+(const fragile& a, const fragile& b) {
    burn();
    return fragile(*a.value_ + *b.value_);
  }
  friend fragile operator-(const fragile& a, const fragile& b) {
    burn();
    return fragile(*a.value_ - *b.value_);
  }
  friend bool operator<(const fragile& a, const fragile& b) {
    burn();
    return *a.value_ < *b.value_;
  }

private:
  static void burn() {
    if (fuel == 0) throw out_of_fuel{};
    if (fuel > 0) --fuel;
  }
  static std::unique_ptr<long long> copy(const fragile& other) {
    burn();
    return std::make_unique<long long>(*other.value_);
  }

  std::unique_ptr<long long> value_;
};

// The same without moves: its "move" is a copy, and may fail.
class unmovable {
public:
  unmovable() = default;
  explicit unmovable(long long value) : number_(value) {}
  explicit unmovable(fragile number) : number_(std::move(number)) {}
  unmovable(const unmovable&) = default;
  unmovable& operator=(const unmovable&) = default;
  ~unmovable() = default;

  [[nodiscard]] long long value() const { return number_.value(); }
  friend unmovable operator+(const unmovable& a, const unmovable& b) {
    return unmovable(a.number_ + b.number_);
  }
  friend unmovable operator-(const unmovable& a, const unmovable& b) {
    return unmovable(a.number_ - b.number_);
  }
  friend bool operator<(const unmovable& a, const unmovable& b) { return a.number_ < b.number_; }

private:
  fragile number_;
};
static_assert(!std::is_nothrow_move_assignable_v<unmovable>);

template <class Number>
std::vector<long long> image(const card_game::reduced_row<Number>& reduced) {
  std::vector<long long> values{static_cast<long long>(reduced.size()), reduced.total().value(),
                                reduced.margin().value()};
  for (const Number& value : reduced.cards()) values.push_back(value.value());
  return values;
}

template <class Number>
std::vector<long long> image(const card_game::position<Number>& played) {
  const auto taken = played.taken();
  std::vector<long long> values{taken.first.value(), taken.second.value(), played.is_over() ? 1 : 0};
  for (const Number& value : played.row()) values.push_back(value.value());
  for (const side move : played.history()) values.push_back(move == side::left ? 1 : 2);
  return values;
}

template <class Number>
std::vector<long long> image(const outcome<Number>& scores) {
  return {scores.first.value(), scores.second.value()};
}

[[noreturn]] void broken(const char* law) {
  std::fprintf(stderr, "law broken: %s\n", law);
  std::abort();
}

// Runs `call` with so much fuel; whether it came through.
template <class Call>
bool survives(long fuel, Call call) {
  fragile::fuel = fuel;
  try {
    call();
    fragile::fuel = -1;
    return true;
  } catch (const out_of_fuel&) {
    fragile::fuel = -1;
    return false;
  }
}

template <class Number, class Object, class Change>
void strong(const Object& start, long fuel, Change change, const char* law) {
  Object object = start;
  const auto before = image(object);
  if (survives(fuel, [&] { change(object); })) return;
  const auto after = image(object);
  if (std::is_nothrow_move_assignable_v<Number> && after != before) broken(law);
}

template <class Number>
void fail_everywhere(bytes& input) {
  const long fuel = input.byte();
  const auto cards = read_row<Number>(
      input, [](bytes& source) { return Number(source.raw<std::int16_t>()); },
      [](int value) { return Number(static_cast<long long>(value)); },
      [](std::uint8_t byte) { return Number(small(byte) * 1000LL); });
  if (cards.size() > 100) return;

  using row = card_game::reduced_row<Number>;
  row whole;
  for (const Number& card : cards) whole.push_back(card);
  const Number extra(static_cast<long long>(small(input.choice())));
  const auto try_row = [&](const row& start, auto change, const char* law) {
    strong<Number>(start, fuel, change, law);
  };
  try_row(
      whole, [&](row& object) { object.push_back(extra); }, "push_back that fails changes nothing");
  try_row(
      whole, [&](row& object) { object.push_front(extra); }, "push_front that fails changes nothing");
  const std::size_t cut = cards.empty() ? 0 : input.choice() % (cards.size() + 1);
  row part;
  for (std::size_t index = cut; index < cards.size(); ++index) part.push_front(cards[index]);
  try_row(
      whole, [&](row& object) { object.append(part); }, "append that fails changes nothing");
  try_row(
      part, [&](row& object) { object.append(whole); }, "append of the longer row");
  try_row(
      whole, [&](row& object) { object.append(object); }, "append to itself that fails changes nothing");
  try_row(
      whole, [&](row& object) { object = part; }, "assignment that fails changes nothing");
  (void)survives(fuel, [&] { const row copy(whole); });
  (void)survives(fuel, [&] { const row sum = whole + part; });

  using game = card_game::position<Number>;
  game played{cards};
  for (std::size_t turn = 0; turn < cut && !played.is_over(); ++turn) {
    (void)played.take(input.choice() % 2 == 0 ? side::left : side::right);
  }
  const auto try_game = [&](auto change, const char* law) { strong<Number>(played, fuel, change, law); };
  if (!played.is_over()) {
    try_game([](game& object) { (void)object.take(side::left); }, "take that fails changes nothing");
    try_game([](game& object) { (void)object.take(side::right); }, "take that fails changes nothing");
  }
  if (cut > 0) try_game([](game& object) { (void)object.undo(); }, "undo that fails changes nothing");

  // Free functions: whatever fails half way leaves no trace, and the next call is right.
  const auto expected = image(card_game::solve(cards));
  (void)survives(fuel * 4, [&] { (void)card_game::solve(cards); });
  (void)survives(fuel * 4, [&] { (void)card_game::solve(cards, strategy::bottom_up{}); });
  (void)survives(fuel * 4, [&] { (void)card_game::solve(cards, strategy::memoized{}); });
  (void)survives(fuel * 4, [&] { (void)card_game::principal_variation(cards); });
  if (cards.size() <= 24) (void)survives(fuel * 4, [&] { (void)card_game::score_table<Number>(cards); });
  if (image(card_game::solve(cards)) != expected) broken("a failed call leaves no trace");
}

}  // namespace

void fuzz::failing_numbers(bytes input) {
  if (input.byte() % 2 == 0) {
    fail_everywhere<fragile>(input);
  } else {
    fail_everywhere<unmovable>(input);
  }
}
