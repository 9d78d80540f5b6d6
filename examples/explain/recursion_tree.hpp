// The two functions calling each other, as an indented tree.
//
//     first[0..2]  2 100 6  max(2 + 6, 6 + 2) = 8 -> left
//     |- second[1..2]  100 6  min(6, 100) = 6 -> left
//     |  |- first[2..2]  6  = 6
//
// Each line has the call, its cards, its two options, what it returns and the side that is taken.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <span>
#include <string>

#include <card_game/side.hpp>

#include "call_recorder.hpp"
#include "ink.hpp"

namespace explain {

/// Prints the calls, one line each where they fit.
template <class Score>
class tree_printer {
public:
  tree_printer(std::ostream& out, const ink& ink, const call_recorder<Score>& record)
      : out_(out), ink_(ink), record_(record) {}

  /// The tree under one call, no deeper than `levels`.
  void print(std::size_t root, std::size_t levels) { print(root, levels, "   ", "   "); }

private:
  void print(std::size_t index, std::size_t levels, const std::string& first_lead, const std::string& lead) {
    const call_node<Score>& node = record_.nodes()[index];
    const bool goes_on = levels > 1 && !node.options.empty();
    print_call(node, goes_on, first_lead, lead + std::string(goes_on ? ink_.trunk() : "   "));
    for (std::size_t i = 0; goes_on && i < node.options.size(); ++i) {
      const bool last = i + 1 == node.options.size();
      print(node.options[i], levels - 1, lead + std::string(last ? ink_.last_branch() : ink_.branch()),
            lead + std::string(last ? "   " : ink_.trunk()));
    }
  }

  void print_call(const call_node<Score>& node, bool goes_on, const std::string& first_lead,
                  const std::string& lead) {
    std::string after;
    if (node.calls > 1 && !goes_on) after += "  (" + count_of(node.calls - 1, "call") + " below)";
    if (node.repeated) after += "  again";
    after = ink_(role::quiet, after);
    const std::string head = ink_(role::quiet, first_lead) +
                             ink_(node.is_first() ? role::first_player : role::second_player, node.name()) +
                             "  ";
    const auto row = record_.cards().subspan(node.begin, node.cards());
    const std::string working = "  " + working_text(node) + after;

    const std::size_t used = width_of(head) + width_of(working);
    const std::string beside = used < ink_.columns ? row_text(row, ink_.columns - used, ink_) : std::string{};
    if (width_of(beside) >= 5 || beside == row_text(row, ink_.columns, ink_)) {
      out_ << head << beside << working << '\n';
      return;
    }
    // The numbers are too long for one line: the row, both options and the result get a line each.
    out_ << head << row_text(row, ink_.columns - width_of(head), ink_) << '\n';
    const std::string indent = ink_(role::quiet, lead);
    if (!node.options.empty()) {
      out_ << indent << "left " << option_text(record_, node, card_game::side::left) << '\n'
           << indent << "right " << option_text(record_, node, card_game::side::right) << '\n';
    }
    out_ << indent << (node.is_first() ? "max" : "min") << result_text(node) << after << '\n';
  }

  /// `max(2 + 6, 6 + 2) = 8 -> left`; without the options where they are below the cut.
  [[nodiscard]] std::string working_text(const call_node<Score>& node) const {
    if (node.options.empty()) return result_text(node).substr(1);
    return (node.is_first() ? "max(" : "min(") + option_text(record_, node, card_game::side::left) + ", " +
           option_text(record_, node, card_game::side::right) + ')' + result_text(node);
  }

  /// ` = 8 -> left`
  [[nodiscard]] std::string result_text(const call_node<Score>& node) const {
    std::string text = " = " + number_text(node.value);
    if (node.cards() > 1) {
      text.append(" ").append(ink_.arrow()).append(node.taken == card_game::side::left ? " left" : " right");
    }
    return text;
  }

  std::ostream& out_;
  const ink& ink_;
  const call_recorder<Score>& record_;
};

/// How many calls `cards` cards take: 2^(n+1) - 2, as a power of ten where the number is not readable.
[[nodiscard]] inline std::string calls_for(std::size_t cards) {
  if (cards < 40) return std::to_string((std::uint64_t{2} << cards) - 2);
  const double digits = static_cast<double>(cards + 1) * std::log10(2.0);
  return "about 10^" + std::to_string(static_cast<std::uint64_t>(std::floor(digits)));
}

/// What the calls cost, in words.
template <class Score>
[[nodiscard]] std::string cost_text(const call_recorder<Score>& record, std::size_t cards) {
  const std::size_t shown = record.cards().size();
  if (shown < cards) {
    return "That was the tree of the first " + count_of(shown, "card") + " only. All " +
           std::to_string(cards) + " would take 2^(n+1) - 2 calls, " + calls_for(cards) +
           ", to ask n(n+1) different questions.";
  }
  std::string text = count_of(record.calls(), "call") + " in all, ";
  if (record.repeated() == 0) return text + "none of them made twice. More cards change that.";
  text += std::to_string(record.repeated()) +
          (record.repeated() == 1 ? " of which repeats" : " of which repeat") +
          " work already done. Written down in a table, two answers for each sub-row, " +
          std::to_string(record.calls() - record.repeated()) + " are enough.";
  if (shown > whole_tree_cards) {
    text += " (The tree is cut; up to " + count_of(whole_tree_cards, "card") + " it shows every call.)";
  }
  return text;
}

/// Room 1 of `explain`: the mutual recursion, and what it wastes.
template <class Score>
void print_recursion(std::ostream& out, const ink& ink, std::span<const Score> cards) {
  out << paragraph(
             "first[l..r] is what the player to move gets from cards l to r (counted from 0), second[l..r] "
             "what "
             "the player who waits gets. Each line: the call, its cards, the better or worse of its two "
             "options, and the side that is taken.",
             3, ink.columns)
      << '\n';
  const auto record = record_calls(cards.size() <= traced_cards ? cards : cards.first(3));
  tree_printer<Score> tree(out, ink, record);
  // The second tree looks just like the first; from four cards on its top is enough.
  const std::size_t shown = record.cards().size();
  tree.print(record.roots()[0], shown);
  tree.print(record.roots()[1], shown <= 3 ? shown : 1);
  out << '\n' << paragraph(cost_text(record, cards.size()), 3, ink.columns) << '\n';
}

}  // namespace explain
