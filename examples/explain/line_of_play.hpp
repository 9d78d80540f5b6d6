// The best line, move by move: the principal variation, played in a position.
//
// Every room that marks or tells the best line reads it from here, so they cannot disagree.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <card_game/best_move.hpp>
#include <card_game/outcome.hpp>
#include <card_game/position.hpp>
#include <card_game/side.hpp>

namespace explain {

/// One move of the line, and the sub-row `[begin, end)` it was made in.
template <class Score>
struct move {
  std::size_t begin;
  std::size_t end;
  card_game::player player;
  card_game::side side;
  Score card;
};

/// The whole line of perfect play.
template <class Score>
[[nodiscard]] std::vector<move<Score>> line_of_play(std::span<const Score> cards) {
  std::vector<move<Score>> line;
  line.reserve(cards.size());
  card_game::position<Score> game(cards);
  std::size_t begin = 0;
  std::size_t end = cards.size();
  for (const card_game::side side : card_game::principal_variation(cards)) {
    const card_game::player player = game.to_move();
    const Score card = game.take(side);
    line.push_back({begin, end, player, side, card});
    if (side == card_game::side::left) {
      ++begin;
    } else {
      --end;
    }
  }
  return line;
}

/// The part of a row that is looked at closely.
struct window {
  std::size_t begin;
  std::size_t end;

  [[nodiscard]] std::size_t size() const { return end - begin; }
};

/// What the best line leaves when `size` cards are left; a row no longer than that is seen whole.
template <class Score>
[[nodiscard]] window last_cards_of(const std::vector<move<Score>>& line, std::size_t size) {
  if (line.size() <= size) return {0, line.size()};
  const move<Score>& there = line[line.size() - size];
  return {there.begin, there.end};
}

}  // namespace explain
