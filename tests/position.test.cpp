// position: what a game program holds. Every game of short rows is walked to its end and back, and at each stop everything the
// position says is held against the rules; what goes wrong changes nothing.

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <list>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <card_game/position.hpp>

#include "catch.hpp"
#include "support/exactness.hpp"
#include "support/numbers.hpp"
#include "support/oracle.hpp"
#include "support/report.hpp"
#include "support/rows.hpp"

namespace {

using card_game::outcome;
using card_game::player;
using card_game::position;
using card_game::side;
using card_game_test::fragile;
using card_game_test::make_row;
using card_game_test::mentions;
using card_game_test::message_of;
using card_game_test::money;
using card_game_test::oracle;
using card_game_test::promised;
using card_game_test::result_of;
using card_game_test::row_of_integers;
using card_game_test::wide_integer;

template <class Score>
std::vector<Score> row_of(const position<Score>& game) {
  return {game.row().begin(), game.row().end()};
}

template <class Score>
bool same(const position<Score>& left, const position<Score>& right) {
  return row_of(left) == row_of(right) && left.to_move() == right.to_move() &&
         left.is_over() == right.is_over() && left.taken() == right.taken() &&
         std::equal(left.history().begin(), left.history().end(), right.history().begin(),
                    right.history().end());
}

// Walks every game below this position, and back up by undo.
void walk(position<std::int64_t>& game, const oracle<std::int64_t>& rules, const row_of_integers& cards,
          std::size_t begin, std::size_t end, outcome<std::int64_t> taken) {
  const bool firsts_turn = (cards.size() - (end - begin)) % 2 == 0;
  CHECK_ROW(game.to_move() == (firsts_turn ? player::first : player::second), cards, "to_move");
  CHECK_ROW(game.is_over() == (begin == end), cards, "is_over");
  CHECK_ROW(game.taken() == taken, cards, "taken");
  CHECK_ROW(game.history().size() == cards.size() - (end - begin), cards, "history");
  CHECK_ROW(
      std::equal(game.row().begin(), game.row().end(), cards.begin() + static_cast<std::ptrdiff_t>(begin),
                 cards.begin() + static_cast<std::ptrdiff_t>(end)),
      cards, "row");
  const std::int64_t mover = rules.mover(begin, end);
  const std::int64_t waiter = rules.waiter(begin, end);
  const outcome<std::int64_t> value{taken.first + (firsts_turn ? mover : waiter),
                                    taken.second + (firsts_turn ? waiter : mover)};
  CHECK_ROW(game.value() == value, cards, "value");
  if (begin == end) return;

  for (const side which : {side::left, side::right}) {
    const std::int64_t card = which == side::left ? cards[begin] : cards[end - 1];
    outcome<std::int64_t> after = taken;
    (firsts_turn ? after.first : after.second) += card;
    CHECK_ROW(game.take(which) == card, cards, "take");
    CHECK_ROW(game.history().back() == which, cards, "history");
    walk(game, rules, cards, which == side::left ? begin + 1 : begin, which == side::left ? end : end - 1,
         after);
    game.undo();
    CHECK_ROW(game.taken() == taken, cards, "undo");
  }
}

constexpr bool test_a_game() {
  position game{2, 100, 6};
  bool right = game.to_move() == player::first && !game.is_over() && game.row().size() == 3 &&
               game.value() == outcome<std::int64_t>{8, 100};
  right = right && game.take(side::right) == 6 && game.to_move() == player::second &&
          game.taken() == outcome<std::int64_t>{6, 0};
  right = right && game.take(side::left) == 2 && game.value() == outcome<std::int64_t>{106, 2};
  right = right && game.take(side::left) == 100 && game.is_over() && game.value() == game.taken();
  game.undo();
  game.undo();
  return right && game.row().size() == 2 && game.row()[1] == 100 && game.history().size() == 1;
}

}  // namespace

TEST_CASE("position: a game at compile time and at run time", "[position][constexpr]") {
  CHECK_BOTH_TIMES(test_a_game());
}

