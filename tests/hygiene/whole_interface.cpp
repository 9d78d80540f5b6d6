// A program that calls everything public, for several kinds of cards, and checks what it gets. What it is
// compiled with, and in what surroundings, is up to the scripts beside it. It needs neither exceptions nor a
// test framework.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <list>
#include <span>
#include <vector>

#include <card_game/card_game.hpp>

#if defined(WITH_SECOND_UNIT)
int failures_of_second_unit();
#endif

namespace {

int failures = 0;

void check(bool holds, const char* what, int line) {
  if (holds) return;
  std::fprintf(stderr, "line %d: %s\n", line, what);
  ++failures;
}
#define CHECK(...) check((__VA_ARGS__), #__VA_ARGS__, __LINE__)

struct money {
  long cents = 0;
  friend constexpr money operator+(money a, money b) { return {a.cents + b.cents}; }
  friend constexpr money operator-(money a, money b) { return {a.cents - b.cents}; }
  friend constexpr bool operator==(money a, money b) = default;
  friend constexpr auto operator<=>(money a, money b) = default;
};

struct house {
  int price;
};

template <class Card>
void every_strategy() {
  using score = card_game::score_for_t<Card>;
  const std::vector<Card> cards{Card{2}, Card{100}, Card{6}};
  const card_game::outcome<score> expected{score{8}, score{100}};
  CHECK(card_game::solve(cards) == expected);
  CHECK(card_game::solve(cards, card_game::strategy::recursion{}) == expected);
  CHECK(card_game::solve(cards, card_game::strategy::memoized{}) == expected);
  CHECK(card_game::solve(cards, card_game::strategy::bottom_up{}) == expected);
  CHECK(card_game::solve(std::list<Card>(cards.begin(), cards.end())) == expected);
  CHECK(card_game::solve(std::vector<Card>(100000, Card{1})).winning_score() == score{50000});
}

template <class Card>
void play_of() {
  using score = card_game::score_for_t<Card>;
  const std::array<Card, 3> cards{Card{6}, Card{2}, Card{9}};
  const card_game::outcome<score> expected{score{11}, score{6}};
  CHECK(card_game::best_move(cards) == card_game::side::right);
  const auto moves = card_game::evaluate_moves(cards);
  CHECK(!moves.equal() && moves.best() == card_game::side::right && moves.left < moves.right);
  CHECK(card_game::principal_variation(cards).size() == 3);

  card_game::position<score> position(cards);
  CHECK(position.row().size() == 3 && position.to_move() == card_game::player::first && !position.is_over());
  CHECK(position.take(card_game::side::right) == score{9});
  CHECK(position.taken().first == score{9} && position.history().size() == 1);
  CHECK(position.value() == expected);
  position.undo();
  CHECK(position.value() == expected && position.history().empty());

  const card_game::score_table<score> table(cards);
  CHECK(table.size() == 3 && table(0, 3) == expected);
  CHECK(table.best_move(0, 3) == card_game::side::right);

  const auto record = card_game::play(cards, card_game::policy::perfect{}, card_game::policy::greedy{});
  CHECK(record.scores == expected && record.moves.size() == 3);
  const auto by_chance = card_game::play(cards, card_game::policy::random{7}, card_game::policy::random{8});
  CHECK(by_chance.scores.first + by_chance.scores.second == score{17});

  card_game::reduced_row<score> row;
  row.push_back(score{2});
  row.push_front(score{6});
  card_game::reduced_row<score> rest;
  CHECK(rest.empty());
  rest.push_back(score{9});
  const card_game::reduced_row<score> whole = row + rest;
  row.append(rest);
  CHECK(row.size() == 3 && whole.size() == 3 && whole.cards().size() == 3);
  CHECK(row.total() == score{17} && row.margin() == score{5} && row.best_move() == card_game::side::right);
  CHECK(row.outcome() == expected && whole.outcome() == expected);
}

}  // namespace

int main() {
  every_strategy<int>();
  every_strategy<std::uint64_t>();
  every_strategy<double>();
  play_of<int>();
  play_of<double>();

  const card_game::outcome<std::int64_t> outcome = card_game::solve({2, 100, 6});
  CHECK(outcome.margin() == -92 && outcome.winning_score() == 100);
  CHECK(outcome.winner() == card_game::player::second);
  CHECK(!card_game::solve({7, 7}).winner());
  CHECK(card_game::solve<long double>(std::array<short, 2>{1, 5}).first == 5);
  CHECK(card_game::solve<std::int8_t>(std::array<int, 2>{1, 5}).first == 5);
  CHECK(card_game::solve(std::vector<bool>{false, true, false}).second == 1);
  CHECK(card_game::solve("ab").first == 'a');
  CHECK(card_game::solve(std::vector<money>{{2}, {100}, {6}}).second == money{100});
  const std::vector<house> houses{{2}, {100}, {6}};
  CHECK(card_game::solve(houses, card_game::strategy::linear{}, &house::price).second == 100);
  const auto takes_all = [](std::span<const std::int64_t> cards) {
    card_game::outcome<std::int64_t> all{0, 0};
    for (std::int64_t card : cards) all.first += card;
    return all;
  };
  CHECK(card_game::solve(houses, takes_all, &house::price).first == 108);
  static_assert(card_game::solve({2, 100, 6}).second == 100);
  static_assert(!card_game::version.empty() &&
                CARD_GAME_VERSION_MAJOR + CARD_GAME_VERSION_MINOR + CARD_GAME_VERSION_PATCH > 0);

  // These matter where `long` is 32 bits wide and where floating arithmetic is wider than `double`.
  const std::int64_t huge = std::int64_t{1} << 62;
  CHECK(card_game::solve({huge, huge - 1, std::int64_t{5}}).first == huge + 5);
  const std::vector<double> decimals{0.1, 0.7, 0.2, 0.4, 1e17, -1e17, 0.3};
  CHECK(card_game::solve(decimals, card_game::strategy::recursion{}) ==
        card_game::solve(decimals, card_game::strategy::bottom_up{}));
  CHECK(card_game::solve(decimals, card_game::strategy::memoized{}) ==
        card_game::solve(decimals, card_game::strategy::bottom_up{}));
#if defined(__SIZEOF_INT128__)
  __extension__ using int128 = __int128;
  CHECK(card_game::solve(std::vector<int128>{2, 100, 6}).second == 100);
#endif

#if defined(WITH_SECOND_UNIT)
  failures += failures_of_second_unit();
#endif
  return failures == 0 ? 0 : 1;
}
