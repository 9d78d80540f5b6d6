// solve: one function for every way to hand over a row. What the strategies compute is tested in strategy/; here it is how
// cards get to them: braces, every kind of container, views, streams, projections, strategies of a user's own, and errors.

#include <array>
#include <concepts>
#include <cstdint>
#include <deque>
#include <forward_list>
#include <limits>
#include <list>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/numbers.hpp"
#include "support/report.hpp"
#include "support/strategies.hpp"

namespace {

using card_game::outcome;
using card_game::solve;
using card_game_test::for_both_ways;
using card_game_test::for_each_strategy;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;
using card_game_test::rational;
using card_game_test::throws;
namespace strategy = card_game::strategy;

using scores = outcome<std::int64_t>;

struct priced {
  std::string name;
  int price = 0;

  [[nodiscard]] int doubled() const { return 2 * price; }
};

// A user's strategy: both players always take the left card.
struct always_left {
  template <class Score>
  constexpr outcome<Score> operator()(std::span<const Score> cards) const {
    outcome<Score> taken{};
    for (std::size_t index = 0; index < cards.size(); ++index) {
      Score& collected = index % 2 == 0 ? taken.first : taken.second;
      collected = collected + cards[index];
    }
    return taken;
  }
};

constexpr bool test_braces() {
  return solve({2, 100, 6}) == scores{8, 100} && solve({5}) == scores{5, 0} && solve({}) == scores{0, 0} &&
         solve({1, 5, 2}).winning_score() == 5 && solve({2, 100, 6}, strategy::bottom_up{}) == scores{8, 100};
}

constexpr bool test_containers() {
  constexpr std::array<int, 3> array{2, 100, 6};
  const int c_array[] = {2, 100, 6};
  const std::span<const int> span(array);
  return solve(array) == scores{8, 100} && solve(c_array) == scores{8, 100} &&
         solve(span) == scores{8, 100} && solve(std::array<int, 0>{}) == scores{0, 0};
}

}  // namespace

TEST_CASE("solve takes a braced list", "[solve]") {
  CHECK_BOTH_TIMES(test_braces());
  static_assert(std::same_as<decltype(solve({1, 2})), scores>);
  static_assert(std::same_as<decltype(solve({1.5, 2.5})), outcome<double>>);
  static_assert(std::same_as<decltype(solve({})), scores>);
  CHECK(solve({0.5, 0.25}) == outcome<double>{0.5, 0.25});
  CHECK(solve({'a', 'b'}) == scores{98, 97});
}

TEST_CASE("solve takes every kind of container", "[solve]") {
  CHECK_BOTH_TIMES(test_containers());
  CHECK(solve(std::vector{2, 100, 6}) == scores{8, 100});
  CHECK(solve(std::deque{2, 100, 6}) == scores{8, 100});
  CHECK(solve(std::list{2, 100, 6}) == scores{8, 100});
  CHECK(solve(std::forward_list{2, 100, 6}) == scores{8, 100});
  CHECK(solve(std::vector<bool>{false, true, false}) == scores{0, 1});
  CHECK(solve(std::string("az")) == scores{122, 97});

  std::vector<int> changeable{2, 100, 6};
  const std::vector<int>& constant = changeable;
  CHECK(solve(changeable) == scores{8, 100});
  CHECK(solve(constant) == scores{8, 100});
  CHECK(solve(std::span(changeable)) == scores{8, 100});
  CHECK(solve(std::span<int, 3>(changeable)) == scores{8, 100});
  CHECK(changeable == std::vector{2, 100, 6});
}

TEST_CASE("solve takes every kind of container, read in place or handed over as a span", "[solve]") {
  for_both_ways([](std::string_view name, auto chosen) {
    CHECK_FOR(name, solve(std::vector{2, 100, 6}, chosen) == scores{8, 100});
    CHECK_FOR(name, solve(std::list<short>{2, 100, 6}, chosen) == scores{8, 100});
    CHECK_FOR(name, solve(std::forward_list<double>{2.5, 100, 6}, chosen) == outcome<double>{8.5, 100});
    CHECK_FOR(name, solve(std::vector<bool>{true, true, true}, chosen) == scores{2, 1});
    CHECK_FOR(name, solve({2, 100, 6}, chosen) == scores{8, 100});
    CHECK_FOR(name, solve(std::vector<int>{}, chosen) == scores{0, 0});
    CHECK_FOR(name, solve(std::vector{7}, chosen) == scores{7, 0});
  });
}

