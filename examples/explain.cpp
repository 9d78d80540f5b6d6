// The game as a picture for the mind: `explain 2 100 6`.
//
// Four looks at one row of cards: the two functions calling each other, the table of both scores, the row
// folding into a short one, and the line of play. Each is a room of its own in explain/, and each shows what
// the library computes: an observer of its recursion, its score table, its reduced row, its principal
// variation.

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <card_game/solve.hpp>

#include "explain/graph.hpp"
#include "explain/ink.hpp"
#include "explain/line_of_play.hpp"
#include "explain/picture.hpp"
#include "explain/recursion_tree.hpp"
#include "explain/reduction.hpp"
#include "explain/table.hpp"
#include "explain/verdict.hpp"
#include "support/command_line.hpp"
#include "support/numbers.hpp"
#include "support/terminal.hpp"

namespace {

constexpr std::string_view help =
    "usage: explain [--svg FILE | --dot] [CARD...]\n"
    "\n"
    "Explains the card game on one row: the recursion, the table, the reduction and the\n"
    "line of play. Cards are numbers, given as arguments or else on standard input.\n"
    "\n"
    "  --svg FILE  write one picture of the table and the reduction instead\n"
    "  --dot       print the recursion for Graphviz instead: explain --dot 2 100 6 | dot -Tsvg\n"
    "  --help      this text\n"
    "\n"
    "NO_COLOR in the environment turns colour off. Numbers below 0 are cards: explain -5 3 8\n";

template <class Score>
void explain_all(std::span<const Score> cards) {
  const explain::ink ink{example::colour_wanted(), example::unicode_wanted(),
                         std::clamp<std::size_t>(example::terminal_width(), 60, 100)};
  if (cards.empty()) {
    std::cout << "No cards: both players score 0 and nobody wins. Try: explain 2 100 6\n";
    return;
  }
  static_cast<void>(
      card_game::solve(cards));  // a row whose scores do not fit is an error, and nothing is shown
  const std::string heading = "A row of " + explain::count_of(cards.size(), "card") + ": ";
  std::cout << ink(explain::role::heading, heading)
            << explain::row_text(cards, ink.columns - heading.size(), ink) << "\n\n";
  const auto line = explain::line_of_play(cards);
  // Near the limits of 64 bits the scores can fit while other numbers do not: one room is closed then.
  const auto room = [&ink](const char* title, const auto& print) {
    std::ostringstream text;
    try {
      print(text);
    } catch (const std::overflow_error& error) {
      text.str(explain::paragraph(std::string("not shown: ") + error.what(), 3, ink.columns) + '\n');
    }
    std::cout << ink(explain::role::heading, title) << '\n' << text.str();
  };
  room("1. The recursion", [&](std::ostream& out) { explain::print_recursion(out, ink, cards); });
  room("2. The table", [&](std::ostream& out) { explain::print_table(out, ink, cards, line); });
  room("3. The reduction", [&](std::ostream& out) { explain::print_reduction(out, ink, cards); });
  room("4. The verdict", [&](std::ostream& out) { explain::print_verdict(out, ink, cards, line); });
}

template <class Score>
void write_svg(const std::string& name, std::span<const Score> cards) {
  std::ostringstream picture;  // whole before the file is touched
  explain::write_picture(picture, cards, explain::line_of_play(cards));
  std::ofstream file(name, std::ios::binary);
  if (!(file << picture.str()) || !file.flush()) throw std::runtime_error("cannot write " + name);
}

void explain_row(example::command_line& line) {
  const bool dot = line.flag("--dot");
  const auto svg = line.text("--svg");
  const auto words = line.rest();
  if (dot && svg) throw example::bad_input("--svg and --dot are two different pictures; ask for one");
  if (words.empty() && example::is_terminal(example::stream::in)) {
    std::cerr << "Type the cards, then end the input with Ctrl-D:\n";
  }
  const example::typed_cards typed =
      words.empty() ? example::cards_from_stream(std::cin) : example::cards_from_arguments(words);
  std::visit(
      [&]<class Score>(const std::vector<Score>& cards) {
        const std::span<const Score> row(cards);
        if (dot) {
          explain::print_graph(std::cout, row);
        } else if (svg) {
          write_svg(std::string(*svg), row);
        } else {
          explain_all(row);
        }
      },
      typed);
}

}  // namespace

int main(int argc, char** argv) {
  return example::run("explain", help, argc, argv, explain_row);
}
