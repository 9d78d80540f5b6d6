// Exact or an error, at the limits of the score type: whenever both scores fit they are given exactly, however far the sums on
// the way leave the type; otherwise std::overflow_error. The oracle counts in an integer that no sum here can leave.

#include "../support/exactness.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <vector>

#include <card_game/solve.hpp>

#include "../catch.hpp"
#include "../support/oracle.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"
#include "../support/strategies.hpp"

namespace {

using card_game::solve;
using card_game_test::for_each_row;
using card_game_test::for_each_strategy;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::oracle;
using card_game_test::promised;
using card_game_test::random_source;
using card_game_test::result_of;
using card_game_test::wide_integer;

constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();

struct tally {
  std::size_t exact = 0;
  std::size_t overflows = 0;
};

// Every strategy keeps the promise on this row.
template <class Score, class Card>
void check_promise(const std::vector<Card>& cards, tally& seen, std::uint64_t seed = 0) {
  const oracle<wide_integer> rules(cards);
  const auto expected = promised<Score>(rules.first(), rules.second());
  ++(expected.has_value() ? seen.exact : seen.overflows);
  for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
    const auto actual = result_of([&] { return solve<Score>(cards, chosen); });
    CHECK_ROW(actual.has_value() == expected.has_value(), cards, name, seed);
    if (expected.has_value()) CHECK_SAME(*actual, *expected, cards, name, seed);
  });
}

// Random rows whose cards are near the limits, around zero, and in between; even so short that half of them fit.
template <class Score, class Card>
tally check_random_rows(std::size_t longest, std::uint64_t seeds, Card low, Card high) {
  tally seen;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    random_source source(seed);
    std::vector<Card> cards(source.index(longest + 1));
    for (Card& card : cards) {
      const auto small = static_cast<Card>(source.between(0, 3));
      switch (source.index(4)) {
        case 0:
          card = static_cast<Card>(low + small);
          break;
        case 1:
          card = static_cast<Card>(high - small);
          break;
        case 2:
          card = static_cast<Card>(static_cast<Card>(low / 2) + static_cast<Card>(high / 2) + small);
          break;
        default:
          card = static_cast<Card>(high / static_cast<Card>(source.between(1, 9)));
          break;
      }
    }
    check_promise<Score>(cards, seen, seed);
  }
  return seen;
}

}  // namespace

TEST_CASE("exactness: every row of length 0 to 5 over the extremes of int64", "[strategy][overflow]") {
  tally seen;
  for_each_row<std::int64_t>(
      {lowest, lowest + 1, -1, 0, 1, highest - 1, highest}, 5,
      [&](const std::vector<std::int64_t>& cards) { check_promise<std::int64_t>(cards, seen); });
  CHECK(seen.exact + seen.overflows == 19608);
  CHECK(seen.exact > 5000);
  CHECK(seen.overflows > 5000);
}

TEST_CASE("exactness: every row of length 0 to 5 over the extremes of uint64", "[strategy][overflow]") {
  constexpr std::uint64_t half = std::uint64_t{1} << 63;
  tally seen;
  for_each_row<std::uint64_t>(
      {0, 1, half - 1, half, std::numeric_limits<std::uint64_t>::max()}, 5,
      [&](const std::vector<std::uint64_t>& cards) { check_promise<std::int64_t>(cards, seen); });
  CHECK(seen.exact > 100);
  CHECK(seen.overflows > 2000);
}

TEST_CASE("exactness: random rows near the limits of int64", "[strategy][overflow]") {
  const tally seen = check_random_rows<std::int64_t>(24, 3000, lowest, highest);
  CHECK(seen.exact > 300);
  CHECK(seen.overflows > 300);
}

TEST_CASE("exactness: every row of length 0 to 5 over the extremes of small score types",
          "[strategy][overflow]") {
  tally seen;
  for_each_row<std::int8_t>({-128, -1, 0, 1, 127}, 5, [&](const std::vector<std::int8_t>& cards) {
    check_promise<std::int8_t>(cards, seen);
  });
  for_each_row<std::uint32_t>(
      {0, 1, 0x7fff'ffff, 0xffff'ffff}, 5,
      [&](const std::vector<std::uint32_t>& cards) { check_promise<std::uint32_t>(cards, seen); });
  CHECK(seen.exact > 1000);
  CHECK(seen.overflows > 1000);
}

