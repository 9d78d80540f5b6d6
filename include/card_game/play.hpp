// A whole game between two policies, and its record.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include <card_game/detail/cards.hpp>
#include <card_game/outcome.hpp>
#include <card_game/policy.hpp>
#include <card_game/position.hpp>
#include <card_game/side.hpp>

namespace card_game {

/// What happened in a game: the final scores and the sides taken from, in order.
template <score Score>
struct game_record {
  outcome<Score> scores;    ///< What each player collected.
  std::vector<side> moves;  ///< The side each card was taken from, in the order of play.

  /// Whether it is the same game.
  friend constexpr bool operator==(const game_record&, const game_record&) = default;
};

/// Plays the cards out, asking each player's policy in turn. A policy that keeps a state, such as
/// `policy::random`, goes on from it in the next game if it is passed by name.
///
/// Costs one call of a policy for each card: O(n) in all for greedy and random ones, O(n²) for perfect ones.
/// Throws `std::overflow_error` if a score does not fit, `std::domain_error` for a card that is a NaN or
/// infinite, and whatever a policy throws.
///
/// Example: `card_game::play({3, 9, 1, 2}, policy::perfect{}, policy::greedy{}).scores` is `{11, 4}`.
template <class Cards, class First, class Second>
requires card_range<Cards> && policy_for<First, detail::score_of<detail::by_cards, Cards>> &&
    policy_for<Second, detail::score_of<detail::by_cards, Cards>>
[[nodiscard]] constexpr auto play(Cards&& cards, First&& first, Second&& second)
    -> game_record<detail::score_of<detail::by_cards, Cards>> {
  position<detail::score_of<detail::by_cards, Cards>> game(cards);
  while (!game.is_over()) game.take(game.to_move() == player::first ? first(game) : second(game));
  return {game.taken(), {game.history().begin(), game.history().end()}};
}

/// The same for cards in braces.
template <card Card = int, class First, class Second>
requires policy_for<First, score_for_t<Card>> && policy_for<Second, score_for_t<Card>>
[[nodiscard]] constexpr auto play(std::initializer_list<Card> cards, First&& first, Second&& second)
    -> game_record<score_for_t<Card>> {
  return play(std::span<const Card>(cards), first, second);
}

}  // namespace card_game
