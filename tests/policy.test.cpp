// Policies: perfect always takes an optimal move, greedy the larger end, random the sides of its seed, pinned here so that
// they are the same on every platform and in every version.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include <card_game/policy.hpp>
#include <card_game/position.hpp>

#include "catch.hpp"
#include "support/numbers.hpp"
#include "support/oracle.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"

namespace {

using card_game::position;
using card_game::side;
using card_game_test::all_shapes;
using card_game_test::make_row;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;
using card_game_test::oracle;
using card_game_test::row_of_integers;
namespace policy = card_game::policy;

constexpr bool test_policies() {
  const position plateau{3, 9, 3};
  const position rising{2, 100, 6};
  return policy::greedy{}(plateau) == side::left && policy::greedy{}(rising) == side::right &&
         policy::perfect{}(position{4, 1, 2, 10}) == side::right &&
         policy::perfect{}(position{1, 5, 233, 7}) == side::left &&
         policy::greedy{}(position{1, 5, 233, 7}) == side::right;
}

// The first sides of a seed, as letters.
std::string sides_of(std::uint64_t seed, std::size_t count) {
  policy::random chooser{seed};
  const position game{1, 2};
  std::string sides;
  for (std::size_t move = 0; move < count; ++move) sides += chooser(game) == side::left ? 'l' : 'r';
  return sides;
}

}  // namespace

TEST_CASE("policy: perfect and greedy at compile time and at run time", "[policy][constexpr]") {
  CHECK_BOTH_TIMES(test_policies());
}

TEST_CASE("policy: perfect takes an optimal move in every position of every game", "[policy]") {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto cards = make_row(all_shapes[seed % all_shapes.size()], 1 + seed % 30, seed);
    const oracle<std::int64_t> rules(cards);
    card_game_test::random_source source(seed);
    position<std::int64_t> game(cards);
    for (std::size_t begin = 0, end = cards.size(); begin < end;) {
      const side chosen = policy::perfect{}(game);
      const bool optimal =
          chosen == side::left ? rules.left_is_optimal(begin, end) : rules.right_is_optimal(begin, end);
      CHECK_ROW(optimal, cards, "perfect", seed);
      const side greedy = policy::greedy{}(game);
      CHECK_ROW(greedy == (cards[begin] < cards[end - 1] ? side::right : side::left), cards, "greedy", seed);
      const side which = source.next() % 2 == 0 ? side::left : side::right;  // wherever the game goes
      static_cast<void>(game.take(which));
      which == side::left ? ++begin : --end;
    }
  }
}

TEST_CASE("policy: with no card left there is no side to take", "[policy]") {
  const position<std::int64_t> nothing(std::vector<int>{});
  CHECK_THROWS_AS(policy::perfect{}(nothing), std::invalid_argument);
  CHECK_THROWS_AS(policy::greedy{}(nothing), std::invalid_argument);
  CHECK_THROWS_AS(policy::random{1}(nothing), std::invalid_argument);
  CHECK(mentions(message_of<std::invalid_argument>([&] { return policy::greedy{}(nothing); }),
                 "policy::greedy"));
}

TEST_CASE("policy: they play any number type", "[policy][types]") {
  const position<money> purse(
      std::vector<money>{money::of_cents(2), money::of_cents(100), money::of_cents(6)});
  CHECK(policy::perfect{}(purse) == side::left);  // both are optimal
  CHECK(policy::greedy{}(purse) == side::right);
  CHECK(policy::perfect{}(position{4.5, 1., 2., 10.}) == side::right);
  CHECK(policy::greedy{}(position{2.5, 100., 2.5}) == side::left);
}

// SplitMix64, one number a move, its highest bit: right when it is set. Computed apart from the library.
TEST_CASE("policy: random is the same sequence for the same seed, everywhere", "[policy][random]") {
  CHECK(sides_of(0, 32) == "rllrlllrlrlrrrrrlrlrrrrlrrllrrrl");
  CHECK(sides_of(1, 32) == "rrrllrrrlrlrlrllrrrrllllllrrlrrr");
  CHECK(sides_of(2024, 32) == "rlllrrlrlllrrrlrrlrlrrllrrlrllrl");
  CHECK(sides_of(~std::uint64_t{0}, 32) == "rrllrrrlrllrlrlrlllllrlllrrlrllr");
  CHECK(sides_of(1, 500) == sides_of(1, 500));
  CHECK(sides_of(1, 500) != sides_of(2, 500));
}

TEST_CASE("policy: random is fair, whatever the row", "[policy][random]") {
  for (const std::uint64_t seed : {0U, 1U, 7U, 99U}) {
    const std::string sides = sides_of(seed, 10'000);
    std::size_t left = 0, same_again = 0;
    for (std::size_t move = 0; move < sides.size(); ++move) {
      left += sides[move] == 'l' ? 1U : 0U;
      same_again += move > 0 && sides[move] == sides[move - 1] ? 1U : 0U;
    }
    // Five standard deviations are 250.
    CHECK((left > 4750 && left < 5250));
    CHECK((same_again > 4750 && same_again < 5250));
  }
}

TEST_CASE("policy: what is a policy and what is not", "[policy][concepts]") {
  using integers = std::int64_t;
  const auto lambda = [](const position<integers>&) { return side::left; };
  static_assert(card_game::policy_for<policy::perfect, integers>);
  static_assert(card_game::policy_for<policy::greedy, integers>);
  static_assert(card_game::policy_for<policy::random, integers>);
  static_assert(card_game::policy_for<decltype(lambda), integers>);
  static_assert(card_game::policy_for<side (*)(const position<integers>&), integers>);
  static_assert(!card_game::policy_for<int, integers>);
  static_assert(!card_game::policy_for<void (*)(const position<integers>&), integers>);
  SUCCEED("checked by the compiler");
}
