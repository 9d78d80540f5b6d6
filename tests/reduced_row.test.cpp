// reduced_row: folding is unique and loses nothing, rows form a monoid under append, either end is as good as the other, and
// what throws changes nothing.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include <card_game/reduced_row.hpp>
#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>

#include "catch.hpp"
#include "support/exactness.hpp"
#include "support/numbers.hpp"
#include "support/oracle.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"

namespace {

using card_game::outcome;
using card_game::reduced_row;
using card_game::side;
using card_game_test::all_shapes;
using card_game_test::counted;
using card_game_test::fragile;
using card_game_test::make_row;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;
using card_game_test::oracle;
using card_game_test::promised;
using card_game_test::random_source;
using card_game_test::result_of;
using card_game_test::row_of_integers;
using card_game_test::wide_integer;

using row_type = reduced_row<std::int64_t>;

template <class Score = std::int64_t, class Cards>
constexpr reduced_row<Score> reduce(const Cards& cards) {
  reduced_row<Score> row;
  for (const auto& card : cards) row.push_back(static_cast<Score>(card));
  return row;
}

template <class Score>
std::vector<Score> values(const reduced_row<Score>& row) {
  return {row.cards().begin(), row.cards().end()};
}

template <class Score>
bool same(const reduced_row<Score>& left, const reduced_row<Score>& right) {
  return left.size() == right.size() && values(left) == values(right) && left.total() == right.total() &&
         left.outcome() == right.outcome();
}

// The definition, literally: while three neighbours fold, pick any such three and fold them.
row_of_integers fold_in_any_order(row_of_integers cards, std::uint64_t seed) {
  random_source source(seed);
  for (;;) {
    std::vector<std::size_t> folding;
    for (std::size_t index = 0; index + 2 < cards.size(); ++index) {
      if (cards[index] <= cards[index + 1] && cards[index + 1] >= cards[index + 2]) folding.push_back(index);
    }
    if (folding.empty()) return cards;
    const std::size_t at = folding[source.index(folding.size())];
    cards[at] = cards[at] - cards[at + 1] + cards[at + 2];
    const auto next = cards.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    cards.erase(next, next + 2);
  }
}

bool is_valley(std::span<const std::int64_t> cards) {
  std::size_t index = 1;
  while (index < cards.size() && cards[index - 1] > cards[index]) ++index;
  if (index < cards.size() && cards[index - 1] == cards[index]) ++index;
  while (index < cards.size() && cards[index - 1] < cards[index]) ++index;
  return index >= cards.size();
}

constexpr bool test_folding() {
  const row_type folded = reduce(std::array{1, 5, 2, 4});
  const row_type kept = reduce(std::array{9, 4, 1, 1, 3, 8});
  const row_type plateau = reduce(std::array{0, 1, 1, 1, 0});
  return folded.cards().size() == 2 && folded.cards()[0] == -2 && folded.cards()[1] == 4 &&
         folded.size() == 4 && folded.total() == 12 && folded.margin() == 6 && kept.cards().size() == 6 &&
         kept.size() == 6 && plateau.cards().size() == 1 && plateau.margin() == -1 &&
         plateau.outcome() == outcome<std::int64_t>{1, 2};
}

constexpr bool test_both_ends() {
  row_type row;
  row.push_back(100);
  row.push_front(2);
  row.push_back(6);
  row_type left = reduce(std::array{2, 100});
  left.append(reduce(std::array{6}));
  const row_type sum = reduce(std::array{2}) + reduce(std::array{100, 6});
  return row.outcome() == outcome<std::int64_t>{8, 100} && left.outcome() == row.outcome() &&
         sum.outcome() == row.outcome() && row.best_move() == side::left;
}

constexpr bool test_empty() {
  const row_type row{};
  return row.empty() && row.size() == 0 && row.cards().empty() && row.total() == 0 && row.margin() == 0 &&
         row.outcome() == outcome<std::int64_t>{0, 0};
}

}  // namespace

TEST_CASE("reduced_row folds, at compile time and at run time", "[reduced_row][constexpr]") {
  CHECK_BOTH_TIMES(test_folding());
  CHECK_BOTH_TIMES(test_both_ends());
  CHECK_BOTH_TIMES(test_empty());
}

