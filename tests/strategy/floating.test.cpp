// Floating cards: a score is the sum of the cards that player takes. The three quadratic strategies perform the same additions
// and agree bit for bit; linear is equal whenever the sums are exact, and otherwise within n · epsilon · Σ|card|.

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <vector>

#include <card_game/solve.hpp>

#include "../catch.hpp"
#include "../support/exactness.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"
#include "../support/strategies.hpp"

namespace {

using card_game::outcome;
using card_game::solve;
using card_game_test::all_shapes;
using card_game_test::for_each_strategy;
using card_game_test::make_row;
using card_game_test::random_source;
using card_game_test::result_of;
using card_game_test::throws;
namespace strategy = card_game::strategy;

bool same_bits(double left, double right) {
  return std::bit_cast<std::uint64_t>(left) == std::bit_cast<std::uint64_t>(right);
}
bool same_bits(long double left, long double right) {
  return left == right && std::signbit(left) == std::signbit(right);
}
template <class Score>
bool same_bits(const outcome<Score>& left, const outcome<Score>& right) {
  return same_bits(left.first, right.first) && same_bits(left.second, right.second);
}

template <class Score>
void check_quadratic_bit_for_bit(const std::vector<Score>& cards, std::uint64_t seed) {
  const auto expected = solve(cards, strategy::bottom_up{});
  const auto memoized = solve(cards, strategy::memoized{});
  CHECK_ROW(same_bits(memoized, expected), cards, "memoized", seed);
  if (cards.size() <= 12) {
    const auto recursion = solve(cards, strategy::recursion{});
    CHECK_ROW(same_bits(recursion, expected), cards, "recursion", seed);
  }
}

// Cards with full mantissas over many magnitudes: hardly any sum is exact.
template <class Score>
std::vector<Score> rough_row(std::size_t size, std::uint64_t seed) {
  random_source source(seed);
  std::vector<Score> cards(size);
  for (Score& card : cards) {
    const auto mantissa = static_cast<Score>(source.between(-(std::int64_t{1} << 53), std::int64_t{1} << 53));
    card = std::ldexp(mantissa, static_cast<int>(source.between(-90, -10)));
  }
  return cards;
}

template <class Score>
void check_within_bound(const std::vector<Score>& cards, std::uint64_t seed) {
  Score magnitude = 0;
  for (const Score card : cards) magnitude += std::abs(card);
  const Score bound = static_cast<Score>(cards.size()) * std::numeric_limits<Score>::epsilon() * magnitude;
  const auto expected = solve(cards, strategy::bottom_up{});
  const auto actual = solve(cards, strategy::linear{});
  CHECK_ROW(std::abs(actual.first - expected.first) <= bound, cards, "linear", seed);
  CHECK_ROW(std::abs(actual.second - expected.second) <= bound, cards, "linear", seed);
}

}  // namespace

TEST_CASE("floating: where sums are exact, all strategies give the same doubles as the integer game",
          "[strategy][floating]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      auto integers = make_row(kind, seed * 5 % 97, seed);
      for (auto& card : integers) card %= std::int64_t{1} << 40;
      const auto exact = solve(integers, strategy::bottom_up{});
      const outcome<double> expected{static_cast<double>(exact.first) / 8,
                                     static_cast<double>(exact.second) / 8};
      const std::vector<float> as_float(integers.begin(), integers.end());
      for_each_strategy(integers.size(), [&](std::string_view name, auto chosen) {
        const auto eighths = [](std::int64_t card) { return static_cast<double>(card) / 8; };
        const auto actual = solve(integers, chosen, eighths);
        CHECK_SAME(actual, expected, integers, name, seed);
        const auto wide = solve<long double>(integers, chosen, eighths);
        CHECK_ROW(wide.first == expected.first && wide.second == expected.second, integers, name, seed);
      });
    }
  }
}

TEST_CASE("floating: float cards are counted in double, exactly", "[strategy][floating]") {
  // 2²⁴ + 1 is no float, but a sum of two floats that is a double.
  for_each_strategy(3, [](std::string_view name, auto chosen) {
    const auto scores = solve(std::vector<float>{16777216.f, 5.f, 1.f}, chosen);
    CHECK_FOR(name, scores == outcome<double>{16777217., 5.});
  });
}

