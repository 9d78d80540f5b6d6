// best_move, evaluate_moves and principal_variation against the rules: with ties the law is not one side, but that the chosen
// move lies in the set of optimal moves.

#include <array>
#include <cstddef>
#include <cstdint>
#include <forward_list>
#include <limits>
#include <list>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <card_game/best_move.hpp>
#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/exactness.hpp"
#include "support/numbers.hpp"
#include "support/oracle.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"

namespace {

using card_game::best_move;
using card_game::evaluate_moves;
using card_game::principal_variation;
using card_game::side;
using card_game_test::all_shapes;
using card_game_test::counted;
using card_game_test::make_row;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;
using card_game_test::oracle;
using card_game_test::promised;
using card_game_test::random_source;
using card_game_test::rational;
using card_game_test::result_of;
using card_game_test::row_of_integers;
using card_game_test::wide_integer;

template <class Number>
bool is_optimal(const oracle<Number>& rules, side which, std::size_t begin, std::size_t end) {
  return which == side::left ? rules.left_is_optimal(begin, end) : rules.right_is_optimal(begin, end);
}

// Every move of the line is optimal in the row it is made in.
template <class Number>
bool is_optimal_line(const oracle<Number>& rules, const std::vector<side>& line) {
  std::size_t begin = 0, end = rules.size();
  if (line.size() != rules.size()) return false;
  for (const side which : line) {
    if (!is_optimal(rules, which, begin, end)) return false;
    which == side::left ? ++begin : --end;
  }
  return true;
}

// What each player collects on the line.
template <class Score, class Card>
card_game::outcome<Score> played(const std::vector<Card>& cards, const std::vector<side>& line) {
  card_game::outcome<Score> scores{};
  std::size_t begin = 0, end = cards.size();
  for (std::size_t move = 0; move < line.size(); ++move) {
    const Score card(line[move] == side::left ? cards[begin++] : cards[--end]);
    (move % 2 == 0 ? scores.first : scores.second) = (move % 2 == 0 ? scores.first : scores.second) + card;
  }
  return scores;
}

void check_against_rules(const row_of_integers& cards, std::string_view what, std::uint64_t seed) {
  const oracle<std::int64_t> rules(cards);
  const auto line = principal_variation(cards);
  CHECK_ROW(is_optimal_line(rules, line), cards, what, seed);
  CHECK_ROW(played<std::int64_t>(cards, line) == card_game::solve(cards), cards, what, seed);
  if (cards.empty()) return;
  CHECK_ROW(is_optimal(rules, best_move(cards), 0, cards.size()), cards, what, seed);
  const auto both = evaluate_moves(cards);
  CHECK_ROW(both.left == rules.margin_after_left(0, cards.size()), cards, what, seed);
  CHECK_ROW(both.right == rules.margin_after_right(0, cards.size()), cards, what, seed);
  CHECK_ROW(both.equal() == (both.left == both.right), cards, what, seed);
  CHECK_ROW(both.best() == (both.left < both.right ? side::right : side::left), cards, what, seed);
}

constexpr bool test_moves() {
  const auto both = evaluate_moves({1, 0, 1, 1});
  return best_move({4, 1, 2, 10}) == side::right && best_move({7}) == side::left &&
         best_move({1, 5, 233, 7}) == side::left && both.equal() && both.left == 1 && both.right == 1 &&
         both.best() == side::left && evaluate_moves({2, 100, 6}).left == 2 - 100 + 6 &&
         evaluate_moves({2, 100, 6}).right == 6 - 100 + 2 &&
         evaluate_moves({3, 7, 2, 3}).best() == side::right && !evaluate_moves({3, 7, 2, 3}).equal();
}

CONSTEXPR_WITH_VECTOR bool test_line() {
  const auto line = principal_variation({1, 5, 233, 7});
  return line.size() == 4 && line[0] == side::left && principal_variation(std::array<int, 0>{}).empty() &&
         principal_variation({4}).size() == 1;
}

struct priced {
  std::string name;
  int price = 0;
};

}  // namespace

TEST_CASE("best_move: moves and line at compile time and at run time", "[best_move][constexpr]") {
  CHECK_BOTH_TIMES(test_moves());
  CHECK_BOTH_TIMES(test_line());
}

TEST_CASE("best_move: every row of length 0 to 8 over four numbers", "[best_move]") {
  std::size_t rows = 0;
  card_game_test::for_each_row(row_of_integers{-1, 0, 1, 3}, 8, [&](const row_of_integers& cards) {
    ++rows;
    check_against_rules(cards, "all rows", 0);
  });
  CHECK(rows == 87381);
}

