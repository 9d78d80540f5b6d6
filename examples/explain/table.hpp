// Both scores of every sub-row, as a triangle: one line for each first card, one column for each last card.
//
// The whole row is the upper right corner. Taking the left card is a step down, taking the right card a step
// to the left; the best line goes from the corner to the diagonal, where one card is left. Cells of the line
// stand in brackets. A table too wide for the screen is shown where the best line ends.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include <card_game/score_table.hpp>

#include "ink.hpp"
#include "line_of_play.hpp"

namespace explain {

/// `8/100`: what the player to move gets, and what the other one gets.
template <class Score>
[[nodiscard]] std::string cell_text(const card_game::outcome<Score>& scores) {
  return number_text(scores.first) + '/' + number_text(scores.second);
}

/// Whether the best line passes the sub-row `[begin, end)`.
template <class Score>
[[nodiscard]] bool on_line(const std::vector<move<Score>>& line, std::size_t begin, std::size_t end) {
  const move<Score>& there = line[line.size() - (end - begin)];  // the one move with that many cards left
  return there.begin == begin && there.end == end;
}

/// The table of the cards in `shown`, as lines of text.
template <class Score>
[[nodiscard]] std::vector<std::string> table_lines(const ink& ink, std::span<const Score> cards,
                                                   const std::vector<move<Score>>& line, window shown) {
  const card_game::score_table<Score> table(cards.subspan(shown.begin, shown.size()));
  std::size_t width = 0;
  std::size_t label_width = 0;
  const auto label = [&](std::size_t at) { return number_text(cards[at]); };
  for (std::size_t begin = 0; begin < shown.size(); ++begin) {
    label_width = (std::max)(label_width, width_of(label(shown.begin + begin)));
    for (std::size_t end = begin + 1; end <= shown.size(); ++end) {
      width = (std::max)(width, width_of(cell_text(table(begin, end))) + 2);
    }
  }
  std::string index_line = spaces(label_width + 1);
  std::string card_line = index_line;
  const std::size_t index_width = std::to_string(shown.end).size() + 1;
  index_line += spaces(index_width);
  card_line += spaces(index_width);
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < shown.size(); ++begin) {
    index_line += ' ' + right_aligned(std::to_string(shown.begin + begin), width - 1) + ' ';
    card_line += ' ' + right_aligned(label(shown.begin + begin), width - 1) + ' ';
    std::string text = ink(role::quiet, right_aligned(std::to_string(shown.begin + begin), index_width - 1)) +
                       ' ' + ink(role::heading, right_aligned(label(shown.begin + begin), label_width)) + ' ';
    text += spaces(begin * (width + 1));
    for (std::size_t end = begin + 1; end <= shown.size(); ++end) {
      const std::string cell = cell_text(table(begin, end));
      const bool best = on_line(line, shown.begin + begin, shown.begin + end);
      text += ' ' + (best ? ink(role::best, right_aligned('[' + cell + ']', width))
                          : right_aligned(cell + ' ', width));
    }
    lines.push_back(std::move(text));
  }
  const auto trimmed = [](const std::string& text) { return text.substr(0, text.find_last_not_of(' ') + 1); };
  for (std::string& text : lines) text = trimmed(text);
  lines.insert(lines.begin(),
               {ink(role::quiet, trimmed(index_line)), ink(role::heading, trimmed(card_line))});
  return lines;
}

/// The most cards, at the end of the best line, whose table fits the screen.
template <class Score>
[[nodiscard]] std::vector<std::string> fitting_table(const ink& ink, std::span<const Score> cards,
                                                     const std::vector<move<Score>>& line, window& shown) {
  for (std::size_t size = (std::min)(cards.size(), ink.columns / 4);; --size) {
    shown = last_cards_of(line, size);
    std::vector<std::string> lines = table_lines(ink, cards, line, shown);
    const auto widest = std::max_element(lines.begin(), lines.end(), [](const auto& one, const auto& other) {
      return width_of(one) < width_of(other);
    });
    if (size == 1 || width_of(*widest) + 3 <= ink.columns) return lines;
  }
}

/// Room 2 of `explain`: the table with the best line in it.
template <class Score>
void print_table(std::ostream& out, const ink& ink, std::span<const Score> cards,
                 const std::vector<move<Score>>& line) {
  window shown{};
  const std::vector<std::string> lines = fitting_table(ink, cards, line, shown);
  out << paragraph(
      "For the cards from one (lines) to another (columns): what the player to move gets / what the "
      "other gets. The whole row is the upper right corner; taking the left card goes down, taking "
      "the right card goes left. [Brackets]: the best line.",
      3, ink.columns);
  if (shown.size() < cards.size()) {
    out << paragraph("The whole table has " + std::to_string(cards.size()) +
                         " lines; shown is the corner where the best line ends, cards " +
                         std::to_string(shown.begin) + " to " + std::to_string(shown.end - 1) + ".",
                     3, ink.columns);
  }
  out << '\n';
  for (const std::string& text : lines) out << "   " << text << '\n';
  out << '\n';
}

}  // namespace explain