#if defined(__SIZEOF_INT128__)
namespace {
__extension__ typedef __int128 int128;
constexpr int128 highest_128 = static_cast<int128>(~static_cast<int128>(0) ^ (static_cast<int128>(1) << 127));
constexpr int128 lowest_128 = -highest_128 - 1;
}  // namespace

TEST_CASE("exactness: every row of length 0 to 5 over the extremes of __int128", "[strategy][overflow]") {
  tally seen;
  for_each_row<int128>({lowest_128, -1, 0, 1, highest_128 - 1, highest_128}, 5,
                       [&](const std::vector<int128>& cards) { check_promise<int128>(cards, seen); });
  CHECK(seen.exact > 2000);
  CHECK(seen.overflows > 2000);
}

TEST_CASE("exactness: random rows near the limits of __int128", "[strategy][overflow]") {
  const tally seen = check_random_rows<int128>(24, 2000, lowest_128, highest_128);
  CHECK(seen.exact > 200);
  CHECK(seen.overflows > 200);
}

TEST_CASE("exactness: 64-bit cards counted in __int128 always fit", "[strategy][overflow]") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    random_source source(seed);
    std::vector<std::uint64_t> cards(source.index(40));
    for (auto& card : cards) card = source.next();
    tally seen;
    check_promise<int128>(cards, seen, seed);
    CHECK_ROW(seen.exact == 1, cards, "uint64 in __int128", seed);
  }
  tally seen;
  __extension__ typedef unsigned __int128 uint128;
  for_each_row<uint128>(
      {0, 1, static_cast<uint128>(highest_128), static_cast<uint128>(highest_128) + 1, ~uint128{0}}, 4,
      [&](const std::vector<uint128>& cards) { check_promise<int128>(cards, seen); });
  CHECK(seen.exact > 50);
  CHECK(seen.overflows > 300);
}
#endif

TEST_CASE("exactness: only an intermediate sum does not fit", "[strategy][overflow]") {
  tally seen;
  for (const std::vector<std::int64_t>& cards : {
           std::vector{highest, highest},                              // the total
           std::vector{lowest, lowest},                                // the same below zero
           std::vector{highest, lowest},                               // the margin
           std::vector{highest, highest, lowest, lowest},              // half of the sub-rows
           std::vector{lowest, highest, lowest + 1, std::int64_t{0}},  // a fold's a - b + c on the way
           std::vector{lowest, std::int64_t{0}, highest},
       }) {
    check_promise<std::int64_t>(cards, seen);
  }
  CHECK(seen.exact >= 5);
  CHECK(solve({highest, highest, lowest, lowest}) == card_game::outcome<std::int64_t>{-1, -1});
}

TEST_CASE("exactness: long rows whose sums leave 64 bits on the way back in", "[strategy][overflow]") {
  // n cards up and n cards down: the running total passes the limit, both scores come back to small numbers.
  for (const std::size_t half : {10U, 100U, 700U}) {
    std::vector<std::int64_t> cards;
    for (std::size_t index = 0; index < half; ++index)
      cards.insert(cards.end(), {highest, highest, lowest + 1, lowest + 1});
    tally seen;
    if (half <= 10) {
      check_promise<std::int64_t>(cards, seen);
    } else {
      const auto expected = result_of([&] { return solve(cards, card_game::strategy::bottom_up{}); });
      for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
        const auto actual = result_of([&] { return solve(cards, chosen); });
        CHECK_SAME(actual, expected, cards, name);
      });
    }
  }
}

TEST_CASE("exactness: the overflow message names the function, the value and a way out",
          "[strategy][overflow]") {
  const std::vector<std::int64_t> cards{highest, 0, highest, 0};
  for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
    const auto message = message_of<std::overflow_error>([&] { return solve(cards, chosen); });
    CHECK_FOR(name, mentions(message, "card_game::"));
    CHECK_FOR(name, mentions(message, "18446744073709551614"));
    CHECK_FOR(name, mentions(message, "wider"));
  });
}
