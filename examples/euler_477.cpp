// Project Euler 477, "Number Sequence Game": a hundred million cards, and not one of them is stored.
//
//     euler_477           N = 2, 4, 100, 10^4 and 10^8
//     euler_477 1000000   an N of your own
//
// The cards are s(1) = 0, s(i+1) = (s(i)^2 + 45) mod 1 000 000 007, and F(N) is the first player's score on
// the first N of them. They are made while solve() reads them: a one-pass range is enough for it, because
// strategy::linear only ever holds the reduced row.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <ranges>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <card_game/card_game.hpp>

#include "support/command_line.hpp"
#include "support/numbers.hpp"
#include "support/readable.hpp"

namespace {

constexpr std::string_view help = R"(euler_477         the published values of F(N), up to N = 100 000 000
euler_477 N...    F(N) for your own N

  --help    this text
)";

// The first n cards, as an input range: its iterator is the generator.
class number_sequence {
public:
  class iterator {
  public:
    using value_type = std::int64_t;  // what a card is
    using difference_type = std::ptrdiff_t;

    iterator() = default;
    explicit iterator(std::uint64_t left) : left_(left) {}

    value_type operator*() const { return static_cast<value_type>(value_); }
    iterator& operator++() {
      value_ = (value_ * value_ + 45) % 1'000'000'007;  // the square stays below 2^60
      --left_;
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const iterator& self, std::default_sentinel_t) { return self.left_ == 0; }

  private:
    std::uint64_t value_ = 0;
    std::uint64_t left_ = 0;
  };

  explicit number_sequence(std::uint64_t length) : length_(length) {}
  [[nodiscard]] iterator begin() const { return iterator(length_); }
  [[nodiscard]] std::default_sentinel_t end() const { return std::default_sentinel; }

private:
  std::uint64_t length_;
};
static_assert(std::ranges::input_range<number_sequence>);

// What `work` returned, and how long it took.
template <class Work>
auto timed(const Work& work) {
  const auto start = std::chrono::steady_clock::now();
  const auto result = work();
  return std::pair(result, std::chrono::steady_clock::now() - start);
}

void play(std::uint64_t length) {
  const number_sequence cards(length);

  // The floor: making the cards and adding them up. The sum is also a check on the scores below.
  const auto [sum, sequence_time] = timed([&] {
    std::int64_t total = 0;
    for (const std::int64_t card : cards) total += card;
    return total;
  });
  const auto [scores, solve_time] = timed([&] { return card_game::solve(cards); });
  if (scores.first + scores.second != sum) throw std::logic_error("the scores do not add up to the cards");

  // A run of its own, since looking at the row after every card takes time as well.
  card_game::reduced_row<std::int64_t> row;
  std::size_t most_held = 0;
  for (const std::int64_t card : cards) {
    row.push_back(card);
    most_held = std::max(most_held, row.cards().size());
  }

  std::cout << "F(" << length << ") = " << scores.first << "\n    " << example::readable(solve_time)
            << ", the sequence alone " << example::readable(sequence_time);
  if (sequence_time > std::chrono::milliseconds(1)) {  // a shorter time says more about the clock
    std::cout << ", ratio " << std::fixed << std::setprecision(2)
              << std::chrono::duration<double>(solve_time) / sequence_time;
  }
  std::cout << ", held at most " << most_held << (most_held == 1 ? " value" : " values") << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
  return example::run("euler_477", help, argc, argv, [](example::command_line& line) {
    std::vector<std::uint64_t> lengths;
    for (const example::word& argument : line.rest()) {
      if (example::parse(argument.text, lengths.emplace_back()) == std::errc{}) continue;
      throw example::bad_input("argument " + std::to_string(argument.at) + ": " +
                               example::quoted(argument.text) + " is not a number of cards");
    }
    if (lengths.empty()) lengths = {2, 4, 100, 10'000, 100'000'000};
    for (const std::uint64_t length : lengths) play(length);
  });
}
