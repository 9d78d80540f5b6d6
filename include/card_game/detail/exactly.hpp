// For strategies that add cards in a plain loop: run it in the score type if no sum can leave it, else in the
// wide one.
//
// Every value that the game's recurrences make is a sum of some cards with signs, so Σ|card| bounds them all.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/detail/storage.hpp>
#include <card_game/detail/wide.hpp>
#include <card_game/outcome.hpp>

namespace card_game::detail {

/// The largest |card|, as an unsigned number: that of the smallest value fits it, too.
template <integer Score>
constexpr unsigned_t<Score> largest_magnitude(std::span<const Score> cards) {
  using magnitude = unsigned_t<Score>;
  magnitude largest_yet = 0;
  for (const Score card : cards) {
    const auto bits = static_cast<magnitude>(card);
    const auto size = card < 0 ? static_cast<magnitude>(0 - bits) : bits;
    largest_yet = largest_yet < size ? size : largest_yet;
  }
  return largest_yet;
}

/// Whether every sum of cards with signs is a value of the score type for sure.
template <class Score>
constexpr bool all_sums_fit(std::span<const Score> cards) {
  if constexpr (signed_integer<Score>) {
    const auto limit = static_cast<unsigned_t<Score>>(largest<Score>);
    return cards.empty() || largest_magnitude(cards) <= limit / cards.size();
  } else if constexpr (std::floating_point<Score>) {
    Score sum = 0;
    for (const Score card : cards) sum += card < 0 ? -card : card;
    return is_finite(sum);
  } else {
    return !bounded<Score>;
  }
}

/// `use(std::span<const Number>)` with the cards in a number type in which their sums fit: `Score` or its
/// wide type. Throws `std::domain_error` for a card that is a NaN or infinite.
template <class Score, class Use>
constexpr auto in_safe_type(std::span<const Score> cards, const char* function, Use use) {
  if constexpr (bounded<Score>) {
    if (!all_sums_fit(cards)) {
      storage<wide_t<Score>> wide(cards.size());
      for (std::size_t index = 0; index < cards.size(); ++index) {
        wide[index] = wide_t<Score>(to_score<Score>(cards[index], index, function));
      }
      return use(wide.values());
    }
  }
  return use(cards);
}

/// `solver(std::span<const Number>) -> score_pair<Number>`, called in a safe type, and its scores as an
/// outcome. Throws as `in_safe_type`, and `std::overflow_error` if a score does not fit.
template <class Score, class Solver>
constexpr outcome<Score> exactly(std::span<const Score> cards, const char* function, Solver solver) {
  return in_safe_type(cards, function, [&]<class Number>(std::span<const Number> row) {
    return narrow_outcome<Score>(solver(row), function);
  });
}

}  // namespace card_game::detail
