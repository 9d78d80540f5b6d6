// Number types from other people's libraries, taken as they are: a big integer without limits and a rational from Boost where
// it is installed, and durations of the standard library.

#include <chrono>
#include <cstdint>
#include <vector>

#include <card_game/best_move.hpp>
#include <card_game/solve.hpp>

#if __has_include(<boost/multiprecision/cpp_int.hpp>)
#include <boost/version.hpp>
// Before 1.81, Boost asks for std::unary_function, which libc++ no longer has.
#if !defined(_LIBCPP_VERSION) || BOOST_VERSION >= 108100
#include <boost/multiprecision/cpp_int.hpp>
#define CARD_GAME_TEST_HAS_BOOST
#endif
#endif

#include "catch.hpp"
#include "support/rows.hpp"

TEST_CASE("number types: durations of std::chrono", "[solve][types]") {
  using std::chrono::seconds;
  const std::vector<seconds> turns{seconds(2), seconds(100), seconds(6)};
  const auto scores = card_game::solve(turns);
  CHECK(scores.first == seconds(8));
  CHECK(scores.second == seconds(100));
  CHECK(card_game::solve(turns, card_game::strategy::linear{}, [](seconds turn) { return 2 * turn; }).first ==
        seconds(16));
  CHECK(card_game::evaluate_moves(turns).equal());
}

#if defined(CARD_GAME_TEST_HAS_BOOST)
TEST_CASE("number types: boost::multiprecision::cpp_int has no limit to overflow", "[solve][types]") {
  using boost::multiprecision::cpp_int;
  const cpp_int unit = cpp_int(1) << 200;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto integers = card_game_test::make_row(card_game_test::all_shapes[seed % 12], seed * 3, seed);
    std::vector<cpp_int> cards;
    for (const auto card : integers) cards.push_back(card * unit);
    const auto expected = card_game::solve(integers);
    const auto scores = card_game::solve(cards);
    CHECK(scores.first == expected.first * unit);
    CHECK(scores.second == expected.second * unit);
  }
}
#endif
