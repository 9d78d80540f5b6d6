// strategy::recursion: the article's two functions. Its limit is a promise, with a message that helps.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <vector>

#include <card_game/solve.hpp>
#include <card_game/strategy/recursion.hpp>

#include "../catch.hpp"
#include "../support/oracle.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"

namespace {

using card_game::solve;
using card_game::strategy::recursion;
using card_game_test::mentions;
using card_game_test::message_of;
using scores = card_game::outcome<std::int64_t>;

// Writes down what it is told, and checks that calls close in the order they opened.
struct recorder {
  struct evaluation {
    card_game::recursion_call call;
    std::int64_t value;
  };
  std::vector<card_game::recursion_call> open;
  std::vector<card_game::recursion_call> entered;
  std::vector<evaluation> left;
  bool nested = true;

  void enter(const card_game::recursion_call& call) {
    open.push_back(call);
    entered.push_back(call);
  }
  void leave(const card_game::recursion_call& call, std::int64_t value) {
    nested = nested && !open.empty() && open.back() == call;
    open.pop_back();
    left.push_back({call, value});
  }
};

}  // namespace

TEST_CASE("recursion: an observer sees every call, nested, with the value the rules give",
          "[strategy][recursion]") {
  for (std::size_t size = 1; size <= 9; ++size) {
    const auto cards = card_game_test::make_row(card_game_test::shape::ties, size, size);
    const card_game_test::oracle<std::int64_t> rules(cards);
    recorder seen;
    CHECK(recursion{}(std::span<const std::int64_t>(cards), seen) == solve(cards));
    CHECK(seen.nested);
    CHECK(seen.open.empty());
    CHECK(seen.left.size() == 2 * ((std::size_t{1} << size) - 1));  // both functions on the whole row
    for (const auto& [call, value] : seen.left) {
      const bool moves = call.role == card_game::player::first;
      CHECK_SAME(value, moves ? rules.mover(call.begin, call.end) : rules.waiter(call.begin, call.end), cards,
                 "observed");
    }
    // Each call asks for the row without its left card, then for the one without its right card, in the other role.
    if (size > 1) {
      CHECK(seen.entered[0] == card_game::recursion_call{card_game::player::first, 0, size});
      CHECK(seen.entered[1] == card_game::recursion_call{card_game::player::second, 1, size});
      CHECK(seen.entered[std::size_t{1} << (size - 1)] ==
            card_game::recursion_call{card_game::player::second, 0, size - 1});
    }
  }
}

TEST_CASE("recursion: an observed value that does not fit is an overflow_error, and limits hold",
          "[strategy][recursion]") {
  constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
  recorder seen;
  // Both scores of the row fit; what the player to move gets from 0 MAX 0 MAX, a sub-row, does not.
  const std::vector<std::int64_t> cards{0, 0, highest, 0, highest};
  const std::span<const std::int64_t> row(cards);
  CHECK(solve(cards, recursion{}) == scores{highest, highest});
  CHECK_THROWS_AS(recursion{}(row, seen), std::overflow_error);
  CHECK_THROWS_AS(recursion{.max_cards = 3}(row, seen), std::length_error);
}

TEST_CASE("recursion: the article's own examples", "[strategy][recursion]") {
  CHECK(solve({1, 2, 100, 4}, recursion{}) == scores{101, 6});
  CHECK(solve({1, 100, 2}, recursion{}).winning_score() == 100);
}

TEST_CASE("recursion: a row at the limit is solved, one above it is a length_error",
          "[strategy][recursion]") {
  const recursion up_to_ten{.max_cards = 10};
  CHECK(solve(std::vector<int>(10, 1), up_to_ten) == scores{5, 5});
  CHECK_THROWS_AS(solve(std::vector<int>(11, 1), up_to_ten), std::length_error);
  static_assert(recursion{}.max_cards == 30);
  CHECK_THROWS_AS(solve(std::vector<int>(31, 1), recursion{}), std::length_error);
  CHECK(solve({}, recursion{.max_cards = 0}) == scores{0, 0});
  CHECK_THROWS_AS(solve({1}, recursion{.max_cards = 0}), std::length_error);
}

TEST_CASE("recursion: the message names the row, the limit and a faster strategy", "[strategy][recursion]") {
  const auto message =
      message_of<std::length_error>([] { return solve(std::vector<int>(31, 1), recursion{}); });
  CHECK(mentions(message, "recursion"));
  CHECK(mentions(message, "31"));
  CHECK(mentions(message, "30"));
  CHECK(mentions(message, "max_cards"));
  CHECK((message.find("linear") != message.npos || message.find("memoized") != message.npos));
}

TEST_CASE("recursion: the limit can be raised", "[strategy][recursion]") {
  std::vector<int> cards(16);
  for (std::size_t index = 0; index < cards.size(); ++index)
    cards[index] = static_cast<int>(index * index % 7);
  CHECK(solve(cards, recursion{.max_cards = 16}) == solve(cards));
}