TEST_CASE("best_move: thousands of random rows of every shape", "[best_move]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 250; ++seed) {
      check_against_rules(make_row(kind, 1 + seed % 50, seed), name_of(kind), seed);
    }
  }
}

TEST_CASE("best_move: longer rows of every shape", "[best_move]") {
  for (const auto kind : all_shapes) {
    for (const std::size_t size : {63U, 64U, 65U, 200U, 301U})
      check_against_rules(make_row(kind, size, 9), name_of(kind), 9);
  }
}

TEST_CASE("principal_variation: a long row of every shape adds up to solve, in linear cost",
          "[best_move][long][cost]") {
  for (const auto kind : all_shapes) {
    const auto cards = make_row(kind, 100'000, 3);
    const auto line = principal_variation(cards);
    CHECK_ROW(line.size() == cards.size(), cards, name_of(kind));
    CHECK_ROW(played<std::int64_t>(cards, line) == card_game::solve(cards), cards, name_of(kind));

    std::vector<counted> counting;
    for (std::size_t index = 0; index < 20'000; ++index) counting.push_back(counted(cards[index]));
    counted::operations() = 0;
    static_cast<void>(principal_variation(counting));
    CHECK_ROW(counted::operations() <= 24 * counting.size(), cards, name_of(kind), counted::operations());
    counted::operations() = 0;
    static_cast<void>(best_move(counting));
    CHECK_ROW(counted::operations() <= 24 * counting.size(), cards, name_of(kind), counted::operations());
    counted::operations() = 0;
    static_cast<void>(evaluate_moves(counting));
    CHECK_ROW(counted::operations() <= 48 * counting.size(), cards, name_of(kind), counted::operations());
  }
}

TEST_CASE("best_move: equal reduced ends are not needed for equal moves", "[best_move][regression]") {
  CHECK(evaluate_moves({1, 0, 1, 1}).equal());
  CHECK(evaluate_moves({2, 2}).equal());
  CHECK(evaluate_moves({5}).equal());
  CHECK(!evaluate_moves({1, 2}).equal());
}

TEST_CASE("best_move and evaluate_moves with no card are an invalid_argument, the line of no card is empty",
          "[best_move]") {
  CHECK_THROWS_AS(best_move(std::vector<int>{}), std::invalid_argument);
  CHECK_THROWS_AS(evaluate_moves(std::vector<int>{}), std::invalid_argument);
  CHECK_THROWS_AS(best_move(std::list<double>{}), std::invalid_argument);
  CHECK_THROWS_AS(evaluate_moves(std::vector<money>{}), std::invalid_argument);
  CHECK(principal_variation(std::vector<int>{}).empty());

  const auto of_best_move = message_of<std::invalid_argument>([] { return best_move(std::vector<int>{}); });
  CHECK(mentions(of_best_move, "card_game::best_move"));
  CHECK(mentions(of_best_move, "0 cards"));
  const auto of_evaluate =
      message_of<std::invalid_argument>([] { return evaluate_moves(std::vector<int>{}); });
  CHECK(mentions(of_evaluate, "card_game::evaluate_moves"));
  CHECK(mentions(of_evaluate, "0 cards"));
}

TEST_CASE("best_move: cards in braces", "[best_move]") {
  CHECK(best_move({3, 9, 1, 2}) == side::right);
  CHECK(evaluate_moves({3, 9, 1, 2}) == card_game::move_values<std::int64_t>{-5, 7});
  CHECK(principal_variation({3, 9, 1, 2}) == std::vector{side::right, side::left, side::left, side::left});
}

TEST_CASE("evaluate_moves: a single card that does not fit the score type is an overflow_error",
          "[best_move][overflow][regression]") {
  CHECK_THROWS_AS(evaluate_moves(std::vector{std::numeric_limits<std::uint64_t>::max()}),
                  std::overflow_error);
  CHECK(evaluate_moves(std::vector<std::uint64_t>{7}) == card_game::move_values<std::int64_t>{7, 7});
}

TEST_CASE("best_move: every kind of container and a projection", "[best_move]") {
  const int c_array[] = {4, 1, 2, 10};
  CHECK(best_move(c_array) == side::right);
  CHECK(best_move(std::list{4, 1, 2, 10}) == side::right);
  CHECK(best_move(std::forward_list{4.5, 1., 2., 10.}) == side::right);
  CHECK(best_move(std::span(c_array)) == side::right);
  CHECK(best_move(std::vector<bool>{false, true, true, true}) == side::right);
  CHECK(evaluate_moves(std::list<short>{3, 7, 2, 3}).best() == side::right);
  CHECK(evaluate_moves(std::forward_list<float>{3, 7, 2, 3}).right == 5.);
  CHECK(principal_variation(std::list{4, 1, 2, 10}) ==
        std::vector{side::right, side::left, side::right, side::left});

  const std::vector<priced> goods{{"nail", 4}, {"ring", 1}, {"fork", 2}, {"gold", 10}};
  CHECK(best_move(goods, &priced::price) == side::right);
  CHECK(evaluate_moves(goods, [](const priced& good) { return -good.price; }).left == 5);
  CHECK(principal_variation(goods, &priced::price).size() == 4);
}

TEST_CASE("best_move: a user's own number types", "[best_move][types]") {
  std::vector<money> purses;
  std::vector<rational> slices;
  for (const int card : {3, 7, 2, 3}) {
    purses.push_back(money::of_cents(card));
    slices.push_back(rational(card, 6));
  }
  CHECK(best_move(purses) == side::right);
  CHECK(evaluate_moves(purses).right.cents() == 5);
  CHECK(evaluate_moves(slices).right == rational(5, 6));
  CHECK(played<money>(purses, principal_variation(purses)) == card_game::solve(purses));
}

TEST_CASE("best_move: doubles whose sums are exact play as the integers do", "[best_move][floating]") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    auto cards = make_row(all_shapes[seed % all_shapes.size()], 1 + seed % 40, seed);
    for (auto& card : cards) card %= 1 << 20;
    const oracle<std::int64_t> rules(cards);
    const std::vector<double> in_double(cards.begin(), cards.end());
    CHECK_ROW(is_optimal(rules, best_move(in_double), 0, cards.size()), cards, "double", seed);
    CHECK_ROW(is_optimal_line(rules, principal_variation(in_double)), cards, "double", seed);
    const auto both = evaluate_moves(in_double);
    CHECK_ROW(both.left == static_cast<double>(rules.margin_after_left(0, cards.size())), cards, "double",
              seed);
    CHECK_ROW(both.right == static_cast<double>(rules.margin_after_right(0, cards.size())), cards, "double",
              seed);
  }
}

