// Who wins, by how much, and the whole line of play in words.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <card_game/best_move.hpp>
#include <card_game/outcome.hpp>
#include <card_game/position.hpp>
#include <card_game/side.hpp>
#include <card_game/solve.hpp>

#include "ink.hpp"
#include "line_of_play.hpp"
#include "reduction.hpp"

namespace explain {

/// `The second player wins, 100 to 8: 92 more.`
template <class Score>
[[nodiscard]] std::string verdict_text(const card_game::outcome<Score>& scores) {
  const auto winner = scores.winner();
  if (!winner) return "A tie: " + number_text(scores.first) + " each.";
  const bool first = *winner == card_game::player::first;
  const std::string margin = margin_text(scores);
  return std::string("The ") + (first ? "first" : "second") + " player wins, " +
         number_text(scores.winning_score()) + " to " + number_text(first ? scores.second : scores.first) +
         ", by " + (first ? margin : margin.substr(1)) + ".";
}

/// Whether it does not matter which end is taken.
template <class Score>
[[nodiscard]] bool either_end(std::span<const Score> row) {
  try {
    return row.size() > 1 && card_game::evaluate_moves(row).equal();
  } catch (const std::overflow_error&) {
    return false;  // margins beyond the score type are not worth a remark
  }
}

/// The line as a table: each card, who takes it from which end, and what both have then. Of many, the first
/// and last.
template <class Score>
void print_line(std::ostream& out, const ink& ink, std::span<const Score> cards,
                const std::vector<move<Score>>& line) {
  struct turn {
    std::string number, player, card, from, first, second, remark;
    role who = role::heading;
  };
  constexpr std::size_t all = 16;
  constexpr std::size_t at_first = 8;
  constexpr std::size_t at_last = 4;
  std::vector<turn> turns{{"turn", "player", "card", "from", "first", "second", ""}};
  card_game::position<Score> game(cards);
  for (std::size_t at = 0; at < line.size(); ++at) {
    const move<Score>& made = line[at];
    const auto row = cards.subspan(made.begin, made.end - made.begin);
    game.take(made.side);
    if (line.size() > all && at >= at_first && at + at_last < line.size()) continue;
    const auto scores = game.taken();
    const bool first = made.player == card_game::player::first;
    const std::string from = row.size() == 1 ? "last" : made.side == card_game::side::left ? "left" : "right";
    turns.push_back({std::to_string(at + 1), first ? "first" : "second", number_text(made.card), from,
                     number_text(scores.first), number_text(scores.second),
                     either_end(row) ? "either end is as good" : "",
                     first ? role::first_player : role::second_player});
  }

  const auto width = [&](auto column) {
    std::size_t widest = 0;
    for (const turn& each : turns) widest = (std::max)(widest, (each.*column).size());
    return widest;
  };
  // Numbers of twenty digits leave no room for a margin and double gaps.
  const bool tight =
      3 + width(&turn::number) + 8 + width(&turn::card) + 9 + width(&turn::first) + 2 + width(&turn::second) >
      ink.columns;
  const std::string gap = spaces(tight ? 1 : 2);
  for (std::size_t at = 0; at < turns.size(); ++at) {
    const turn& each = turns[at];
    if (line.size() > all && at == at_first + 1) {
      out << "   " << ink.ellipsis() << ' ' << count_of(line.size() - at_first - at_last, "more turn")
          << '\n';
    }
    const std::string text = (tight ? "" : "   ") + right_aligned(each.number, width(&turn::number)) + gap +
                             (at == 0 ? each.player : ink(each.who, left_aligned(each.player, 6))) + gap +
                             right_aligned(each.card, width(&turn::card)) + gap + left_aligned(each.from, 5) +
                             gap + right_aligned(each.first, width(&turn::first)) + gap +
                             right_aligned(each.second, width(&turn::second));
    const bool remark = !each.remark.empty() && width_of(text) + 2 + each.remark.size() <= ink.columns;
    out << (at == 0 ? ink(role::quiet, text) : text)
        << (remark ? "  " + ink(role::quiet, each.remark) : std::string{}) << '\n';
  }
}

/// Room 4 of `explain`: the answer.
template <class Score>
void print_verdict(std::ostream& out, const ink& ink, std::span<const Score> cards,
                   const std::vector<move<Score>>& line) {
  out << paragraph(verdict_text(card_game::solve(cards)), 3, ink.columns) << '\n';
  print_line(out, ink, cards, line);
}

}  // namespace explain
