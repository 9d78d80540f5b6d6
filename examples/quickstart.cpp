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
#include <stdexcept>
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

// Both limits keep the wait for the whole table below a second.
constexpr std::size_t longest_for_recursion = 25;  // 2^25 calls; the strategy's own limit is 30
constexpr std::size_t longest_for_bottom_up = 20'000;

// A line of the table: what the strategy found, or why it was left out.
struct result {
  std::string_view strategy;
  std::string first, second, winner, time;
  std::string left_out;
};

template <class Score, class Strategy>
result measure(const std::vector<Score>& cards, std::string_view name, const Strategy& strategy) {
  using clock = std::chrono::steady_clock;
  try {
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
  } catch (const std::length_error& too_long) {
    return {name, {}, {}, {}, {}, too_long.what()};
  }
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
      std::cout << "left out: " << line.left_out;
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
  std::vector<result> results;
  results.push_back(
      measure(cards, "recursion", card_game::strategy::recursion{.max_cards = longest_for_recursion}));
  results.push_back(measure(cards, "memoized", card_game::strategy::memoized{}));
  if (cards.size() <= longest_for_bottom_up) {
    results.push_back(measure(cards, "bottom_up", card_game::strategy::bottom_up{}));
  } else {
    results.push_back({"bottom_up", {}, {}, {}, {}, "its n^2 steps would take long for this many cards"});
  }
  results.push_back(measure(cards, "linear", card_game::strategy::linear{}));
  print(results);
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