TEST_CASE("position: every game on rows of length 0 to 8, there and back", "[position]") {
  for (std::size_t size = 0; size <= 8; ++size) {
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      const auto cards =
          make_row(card_game_test::all_shapes[seed % card_game_test::all_shapes.size()], size, seed);
      position<std::int64_t> game(cards);
      walk(game, oracle<std::int64_t>(cards), cards, 0, size, {});
      CHECK_ROW(same(game, position<std::int64_t>(cards)), cards, "undone", seed);
    }
  }
}

TEST_CASE("position: the score type is deduced from the cards", "[position][types]") {
  static_assert(std::same_as<decltype(position{1, 2, 3}), position<std::int64_t>>);
  static_assert(std::same_as<decltype(position(std::vector<short>{})), position<std::int64_t>>);
  static_assert(std::same_as<decltype(position(std::list<float>{})), position<double>>);
  static_assert(std::same_as<decltype(position{1.5, 2.5}), position<double>>);
  static_assert(std::same_as<decltype(position(std::vector<money>{})), position<money>>);
  CHECK(row_of(position(std::list<short>{2, 100, 6})) == row_of_integers{2, 100, 6});
  CHECK(row_of(position<double>(std::vector{2, 100, 6})) == std::vector<double>{2, 100, 6});
  CHECK(row_of(position(std::vector<bool>{true, false})) == row_of_integers{1, 0});
}

TEST_CASE("position: it holds its own cards", "[position]") {
  std::vector<int> cards{2, 100, 6};
  position game(cards);
  cards.assign(3, 0);
  CHECK(game.value() == outcome<std::int64_t>{8, 100});
  position copy = game;
  static_cast<void>(copy.take(side::left));
  CHECK(game.row().size() == 3);
  CHECK(copy.row().size() == 2);
  CHECK(copy.value() == outcome<std::int64_t>{8, 100});
}

TEST_CASE("position: a game can be assigned, and one that was moved from is over", "[position]") {
  position game{2, 100, 6};
  static_cast<void>(game.take(side::right));
  position other{1};
  other = game;
  CHECK((other.row().size() == 2 && other.history().size() == 1 && game.row().size() == 2));
  const position<std::int64_t> taken_over = std::move(game);
  CHECK((taken_over.row().size() == 2 && taken_over.taken().first == 6));
  game = position{5, 5};
  CHECK((game.row().size() == 2 && game.history().empty()));
}

TEST_CASE("position: taking from a finished game is a logic_error and changes nothing", "[position]") {
  position game{5, 7};
  static_cast<void>(game.take(side::right));
  static_cast<void>(game.take(side::right));
  const position before = game;
  CHECK_THROWS_AS(game.take(side::left), std::logic_error);
  CHECK_THROWS_AS(game.take(side::right), std::logic_error);
  CHECK(same(game, before));
  CHECK(game.value() == outcome<std::int64_t>{7, 5});
  const auto message = message_of<std::logic_error>([&] { return game.take(side::left); });
  CHECK(mentions(message, "take"));
  CHECK(mentions(message, "is_over"));
}

TEST_CASE("position: undoing an unplayed game is a logic_error and changes nothing", "[position]") {
  position game{5, 7};
  const position before = game;
  const auto message = message_of<std::logic_error>([&] {
    game.undo();
    return 0;
  });
  CHECK(mentions(message, "undo"));
  CHECK(mentions(message, "history"));
  CHECK(same(game, before));
  static_cast<void>(game.take(side::left));
  game.undo();
  CHECK_THROWS_AS(game.undo(), std::logic_error);
  CHECK(same(game, before));
}

TEST_CASE("position: no cards, no game", "[position]") {
  position<std::int64_t> game(std::vector<int>{});
  CHECK(game.is_over());
  CHECK(game.to_move() == player::first);
  CHECK(game.row().empty());
  CHECK(game.history().empty());
  CHECK(game.value() == outcome<std::int64_t>{});
  CHECK_THROWS_AS(game.take(side::left), std::logic_error);
  CHECK_THROWS_AS(game.undo(), std::logic_error);
}