TEST_CASE("reduced_row: every row of length 0 to 7 reduces to the one valley, however it is folded",
          "[reduced_row]") {
  std::uint64_t seed = 0;
  card_game_test::for_each_row(row_of_integers{-2, -1, 0, 1, 2}, 7, [&](const row_of_integers& cards) {
    const row_type row = reduce(cards);
    CHECK_ROW(values(row) == fold_in_any_order(cards, ++seed), cards, "fold in any order", seed);
    CHECK_ROW(is_valley(row.cards()), row.cards(), "valley");
    const oracle<std::int64_t> rules(cards);
    CHECK_ROW(row.margin() == rules.margin(), cards, "margin");
    CHECK_ROW(row.outcome().first == rules.first() && row.outcome().second == rules.second(), cards,
              "outcome");
    CHECK_ROW(row.total() == rules.first() + rules.second() && row.size() == cards.size(), cards,
              "total and size");
    if (!cards.empty()) {
      const bool optimal = row.best_move() == side::left ? rules.left_is_optimal(0, cards.size())
                                                         : rules.right_is_optimal(0, cards.size());
      CHECK_ROW(optimal, cards, "best_move");
    }
  });
  CHECK(seed == 97656);
}

TEST_CASE("reduced_row: random rows of every shape reduce to the one valley", "[reduced_row]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
      const row_of_integers cards = make_row(kind, seed * 2, seed);
      const row_type row = reduce(cards);
      CHECK_ROW(values(row) == fold_in_any_order(cards, seed), cards, name_of(kind), seed);
      CHECK_ROW(is_valley(row.cards()), cards, name_of(kind), seed);
      CHECK_ROW(row.outcome() == card_game::solve(cards, card_game::strategy::bottom_up{}), cards,
                name_of(kind), seed);
      CHECK_ROW(same(row_type(cards), row), cards, "made from the range", seed);
    }
  }
}

TEST_CASE("reduced_row: its own reduced cards are a row that plays the same", "[reduced_row]") {
  for (const auto kind : all_shapes) {
    const row_of_integers cards = make_row(kind, 151, 5);
    const row_type row = reduce(cards);
    const row_type again = reduce(row.cards());
    CHECK_ROW(values(again) == values(row) && again.margin() == row.margin(), cards, name_of(kind));
  }
}

TEST_CASE("reduced_row: push_front mirrors push_back", "[reduced_row]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const row_of_integers cards = make_row(kind, seed, seed);
      const row_type whole = reduce(cards);

      row_type from_the_right;
      for (auto card = cards.rbegin(); card != cards.rend(); ++card) from_the_right.push_front(*card);
      CHECK_ROW(same(from_the_right, whole), cards, "push_front only", seed);

      row_type reversed;
      for (const std::int64_t card : cards) reversed.push_front(card);
      auto mirrored = values(reversed);
      std::reverse(mirrored.begin(), mirrored.end());
      CHECK_ROW(mirrored == values(whole), cards, "mirrored", seed);

      random_source source(seed);
      std::size_t begin = cards.empty() ? 0 : source.index(cards.size());
      std::size_t end = begin;
      row_type outwards;
      while (begin > 0 || end < cards.size()) {
        if (end == cards.size() || (begin > 0 && source.next() % 2 == 0)) {
          outwards.push_front(cards[--begin]);
        } else {
          outwards.push_back(cards[end++]);
        }
      }
      CHECK_ROW(same(outwards, whole), cards, "from the middle outwards", seed);
    }
  }
}

TEST_CASE("reduced_row: cut anywhere and appended, it is the row reduced whole", "[reduced_row][monoid]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      const row_of_integers cards = make_row(kind, 3 * seed, seed);
      const std::span<const std::int64_t> all(cards);
      const row_type whole = reduce(cards);
      for (std::size_t cut = 0; cut <= cards.size(); ++cut) {
        const row_type left = reduce(all.first(cut));
        const row_type right = reduce(all.subspan(cut));
        CHECK_ROW(same(left + right, whole), cards, "operator+", cut);
        row_type appended = left;
        appended.append(right);
        CHECK_ROW(same(appended, whole), cards, "append", cut);
        CHECK_ROW(same(left, reduce(all.first(cut))) && same(right, reduce(all.subspan(cut))), cards,
                  "operands", cut);
      }
    }
  }
}

