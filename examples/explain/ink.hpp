// Words on paper: colour where there is colour, box drawings where the locale has them, and lines that fit.
//
// Every room of `explain` writes through an `ink`, so that the same text reads on a terminal (colour), in a
// pipe (no escape codes) and in a locale without UTF-8 (plain ASCII). Widths count what a reader sees: escape
// codes take no column, a UTF-8 character takes one.

#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/terminal.hpp"

namespace explain {

/// What a piece of text is about; the ink decides how that looks.
enum class role { heading, first_player, second_player, best, quiet };

/// How text looks here.
struct ink {
  bool colour = false;
  bool unicode = false;
  std::size_t columns = 80;

  [[nodiscard]] std::string operator()(role about, std::string_view text) const {
    constexpr std::array<std::string_view, 5> styles{"1", "36", "33", "1;32", "2"};
    if (text.empty()) return {};
    return example::painter(colour)(styles[static_cast<std::size_t>(about)], text);
  }

  [[nodiscard]] std::string_view ellipsis() const { return unicode ? "…" : "..."; }
  [[nodiscard]] std::string_view arrow() const { return unicode ? "→" : "->"; }
  [[nodiscard]] std::string_view minus() const { return unicode ? "−" : "-"; }
  [[nodiscard]] std::string_view at_most() const { return unicode ? "≤" : "<="; }
  [[nodiscard]] std::string_view at_least() const { return unicode ? "≥" : ">="; }
  [[nodiscard]] std::string_view branch() const { return unicode ? "├─ " : "|- "; }
  [[nodiscard]] std::string_view last_branch() const { return unicode ? "└─ " : "`- "; }
  [[nodiscard]] std::string_view trunk() const { return unicode ? "│  " : "|  "; }
};

/// The columns a text takes on the screen.
[[nodiscard]] inline std::size_t width_of(std::string_view text) {
  std::size_t columns = 0;
  bool escape = false;
  for (const char letter : text) {
    if (escape) {
      escape = letter != 'm';
    } else if (letter == '\x1b') {
      escape = true;
    } else if ((static_cast<unsigned char>(letter) & 0xC0U) !=
               0x80U) {  // not the inside of a UTF-8 character
      ++columns;
    }
  }
  return columns;
}

[[nodiscard]] inline std::string spaces(std::size_t count) {
  return std::string(count, ' ');
}

[[nodiscard]] inline std::string right_aligned(std::string_view text, std::size_t columns) {
  const std::size_t width = width_of(text);
  return (width < columns ? spaces(columns - width) : std::string{}).append(text);
}

[[nodiscard]] inline std::string left_aligned(std::string_view text, std::size_t columns) {
  const std::size_t width = width_of(text);
  return std::string(text).append(width < columns ? spaces(columns - width) : std::string{});
}

/// The number as a person writes it: doubles at the 15 digits they are sure to have.
template <class Score>
[[nodiscard]] std::string number_text(Score value) {
  if constexpr (std::is_floating_point_v<Score>) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value + Score{},  // no -0
                                   std::chars_format::general, 15);
    return std::string(digits.data(), end.ptr);
  } else {
    return std::to_string(value);
  }
}

/// A number after a sign needs brackets round its own: `2 - (-5)`.
template <class Score>
[[nodiscard]] std::string operand(Score value) {
  return value < Score{} ? '(' + number_text(value) + ')' : number_text(value);
}

/// `1 card`, `2 cards`.
[[nodiscard]] inline std::string count_of(std::uint64_t count, std::string_view thing) {
  return std::to_string(count).append(" ").append(thing).append(count == 1 ? "" : "s");
}

/// The row in at most `columns` columns: the whole of it, or its two ends around an ellipsis.
template <class Score>
[[nodiscard]] std::string row_text(std::span<const Score> row, std::size_t columns, const ink& ink) {
  std::size_t left = 0;
  std::size_t right = row.size();
  std::string head;
  std::string tail;
  while (left < right) {
    const bool from_left = left <= row.size() - right;
    const std::string card = number_text(from_left ? row[left] : row[right - 1]);
    const bool last = right - left == 1;
    const std::size_t reserved = last ? 0 : width_of(ink.ellipsis()) + 1;
    if (head.size() + tail.size() + card.size() + 1 + reserved > columns + 1) break;
    if (from_left) {
      head += card + ' ';
      ++left;
    } else {
      tail.insert(0, card + ' ');
      --right;
    }
  }
  std::string text = head;
  if (left < right) text.append(ink.ellipsis()).append(" ");
  text += tail;
  if (!text.empty()) text.pop_back();
  return text;
}

/// Text broken into lines of at most `columns`, each after `indent` spaces. Words do not break.
[[nodiscard]] inline std::string paragraph(std::string_view text, std::size_t indent,
                                           std::size_t columns = 80) {
  std::string lines = spaces(indent);
  std::size_t at = indent;
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    const std::size_t width = width_of(word);
    if (at > indent && at + 1 + width > columns) {
      lines.append("\n").append(spaces(indent));
      at = indent;
    }
    if (at > indent) {
      lines += ' ';
      ++at;
    }
    lines += word;
    at += width;
  }
  return lines + '\n';
}

}  // namespace explain
