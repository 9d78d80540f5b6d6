// A long row folding into a short one, step by step.
//
// The cards go one by one into a reduced_row. Each push that leaves it shorter than one card more has folded,
// two cards fewer for each fold, always the three cards at the right end: so the steps follow from the row
// before and the row after, and each is checked against what the library holds. The steps form a forest: a
// card is a leaf, a fold `a - b + c` stands over its three parts, and the roots are the valley that remains.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include <card_game/outcome.hpp>
#include <card_game/reduced_row.hpp>

#include "ink.hpp"

namespace explain {

/// A card that came in (no parts), or the fold of three neighbours.
template <class Score>
struct fold_node {
  Score value;
  std::vector<std::size_t> parts{};

  [[nodiscard]] bool is_card() const { return parts.empty(); }
};

/// Everything that happened, in order, and what is left at the end.
template <class Score>
struct reduction {
  std::vector<fold_node<Score>> nodes{};
  std::vector<std::size_t> roots{};
  card_game::outcome<Score> scores{};
};

/// Fits whenever the result does: a - b + c is at most a and c, but a - b alone may not fit.
template <class Score>
[[nodiscard]] Score folded(Score a, Score b, Score c) {
  if constexpr (std::is_integral_v<Score>) {
    using bits = std::make_unsigned_t<Score>;
    return static_cast<Score>(static_cast<bits>(a) - static_cast<bits>(b) + static_cast<bits>(c));
  } else {
    return a - b + c;
  }
}

/// Pushes the cards into a reduced_row and reads the folds off it.
template <class Score>
[[nodiscard]] reduction<Score> reduce_step_by_step(std::span<const Score> cards) {
  reduction<Score> result;
  card_game::reduced_row<Score> row;
  for (const Score& card : cards) {
    row.push_back(card);
    result.roots.push_back(result.nodes.size());
    result.nodes.push_back({card});
    while (result.roots.size() > row.cards().size()) {
      const std::vector<std::size_t> parts(result.roots.end() - 3, result.roots.end());
      result.roots.resize(result.roots.size() - 3);
      result.roots.push_back(result.nodes.size());
      const auto value = [&](std::size_t part) { return result.nodes[parts[part]].value; };
      result.nodes.push_back({folded(value(0), value(1), value(2)), parts});
    }
    // Floating values round differently when they are folded in pieces; the library's are the ones to show.
    fold_node<Score>& last = result.nodes[result.roots.back()];
    if (std::is_integral_v<Score> && last.value != row.cards().back()) {
      throw std::logic_error("explain: the folds shown are not those of the library");
    }
    last.value = row.cards().back();
  }
  result.scores = row.outcome();
  return result;
}

/// First player's score minus the second's. Between extreme scores it needs a bit more than a score has.
template <class Score>
[[nodiscard]] std::string margin_text(const card_game::outcome<Score>& scores) {
  if constexpr (std::is_integral_v<Score>) {
    using bits = std::make_unsigned_t<Score>;
    const auto more = static_cast<bits>((std::max)(scores.first, scores.second));
    const auto less = static_cast<bits>((std::min)(scores.first, scores.second));
    return (scores.first < scores.second ? "-" : "") + std::to_string(more - less);
  } else {
    return number_text(scores.margin());
  }
}

/// `7 - 5 + 3 = 5`: the larger end each time, signs in turn. Long ones are shortened.
template <class Score>
[[nodiscard]] std::string alternating_text(const ink& ink, const reduction<Score>& steps) {
  constexpr std::size_t shown = 8;
  std::string text;
  std::size_t left = 0;
  std::size_t right = steps.roots.size();
  const auto value = [&](std::size_t at) { return steps.nodes[steps.roots[at]].value; };
  for (std::size_t taken = 0; left < right; ++taken) {
    const Score next = value(left) < value(right - 1) ? value(--right) : value(left++);
    if (taken > 0) text.append(taken % 2 == 1 ? " - " : " + ");
    if (taken == shown && left < right) {
      text.append(ink.ellipsis());
      break;
    }
    text += taken == 0 ? number_text(next) : operand(next);
  }
  return text + " = " + margin_text(steps.scores);
}

/// What a step was: a card coming in, or three folding into one.
template <class Score>
[[nodiscard]] std::string step_text(const reduction<Score>& steps, const fold_node<Score>& node) {
  if (node.is_card()) return number_text(node.value) + " comes in";
  const auto part = [&](std::size_t at) { return steps.nodes[node.parts[at]].value; };
  return "fold " + number_text(part(0)) + " - " + operand(part(1)) + " + " + operand(part(2)) + " = " +
         number_text(node.value);
}

/// Prints the steps with the row after each; of many, the first and the last.
template <class Score>
void print_steps(std::ostream& out, const ink& ink, const reduction<Score>& steps) {
  constexpr std::size_t all = 24;
  constexpr std::size_t first = 12;
  constexpr std::size_t last = 6;
  const std::size_t count = steps.nodes.size();
  const auto is_shown = [&](std::size_t at) { return count <= all || at < first || at + last >= count; };
  std::size_t width = 0;
  for (std::size_t at = 0; at < count; ++at) {
    if (is_shown(at)) width = (std::max)(width, width_of(step_text(steps, steps.nodes[at])));
  }
  std::vector<Score> row;
  for (std::size_t at = 0; at < count; ++at) {
    const fold_node<Score>& node = steps.nodes[at];
    if (!node.is_card()) row.resize(row.size() - 3);
    row.push_back(node.value);
    if (!is_shown(at)) {
      if (at == first) out << "   " << ink.ellipsis() << ' ' << count - first - last << " more steps\n";
      continue;
    }
    const std::string text = step_text(steps, node);
    const std::size_t rest = ink.columns - (std::min)(ink.columns, width + 6);
    const std::string painted = node.is_card() ? text : ink(role::best, text);
    if (rest >= 12) {
      out << "   " << painted << spaces(width - width_of(text) + 3) << row_text<Score>(row, rest, ink)
          << '\n';
    } else {  // numbers so long that the row needs a line of its own
      out << paragraph(painted, 3, ink.columns) << "      " << row_text<Score>(row, ink.columns - 6, ink)
          << '\n';
    }
  }
}

/// Room 3 of `explain`: the fold.
template <class Score>
void print_reduction(std::ostream& out, const ink& ink, std::span<const Score> cards) {
  out << paragraph(
             "Where a middle card is at least as large as both neighbours, the three play exactly like one "
             "card: left "
             "- middle + right. The cards come in from the left and fold while they can:",
             3, ink.columns)
      << '\n';
  const reduction<Score> steps = reduce_step_by_step(cards);
  print_steps(out, ink, steps);
  out << '\n';
  std::vector<Score> valley;
  for (const std::size_t root : steps.roots) valley.push_back(steps.nodes[root].value);
  const std::string values = row_text<Score>(valley, ink.columns - 6, ink);
  std::string text;
  if (valley.size() == 1) {
    text = "One card remains: " + values + " is the first player's score minus the second's.";
  } else {
    text =
        valley.size() == steps.nodes.size()
            ? "Nothing folds: the row is a valley already, falling and then rising."
            : count_of(valley.size(), "card") + " remain, a valley, falling and then rising: " + values + ".";
    text += " There the larger end is always best, so the first player's score minus the second's is " +
            alternating_text(ink, steps) + ".";
  }
  out << paragraph(text, 3, ink.columns);
  out << '\n';
}

}  // namespace explain
