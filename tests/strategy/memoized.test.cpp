// strategy::memoized: "not computed yet" is never a score value, so no row makes it fall back to 2ⁿ calls; and no row
// crashes it, however long.

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>
#include <card_game/strategy/memoized.hpp>

#include "../catch.hpp"
#include "../support/numbers.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"

namespace {

using card_game::solve;
using card_game::strategy::bottom_up;
using card_game::strategy::memoized;
using card_game_test::counted;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::random_source;
using scores = card_game::outcome<std::int64_t>;

// The value that naive memos use for "unknown" comes up as a score everywhere in these rows. With such a memo they would take
// 2ⁿ calls, so that the test would not end; counting operations says the same without a clock.
std::size_t operations_for(const std::vector<int>& cards) {
  std::vector<counted> counting;
  for (const int card : cards) counting.push_back(counted(card));
  counted::operations() = 0;
  static_cast<void>(solve(counting, memoized{}));
  return counted::operations();
}

}  // namespace

TEST_CASE("memoized: the sentinel attack, thousands of cards whose scores are 0 or -1 throughout",
          "[strategy][memoized][regression]") {
  constexpr std::size_t size = 2500;
  random_source source(1);
  std::vector<int> zeros(size, 0), minus_ones(size, -1), zero_one(size), minus_one_zero(size),
      alternating(size);
  for (std::size_t index = 0; index < size; ++index) {
    zero_one[index] = static_cast<int>(source.between(0, 1));
    minus_one_zero[index] = static_cast<int>(source.between(-1, 0));
    alternating[index] = index % 2 == 0 ? 1 : -1;
  }
  for (const auto& cards : {zeros, minus_ones, zero_one, minus_one_zero, alternating}) {
    CHECK_ROW(solve(cards, memoized{}) == solve(cards, bottom_up{}), cards, "memoized");
  }
}

TEST_CASE("memoized: each sub-row is computed once, whatever the values", "[strategy][memoized][cost]") {
  constexpr std::size_t size = 200;
  constexpr std::size_t sub_rows = size * (size + 1) / 2;
  random_source source(2);
  std::vector<int> random(size);
  for (int& card : random) card = static_cast<int>(source.between(-9, 9));
  CHECK(operations_for(std::vector<int>(size, 0)) <= 12 * sub_rows);
  CHECK(operations_for(std::vector<int>(size, -1)) <= 12 * sub_rows);
  CHECK(operations_for(random) <= 12 * sub_rows);
}

TEST_CASE("memoized: a row above max_cards is a length_error that names the limit and a way out",
          "[strategy][memoized]") {
  CHECK(solve(std::vector<int>(10, 1), memoized{.max_cards = 10}) == scores{5, 5});
  CHECK_THROWS_AS(solve(std::vector<int>(11, 1), memoized{.max_cards = 10}), std::length_error);
  CHECK_THROWS_AS(solve(std::vector<int>(1'000'000, 1), memoized{}), std::length_error);
  static_assert(memoized{}.max_cards >= 5000);

  const auto message =
      message_of<std::length_error>([] { return solve(std::vector<int>(11, 1), memoized{.max_cards = 10}); });
  CHECK(mentions(message, "memoized"));
  CHECK(mentions(message, "11"));
  CHECK(mentions(message, "10"));
  CHECK(mentions(message, "max_cards"));
  CHECK((message.find("linear") != message.npos || message.find("bottom_up") != message.npos));
}

TEST_CASE("memoized: a row at its default limit fits the stack", "[strategy][memoized][long]") {
  std::vector<std::int64_t> cards(memoized{}.max_cards);
  random_source source(3);
  for (auto& card : cards) card = source.between(-1000, 1000);
  CHECK(solve(cards, memoized{}) == solve(cards));
  const std::vector<double> wide(cards.begin(), cards.end());
  CHECK(solve(wide, memoized{}).margin() == static_cast<double>(solve(cards).margin()));
}
