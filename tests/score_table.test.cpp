// score_table: the outcome and the best move of every sub-row, each against the rules, and errors for what is no sub-row.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <list>
#include <stdexcept>
#include <vector>

#include <card_game/score_table.hpp>
#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/exactness.hpp"
#include "support/numbers.hpp"
#include "support/oracle.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"

namespace {

using card_game::outcome;
using card_game::score_table;
using card_game::side;
using card_game_test::all_shapes;
using card_game_test::make_row;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;
using card_game_test::oracle;
using card_game_test::promised;
using card_game_test::row_of_integers;
using card_game_test::wide_integer;

void check_every_sub_row(const row_of_integers& cards, std::string_view what, std::uint64_t seed) {
  const oracle<std::int64_t> rules(cards);
  const score_table<std::int64_t> table(cards);
  CHECK_ROW(table.size() == cards.size(), cards, what, seed);
  for (std::size_t begin = 0; begin <= cards.size(); ++begin) {
    for (std::size_t end = begin; end <= cards.size(); ++end) {
      const auto scores = table(begin, end);
      CHECK_ROW(scores.first == rules.mover(begin, end) && scores.second == rules.waiter(begin, end), cards,
                what, seed);
      if (begin == end) continue;
      // Left when both are equally good, as the table's picture has one arrow a cell.
      const side expected = rules.left_is_optimal(begin, end) ? side::left : side::right;
      CHECK_ROW(table.best_move(begin, end) == expected, cards, what, seed);
    }
  }
}

constexpr bool test_table() {
  const score_table table{2, 100, 6};
  return table.size() == 3 && table(0, 3) == outcome<std::int64_t>{8, 100} &&
         table(0, 2) == outcome<std::int64_t>{100, 2} && table(1, 1) == outcome<std::int64_t>{0, 0} &&
         table(1, 2) == outcome<std::int64_t>{100, 0} && table.best_move(0, 2) == side::right &&
         table.best_move(1, 3) == side::left;
}

}  // namespace

TEST_CASE("score_table at compile time and at run time", "[score_table][constexpr]") {
  CHECK_BOTH_TIMES(test_table());
}

TEST_CASE("score_table: every sub-row of every row of length 0 to 6 over four numbers", "[score_table]") {
  std::size_t rows = 0;
  card_game_test::for_each_row(row_of_integers{-1, 0, 1, 3}, 6, [&](const row_of_integers& cards) {
    check_every_sub_row(cards, "all rows", ++rows);
  });
  CHECK(rows == 5461);
}

TEST_CASE("score_table: every sub-row of random rows of every shape", "[score_table]") {
  for (const auto kind : all_shapes) {
    for (const std::size_t size : {1U, 2U, 7U, 8U, 9U, 16U, 31U, 32U, 33U, 64U, 65U, 120U}) {
      check_every_sub_row(make_row(kind, size, 3), name_of(kind), 3);
    }
  }
}

TEST_CASE("score_table: a long row, spot checks against solve", "[score_table][long]") {
  const auto cards = make_row(card_game_test::shape::walk, 1500, 3);
  const score_table table(cards);
  CHECK(table(0, cards.size()) == card_game::solve(cards));
  card_game_test::random_source source(1);
  for (int sample = 0; sample < 300; ++sample) {
    const std::size_t begin = source.index(cards.size());
    const std::size_t end = begin + source.index(cards.size() - begin + 1);
    const row_of_integers part(cards.begin() + static_cast<std::ptrdiff_t>(begin),
                               cards.begin() + static_cast<std::ptrdiff_t>(end));
    CHECK_ROW(table(begin, end) == card_game::solve(part), part, "sub-row");
  }
}

TEST_CASE("score_table: the score type is deduced, and may be named", "[score_table][types]") {
  static_assert(std::same_as<decltype(score_table{1, 2}), score_table<std::int64_t>>);
  static_assert(std::same_as<decltype(score_table(std::vector<float>{})), score_table<double>>);
  static_assert(std::same_as<decltype(score_table(std::list<money>{})), score_table<money>>);
  CHECK(score_table(std::list<short>{2, 100, 6})(0, 3) == outcome<std::int64_t>{8, 100});
  CHECK(score_table<double>(std::vector{2, 100, 6})(0, 3) == outcome<double>{8, 100});
  CHECK(score_table{2.5, 100., 6.}(0, 3) == outcome<double>{8.5, 100});
  const score_table<money> purse(
      std::vector<money>{money::of_cents(2), money::of_cents(100), money::of_cents(6)});
  CHECK(purse(0, 3) == outcome<money>{money::of_cents(8), money::of_cents(100)});
  CHECK(purse.best_move(1, 3) == side::left);
}

