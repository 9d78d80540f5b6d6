// Rows whose answers other people published: judges, courses, bug reports, and all 10,001 rows of OEIS A276165. data/README.md
// tells where they come from and what the columns mean.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <card_game/best_move.hpp>
#include <card_game/policy.hpp>
#include <card_game/position.hpp>
#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"
#include "support/strategies.hpp"

namespace {

using card_game::side;
using card_game::solve;
using card_game_test::for_each_strategy;
using card_game_test::row_of_integers;
using scores = card_game::outcome<std::int64_t>;

struct public_case {
  std::string variant;
  row_of_integers cards;
  scores expected;
  std::string optimal_first_moves;
};

std::vector<public_case> read_public_cases() {
  std::vector<public_case> cases;
  std::ifstream file(CARD_GAME_TEST_DATA "/public_cases.tsv");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream columns(line);
    public_case one;
    std::string cards, first, second;
    std::getline(columns, one.variant, '\t');
    std::getline(columns, cards, '\t');
    std::getline(columns, first, '\t');
    std::getline(columns, second, '\t');
    std::getline(columns, one.optimal_first_moves, '\t');
    std::istringstream numbers(cards);
    for (std::int64_t number = 0; numbers >> number;) one.cards.push_back(number);
    one.expected = {std::stoll(first), std::stoll(second)};
    cases.push_back(one);
  }
  return cases;
}

// The most that the first player can collect against a second player who always takes the larger end.
std::int64_t best_answer_to_greedy(card_game::position<std::int64_t>& game) {
  if (game.is_over()) return game.taken().first;
  std::int64_t best = 0;
  for (const side which : {side::left, side::right}) {
    static_cast<void>(game.take(which));
    const bool replied = !game.is_over();
    if (replied) static_cast<void>(game.take(card_game::policy::greedy{}(game)));
    best = (std::max)(best, best_answer_to_greedy(game));
    if (replied) game.undo();
    game.undo();
  }
  return best;
}

// Cards in a circle: the first player may take any, and then plays second on the row that is left.
scores solve_circle(const row_of_integers& circle) {
  scores best{};
  for (std::size_t taken = 0; taken < circle.size(); ++taken) {
    row_of_integers rest(circle.begin() + static_cast<std::ptrdiff_t>(taken) + 1, circle.end());
    rest.insert(rest.end(), circle.begin(), circle.begin() + static_cast<std::ptrdiff_t>(taken));
    const scores after = solve(rest);
    if (taken == 0 || best.first < circle[taken] + after.second)
      best = {circle[taken] + after.second, after.first};
  }
  return best;
}

// The n-th composition in standard order: the binary digits of n, cut before each 1; the lengths of the pieces.
row_of_integers composition(std::uint32_t n) {
  row_of_integers parts;
  for (std::int64_t length = 1; n != 0; n >>= 1, ++length) {
    if (n % 2 == 1) {
      parts.insert(parts.begin(), length);
      length = 0;
    }
  }
  return parts;
}

}  // namespace

TEST_CASE("public cases: rows with published scores and optimal first moves", "[solve][public]") {
  std::size_t rows = 0;
  for (const public_case& one : read_public_cases()) {
    if (one.variant != "row") continue;
    ++rows;
    for_each_strategy(one.cards.size(), [&](std::string_view name, auto chosen) {
      const auto actual = solve(one.cards, chosen);
      CHECK_SAME(actual, one.expected, one.cards, name);
    });
    if (one.cards.empty()) continue;
    const auto both = card_game::evaluate_moves(one.cards);
    const std::string optimal = both.equal() ? "both" : both.best() == side::left ? "left" : "right";
    CHECK_ROW(optimal == one.optimal_first_moves, one.cards, "evaluate_moves");
    const std::string chosen = card_game::best_move(one.cards) == side::left ? "left" : "right";
    CHECK_ROW(one.optimal_first_moves == "both" || chosen == one.optimal_first_moves, one.cards, "best_move");
  }
  CHECK(rows == 58);
}

TEST_CASE("public cases: the best answer to a greedy opponent", "[solve][public]") {
  std::size_t rows = 0;
  for (const public_case& one : read_public_cases()) {
    if (one.variant != "greedy-opponent") continue;
    ++rows;
    card_game::position<std::int64_t> game(one.cards);
    const std::int64_t best = best_answer_to_greedy(game);
    CHECK_ROW(best == one.expected.first, one.cards, "against greedy");
    CHECK_ROW(game.history().empty(), one.cards, "everything undone");
  }
  CHECK(rows == 5);
}

TEST_CASE("public cases: cards in a circle, where the first move cuts it open", "[solve][public]") {
  std::size_t rows = 0;
  for (const public_case& one : read_public_cases()) {
    if (one.variant != "circular") continue;
    ++rows;
    const scores actual = solve_circle(one.cards);
    CHECK_SAME(actual, one.expected, one.cards, "circle");
  }
  CHECK(rows == 2);
}

TEST_CASE("public cases: all 10,001 rows of OEIS A276165, all strategies", "[solve][public]") {
  std::ifstream file(CARD_GAME_TEST_DATA "/oeis_a276165.txt");
  std::uint32_t rows = 0;
  std::int64_t margin = 0;
  for (std::uint32_t n = 0; file >> n >> margin; ++rows) {
    REQUIRE(n == rows);
    const row_of_integers cards = composition(n);
    for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
      const auto actual = solve(cards, chosen);
      CHECK_ROW(actual.margin() == margin, cards, name, n);
    });
  }
  CHECK(rows == 10001);
}