TEST_CASE("best_move: cards that are not finite are a domain_error", "[best_move][floating]") {
  for (const double bad :
       {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    for (std::size_t place = 0; place < 3; ++place) {
      std::vector<double> cards{1, 2, 3};
      cards[place] = bad;
      CHECK_THROWS_AS(best_move(cards), std::domain_error);
      CHECK_THROWS_AS(evaluate_moves(cards), std::domain_error);
      CHECK_THROWS_AS(principal_variation(cards), std::domain_error);
    }
  }
  const auto message = message_of<std::domain_error>([] {
    return principal_variation({1., std::numeric_limits<double>::infinity()});
  });
  CHECK(mentions(message, "principal_variation"));
  CHECK(mentions(message, "card 1"));
}

TEST_CASE("best_move: at the limits of int64 moves and line are optimal, margins exact or an overflow_error",
          "[best_move][overflow]") {
  constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
  std::size_t exact = 0, overflows = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    random_source source(seed);
    row_of_integers cards(1 + source.index(14));
    for (auto& card : cards) {
      const std::int64_t choices[] = {lowest,      lowest + 1, -1,          0,         1,
                                      highest - 1, highest,    highest / 2, lowest / 2};
      card = choices[source.index(std::size(choices))];
    }
    const oracle<wide_integer> rules(cards);
    CHECK_ROW(is_optimal(rules, best_move(cards), 0, cards.size()), cards, "best_move", seed);
    CHECK_ROW(is_optimal_line(rules, principal_variation(cards)), cards, "line", seed);
    const auto left = promised<std::int64_t>(rules.margin_after_left(0, cards.size()));
    const auto right = promised<std::int64_t>(rules.margin_after_right(0, cards.size()));
    const auto both = result_of([&] { return evaluate_moves(cards); });
    CHECK_ROW(both.has_value() == (left.has_value() && right.has_value()), cards, "evaluate_moves", seed);
    if (both.has_value())
      CHECK_ROW(both->left == *left && both->right == *right, cards, "evaluate_moves", seed);
    ++(both.has_value() ? exact : overflows);
  }
  CHECK(exact > 300);
  CHECK(overflows > 300);
}
