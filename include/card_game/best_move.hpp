// Which card to take: a best move, what both moves are worth, and one whole line of best play.
//
//     3 9 1 2  ──▶  −5 2      best_move: right            the larger end of the reduced row
//                             evaluate_moves: −5 and 7    each end card minus the margin of the row without it
//                             principal_variation: right, left, left, left     2 for the first player, 3, 9, 1
//
// The line comes out of the reduced row in O(n): a reduced card stands for neighbours that are played in one
// run, from the end at which it is taken. So the reduced row is played by its larger end, and each step gives
// as many moves in the same direction as there are cards in it. That each of them is optimal where it is made
// is part of the theorem in the README, "Why a row folds".
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/feed.hpp>
#include <card_game/detail/row_access.hpp>
#include <card_game/detail/tally.hpp>
#include <card_game/reduced_row.hpp>
#include <card_game/side.hpp>

namespace card_game {

/// What the two moves of a position are worth to the player who makes them: the final margin, mover minus
/// opponent, when both play perfectly afterwards.
template <score Score>
struct move_values {
  Score left{};   ///< After taking the left card.
  Score right{};  ///< After taking the right card.

  /// The better move, `side::left` if both are equally good.
  [[nodiscard]] constexpr side best() const { return left < right ? side::right : side::left; }
  /// Whether both moves are equally good.
  [[nodiscard]] constexpr bool equal() const { return !(left < right) && !(right < left); }

  /// Whether both values are the same.
  friend constexpr bool operator==(const move_values& a, const move_values& b) {
    return !(a.left < b.left || b.left < a.left || a.right < b.right || b.right < a.right);
  }
};

namespace detail {

template <class Score>
constexpr move_values<Score> values_of_moves(const auto& cards) {
  as_is projection;
  const auto without_left = cards.subspan(1);
  const auto without_right = cards.first(cards.size() - 1);
  const auto after_left = row_access::reduce<Score>(without_left, projection, "evaluate_moves");
  const auto after_right = row_access::reduce<Score>(without_right, projection, "evaluate_moves");
  const auto value = [](const Score& card, const reduced_row<Score>& row) {
    return sum_t<Score>(sum_t<Score>(card) - row_access::margin(row));
  };
  return {narrow_value<Score>(value(to_score<Score>(cards.front(), 0, "evaluate_moves"), after_left),
                              "evaluate_moves", "the margin after taking the left card"),
          narrow_value<Score>(
              value(to_score<Score>(cards.back(), cards.size() - 1, "evaluate_moves"), after_right),
              "evaluate_moves", "the margin after taking the right card")};
}

}  // namespace detail

/// An optimal move for the player whose turn it is. O(n) time, one pass, memory for the reduced row.
/// If both moves are optimal, it is one of them; `evaluate_moves` tells.
/// Throws `std::invalid_argument` if there is no card, `std::domain_error` for a card that is a NaN or
/// infinite.
///
/// Example: `card_game::best_move(std::vector{3, 9, 1, 2})` is `side::right`.
template <class Cards, class Projection = detail::as_is>
requires card_range<Cards, Projection>
[[nodiscard]] constexpr side best_move(Cards&& cards, Projection projection = {}) {
  using score_type = detail::score_of<detail::by_cards, Cards, Projection>;
  const auto row = detail::row_access::reduce<score_type>(cards, projection, "best_move");
  if (row.empty()) detail::raise_no_cards("best_move");
  return row.best_move();
}

/// What each of the two moves is worth to the player whose turn it is. O(n) time and, for other than
/// contiguous integers, memory. Throws `std::invalid_argument` if there is no card, `std::overflow_error` if
/// a margin does not fit the score type, `std::domain_error` for a card that is a NaN or infinite.
///
/// Example: `card_game::evaluate_moves(std::vector{3, 9, 1, 2})` is `{-5, 7}`: the right card wins by 7.
template <class Cards, class Projection = detail::as_is>
requires card_range<Cards, Projection>
[[nodiscard]] constexpr auto evaluate_moves(Cards&& cards, Projection projection = {})
    -> move_values<detail::score_of<detail::by_cards, Cards, Projection>> {
  using score_type = detail::score_of<detail::by_cards, Cards, Projection>;
  if constexpr (detail::contiguous_row<Cards, Projection> &&
                detail::integer<detail::card_of<Cards, Projection>>) {
    const auto row = detail::span_of(cards);
    if (row.empty()) detail::raise_no_cards("evaluate_moves");
    return detail::values_of_moves<score_type>(row);
  } else {
    const auto row = detail::collect<score_type>(cards, projection, "evaluate_moves");
    if (row.size() == 0) detail::raise_no_cards("evaluate_moves");
    return detail::values_of_moves<score_type>(row.values());
  }
}

/// One whole line of play in which every move is optimal: the sides in turn, one for each card.
/// No cards: no moves. O(n) time and memory. Throws `std::domain_error` for a card that is a NaN or infinite.
///
/// Example: `card_game::principal_variation(std::vector{3, 9, 1, 2})` is right, left, left, left.
template <class Cards, class Projection = detail::as_is>
requires card_range<Cards, Projection>
[[nodiscard]] constexpr std::vector<side> principal_variation(Cards&& cards, Projection projection = {}) {
  using score_type = detail::score_of<detail::by_cards, Cards, Projection>;
  detail::exact_valley<score_type, detail::counted> row;
  detail::card_sum<score_type> sum;
  detail::feed(row, sum, cards, projection, "principal_variation");
  std::vector<side> moves;
  moves.reserve(sum.count);
  row.visit([&moves](const auto& valley) {
    valley.play(
        [&](std::size_t index, side end) { moves.insert(moves.end(), valley.tally(index).cards, end); });
  });
  return moves;
}

/// The same for cards in braces: `card_game::best_move({3, 9, 1, 2})`.
template <card Card = int>
[[nodiscard]] constexpr side best_move(std::initializer_list<Card> cards) {
  return best_move(std::span<const Card>(cards));
}
/// The same for cards in braces.
template <card Card = int>
[[nodiscard]] constexpr auto evaluate_moves(std::initializer_list<Card> cards)
    -> move_values<score_for_t<Card>> {
  return evaluate_moves(std::span<const Card>(cards));
}
/// The same for cards in braces.
template <card Card = int>
[[nodiscard]] constexpr std::vector<side> principal_variation(std::initializer_list<Card> cards) {
  return principal_variation(std::span<const Card>(cards));
}

}  // namespace card_game
