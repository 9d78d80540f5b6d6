// Linear: fold the row while it is read, and play what is left by its larger end.
//
//     2 100 6  ── 2 ≤ 100 ≥ 6 ──▶  −92        margin −92, total 108: scores 8 and 100
//
// Time O(n), one pass, so the cards may come from a stream. Memory for the reduced row only: about log n
// values for random cards, n for a sorted row. No recursion. Source: the fold and greedy rules are T.
// Idziaszek's ("An optimal algorithm for calculating the profit in the coins in a row game"); the proof is in
// the README.
#pragma once

#include <span>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/row_access.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/outcome.hpp>
#include <card_game/reduced_row.hpp>

namespace card_game::strategy {

/// Solves by reducing the row: the default of `solve`, and the only strategy that is fast on long rows.
///
/// Example: `card_game::solve(std::views::istream<int>(std::cin))` reads cards as they come and keeps none.
struct linear {
  /// Both scores under perfect play. O(n) time, memory for the reduced row.
  /// Throws `std::overflow_error` if a score does not fit, `std::domain_error` for a NaN or an infinity.
  template <score Score>
  [[nodiscard]] constexpr outcome<Score> operator()(std::span<const Score> cards) const {
    detail::as_is projection;
    return from_range<Score>(cards, projection, "strategy::linear");
  }

  /// The same, straight from any input range: the cards are never stored. `solve` calls this where it exists.
  template <score Score, class Cards, class Projection>
  [[nodiscard]] constexpr outcome<Score> from_range(Cards& cards, Projection& projection,
                                                    const char* function) const {
    return detail::narrow_outcome<Score>(detail::scores_of<Score>(cards, projection, function), function);
  }
};

}  // namespace card_game::strategy
