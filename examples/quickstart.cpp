// The scores of a row of cards by every strategy that can take that many, and the time each needed.
//
//     quickstart 2 100 6
//     quickstart < cards.txt
//
// All strategies give the same scores; they differ in what they cost: 2^n, n^2, n^2 and n steps. One that the
// row would keep busy for long is left out, and the table says so.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <card_game/card_game.hpp>

#include "support/command_line.hpp"
#include "support/numbers.hpp"
#include "support/readable.hpp"
#include "support/terminal.hpp"

namespace {

using example::readable;

constexpr std::string_view help = R"(quickstart CARD...        the scores of these cards
quickstart < cards.txt    the cards come from standard input, separated by spaces or lines

Two players take turns, each taking the leftmost or the rightmost card; both play perfectly.
Whole numbers are scored exactly; with a point or an exponent in any of them, all are doubles.
The time is that of the fastest of up to ten runs.

  --help    this text
  --        only cards follow (negative cards do not need it)
)";

// These two keep the wait for the whole table short. (strategy::recursion itself stops at 30 cards.)
constexpr std::size_t most_for_recursion = 25;
constexpr std::size_t most_for_bottom_up = 20'000;

// A line of the table: what the strategy found, or why it was left out.
struct result {
  std::string_view strategy;
  std::string first, second, winner, time;
  std::string left_out;
};

template <class Score, class Strategy>
result measure(const std::vector<Score>& cards, std::string_view name, const Strategy& strategy) {
  using clock = std::chrono::steady_clock;
  // The first run also pays for memory and code that nobody has touched before, so the fastest one counts.
  card_game::outcome<Score> scores;
  clock::duration fastest = clock::duration::max(), all{};
  for (int run = 0; run < 10 && all < std::chrono::milliseconds(10); ++run) {
    const auto start = clock::now();
    scores = card_game::solve(cards, strategy);
    const auto time = clock::now() - start;
    fastest = std::min(fastest, time);
    all += time;
  }
  std::string winner = "nobody, a tie at ";
  if (scores.winner() == card_game::player::first) winner = "first, with ";
  if (scores.winner() == card_game::player::second) winner = "second, with ";
  winner += readable(scores.winning_score());
  return {name, readable(scores.first), readable(scores.second), winner, readable(fastest), {}};
}

// The same, unless there are more cards than that.
template <class Score, class Strategy>
result measure_up_to(std::size_t most, std::string_view steps, const std::vector<Score>& cards,
                     std::string_view name, const Strategy& strategy) {
  if (cards.size() <= most) return measure(cards, name, strategy);
  result line;
  line.strategy = name;
  line.left_out = "above " + readable(most) + " cards, for its " + std::string(steps) + " steps";
  return line;
}

void print(const std::vector<result>& results) {
  const result heading{"strategy", "first", "second", "winner", "time", {}};
  const auto width = [&](auto column) {
    std::size_t widest = (heading.*column).size();
    for (const result& each : results) widest = std::max(widest, (each.*column).size());
    return static_cast<int>(widest) + 2;
  };
  const int strategy = width(&result::strategy), first = width(&result::first),
            second = width(&result::second);
  const int winner = width(&result::winner), time = width(&result::time);
  const auto print_line = [&](const result& line) {
    std::cout << std::left << std::setw(strategy) << line.strategy;
    if (line.left_out.empty()) {
      std::cout << std::right << std::setw(first) << line.first << std::setw(second) << line.second << "  "
                << std::left << std::setw(winner) << line.winner << std::right << std::setw(time)
                << line.time;
    } else {
      std::cout << "left out " << line.left_out;
    }
    std::cout << '\n';
  };
  print_line(heading);
  for (const result& each : results) print_line(each);
}

template <class Score>
void compare(const std::vector<Score>& cards) {
  if (cards.empty()) {
    std::cout << "No cards: both players score 0 and nobody wins.\n";
    return;
  }
  namespace strategy = card_game::strategy;
  print({measure_up_to(most_for_recursion, "2^n", cards, "recursion", strategy::recursion{}),
         measure_up_to(strategy::memoized{}.max_cards, "n^2", cards, "memoized", strategy::memoized{}),
         measure_up_to(most_for_bottom_up, "n^2", cards, "bottom_up", strategy::bottom_up{}),
         measure(cards, "linear", strategy::linear{})});
}

}  // namespace

int main(int argc, char** argv) {
  return example::run("quickstart", help, argc, argv, [](example::command_line& line) {
    const std::vector<example::word> arguments = line.rest();
    if (arguments.empty() && example::is_terminal(example::stream::in)) {
      std::cerr << "Type the cards, then end the input with Ctrl-D:\n";
    }
    const example::typed_cards cards =
        arguments.empty() ? example::cards_from_stream(std::cin) : example::cards_from_arguments(arguments);
    std::visit([](const auto& row) { compare(row); }, cards);
  });
}
