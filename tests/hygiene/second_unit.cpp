// The other translation unit: it uses what whole_interface.cpp uses, so that whatever lacks `inline` is there
// twice.
#include <cstdint>
#include <vector>

#include <card_game/card_game.hpp>

int failures_of_second_unit();
int failures_of_second_unit() {
  const std::vector<int> cards{6, 2, 9};
  int failures = 0;
  failures += card_game::solve(cards).second != 6;
  failures += card_game::solve(cards, card_game::strategy::recursion{}).second != 6;
  failures += card_game::solve(cards, card_game::strategy::memoized{}).second != 6;
  failures += card_game::solve(cards, card_game::strategy::bottom_up{}).second != 6;
  failures += card_game::best_move(cards) != card_game::side::right;
  failures += card_game::evaluate_moves(cards).equal();
  failures += card_game::principal_variation(cards).size() != 3;
  failures +=
      card_game::play(cards, card_game::policy::greedy{}, card_game::policy::random{1}).moves.size() != 3;
  failures += card_game::score_table<std::int64_t>(cards)(0, 3).second != 6;
  failures += card_game::position<std::int64_t>(cards).value().second != 6;
  return failures;
}
