// Any floating cards at all: every size, infinities and NaN among them.
//
// The sums round, so the promise is another one: `recursion`, `memoized` and `bottom_up` agree bit for bit, `linear` agrees
// within n * epsilon * sum of |card|, and nothing that comes back is infinite or a NaN.

#include <cmath>
#include <cstring>
#include <limits>

#include "laws.hpp"
#include "targets.hpp"

namespace {

using namespace fuzz;

template <class Card, class Score>
class wild_row {
public:
  explicit wild_row(std::vector<Card> cards) : cards_(std::move(cards)) {
    for (const Card card : cards_) {
      is_finite_ = is_finite_ && std::isfinite(card);
      magnitude_ += std::fabs(static_cast<long double>(card));
    }
  }

  void check() const {
    const auto table = try_to([&] { return card_game::solve<Score>(cards_, strategy::bottom_up{}); });
    const auto memo = try_to([&] { return card_game::solve<Score>(cards_, strategy::memoized{}); });
    const auto folded = try_to([&] { return card_game::solve<Score>(cards_); });
    same(table, memo, "bottom_up and memoized, bit for bit");
    if (cards_.size() <= 9) {
      same(table, try_to([&] { return card_game::solve<Score>(cards_, strategy::recursion{}); }),
           "bottom_up and recursion, bit for bit");
    }
    if (!is_finite_) {
      require(table.thrown == error::domain && folded.thrown == error::domain, "a card that is not finite");
      require(error_of([&] { (void)card_game::principal_variation(cards_); }) == error::domain,
              "the line of a card that is not finite");
      return;
    }
    require(is_right(table) && is_right(folded), "finite scores, or an overflow that is one");
    if (table.value && folded.value) {
      near(table.value->first, folded.value->first, "first score of linear");
      near(table.value->second, folded.value->second, "second score of linear");
      const auto mirrored = std::vector<Card>(cards_.rbegin(), cards_.rend());
      const auto other = try_to([&] { return card_game::solve<Score>(mirrored); });
      if (other.value) near(other.value->first, folded.value->first, "first score of the mirrored row");
    }
    moves(folded);
  }

private:
  void require(bool holds, const char* law) const {
    if (holds) return;
    std::fprintf(stderr, "law broken: %s\n  %zu cards:", law, cards_.size());
    for (const Card card : cards_) std::fprintf(stderr, " %La", static_cast<long double>(card));
    std::fprintf(stderr, "\n");
    std::abort();
  }

  static bool same_bits(Score a, Score b) { return a == b && std::signbit(a) == std::signbit(b); }

  void same(const attempt<outcome<Score>>& a, const attempt<outcome<Score>>& b, const char* law) const {
    require(a.thrown == b.thrown, law);
    if (!a.value) return;
    require(same_bits(a.value->first, b.value->first) && same_bits(a.value->second, b.value->second), law);
  }

  bool is_right(const attempt<outcome<Score>>& result) const {
    if (result.value) return std::isfinite(result.value->first) && std::isfinite(result.value->second);
    return result.thrown == error::overflow &&
           magnitude_ >= static_cast<long double>(std::numeric_limits<Score>::max()) / 2;
  }

  [[nodiscard]] long double tolerance() const {
    return static_cast<long double>(cards_.size()) * std::numeric_limits<Score>::epsilon() * magnitude_;
  }

  void near(Score a, Score b, const char* law) const {
    require(std::fabs(static_cast<long double>(a) - static_cast<long double>(b)) <= tolerance(), law);
  }

  void moves(const attempt<outcome<Score>>& folded) const {
    if (cards_.empty()) return;
    const auto line = try_to([&] { return card_game::principal_variation(cards_); });
    if (!line.value || !folded.value) return;
    require(line.value->size() == cards_.size(), "length of the line");
    long double taken[2] = {0, 0};
    std::size_t begin = 0;
    std::size_t end = cards_.size();
    for (std::size_t turn = 0; turn < line.value->size(); ++turn) {
      taken[turn % 2] += (*line.value)[turn] == side::left ? cards_[begin++] : cards_[--end];
    }
    require(std::fabs(taken[0] - static_cast<long double>(folded.value->first)) <= 2 * tolerance(),
            "the line adds up to the score");
  }

  std::vector<Card> cards_;
  bool is_finite_ = true;
  long double magnitude_ = 0;
};

template <class Card, class Score>
void wild(bytes& input) {
  constexpr Card largest = std::numeric_limits<Card>::max();
  constexpr Card smallest = std::numeric_limits<Card>::denorm_min();
  auto cards = read_row<Card>(
      input, [](bytes& source) { return source.raw<Card>(); },
      [](int value) { return static_cast<Card>(value) / 10; },
      [&](std::uint8_t byte) -> Card {
        const auto part = static_cast<Card>(byte & 15U);
        switch (byte >> 4) {
          case 0:
            return smallest * part;
          case 1:
            return -smallest * part;
          case 2:
            return largest / 16 * part;
          case 3:
            return -largest / 16 * part;
          case 4:
            return largest;
          case 5:
            return -largest;
          case 6:
            return std::numeric_limits<Card>::min() * part;
          case 7:
            return byte == 0x7f ? std::numeric_limits<Card>::infinity() : largest / 2;
          case 8:
            return byte == 0x8f ? std::numeric_limits<Card>::quiet_NaN() : -largest / 2;
          case 9:
            return part * std::numeric_limits<Card>::epsilon();
          default:
            return part / 3 - 2;
        }
      });
  if (cards.size() > 100) cards.resize(100);  // the three slower strategies are quadratic
  wild_row<Card, Score>(std::move(cards)).check();
}

}  // namespace

void fuzz::wild_floats(bytes input) {
  switch (input.byte() % 3) {
    case 0:
      wild<double, double>(input);
      break;
    case 1:
      wild<float, double>(input);
      break;
    default:
      wild<float, float>(input);
      break;
  }
}