TEST_CASE("solve reads cards through a projection", "[solve]") {
  const std::vector<priced> goods{{"nail", 2}, {"ring", 100}, {"fork", 6}};
  for_both_ways([&](std::string_view name, auto chosen) {
    CHECK_FOR(name, solve(goods, chosen, [](const priced& good) { return good.price; }) == scores{8, 100});
    CHECK_FOR(name, solve(goods, chosen, &priced::price) == scores{8, 100});
    CHECK_FOR(name, solve(goods, chosen, &priced::doubled) == scores{16, 200});
    CHECK_FOR(name,
              solve(goods, chosen, [](const priced& good) { return good.name.size(); }) == scores{8, 4});
    CHECK_FOR(name, solve(goods, chosen, [](const priced& good) { return 0.5 * good.price; }) ==
                        outcome<double>{4, 50});
    CHECK_FOR(name,
              solve(std::vector{2, 100, 6}, chosen, [](int card) { return -card; }) == scores{-102, -6});
  });
}

TEST_CASE("solve calls the projection once for each card, in order", "[solve]") {
  for_both_ways([](std::string_view name, auto chosen) {
    std::vector<int> seen;
    CHECK_FOR(name, solve(std::vector{3, 1, 4, 1}, chosen, [&seen](int card) {
                      seen.push_back(card);
                      return card;
                    }) == scores{7, 2});
    CHECK_FOR(name, seen == std::vector{3, 1, 4, 1});
  });
}

TEST_CASE("solve<Score> counts in the score type asked for", "[solve][types]") {
  // The default strategy is one for scores only, as the others are.
  static_assert(card_game::strategy_for<card_game::strategy::linear, std::int64_t>);
  static_assert(!card_game::strategy_for<card_game::strategy::linear, bool>);
  static_assert(!card_game::strategy_for<card_game::strategy::linear, std::string>);
  static_assert(std::same_as<decltype(solve<double>(std::vector{1, 2})), outcome<double>>);
  static_assert(std::same_as<decltype(solve<long double>(std::vector{1.5})), outcome<long double>>);
  CHECK(solve<double>(std::vector{2, 100, 6}) == outcome<double>{8, 100});
  CHECK(solve<long double>(std::vector{2.5f, 100.f, 6.f}) == outcome<long double>{8.5L, 100.L});
  CHECK(solve<double>({2, 100, 6}) == outcome<double>{8, 100});
  CHECK(solve<rational>(std::vector{2, 100, 6}) == outcome<rational>{rational(8), rational(100)});
  CHECK(solve<std::int32_t>(std::vector{2, 100, 6}) == outcome<std::int32_t>{8, 100});
  CHECK(solve<std::int8_t>(std::vector{100, 100, 27}) == outcome<std::int8_t>{127, 100});
#if defined(__SIZEOF_INT128__)
  __extension__ typedef __int128 int128;
  const auto wide = solve<int128>(std::vector<std::int64_t>(4, std::numeric_limits<std::int64_t>::max()));
  CHECK(wide.first == int128{2} * std::numeric_limits<std::int64_t>::max());
  CHECK(wide.second == wide.first);
#endif
}

TEST_CASE("solve: a card or a score outside the score type asked for is an overflow_error",
          "[solve][overflow]") {
  for_both_ways([](std::string_view name, auto chosen) {
    CHECK_FOR(name, throws<std::overflow_error>([&] {
                return solve<std::int8_t>(std::vector{100, 100, 28}, chosen);
              }));
    CHECK_FOR(name, throws<std::overflow_error>([&] {
                return solve<std::int8_t>(std::vector{1, 128, 1}, chosen);
              }));
    CHECK_FOR(name, throws<std::overflow_error>([&] {
                return solve<std::int32_t>(std::vector<std::int64_t>{1, -2147483649, 1}, chosen);
              }));
    CHECK_FOR(name, throws<std::overflow_error>([&] {
                return solve<unsigned>(std::vector{1, -1, 1}, chosen);
              }));
    CHECK_FOR(name, solve<unsigned>(std::vector{1, 5, 2}, chosen) == outcome<unsigned>{3, 5});
    CHECK_FOR(name, throws<std::overflow_error>([&] {
                return solve(std::vector<std::uint64_t>{1, std::uint64_t{1} << 63}, chosen);
              }));
    CHECK_FOR(name, solve(std::vector<std::uint64_t>{1, (std::uint64_t{1} << 63) - 1}, chosen) ==
                        scores{std::numeric_limits<std::int64_t>::max(), 1});
  });

  const auto message = message_of<std::overflow_error>([] {
    return solve(std::vector<std::uint64_t>{1, 2, std::uint64_t{1} << 63});
  });
  CHECK(mentions(message, "solve"));
  CHECK(mentions(message, "card 2"));
  CHECK(mentions(message, "9223372036854775808"));
  CHECK(mentions(message, "wider"));
}