TEST_CASE("position: a card that is not finite or does not fit is refused at the start", "[position]") {
  CHECK_THROWS_AS(position(std::vector{1., std::numeric_limits<double>::infinity()}), std::domain_error);
  CHECK_THROWS_AS(position(std::vector<std::uint64_t>{1, ~std::uint64_t{0}}), std::overflow_error);
  CHECK(mentions(message_of<std::domain_error>(
                     [] { return position(std::vector{std::numeric_limits<double>::quiet_NaN()}); }),
                 "position"));
}

TEST_CASE("position: what a player collects may pass the limit only as an error, and nothing changes",
          "[position][overflow]") {
  constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    card_game_test::random_source source(seed);
    row_of_integers cards(source.index(10));
    for (auto& card : cards) {
      const std::int64_t choices[] = {lowest, -1, 0, 1, highest, highest - 1};
      card = choices[source.index(std::size(choices))];
    }
    const oracle<wide_integer> rules(cards);
    position<std::int64_t> game(cards);
    wide_integer first, second;
    std::size_t begin = 0, end = cards.size();
    while (!game.is_over()) {
      const bool firsts_turn = game.to_move() == player::first;
      const wide_integer mover = rules.mover(begin, end), waiter = rules.waiter(begin, end);
      const auto value = promised<std::int64_t>(first + (firsts_turn ? mover : waiter),
                                                second + (firsts_turn ? waiter : mover));
      CHECK_ROW(result_of([&] { return game.value(); }) == value, cards, "value", seed);

      const side which = source.next() % 2 == 0 ? side::left : side::right;
      const wide_integer card(which == side::left ? cards[begin] : cards[end - 1]);
      (firsts_turn ? first : second) = (firsts_turn ? first : second) + card;
      const position before = game;
      const auto took = result_of([&] { return game.take(which); });
      // The total so far has to fit while the game goes on, or it is refused when it no longer does.
      const auto taken = promised<std::int64_t>(first, second);
      if (took.has_value()) {
        CHECK_ROW(result_of([&] { return game.taken(); }) == taken, cards, "taken", seed);
      } else {
        CHECK_ROW(!taken.has_value() && same(game, before), cards, "refused", seed);
        break;
      }
      which == side::left ? ++begin : --end;
    }
  }
}

TEST_CASE("position: undo restores floating totals bit for bit", "[position][floating]") {
  // 0.1 + 0.2 - 0.2 is not 0.1: undoing by subtraction would show.
  position game{0.1, 0.3, 0.2, 0.7, 1e17};
  std::vector<outcome<double>> totals;
  for (const side which : {side::left, side::right, side::right, side::left, side::left}) {
    totals.push_back(game.taken());
    static_cast<void>(game.take(which));
  }
  while (!totals.empty()) {
    game.undo();
    CHECK((game.taken().first == totals.back().first && game.taken().second == totals.back().second));
    totals.pop_back();
  }
}

TEST_CASE("position: whatever breaks inside a number type, the position is as it was",
          "[position][exceptions]") {
  const auto start = [] {
    std::vector<fragile> cards;
    for (const int card : {4, 1, 9, 2, 6}) cards.push_back(fragile(card));
    position<fragile> game(cards);
    static_cast<void>(game.take(side::left));
    static_cast<void>(game.take(side::right));
    return game;
  };
  const auto unchanged = [](const auto& game, const auto& before) {
    return same(game, before) && game.value() == before.value();
  };
  CHECK(card_game_test::break_at_every_step(
            start, [](auto& game) { static_cast<void>(game.take(side::left)); }, unchanged) > 0);
  card_game_test::break_at_every_step(
      start, [](auto& game) { game.undo(); }, unchanged);
  const auto keep = start();
  CHECK(keep.row().size() == 3);
}