TEST_CASE("reduced_row: appending is associative and the empty row neutral, on thousands of splits",
          "[reduced_row][monoid]") {
  std::size_t splits = 0;
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 250; ++seed, ++splits) {
      random_source source(seed);
      const row_of_integers cards = make_row(kind, source.index(120), seed);
      const row_type whole = reduce(cards);
      std::vector<row_type> pieces(1);
      for (const std::int64_t card : cards) {
        while (source.next() % 8 == 0) pieces.emplace_back();  // empty pieces as well
        pieces.back().push_back(card);
      }
      while (pieces.size() > 1) {  // brackets at random
        const std::size_t at = source.index(pieces.size() - 1);
        pieces[at] = pieces[at] + pieces[at + 1];
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at) + 1);
      }
      CHECK_ROW(same(pieces.front(), whole), cards, name_of(kind), seed);
      CHECK_ROW(same(row_type{} + whole, whole) && same(whole + row_type{}, whole), cards, "neutral", seed);
    }
  }
  CHECK(splits == 3000);
}

TEST_CASE("reduced_row: a row appended to itself", "[reduced_row][monoid]") {
  for (const auto kind : all_shapes) {
    const row_of_integers cards = make_row(kind, 37, 3);
    row_of_integers twice = cards;
    twice.insert(twice.end(), cards.begin(), cards.end());
    row_type row = reduce(cards);
    CHECK_ROW(same(row + row, reduce(twice)), cards, "row + row");
    row.append(row);
    CHECK_ROW(same(row, reduce(twice)), cards, "row.append(row)");
  }
}

TEST_CASE("reduced_row: at the limits every answer is exact or an overflow_error, by any path",
          "[reduced_row][overflow]") {
  constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
  std::size_t exact = 0, overflows = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    random_source source(seed);
    std::vector<std::int64_t> cards(source.index(14));
    for (auto& card : cards) {
      const std::int64_t choices[] = {lowest,    lowest + source.between(0, 2),  -1,      0,
                                      1,         highest - source.between(0, 2), highest, highest / 2,
                                      lowest / 2};
      card = choices[source.index(std::size(choices))];
    }
    const oracle<wide_integer> rules(cards);
    const auto scores = promised<std::int64_t>(rules.first(), rules.second());
    const auto margin = promised<std::int64_t>(rules.margin());
    const auto total = promised<std::int64_t>(rules.first() + rules.second());
    ++(scores && margin && total ? exact : overflows);

    const std::span<const std::int64_t> all(cards);
    const std::size_t cut = source.index(cards.size() + 1);
    row_type from_the_right;
    for (std::size_t index = cards.size(); index-- > 0;) from_the_right.push_front(cards[index]);
    for (const row_type& row :
         {reduce(cards), from_the_right, reduce(all.first(cut)) + reduce(all.subspan(cut))}) {
      CHECK_ROW(row.size() == cards.size(), cards, "size", seed);
      CHECK_ROW(result_of([&] { return row.outcome(); }) == scores, cards, "outcome", seed);
      CHECK_ROW(result_of([&] { return row.margin(); }) == margin, cards, "margin", seed);
      CHECK_ROW(result_of([&] { return row.total(); }) == total, cards, "total", seed);
      if (!cards.empty()) {
        const bool optimal = row.best_move() == side::left ? rules.left_is_optimal(0, cards.size())
                                                           : rules.right_is_optimal(0, cards.size());
        CHECK_ROW(optimal, cards, "best_move", seed);
      }
      // The reduced cards can leave the type although all scores fit.
      const auto reduced = result_of([&] { return values(row); });
      if (reduced.has_value()) {
        const oracle<wide_integer> short_rules(*reduced);
        CHECK_ROW(short_rules.margin() == rules.margin(), cards, "cards", seed);
      }
    }
  }
  CHECK(exact > 500);
  CHECK(overflows > 500);
}

TEST_CASE("reduced_row: a reduced card that does not fit is an error only for who asks for it",
          "[reduced_row][overflow]") {
  constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
  const row_type row = reduce(std::vector{-highest, highest, -highest});  // folds to -3 MAX
  CHECK_THROWS_AS(row.cards(), std::overflow_error);
  CHECK(row.total() == -highest);
  CHECK(mentions(message_of<std::overflow_error>([&] { return row.cards(); }), "reduced_row::cards"));
  row_type more = row;
  more.push_back(highest);
  more.push_back(highest);
  CHECK(more.size() == 5);
  CHECK(more.total() == highest);
}

