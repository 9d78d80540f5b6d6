// strategy::bottom_up: quadratic time, linear memory, and no recursion, so a long row is only a matter of patience.

#include <cstddef>
#include <cstdint>
#include <vector>

#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>

#include "../catch.hpp"
#include "../support/numbers.hpp"
#include "../support/oracle.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"

namespace {

using card_game::solve;
using card_game::strategy::bottom_up;
using card_game_test::counted;
using card_game_test::make_row;
using card_game_test::oracle;

}  // namespace

TEST_CASE("bottom_up: every length from 0 to 200 against the rules", "[strategy][bottom_up]") {
  // Every length: the diagonals go by parity and in groups, and each remainder is a case of its own.
  for (std::size_t size = 0; size <= 200; ++size) {
    const auto cards =
        make_row(card_game_test::all_shapes[size % card_game_test::all_shapes.size()], size, 7);
    const oracle<std::int64_t> rules(cards);
    const auto actual = solve(cards, bottom_up{});
    CHECK_ROW(actual.first == rules.first() && actual.second == rules.second(), cards, "bottom_up", 7);
    // Scaled to where doubles are exact.
    const auto in_double =
        solve(cards, bottom_up{}, [](std::int64_t card) { return static_cast<double>(card % 100'000); });
    const auto scaled = solve(cards, bottom_up{}, [](std::int64_t card) { return card % 100'000; });
    CHECK_ROW(in_double.first == static_cast<double>(scaled.first), cards, "double", 7);
  }
}

TEST_CASE("bottom_up: a row of 6,000 cards", "[strategy][bottom_up][long]") {
  const auto cards = make_row(card_game_test::shape::random, 6001, 4);
  CHECK(solve(cards, bottom_up{}) == solve(cards));
}

TEST_CASE("bottom_up: lengths around the ends of tiles", "[strategy][bottom_up][long]") {
  for (const std::size_t size :
       {1023U, 1024U, 1025U, 1026U, 1150U, 1151U, 1152U, 1153U, 2047U, 2048U, 2050U, 2175U}) {
    for (const auto kind : {card_game_test::shape::random, card_game_test::shape::walk}) {
      const auto cards = make_row(kind, size, size);
      CHECK_ROW(solve(cards, bottom_up{}) == solve(cards), cards, name_of(kind), size);
    }
  }
}

TEST_CASE("bottom_up: quadratic in operations", "[strategy][bottom_up][cost]") {
  const auto operations = [](std::size_t size) {
    const auto integers = make_row(card_game_test::shape::random, size, 4);
    std::vector<counted> cards;
    for (const auto card : integers) cards.push_back(counted(card));
    counted::operations() = 0;
    static_cast<void>(solve(cards, bottom_up{}));
    return counted::operations();
  };
  CHECK(operations(400) <= 12 * 400 * 401 / 2);
}