TEST_CASE("floating: recursion, memoized and bottom_up agree bit for bit on inexact rows",
          "[strategy][floating]") {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    check_quadratic_bit_for_bit(rough_row<double>(seed % 13, seed), seed);
    check_quadratic_bit_for_bit(rough_row<long double>(seed % 11, seed), seed);
  }
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    check_quadratic_bit_for_bit(rough_row<double>(13 + seed * 7 % 200, seed), seed);
  }
}

TEST_CASE("floating: signed zeros and tiny cards agree bit for bit too", "[strategy][floating]") {
  const double tiny = std::numeric_limits<double>::denorm_min();
  card_game_test::for_each_row<double>({-0.0, 0.0, tiny, -tiny}, 6, [](const std::vector<double>& cards) {
    check_quadratic_bit_for_bit(cards, 0);
    CHECK_ROW(solve(cards) == solve(cards, strategy::bottom_up{}), cards, "linear");
  });
}

TEST_CASE("floating: linear stays within n * epsilon * sum of magnitudes", "[strategy][floating]") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    check_within_bound(rough_row<double>(seed, seed), seed);
    check_within_bound(rough_row<long double>(seed % 60, seed), seed);
  }
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    // Tenths: every card is rounded, and most ties of the decimal game are torn in the binary one.
    random_source source(seed);
    std::vector<double> tenths(source.index(300));
    for (double& card : tenths) card = static_cast<double>(source.between(-30, 30)) / 10;
    check_within_bound(tenths, seed);
  }
}

TEST_CASE("floating: huge cards whose intermediate sums overflow still give their scores",
          "[strategy][floating][overflow]") {
  const double huge = 1e308;
  const auto exact = [](const std::vector<double>& cards, double first, double second) {
    for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
      const auto actual = result_of([&] { return solve(cards, chosen); });
      CHECK_ROW(actual == (outcome<double>{first, second}), cards, name);
    });
  };
  exact({huge, huge}, huge, huge);
  exact({1.7e308, 1.7e308}, 1.7e308, 1.7e308);
  exact({huge, -huge, -huge, huge}, 0, 0);
  exact({1.5e308, -1.5e308}, 1.5e308, -1.5e308);
  exact({huge, huge, huge, -huge, -huge, -huge}, huge, -huge);
}

TEST_CASE("floating: a score that overflows to infinity is an overflow_error",
          "[strategy][floating][overflow]") {
  const std::vector<double> cards{1e308, 1e308, 1e308, 1e308};
  for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
    CHECK_FOR(name, throws<std::overflow_error>([&] { return solve(cards, chosen); }));
    CHECK_FOR(name, throws<std::overflow_error>([&] {
                return solve(std::vector{-1e308, 1e308, -1e308}, chosen);
              }));
  });
}

TEST_CASE("floating: huge rows, every length to 6, agree on the scores or on the error",
          "[strategy][floating][overflow]") {
  card_game_test::for_each_row<double>({-1.5e308, -1e308, 0, 1e308}, 6, [](const std::vector<double>& cards) {
    const auto expected = result_of([&] { return solve(cards, strategy::recursion{}); });
    // Divided by 2⁶⁰, which is exact, they play the same game far from the limits.
    const auto scaled =
        solve(cards, strategy::recursion{}, [](double card) { return std::ldexp(card, -60); });
    const double first = std::ldexp(scaled.first, 60);
    const double second = std::ldexp(scaled.second, 60);
    CHECK_ROW(expected.has_value() == (std::isfinite(first) && std::isfinite(second)), cards, "recursion");
    if (expected.has_value()) CHECK_ROW(*expected == (outcome<double>{first, second}), cards, "recursion");
    for_each_strategy(cards.size(), [&](std::string_view name, auto chosen) {
      const auto actual = result_of([&] { return solve(cards, chosen); });
      if (name != "linear") {
        CHECK_SAME(actual, expected, cards, name);
      } else if (expected.has_value() && actual.has_value()) {
        const double bound = 6 * std::numeric_limits<double>::epsilon() * (6 * (1.5e308 / 4));
        CHECK_ROW(std::abs(actual->first / 4 - expected->first / 4) <= bound, cards, name);
      }
    });
  });
}
