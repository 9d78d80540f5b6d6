// Which types may be cards, which may be scores, and which score type goes with which card: the table of score.hpp.

#include <array>
#include <concepts>
#include <cstdint>
#include <list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <card_game/score.hpp>
#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/numbers.hpp"
#include "support/report.hpp"

namespace card_game_test {

// Adds and subtracts, but has no order. (Not in the nameless namespace, where clang would call its operators unneeded.)
struct no_order {
  friend no_order operator+(no_order, no_order) { return {}; }
  friend no_order operator-(no_order, no_order) { return {}; }
};

}  // namespace card_game_test

namespace {

using card_game::score_for_t;
using card_game_test::money;
using card_game_test::no_order;
using card_game_test::rational;

#if defined(__SIZEOF_INT128__)
__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;
#endif

enum class suit { hearts, spades };

// Every type of the table once: the score type is the promised one, solve deduces it, and the numbers are right.
template <class Card, class Score>
bool scored_in() {
  static_assert(card_game::card<Card>);
  static_assert(std::same_as<score_for_t<Card>, Score>);
  const std::array<Card, 4> cards{static_cast<Card>(1), static_cast<Card>(0), static_cast<Card>(1),
                                  static_cast<Card>(1)};
  const auto scores = card_game::solve(cards);
  static_assert(std::same_as<decltype(scores), const card_game::outcome<Score>>);
  return scores.first == static_cast<Score>(2) && scores.second == static_cast<Score>(1);
}

}  // namespace

TEST_CASE("score: built-in integers of 64 bits and fewer are scored in std::int64_t", "[score][types]") {
  CHECK(scored_in<bool, std::int64_t>());
  CHECK(scored_in<char, std::int64_t>());
  CHECK(scored_in<signed char, std::int64_t>());
  CHECK(scored_in<unsigned char, std::int64_t>());
  CHECK(scored_in<wchar_t, std::int64_t>());
  CHECK(scored_in<char8_t, std::int64_t>());
  CHECK(scored_in<char16_t, std::int64_t>());
  CHECK(scored_in<char32_t, std::int64_t>());
  CHECK(scored_in<short, std::int64_t>());
  CHECK(scored_in<unsigned short, std::int64_t>());
  CHECK(scored_in<int, std::int64_t>());
  CHECK(scored_in<unsigned, std::int64_t>());
  CHECK(scored_in<long, std::int64_t>());
  CHECK(scored_in<unsigned long, std::int64_t>());
  CHECK(scored_in<long long, std::int64_t>());
  CHECK(scored_in<unsigned long long, std::int64_t>());
}

TEST_CASE("score: wider and other numbers are scored as the table says", "[score][types]") {
#if defined(__SIZEOF_INT128__)
  CHECK(scored_in<int128, int128>());
  CHECK(scored_in<uint128, int128>());
#endif
  CHECK(scored_in<float, double>());
  CHECK(scored_in<double, double>());
  CHECK(scored_in<long double, long double>());
  CHECK(scored_in<rational, rational>());
  static_assert(std::same_as<score_for_t<money>, money>);
}

TEST_CASE("score: the values of small integer types are read with their sign and full range",
          "[score][types]") {
  CHECK(card_game::solve(std::vector<signed char>{-128, 127}) == card_game::outcome<std::int64_t>{127, -128});
  CHECK(card_game::solve(std::vector<unsigned char>{0, 255}) == card_game::outcome<std::int64_t>{255, 0});
  CHECK(card_game::solve(std::vector<std::uint16_t>{65535, 65535, 65535}) ==
        card_game::outcome<std::int64_t>{131070, 65535});
  CHECK(card_game::solve(std::vector<std::uint32_t>(3, 4294967295U)) ==
        card_game::outcome<std::int64_t>{8589934590, 4294967295});
  CHECK(card_game::solve(std::vector<bool>{true, false, true, true}) ==
        card_game::outcome<std::int64_t>{2, 1});
}

TEST_CASE("score: what is no number is neither card nor score", "[score][concepts]") {
  static_assert(!card_game::card<std::string>);
  static_assert(!card_game::card<const char*>);
  static_assert(!card_game::card<int*>);
  static_assert(!card_game::card<suit>);
  static_assert(!card_game::card<no_order>);
  static_assert(!card_game::card<std::vector<int>>);
  static_assert(!card_game::card<void>);
  static_assert(!card_game::score<std::string>);
  static_assert(!card_game::score<bool>);
  static_assert(!card_game::score<char>);
  static_assert(card_game::score<std::int64_t>);
  static_assert(card_game::score<double>);
  static_assert(card_game::score<long double>);
  static_assert(card_game::score<money>);
  SUCCEED("checked by the compiler");
}

TEST_CASE("score: a range is a row when its projected elements are cards", "[score][concepts]") {
  static_assert(card_game::card_range<std::vector<int>>);
  static_assert(card_game::card_range<const std::list<double>&>);
  static_assert(card_game::card_range<int(&)[3]>);
  static_assert(card_game::card_range<std::vector<bool>>);
  static_assert(!card_game::card_range<std::vector<std::string>>);
  static_assert(!card_game::card_range<int>);
  static_assert(card_game::card_range<std::vector<std::string>, decltype(&std::string::size)>);
  static_assert(
      card_game::card_range<std::vector<std::pair<int, std::string>>, int std::pair<int, std::string>::*>);
  SUCCEED("checked by the compiler");
}
