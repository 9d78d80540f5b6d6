#include <iostream>
#include <vector>

#include <card_game/card_game.hpp>

int main() {
  const std::vector<int> cards{2, 100, 6};
  const auto scores = card_game::solve(cards);
  std::cout << "first player: " << scores.first << ", second player: " << scores.second << '\n';
  std::cout << "the winner's score: " << scores.winning_score() << '\n';
}
