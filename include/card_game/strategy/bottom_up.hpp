// Bottom-up: the recurrence of the recursion, from the shortest sub-rows to the whole row.
//
// Putting `second` into `first` leaves one function, whose sub-rows all have lengths of one parity:
//
//     f(l, r) = max( a[l]   + min( f(l+2, r), f(l+1, r−1) ),
//                    a[r−1] + min( f(l+1, r−1), f(l, r−2) ) )         on the half-open sub-row [l, r)
//
// One array holds f of all sub-rows of one length, by their left end; each pass makes it two cards longer:
//
//     length 1:  f(0,1)  f(1,2)  f(2,3)  f(3,4)  f(4,5)
//     length 3:  f(0,3)  f(1,4)  f(2,5)                       entry l from the old entries l, l+1 and l+2
//     length 5:  f(0,5)
//
// O(n²/4) steps of two additions, two minima and one maximum, O(n) memory, no recursion.
//
// Integers are counted in double wherever that is exact: f is a sum of some of the cards, so no value on the way
// is larger than n · largest |card|, and a double holds every integer up to 2⁵³. Why: the smaller and the larger
// of two doubles are one vector instruction on every x86-64, those of two 64-bit integers are several.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

#include <card_game/detail/diagonals.hpp>
#include <card_game/detail/exactly.hpp>
#include <card_game/detail/integer.hpp>
#include <card_game/detail/order.hpp>
#include <card_game/detail/storage.hpp>
#include <card_game/outcome.hpp>

namespace card_game::strategy {

/// Solves by dynamic programming over sub-rows of growing length.
///
/// Example: `card_game::solve({1, 5, 2}, card_game::strategy::bottom_up{})` is `{3, 5}`.
struct bottom_up {
  /// Both scores under perfect play. O(n²) time, O(n) memory.
  /// Throws `std::overflow_error` if a score does not fit, `std::domain_error` for a card that is a NaN or
  /// infinite.
  template <score Score>
  [[nodiscard]] constexpr outcome<Score> operator()(std::span<const Score> cards) const {
    if (cards.empty()) return {};
    return detail::exactly(cards, "strategy::bottom_up", []<class Number>(std::span<const Number> row) {
      const Number first = first_score(row);
      return detail::score_pair<Number>{first, detail::second_score(row, first, [row]() -> Number {
                                          if (row.size() == 1) return Number{};
                                          const auto others = first_scores(row, row.size() - 1);
                                          return detail::smaller(others[1], others[0]);
                                        })};
    });
  }

private:
  /// f of the whole row.
  template <class Number>
  static constexpr Number first_score(std::span<const Number> cards) {
    if constexpr (detail::integer<Number>) {
      if (exact_in_double(cards)) {
        // Named so that it depends on `Number`: whoever does not use this strategy does not compile it.
        using exact = std::conditional_t<detail::integer<Number>, double, Number>;
        detail::storage<exact> doubles(cards.size());
        for (std::size_t index = 0; index < cards.size(); ++index) {
          doubles[index] = static_cast<exact>(cards[index]);
        }
        return static_cast<Number>(first_score(doubles.values()));
      }
    }
    return first_scores(cards, cards.size())[0];
  }

  /// Whether a double holds every sum of some of the cards.
  template <class Number>
  static constexpr bool exact_in_double(std::span<const Number> cards) {
    constexpr std::uint64_t limit = std::uint64_t{1} << std::numeric_limits<double>::digits;
    return detail::largest_magnitude(cards) <= limit / cards.size();
  }

  /// f of all sub-rows with `length` cards, by their left end.
  template <class Number>
  static constexpr detail::storage<Number> first_scores(std::span<const Number> cards, std::size_t length) {
    detail::storage<Number> best(cards.size() + 1);
    const bool odd = length % 2 == 1;
    for (std::size_t left = 0; left < best.size(); ++left) {
      best[left] = odd && left < cards.size() ? cards[left] : Number{};
    }
    detail::grow_diagonals(cards.data(), cards.size(), odd ? 3 : 2, length, best.data());
    return best;
  }
};

}  // namespace card_game::strategy