TEST_CASE("reduced_row: floating rows whose sums are exact are the same by every path",
          "[reduced_row][floating]") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    row_of_integers cards = make_row(all_shapes[seed % all_shapes.size()], seed % 60, seed);
    for (auto& card : cards) card %= 1 << 20;
    const row_type integers = reduce(cards);
    const std::span<const std::int64_t> all(cards);
    const std::size_t cut = seed % (cards.size() + 1);
    const auto whole = reduce<double>(cards);
    const auto pieces = reduce<double>(all.first(cut)) + reduce<double>(all.subspan(cut));
    for (const auto& row : {whole, pieces}) {
      CHECK_ROW(row.size() == cards.size() && row.total() == static_cast<double>(integers.total()), cards,
                "total", seed);
      CHECK_ROW(row.margin() == static_cast<double>(integers.margin()), cards, "margin", seed);
      CHECK_ROW(row.outcome().first == static_cast<double>(integers.outcome().first), cards, "first", seed);
      CHECK_ROW(std::equal(row.cards().begin(), row.cards().end(), integers.cards().begin(),
                           integers.cards().end()),
                cards, "cards", seed);
    }
  }
}

TEST_CASE("reduced_row: a card that is not finite is refused and changes nothing",
          "[reduced_row][floating]") {
  const double not_a_number = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  reduced_row<double> row = reduce<double>(std::vector{2.5, 100., 6.});
  const reduced_row<double> before = row;
  for (const double bad : {not_a_number, infinity, -infinity}) {
    CHECK_THROWS_AS(row.push_back(bad), std::domain_error);
    CHECK_THROWS_AS(row.push_front(bad), std::domain_error);
  }
  CHECK(same(row, before));
  const auto message = message_of<std::domain_error>([&] {
    row.push_front(infinity);
    return 0;
  });
  CHECK(mentions(message, "push_front"));
  CHECK(mentions(message, "inf"));
}

TEST_CASE("reduced_row: huge doubles whose folds overflow keep their scores",
          "[reduced_row][floating][overflow]") {
  const outcome<double> expected{1e308, -1e308};
  CHECK(reduce<double>(std::vector{1e308, 1e308, -1e308, -1e308, 1e308, -1e308}).outcome() == expected);
  reduced_row<double> front;
  for (const double card : {-1e308, 1e308, -1e308, -1e308, 1e308, 1e308}) front.push_front(card);
  CHECK(front.outcome() == expected);
  CHECK(
      (reduce<double>(std::vector{1e308, 1e308, -1e308}) + reduce<double>(std::vector{-1e308, 1e308, -1e308}))
          .outcome() == expected);
  CHECK(front.total() == 0);
  const auto too_much = reduce<double>(std::vector{1e308, 1e308, 1e308, 1e308});
  CHECK_THROWS_AS(too_much.outcome(), std::overflow_error);
  CHECK_THROWS_AS(too_much.total(), std::overflow_error);
  CHECK(too_much.margin() == 0);  // though neither score fits
  CHECK(reduce<double>(std::vector{-1e308, 1e308, -1e308, 1e308}).total() == 0);
}

TEST_CASE("reduced_row: floating rows are equal if their reduced cards are, the smallest numbers too",
          "[reduced_row][floating][regression]") {
  using row = card_game::reduced_row<double>;
  CHECK(row{1.5, 2.5} == row{1.5, 2.5});
  CHECK_FALSE(row{std::numeric_limits<double>::denorm_min()} == row{0.0});
}

TEST_CASE("reduced_row: a user's own number type", "[reduced_row][types]") {
  reduced_row<money> purse;
  for (const int cents : {200, 10000, 600}) purse.push_back(money::of_cents(cents));
  CHECK(purse.outcome() == outcome<money>{money::of_cents(800), money::of_cents(10000)});
  CHECK(purse.margin().cents() == -9200);
  CHECK(purse.total().cents() == 10800);
  CHECK((purse + purse).size() == 6);
}

TEST_CASE("reduced_row: best_move of no card is an invalid_argument", "[reduced_row]") {
  const auto message = message_of<std::invalid_argument>([] { return row_type{}.best_move(); });
  CHECK(mentions(message, "best_move"));
  CHECK(mentions(message, "0 cards"));
}

TEST_CASE("reduced_row: copies are independent, and a moved-from row can be used again", "[reduced_row]") {
  for (const std::size_t size : {5U, 31U, 32U, 33U, 200U}) {
    const row_of_integers cards = make_row(card_game_test::shape::valley, size, 1);
    row_type row = reduce(cards);
    row_type copy = row;
    copy.push_back(-1'000'000);
    CHECK(same(row, reduce(cards)));
    const row_type moved = std::move(row);
    CHECK(same(moved, reduce(cards)));
    CHECK(same(row, row_type{}));  // what was moved from is the empty row, as its constructor promises
    row = moved;
    CHECK(same(row, moved));
    row = row_type{};
    CHECK(row.empty());
    copy = std::move(row);
    CHECK(copy.empty());
  }
  static_assert(std::is_nothrow_move_constructible_v<row_type>);
  static_assert(std::is_nothrow_move_assignable_v<row_type>);
}