TEST_CASE("solve takes number types of a user's own", "[solve][types]") {
  const auto cents = [](std::int64_t amount) { return money::of_cents(amount); };
  const std::vector<money> purses{cents(200), cents(10000), cents(600)};
  const std::vector<rational> slices{rational(1, 3), rational(5, 2), rational(1, 2)};
  for_each_strategy(3, [&](std::string_view name, auto chosen) {
    CHECK_FOR(name, solve(purses, chosen) == outcome<money>{cents(800), cents(10000)});
    CHECK_FOR(name, solve(slices, chosen) == outcome<rational>{rational(5, 6), rational(5, 2)});
    CHECK_FOR(name, solve({cents(1), cents(2)}, chosen) == outcome<money>{cents(2), cents(1)});
    CHECK_FOR(name, solve(std::vector<money>{}, chosen) == outcome<money>{});
  });
}

TEST_CASE("solve takes a strategy of a user's own", "[solve]") {
  CHECK(solve(std::vector{2, 100, 6}, always_left{}) == scores{8, 100});
  CHECK(solve(std::vector{1, 5, 3, 9}, always_left{}) == scores{4, 14});
  CHECK(solve(std::list{1, 5, 3, 9}, always_left{}) == scores{4, 14});
  CHECK(solve({1.5, 5.}, always_left{}) == outcome<double>{1.5, 5});

  std::size_t calls = 0;
  const auto by_lambda = [&calls](std::span<const std::int64_t> cards) {
    ++calls;
    return scores{static_cast<std::int64_t>(cards.size()), 0};
  };
  CHECK(solve(std::vector{4, 4, 4}, by_lambda) == scores{3, 0});
  CHECK(solve(std::vector<int>{}, by_lambda) == scores{0, 0});
  CHECK(solve(std::vector<priced>(5), by_lambda, &priced::price) == scores{5, 0});
  CHECK(calls == 3);
}

TEST_CASE("solve accepts a strategy as constant, temporary or variable", "[solve]") {
  const strategy::memoized constant{};
  strategy::recursion variable{};
  CHECK(solve({1, 5, 2}, constant) == scores{3, 5});
  CHECK(solve({1, 5, 2}, variable) == scores{3, 5});
  CHECK(solve({1, 5, 2}, strategy::linear{}) == scores{3, 5});
}

TEST_CASE("a strategy is a function object that can be called without solve", "[solve]") {
  const std::vector<std::int64_t> cards{2, 100, 6};
  const std::vector<double> weights{2.5, 100, 6};
  for_both_ways([&](std::string_view name, auto chosen) {
    CHECK_FOR(name, chosen(std::span<const std::int64_t>(cards)) == scores{8, 100});
    CHECK_FOR(name, chosen(std::span<const double>(weights)) == outcome<double>{8.5, 100});
  });
}

TEST_CASE("solve refuses cards that are not finite, wherever they lie", "[solve][floating]") {
  const double not_a_number = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double bad : {not_a_number, -not_a_number, infinity, -infinity}) {
    for (std::size_t place = 0; place < 4; ++place) {
      std::vector<double> cards{1, 2, 3, 4};
      cards[place] = bad;
      const std::vector<float> narrow(cards.begin(), cards.end());
      const std::vector<long double> wide(cards.begin(), cards.end());
      const std::list<double> linked(cards.begin(), cards.end());
      for_both_ways([&](std::string_view name, auto chosen) {
        INFO(name << ", bad card " << bad << " at " << place);
        CHECK_FOR(name, throws<std::domain_error>([&] { return solve(cards, chosen); }));
        CHECK_FOR(name, throws<std::domain_error>([&] { return solve(narrow, chosen); }));
        CHECK_FOR(name, throws<std::domain_error>([&] { return solve(wide, chosen); }));
        CHECK_FOR(name, throws<std::domain_error>([&] { return solve(linked, chosen); }));
      });
    }
  }
  CHECK_THROWS_AS(solve({infinity}), std::domain_error);

  const auto message = message_of<std::domain_error>([&] { return solve({1., 2., infinity, 4.}); });
  CHECK(mentions(message, "solve"));
  CHECK(mentions(message, "card 2"));
  CHECK(mentions(message, "inf"));
  CHECK(mentions(message, "finite"));
}

TEST_CASE("solve does not compile for what are no numbers", "[solve][concepts]") {
  const auto solvable = [](const auto& cards) {
    return requires {
      solve(cards);
    };
  };
  CHECK(solvable(std::vector<int>{}));
  CHECK(!solvable(std::vector<std::string>{}));
  CHECK(!solvable(std::vector<priced>{}));
  CHECK(!solvable(7));
}
