// The law of all strategies: same row, same scores, and they are what the rules say (the oracle plays them out). Every row up
// to length 7 over five small numbers, then random rows of every shape.

#include <cstddef>
#include <cstdint>
#include <vector>

#include <card_game/solve.hpp>

#include "../catch.hpp"
#include "../support/oracle.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"
#include "../support/strategies.hpp"

namespace {

using card_game::solve;
using card_game_test::all_shapes;
using card_game_test::for_each_row;
using card_game_test::for_each_strategy;
using card_game_test::make_row;
using card_game_test::name_of;
using card_game_test::oracle;
using card_game_test::row_of_integers;
using scores = card_game::outcome<std::int64_t>;

// Constant evaluation counts steps, so the rows are few; they hold a plateau, ties, negatives, a mountain and a valley.
template <class Strategy>
constexpr bool test_at_compile_time() {
  constexpr Strategy chosen{};
  return solve({0, 1, 1, 1, 0}, chosen) == scores{1, 2} && solve({2, 100, 6}, chosen) == scores{8, 100} &&
         solve({1, 0, 1, 1}, chosen) == scores{2, 1} && solve({-1, -5, -2}, chosen) == scores{-6, -2} &&
         solve({1, 2, 3, 2, 1}, chosen) == scores{5, 4} && solve({9, 4, 1, 3, 7}, chosen) == scores{14, 10} &&
         solve({1, 5, 233, 7}, chosen) == scores{234, 12} && solve({5}, chosen) == scores{5, 0} &&
         solve({}, chosen) == scores{0, 0} &&
         solve({0.5, 4.0, 0.25}, chosen) == card_game::outcome<double>{0.75, 4.0};
}

}  // namespace

TEST_CASE("strategies agree with the rules on every row of length 0 to 7 over -2 to 2", "[strategy]") {
  std::size_t rows = 0;
  for_each_row(row_of_integers{-2, -1, 0, 1, 2}, 7, [&](const row_of_integers& cards) {
    ++rows;
    const oracle<std::int64_t> rules(cards);
    const scores expected{rules.first(), rules.second()};
    for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
      const auto actual = solve(cards, chosen);
      CHECK_SAME(actual, expected, cards, name);
    });
  });
  CHECK(rows == 97656);
}

TEST_CASE("strategies agree with the rules on rows of every shape", "[strategy]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const row_of_integers cards = make_row(kind, seed, seed);
      const oracle<std::int64_t> rules(cards);
      const scores expected{rules.first(), rules.second()};
      for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
        const auto actual = solve(cards, chosen);
        CHECK_SAME(actual, expected, cards, name, seed);
      });
    }
  }
}

TEST_CASE("strategies agree with bottom_up on long rows of every shape", "[strategy]") {
  for (const auto kind : all_shapes) {
    for (const std::size_t size : {61U, 64U, 127U, 255U, 500U, 901U}) {
      const row_of_integers cards = make_row(kind, size, size);
      const scores expected = solve(cards, card_game::strategy::bottom_up{});
      for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
        const auto actual = solve(cards, chosen);
        CHECK_SAME(actual, expected, cards, name, size);
      });
    }
  }
}

TEST_CASE("strategies: a row of any integer type plays as the same row of another", "[strategy][types]") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    card_game_test::random_source source(seed);
    row_of_integers cards(static_cast<std::size_t>(source.between(0, 40)));
    for (auto& card : cards) card = source.between(0, 127);
    const scores expected = solve(cards, card_game::strategy::bottom_up{});
    const auto agrees = [&](const auto& same_cards) {
      bool all = true;
      for_each_strategy(cards.size(), [&](std::string_view, auto chosen) {
        all = all && solve(same_cards, chosen) == expected;
      });
      return all;
    };
    CHECK_ROW(agrees(std::vector<std::int8_t>(cards.begin(), cards.end())), cards, "int8_t", seed);
    CHECK_ROW(agrees(std::vector<std::uint8_t>(cards.begin(), cards.end())), cards, "uint8_t", seed);
    CHECK_ROW(agrees(std::vector<std::uint16_t>(cards.begin(), cards.end())), cards, "uint16_t", seed);
    CHECK_ROW(agrees(std::vector<int>(cards.begin(), cards.end())), cards, "int", seed);
    CHECK_ROW(agrees(std::vector<std::uint64_t>(cards.begin(), cards.end())), cards, "uint64_t", seed);
  }
}

TEST_CASE("strategies: laws of the game that need no second solver", "[strategy][laws]") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto kind = all_shapes[seed % all_shapes.size()];
    const row_of_integers cards = make_row(kind, 1 + seed, seed);
    const row_of_integers reversed(cards.rbegin(), cards.rend());
    const scores expected = solve(cards);
    std::int64_t total = 0, even = 0;
    for (std::size_t index = 0; index < cards.size(); ++index) {
      total += cards[index];
      even += index % 2 == 0 ? cards[index] : 0;
    }
    for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
      const scores actual = solve(cards, chosen);
      CHECK_ROW(actual.first + actual.second == total, cards, name, seed);
      CHECK_ROW(solve(reversed, chosen) == actual, cards, name, seed);
      const scores raised = solve(cards, chosen, [](std::int64_t card) { return card + 17; });
      CHECK_ROW(raised.margin() == actual.margin() + (cards.size() % 2 == 0 ? 0 : 17), cards, name, seed);
      const scores tripled = solve(cards, chosen, [](std::int64_t card) { return 3 * card; });
      CHECK_ROW(tripled.margin() == 3 * actual.margin(), cards, name, seed);
      if (cards.size() % 2 == 0) {
        // The first player can take all even or all odd places.
        CHECK_ROW(actual.first >= even && actual.first >= total - even, cards, name, seed);
      }
    });
    CHECK_ROW(expected.first + expected.second == total, cards, "default", seed);
  }
}

TEST_CASE("strategies are constant expressions", "[strategy][constexpr]") {
  CHECK_BOTH_TIMES(test_at_compile_time<card_game::strategy::recursion>());
  CHECK_BOTH_TIMES(test_at_compile_time<card_game::strategy::memoized>());
  CHECK_BOTH_TIMES(test_at_compile_time<card_game::strategy::bottom_up>());
  CHECK_BOTH_TIMES(test_at_compile_time<card_game::strategy::linear>());
}

TEST_CASE("strategies: plateaus fold on equal neighbours", "[strategy][regression]") {
  const auto margin_of = [](const std::vector<int>& cards) {
    const auto expected = solve(cards, card_game::strategy::recursion{}).margin();
    for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
      CHECK_ROW(solve(cards, chosen).margin() == expected, cards, name);
    });
    return expected;
  };
  CHECK(margin_of({0, 1, 1, 1, 0}) == -1);
  CHECK(margin_of({0, 1, 1, 0}) == 0);
  CHECK(margin_of({1, 1, 1}) == 1);
  CHECK(margin_of({2, 2, 1, 1, 2, 2}) == 0);
  CHECK(margin_of({0, 2, 2, 2, 2, 2, 0}) == -2);
}
