// What both players score when they play perfectly: one function over any row of cards, by any strategy.
//
//     cards ──projection──▶ numbers ──score type──▶ std::span<const Score> ──strategy──▶ outcome<Score>
//
// A strategy is a function object that takes the span and returns the outcome: yours is as good as ours. One
// that can read a range itself, as `strategy::linear` does, is handed the range and no card is stored.
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>

#include <card_game/detail/cards.hpp>
#include <card_game/outcome.hpp>
#include <card_game/score.hpp>
#include <card_game/strategy/linear.hpp>

namespace card_game {

/// A way to solve the game: called with a row of scores, it returns what both players get.
///
/// Example: `[](std::span<const std::int64_t> cards) -> card_game::outcome<std::int64_t> { … }`
template <class Strategy, class Score>
concept strategy_for =
    // The default is one: to ask would cost every program that calls `solve` compile time.
    (std::same_as<Strategy, strategy::linear>&& score<Score>) ||
    requires(const Strategy& strategy, std::span<const Score> cards) {
  { strategy(cards) } -> std::convertible_to<outcome<Score>>;
};

namespace detail {

template <class Score, class Cards, class Strategy, class Projection>
constexpr outcome<Score> solve_with(Cards& cards, const Strategy& strategy, Projection& projection) {
  if constexpr (requires { strategy.template from_range<Score>(cards, projection, ""); }) {
    return strategy.template from_range<Score>(cards, projection, "solve");
  } else {
    const storage<Score> row = collect<Score>(cards, projection, "solve");
    return strategy(row.values());
  }
}

}  // namespace detail

/// Both scores when both players play perfectly.
///
/// `cards` is any input range whose elements, after `projection` (a callable or a pointer to a member), are
/// numbers. Scores are counted in `score_for_t` of the cards, or in the type you name: `solve<long
/// double>(cards)`. No cards: both scores are 0.
///
/// Costs what the strategy costs: O(n) time and no stored card with the default one.
/// Throws `std::overflow_error` if a score (or, in a score type named by hand, a card) does not fit the score
/// type, `std::domain_error` for a card that is a NaN or infinite, and what the strategy throws for rows
/// beyond its limit.
///
/// Example: `card_game::solve(std::vector{2, 100, 6})` is `{8, 100}`: the second player wins with 100.
template <class Score = detail::by_cards, class Cards, class Strategy = strategy::linear,
          class Projection = detail::as_is>
requires card_range<Cards, Projection> &&
    detail::cards_counted_in<detail::score_of<Score, Cards, Projection>, Cards, Projection> &&
    strategy_for<Strategy, detail::score_of<Score, Cards, Projection>>
[[nodiscard]] constexpr auto solve(Cards&& cards, Strategy strategy = {}, Projection projection = {})
    -> outcome<detail::score_of<Score, Cards, Projection>> {
  return detail::solve_with<detail::score_of<Score, Cards, Projection>>(cards, strategy, projection);
}

/// The same for cards in braces: `card_game::solve({2, 100, 6})`.
template <class Score = detail::by_cards, card Card = int, class Strategy = strategy::linear,
          class Projection = detail::as_is>
requires strategy_for<Strategy, detail::score_of<Score, std::initializer_list<Card>, Projection>>
[[nodiscard]] constexpr auto solve(std::initializer_list<Card> cards, Strategy strategy = {},
                                   Projection projection = {})
    -> outcome<detail::score_of<Score, std::initializer_list<Card>, Projection>> {
  return detail::solve_with<detail::score_of<Score, std::initializer_list<Card>, Projection>>(cards, strategy,
                                                                                              projection);
}

}  // namespace card_game
