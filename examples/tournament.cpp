// Perfect, greedy and random play against each other, in both seats, over many random deals.
//
//     tournament --deals 1000 --cards 20 --seed 1
//
// A policy is anything that can be called with a position and answers with a side; card_game::play() plays
// two of them against each other. Every pair meets on the same deals, so that only the play differs.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iomanip>
#include <iostream>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <card_game/card_game.hpp>

#include "support/command_line.hpp"
#include "support/terminal.hpp"

namespace {

constexpr std::string_view help =
    R"(tournament    perfect, greedy and random play against each other, in both seats

  --deals N   rows of cards that every pair plays (1000)
  --cards N   cards in a row, 1 to 100 points each (20)
  --seed S    which deals, and which moves random makes (1)
  --help      this text
)";

using card = std::int64_t;
using policy = std::function<card_game::side(const card_game::position<card>&)>;

constexpr std::array<std::string_view, 3> names{"perfect", "greedy", "random"};

policy make_policy(std::string_view name, std::uint64_t seed) {
  if (name == "perfect") return card_game::policy::perfect{};
  if (name == "greedy") return card_game::policy::greedy{};
  return card_game::policy::random{seed};
}

// A bar on the terminal; nothing at all when the output of errors goes elsewhere.
class progress {
public:
  explicit progress(std::size_t steps)
      : steps_(steps), visible_(example::is_terminal(example::stream::error)) {}
  progress(const progress&) = delete;
  progress& operator=(const progress&) = delete;
  ~progress() {
    if (visible_)
      std::cerr << "\r\x1b[K" << std::flush;  // the bar has done its work, the table needs no trace of it
  }

  void step() {
    const std::size_t percent = ++done_ * 100 / steps_;
    if (!visible_ || percent == shown_) return;
    shown_ = percent;
    const std::size_t filled = percent / 4;
    std::cerr << "\r[" << std::string(filled, '#') << std::string(25 - filled, '.') << "] " << std::setw(3)
              << percent << " %" << std::flush;
  }

private:
  std::size_t steps_, done_ = 0, shown_ = 101;
  bool visible_;
};

// Two seats, and what their games came to for the first of them.
struct pairing {
  std::string_view first_name, second_name;
  policy first, second;
  std::size_t wins = 0, ties = 0, losses = 0;
  card margins = 0;

  void play(const std::vector<card>& deal) {
    const card_game::outcome<card> scores = card_game::play(deal, first, second).scores;
    const auto winner = scores.winner();
    ++(!winner ? ties : *winner == card_game::player::first ? wins : losses);
    margins += scores.margin();
  }
};

std::vector<pairing> all_pairings(std::uint64_t seed) {
  std::vector<pairing> pairings;
  for (const std::string_view first : names) {
    for (const std::string_view second : names) {
      // Two random players must not make the same moves, so each gets a seed of its own.
      seed += 2;
      pairings.push_back({first, second, make_policy(first, seed), make_policy(second, seed + 1)});
    }
  }
  return pairings;
}

void play_all(std::vector<pairing>& pairings, std::size_t deals, std::size_t cards, std::uint64_t seed) {
  std::mt19937_64 random(seed);  // the same numbers everywhere, which the standard's distributions are not
  std::vector<card> deal(cards);
  progress bar(deals);
  for (std::size_t i = 0; i < deals; ++i) {
    for (card& each : deal) each = static_cast<card>(1 + random() % 100);
    for (pairing& pair : pairings) pair.play(deal);
    bar.step();
  }
}

void print(const std::vector<pairing>& pairings, std::size_t deals) {
  std::cout << "first    second        wins      ties    losses  average margin\n";
  for (const pairing& pair : pairings) {
    std::cout << std::left << std::setw(9) << pair.first_name << std::setw(8) << pair.second_name
              << std::right << std::setw(10) << pair.wins << std::setw(10) << pair.ties << std::setw(10)
              << pair.losses << std::setw(16) << std::fixed << std::setprecision(2) << std::showpos
              << static_cast<double>(pair.margins) / static_cast<double>(deals) << std::noshowpos << '\n';
  }
}

}  // namespace

int main(int argc, char** argv) {
  return example::run("tournament", help, argc, argv, [](example::command_line& line) {
    const std::size_t deals = line.value<std::size_t>("--deals", 1, 10'000'000).value_or(1000);
    const std::size_t cards = line.value<std::size_t>("--cards", 1, 100'000).value_or(20);
    const auto seed =
        line.value<std::uint64_t>("--seed", 0, (std::numeric_limits<std::uint64_t>::max)()).value_or(1);
    if (!line.rest().empty()) throw example::bad_input("only options are known here; --help lists them");

    std::vector<pairing> pairings = all_pairings(seed);
    play_all(pairings, deals, cards, seed);
    std::cout << deals << " deals of " << cards << (cards == 1 ? " card" : " cards") << ", seed " << seed
              << "\nWins, losses and margin are those of the first player.\n\n";
    print(pairings, deals);
  });
}
