// What a game comes to: the scores of both players, and what people ask of them.
//
// A tie is an outcome of its own. Some tellings of the game give it to one of the players (the article's
// gives it to the second); here nobody wins it, and `winner()` is empty.
#pragma once

#include <optional>

#include <card_game/detail/wide.hpp>
#include <card_game/score.hpp>

namespace card_game {

/// The player who takes the first card, and the other one.
enum class player { first, second };

/// Both scores of a game.
///
/// Example: for the cards `2 100 6`, `first` is 8 (the 2 and the 6) and `second` is 100.
template <score Score>
struct outcome {
  Score first{};   ///< What the first player collects.
  Score second{};  ///< What the second player collects.

  /// First player's score minus second player's score.
  /// Throws `std::overflow_error` if it does not fit: it can need one bit more than the scores.
  [[nodiscard]] constexpr Score margin() const {
    using sum = detail::sum_t<Score>;
    return detail::narrow_value<Score>(sum(sum(first) - sum(second)), "outcome::margin", "the margin");
  }

  /// The player with the higher score; empty on a tie.
  [[nodiscard]] constexpr std::optional<player> winner() const {
    if (second < first) return player::first;
    if (first < second) return player::second;
    return std::nullopt;
  }

  /// The higher of the two scores, 0 for no cards: the article's `game(cards)`.
  [[nodiscard]] constexpr Score winning_score() const { return first < second ? second : first; }

  /// Whether both scores are the same.
  friend constexpr bool operator==(const outcome& a, const outcome& b) {
    return !(a.first < b.first || b.first < a.first || a.second < b.second || b.second < a.second);
  }
};

}  // namespace card_game
