// Cards drawn as boxes that lie side by side:
//
//     +---+---+----+      The first and the last, the two that can be taken, are marked l and r. A row that
//     is | 3 | 9 | 12 |      wider than the screen goes on below; of one that is much longer, the middle is
//     only
//     +---+---+----+      counted.
//       l         r
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "terminal.hpp"

namespace example {

class row_of_boxes {
public:
  row_of_boxes(std::vector<std::string> cards, std::size_t screen_width, bool unicode, painter paint)
      : cards_(std::move(cards)), unicode_(unicode), paint_(paint) {
    for (const std::string& card : cards_) inner_ = (std::max)(inner_, card.size() + 2);
    const std::size_t columns = screen_width - (std::min)(screen_width, indent.size() + 1);
    per_line_ = (std::max)(columns / (inner_ + 1), std::size_t{1});
  }

  void draw(std::ostream& out) const {
    const std::size_t lines = (cards_.size() + per_line_ - 1) / per_line_;
    for (std::size_t line = 0; line < lines; ++line) {
      if (lines > most_lines && line == most_lines / 2) {
        const std::size_t hidden = lines - most_lines;
        out << indent << "... " << hidden * per_line_ << " more cards ...\n";
        line += hidden;
      }
      draw_line(out, line * per_line_, (std::min)((line + 1) * per_line_, cards_.size()));
    }
  }

private:
  static constexpr std::string_view indent = "  ";
  static constexpr std::size_t most_lines = 6;

  void draw_line(std::ostream& out, std::size_t begin, std::size_t end) const {
    const std::string_view across = unicode_ ? "─" : "-", down = unicode_ ? "│" : "|";
    out << border(end - begin, across, unicode_ ? "┌" : "+", unicode_ ? "┬" : "+", unicode_ ? "┐" : "+");
    out << indent << down;
    for (std::size_t i = begin; i < end; ++i) {
      const bool can_be_taken = i == 0 || i + 1 == cards_.size();
      const std::string text = centred(cards_[i]);
      out << (can_be_taken ? paint_("1", text) : text) << down;
    }
    out << '\n'
        << border(end - begin, across, unicode_ ? "└" : "+", unicode_ ? "┴" : "+", unicode_ ? "┘" : "+");

    std::string marks;
    for (std::size_t i = begin; i < end; ++i) {
      const bool left = i == 0, right = i + 1 == cards_.size();
      marks += ' ' + centred(left && right ? "l/r" : left ? "l" : right ? "r" : "");
    }
    marks.erase(marks.find_last_not_of(' ') + 1);
    if (!marks.empty()) out << indent << paint_("2", marks) << '\n';
  }

  [[nodiscard]] std::string border(std::size_t boxes, std::string_view across, std::string_view left,
                                   std::string_view middle, std::string_view right) const {
    std::string line(indent);
    for (std::size_t box = 0; box < boxes; ++box) {
      line += box == 0 ? left : middle;
      for (std::size_t i = 0; i < inner_; ++i) line += across;
    }
    return line.append(right) + '\n';
  }

  [[nodiscard]] std::string centred(std::string_view text) const {
    const std::size_t spaces = inner_ - text.size();
    return std::string((spaces + 1) / 2, ' ').append(text).append(spaces / 2, ' ');
  }

  std::vector<std::string> cards_;
  std::size_t inner_ = 3;  // columns between two lines
  std::size_t per_line_ = 1;
  bool unicode_;
  painter paint_;
};

}  // namespace example
