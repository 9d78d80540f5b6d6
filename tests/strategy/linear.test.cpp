// strategy::linear, the default: O(n) on every shape, counted in operations; long rows against the table; and two speeds, the
// block kernel and the plain pass, that may not differ in anything but time.

#include <cstddef>
#include <cstdint>
#include <vector>

#include <card_game/reduced_row.hpp>
#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>
#include <card_game/strategy/linear.hpp>

#include "../catch.hpp"
#include "../support/numbers.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"

namespace {

using card_game::solve;
using card_game::strategy::linear;
using card_game_test::all_shapes;
using card_game_test::counted;
using card_game_test::make_row;

}  // namespace

TEST_CASE("linear: O(n) operations on every shape", "[strategy][linear][cost]") {
  for (const auto kind : all_shapes) {
    for (const std::size_t size : {100U, 1000U, 30000U}) {
      const auto integers = make_row(kind, size, 4);
      std::vector<counted> cards;
      for (const auto card : integers) cards.push_back(counted(card));
      counted::operations() = 0;
      static_cast<void>(solve(cards, linear{}));
      CHECK_ROW(counted::operations() <= 20 * size, integers, name_of(kind), counted::operations());
    }
  }
}

TEST_CASE("linear: the default strategy", "[strategy][linear]") {
  const auto cards = make_row(card_game_test::shape::walk, 500, 4);
  CHECK(solve(cards) == solve(cards, linear{}));
}

TEST_CASE("linear: rows of 3,000 cards of every shape against bottom_up", "[strategy][linear][long]") {
  for (const auto kind : all_shapes) {
    const auto cards = make_row(kind, 3000, 11);
    CHECK_ROW(solve(cards) == solve(cards, card_game::strategy::bottom_up{}), cards, name_of(kind));
  }
}

TEST_CASE("linear: a million cards, contiguous and card by card, of every shape and several types",
          "[strategy][linear][long]") {
  for (const auto kind : all_shapes) {
    const auto cards = make_row(kind, 300'000, 5);
    card_game::reduced_row<std::int64_t> row;  // card by card: no block to work on
    for (const auto card : cards) row.push_back(card);
    const auto expected = row.outcome();
    CHECK_ROW(solve(cards) == expected, cards, name_of(kind), 5);
    if (kind != card_game_test::shape::wide) {
      CHECK_ROW(solve(std::vector<int>(cards.begin(), cards.end())) == expected, cards, name_of(kind), 5);
    }
  }
}
