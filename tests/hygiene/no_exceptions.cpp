// Built without exceptions: makes the one mistake that its argument names, and none without an argument.
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include <card_game/card_game.hpp>

int main(int count, char** arguments) {
  const std::string_view mistake = count > 1 ? arguments[1] : "";
  std::vector<int> cards{2, 100, 6};
  if (mistake == "not_a_number") {
    return card_game::solve({1.0, std::numeric_limits<double>::quiet_NaN()}).winner() ? 0 : 1;
  }
  if (mistake == "overflow") {
    const std::int64_t most = (std::numeric_limits<std::int64_t>::max)();
    return card_game::solve({std::int64_t{1}, most, std::int64_t{0}, most}).winner() ? 0 : 1;
  }
  if (mistake == "no_cards") {
    cards.clear();
    return card_game::best_move(cards) == card_game::side::left ? 0 : 1;
  }
  if (mistake == "too_long") {
    cards.assign(1000, 1);
    return card_game::solve(cards, card_game::strategy::recursion{}).winner() ? 0 : 1;
  }
  if (mistake == "finished" || mistake == "not_played") {
    card_game::position<std::int64_t> position(cards);
    if (mistake == "not_played") position.undo();
    while (true) position.take(card_game::side::left);
  }
  return card_game::solve(cards).second == 100 ? 0 : 1;
}
