// The recursion for Graphviz: `explain --dot 2 100 6 | dot -Tsvg > tree.svg`.
//
// Each call is a box; repeated calls are dashed; the option that was taken is the thick line.
#pragma once

#include <cstddef>
#include <ostream>
#include <span>
#include <string>

#include "call_recorder.hpp"
#include "ink.hpp"

namespace explain {

template <class Score>
void print_graph(std::ostream& out, std::span<const Score> cards) {
  out << "digraph recursion {\n"
         "  graph [bgcolor=\"white\", nodesep=0.15, ranksep=0.35]\n"
         "  node [shape=box, style=\"rounded,filled\", fontname=\"monospace\", fontsize=11, "
         "margin=\"0.1,0.05\"]\n"
         "  edge [fontname=\"monospace\", fontsize=10, color=\"#8b949e\", arrowsize=0.6]\n";
  const std::span<const Score> shown = cards.size() <= traced_cards ? cards : cards.first(3);
  if (shown.size() < cards.size()) {
    out << "  label=\"the first 3 of " << cards.size() << " cards\"\n";
  }
  const call_recorder<Score> record = record_calls(shown);
  const ink plain{};
  for (std::size_t at = 0; at < record.nodes().size(); ++at) {
    const call_node<Score>& node = record.nodes()[at];
    out << "  call" << at << " [label=\"" << node.name() << "\\n"
        << row_text(shown.subspan(node.begin, node.cards()), 30, plain) << "\\n= " << number_text(node.value);
    if (node.is_cut()) out << "\\n(" << node.calls - 1 << " calls below)";
    out << "\", fillcolor=\"" << (node.is_first() ? "#d6e8fb" : "#fde7c7") << '"'
        << (node.repeated ? ", style=\"rounded,filled,dashed\"" : "") << "]\n";
    for (std::size_t option = 0; option < node.options.size(); ++option) {
      const bool left = option == 0;
      const bool taken = (node.taken == card_game::side::left) == left;
      out << "  call" << at << " -> call" << node.options[option] << " [label=\""
          << number_text(left ? shown[node.begin] : shown[node.end - 1]) << '"'
          << (taken ? ", penwidth=2.5, color=\"#1a7f37\"" : "") << "]\n";
    }
  }
  out << "}\n";
}

}  // namespace explain