TEST_CASE("score_table: no cards", "[score_table]") {
  const score_table<std::int64_t> table(std::vector<int>{});
  CHECK(table.size() == 0);
  CHECK(table(0, 0) == outcome<std::int64_t>{});
  CHECK_THROWS_AS(table(0, 1), std::out_of_range);
  CHECK_THROWS_AS(table.best_move(0, 0), std::invalid_argument);
}

TEST_CASE("score_table: bounds that are no sub-row are out_of_range", "[score_table]") {
  const score_table table{2, 100, 6};
  CHECK_THROWS_AS(table(0, 4), std::out_of_range);
  CHECK_THROWS_AS(table(4, 4), std::out_of_range);
  CHECK_THROWS_AS(table(2, 1), std::out_of_range);
  CHECK_THROWS_AS(table(0, static_cast<std::size_t>(-1)), std::out_of_range);
  CHECK_THROWS_AS(table.best_move(0, 4), std::out_of_range);
  CHECK_THROWS_AS(table.best_move(2, 1), std::out_of_range);
  CHECK_THROWS_AS(table.best_move(1, 1), std::invalid_argument);
  CHECK(table(3, 3) == outcome<std::int64_t>{});

  const auto message = message_of<std::out_of_range>([&] { return table(2, 7); });
  CHECK(mentions(message, "score_table"));
  CHECK(mentions(message, "7"));
  CHECK(mentions(message, "3"));
  CHECK(mentions(message_of<std::invalid_argument>([&] { return table.best_move(1, 1); }),
                 "score_table::best_move"));
}

TEST_CASE("score_table: a table that would not fit in memory is a length_error, not a crash",
          "[score_table]") {
  const std::vector<std::int8_t> cards(20'000'000, 1);
  CHECK_THROWS_AS(score_table<std::int64_t>(cards), std::length_error);
  const auto message = message_of<std::length_error>([&] { return score_table<std::int64_t>(cards).size(); });
  CHECK(mentions(message, "score_table"));
  CHECK(mentions(message, "20000000"));
}

TEST_CASE("score_table: cards that are not finite or do not fit", "[score_table]") {
  CHECK_THROWS_AS(score_table(std::vector{1., std::numeric_limits<double>::quiet_NaN()}), std::domain_error);
  CHECK_THROWS_AS(score_table(std::vector<std::uint64_t>{~std::uint64_t{0}}), std::overflow_error);
}

TEST_CASE("score_table: at the limits every sub-row is exact or an overflow_error",
          "[score_table][overflow]") {
  constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    card_game_test::random_source source(seed);
    row_of_integers cards(source.index(9));
    for (auto& card : cards) {
      const std::int64_t choices[] = {lowest, lowest + 1, -1, 0, 1, highest - 1, highest};
      card = choices[source.index(std::size(choices))];
    }
    const oracle<wide_integer> rules(cards);
    bool all_fit = true;
    for (std::size_t begin = 0; begin <= cards.size(); ++begin) {
      for (std::size_t end = begin; end <= cards.size(); ++end) {
        all_fit =
            all_fit && promised<std::int64_t>(rules.mover(begin, end), rules.waiter(begin, end)).has_value();
      }
    }
    // A table is of every sub-row: either it is made and exact where asked, or the error comes from making it.
    try {
      const score_table<std::int64_t> table(cards);
      for (std::size_t begin = 0; begin <= cards.size(); ++begin) {
        for (std::size_t end = begin; end <= cards.size(); ++end) {
          const auto expected = promised<std::int64_t>(rules.mover(begin, end), rules.waiter(begin, end));
          CHECK_ROW(card_game_test::result_of([&] { return table(begin, end); }) == expected, cards,
                    "sub-row", seed);
          if (begin == end) continue;
          const side move = rules.left_is_optimal(begin, end) ? side::left : side::right;
          CHECK_ROW(table.best_move(begin, end) == move, cards, "best_move", seed);
        }
      }
    } catch (const std::overflow_error&) {
      CHECK_ROW(!all_fit, cards, "all sub-rows fit", seed);
    }
  }
}