TEST_CASE("reduced_row: taking in n cards costs O(n) operations, at either end", "[reduced_row][cost]") {
  for (const auto kind : all_shapes) {
    for (const std::size_t size : {100U, 1000U, 10000U}) {
      const row_of_integers cards = make_row(kind, size, 1);
      reduced_row<counted> row;
      counted::operations() = 0;
      for (const std::int64_t card : cards) row.push_back(counted(card));
      CHECK_ROW(counted::operations() <= 16 * size, cards, "push_back", counted::operations());
      reduced_row<counted> mirrored;
      counted::operations() = 0;
      for (const std::int64_t card : cards) mirrored.push_front(counted(card));
      CHECK_ROW(counted::operations() <= 16 * size, cards, "push_front", counted::operations());
    }
  }
}

TEST_CASE("reduced_row: append costs operations by the smaller side where the merge stops early",
          "[reduced_row][cost]") {
  // A valley of n cards keeps them all, so both sides are known: one long, one short, nothing or one card folds at the seam.
  const auto falling = [](std::int64_t from, std::size_t count) {
    reduced_row<counted> row;
    for (std::size_t index = 0; index < count; ++index)
      row.push_back(counted(from - static_cast<std::int64_t>(index)));
    return row;
  };
  const reduced_row<counted> few_high = falling(1'000'005, 5);
  const reduced_row<counted> many = falling(500'000, 20'000);
  const reduced_row<counted> few_low = falling(5, 5);
  const auto cost = [](auto left, auto right, std::size_t size) {
    counted::operations() = 0;
    left.append(std::move(right));
    const std::size_t operations = counted::operations();
    CHECK(left.size() == size);
    CHECK(left.cards().size() == size);
    return operations;
  };
  CHECK(cost(few_high, many, 20'005) < 100);
  CHECK(cost(many, few_low, 20'005) < 100);
}

TEST_CASE("reduced_row: whatever breaks inside a number type, the row is as it was",
          "[reduced_row][exceptions]") {
  const auto unchanged = [](const reduced_row<fragile>& row, const reduced_row<fragile>& before) {
    return row.size() == before.size() &&
           std::equal(row.cards().begin(), row.cards().end(), before.cards().begin(), before.cards().end()) &&
           row.outcome() == before.outcome();
  };
  for (const std::size_t size : {3U, 32U, 64U}) {
    const auto valley = [size] {
      reduced_row<fragile> row;
      const auto half = static_cast<std::int64_t>(size) / 2;
      for (std::int64_t place = -half; place <= half; ++place) row.push_back(fragile(place * place));
      return row;
    };
    const auto other = valley();
    CHECK(card_game_test::break_at_every_step(
              valley, [](auto& row) { row.push_back(fragile(-5)); }, unchanged) > 0);
    CHECK(card_game_test::break_at_every_step(
              valley, [](auto& row) { row.push_back(fragile(5000)); }, unchanged) > 0);
    CHECK(card_game_test::break_at_every_step(
              valley, [](auto& row) { row.push_front(fragile(-5)); }, unchanged) > 0);
    CHECK(card_game_test::break_at_every_step(
              valley, [](auto& row) { row.push_front(fragile(5000)); }, unchanged) > 0);
    CHECK(card_game_test::break_at_every_step(
              valley, [&](auto& row) { row.append(other); }, unchanged) > 0);
  }
}

// What a player gets out of a reduced card can leave double while the card itself does not: 2e308 − 1e308 is 1e308.
TEST_CASE("reduced_row: a floating card that fits although its shares do not", "[reduced_row][exact]") {
  reduced_row<double> row{1e308, 1e308, 1e308};
  REQUIRE(row.cards().size() == 1);
  CHECK(row.cards()[0] == 1e308);
  CHECK(row.margin() == 1e308);
  CHECK_THROWS_AS(row.outcome(), std::overflow_error);
  row.push_back(2e307);
  REQUIRE(row.cards().size() == 2);
  CHECK(row.cards()[1] == 2e307);
}
