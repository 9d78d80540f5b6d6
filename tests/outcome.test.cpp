// outcome: two scores, and the questions asked of them. A tie has no winner, and a margin that does not fit is an error.

#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <type_traits>

#include <card_game/outcome.hpp>

#include "catch.hpp"
#include "support/numbers.hpp"
#include "support/report.hpp"

namespace {

using card_game::outcome;
using card_game::player;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;

constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();

constexpr bool test_questions() {
  constexpr outcome<std::int64_t> second_wins{8, 100};
  constexpr outcome<std::int64_t> first_wins{-3, -7};
  constexpr outcome<std::int64_t> tie{12, 12};
  return second_wins.margin() == -92 && second_wins.winner() == player::second &&
         second_wins.winning_score() == 100 && first_wins.margin() == 4 &&
         first_wins.winner() == player::first && first_wins.winning_score() == -3 && tie.margin() == 0 &&
         !tie.winner().has_value() && tie.winning_score() == 12;
}

constexpr bool test_equality() {
  constexpr outcome<std::int64_t> one{1, 2};
  return one == outcome<std::int64_t>{1, 2} && one != outcome<std::int64_t>{2, 1} &&
         one != outcome<std::int64_t>{1, 3} && one != outcome<std::int64_t>{0, 2};
}

constexpr bool test_no_cards() {
  constexpr outcome<std::int64_t> nothing{};
  return nothing.first == 0 && nothing.second == 0 && nothing.margin() == 0 && !nothing.winner() &&
         nothing.winning_score() == 0;
}

constexpr bool test_margin_at_the_limits() {
  return outcome<std::int64_t>{highest, 0}.margin() == highest &&
         outcome<std::int64_t>{lowest, 0}.margin() == lowest &&
         outcome<std::int64_t>{-1, highest}.margin() == lowest &&
         outcome<std::int64_t>{highest, highest}.margin() == 0 &&
         outcome<std::int64_t>{lowest, lowest}.margin() == 0;
}

}  // namespace

TEST_CASE("outcome answers margin, winner and winning score", "[outcome]") {
  CHECK_BOTH_TIMES(test_questions());
  CHECK_BOTH_TIMES(test_equality());
  CHECK_BOTH_TIMES(test_no_cards());
}

TEST_CASE("outcome: a margin that fits is exact, one that does not is an overflow_error",
          "[outcome][overflow]") {
  CHECK_BOTH_TIMES(test_margin_at_the_limits());
  CHECK_THROWS_AS((outcome<std::int64_t>{highest, lowest}.margin()), std::overflow_error);
  CHECK_THROWS_AS((outcome<std::int64_t>{highest, -1}.margin()), std::overflow_error);
  CHECK_THROWS_AS((outcome<std::int64_t>{lowest, 1}.margin()), std::overflow_error);
  CHECK_THROWS_AS((outcome<double>{1.7e308, -1.7e308}.margin()), std::overflow_error);
  CHECK(outcome<double>{1.7e308, 1.6e308}.margin() == 1.7e308 - 1.6e308);

  const auto message = message_of<std::overflow_error>([] {
    return outcome<std::int64_t>{highest, lowest}.margin();
  });
  CHECK(mentions(message, "margin"));
  CHECK(mentions(message, "18446744073709551615"));
  CHECK(mentions(message, "wider"));
}

TEST_CASE("outcome: winner and winning score need no margin, so they answer at the limits too",
          "[outcome][overflow]") {
  const outcome<std::int64_t> far_apart{lowest, highest};
  CHECK(far_apart.winner() == player::second);
  CHECK(far_apart.winning_score() == highest);
}

TEST_CASE("outcome works for a number type that has only +, - and <", "[outcome][types]") {
  const outcome<money> scores{money::of_cents(250), money::of_cents(300)};
  CHECK(scores.margin().cents() == -50);
  CHECK(scores.winner() == player::second);
  CHECK(scores.winning_score().cents() == 300);
  CHECK(scores == outcome<money>{money::of_cents(250), money::of_cents(300)});
}

TEST_CASE("outcome: nobody wins a tie, whatever the number type", "[outcome]") {
  CHECK_FALSE(outcome<std::int64_t>{12, 12}.winner().has_value());
  CHECK_FALSE(outcome<double>{0.5, 0.5}.winner().has_value());
  CHECK_FALSE(outcome<money>{}.winner().has_value());
}

TEST_CASE("outcome: the margin of the smallest doubles is not rounded away",
          "[outcome][floating][regression]") {
  constexpr double tiny = std::numeric_limits<double>::denorm_min();
  CHECK(outcome<double>{tiny, 0}.margin() == tiny);
  CHECK(outcome<float>{1e-25F, 0}.margin() == 1e-25F);
}

TEST_CASE("outcome is a plain aggregate of two scores", "[outcome]") {
  static_assert(std::is_aggregate_v<outcome<std::int64_t>>);
  static_assert(std::is_trivially_copyable_v<outcome<std::int64_t>>);
  const auto [first, second] = outcome<std::int64_t>{1, 2};
  CHECK(first == 1);
  CHECK(second == 2);
}
