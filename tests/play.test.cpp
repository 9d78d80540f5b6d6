// play: perfect against perfect is solve; perfect never gets less than solve promises, whoever sits opposite, even somebody who
// plays the worst for it; and the record says what happened.

#include <cstddef>
#include <cstdint>
#include <list>
#include <stdexcept>
#include <string>
#include <vector>

#include <card_game/play.hpp>
#include <card_game/policy.hpp>
#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/oracle.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"

namespace {

using card_game::play;
using card_game::player;
using card_game::position;
using card_game::side;
using card_game::solve;
using card_game_test::all_shapes;
using card_game_test::make_row;
using card_game_test::oracle;
using card_game_test::row_of_integers;
namespace policy = card_game::policy;
using scores = card_game::outcome<std::int64_t>;

// Knows the whole game, and makes the move after which its opponent can get the least.
struct cheat {
  side operator()(const position<std::int64_t>& game) const {
    position<std::int64_t> after_left = game;
    position<std::int64_t> after_right = game;
    static_cast<void>(after_left.take(side::left));
    static_cast<void>(after_right.take(side::right));
    const bool second = game.to_move() == player::second;
    const std::int64_t left = second ? after_left.value().first : after_left.value().second;
    const std::int64_t right = second ? after_right.value().first : after_right.value().second;
    return left < right ? side::left : side::right;
  }
};

// Does the opposite of perfect.
struct blunderer {
  template <class Score>
  side operator()(const position<Score>& game) const {
    return policy::perfect{}(game) == side::left ? side::right : side::left;
  }
};

scores replay(const row_of_integers& cards, const std::vector<side>& moves) {
  scores taken{};
  std::size_t begin = 0, end = cards.size();
  for (std::size_t move = 0; move < moves.size(); ++move) {
    (move % 2 == 0 ? taken.first : taken.second) += moves[move] == side::left ? cards[begin++] : cards[--end];
  }
  return taken;
}

void check_perfect(const row_of_integers& cards, std::string_view what, std::uint64_t seed) {
  const scores promised = solve(cards);
  const auto both_perfect = play(cards, policy::perfect{}, policy::perfect{});
  CHECK_ROW(both_perfect.scores == promised, cards, what, seed);
  CHECK_ROW(both_perfect.moves.size() == cards.size(), cards, what, seed);
  CHECK_ROW(replay(cards, both_perfect.moves) == promised, cards, what, seed);

  const auto holds_against = [&](auto opponent) {
    auto another = opponent;
    const auto as_first = play(cards, policy::perfect{}, opponent);
    const auto as_second = play(cards, another, policy::perfect{});
    return as_first.scores.first >= promised.first && as_second.scores.second >= promised.second &&
           replay(cards, as_first.moves) == as_first.scores &&
           replay(cards, as_second.moves) == as_second.scores;
  };
  CHECK_ROW(holds_against(policy::greedy{}), cards, "against greedy", seed);
  CHECK_ROW(holds_against(policy::random{seed}), cards, "against random", seed);
  CHECK_ROW(holds_against(cheat{}), cards, "against a cheat", seed);
  CHECK_ROW(holds_against(blunderer{}), cards, "against a blunderer", seed);
}

CONSTEXPR_WITH_VECTOR bool test_play() {
  const auto record = play({4, 1, 2, 10}, policy::perfect{}, policy::greedy{});
  return record.scores == scores{12, 5} && record.moves.size() == 4 && record.moves[0] == side::right &&
         record.moves[1] == side::left;
}

}  // namespace

TEST_CASE("play: a game at compile time and at run time", "[play][constexpr]") {
  CHECK_BOTH_TIMES(test_play());
}

TEST_CASE("play: perfect keeps solve's promise on every row of length 0 to 6", "[play]") {
  std::size_t rows = 0;
  card_game_test::for_each_row(row_of_integers{-2, 0, 1, 3}, 6, [&](const row_of_integers& cards) {
    check_perfect(cards, "all rows", ++rows);
  });
  CHECK(rows == 5461);
}

TEST_CASE("play: perfect keeps solve's promise on random rows of every shape", "[play]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 60; ++seed)
      check_perfect(make_row(kind, seed % 45, seed), name_of(kind), seed);
  }
}

TEST_CASE("play: the policies see the positions of their own turns, in order", "[play]") {
  std::vector<std::size_t> lengths;
  const auto first = [&](const position<std::int64_t>& game) {
    CHECK(game.to_move() == player::first);
    lengths.push_back(game.row().size());
    return side::left;
  };
  const auto second = [&](const position<std::int64_t>& game) {
    CHECK(game.to_move() == player::second);
    lengths.push_back(game.row().size());
    return side::right;
  };
  const auto record = play(std::vector{1, 2, 3, 4, 5}, first, second);
  CHECK(lengths == std::vector<std::size_t>{5, 4, 3, 2, 1});
  CHECK(record.scores == scores{1 + 2 + 3, 5 + 4});
  CHECK(record.moves == std::vector{side::left, side::right, side::left, side::right, side::left});
}

TEST_CASE("play: a policy given as a variable keeps its state", "[play][random]") {
  const auto cards = make_row(card_game_test::shape::random, 64, 1);
  policy::random first_chooser{7}, second_chooser{8};
  const auto game = play(cards, first_chooser, second_chooser);
  const auto next_game = play(cards, first_chooser, second_chooser);
  CHECK(game.moves != next_game.moves);
  CHECK(game.moves == play(cards, policy::random{7}, policy::random{8}).moves);
  std::size_t calls = 0;
  auto counting = [calls = std::size_t{0}, &seen = calls](const position<std::int64_t>&) mutable {
    seen = ++calls;
    return side::left;
  };
  static_cast<void>(play(cards, counting, policy::greedy{}));
  static_cast<void>(play(cards, counting, policy::greedy{}));
  CHECK(calls == 64);
}

TEST_CASE("play: every kind of row", "[play]") {
  CHECK(play(std::list<short>{2, 100, 6}, policy::perfect{}, policy::perfect{}).scores == scores{8, 100});
  CHECK(play({2.5, 100., 6.}, policy::perfect{}, policy::perfect{}).scores ==
        card_game::outcome<double>{8.5, 100});
  const auto nothing = play(std::vector<int>{}, policy::perfect{}, policy::random{1});
  CHECK(nothing.scores == scores{});
  CHECK(nothing.moves.empty());
}

TEST_CASE("play: an exception of a policy passes through", "[play][exceptions]") {
  const auto resigns = [](const position<std::int64_t>&) -> side { throw std::runtime_error("resigned"); };
  CHECK_THROWS_AS(play({1, 2, 3}, policy::perfect{}, resigns), std::runtime_error);
}
