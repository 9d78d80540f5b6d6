// strategy::recursion: the article's two functions. Its limit is a promise, with a message that helps.

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include <card_game/solve.hpp>
#include <card_game/strategy/recursion.hpp>

#include "../catch.hpp"
#include "../support/report.hpp"

namespace {

using card_game::solve;
using card_game::strategy::recursion;
using card_game_test::mentions;
using card_game_test::message_of;
using scores = card_game::outcome<std::int64_t>;

}  // namespace

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
