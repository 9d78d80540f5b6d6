// One fold, and as many as follow from it: three neighbours become one card.
//
//     outer ≤ next ≥ end   plays like   outer − next + end            1 5 2 4  ── 1 − 5 + 2 ──▶  −2 4
//
// The same at both ends of the row: `end` is the card that comes in, `next` lies beside it, `outer` behind
// that. A sum that does not fit its type is noticed before anything has changed.
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>

#include <card_game/detail/integer.hpp>
#include <card_game/detail/scaled.hpp>

namespace card_game::detail {

/// A card on its way into the row, or a reduced one.
template <class Value, class Tally>
struct tallied {
  Value value;
  [[no_unique_address]] Tally tally;
};

/// Folds `end` with the two cards beside it; false, and nothing changed, if the result does not fit its type.
template <class Value, class Tally>
constexpr bool fold(tallied<Value, Tally>& end, const Value& next, const Tally& next_tally,
                    const Value& outer, const Tally& outer_tally) {
  if constexpr (integer<Value>) {
    // The true result is at most `outer` and more than outer − 2^w: if it does not fit, it wraps to above `outer`.
    using bits = unsigned_t<Value>;
    const auto wrapped = static_cast<Value>(
        static_cast<bits>(static_cast<bits>(outer) - static_cast<bits>(next) + static_cast<bits>(end.value)));
    if (outer < wrapped) return false;
    end.tally = Tally::fold(outer_tally, next_tally, end.tally);
    end.value = wrapped;
  } else {
    Tally tally = Tally::fold(outer_tally, next_tally, end.tally);
    Value value;
    if constexpr (requires { tally.value(); }) {
      value = tally.value();
    } else {
      value = outer - next + end.value;
    }
    if constexpr (std::floating_point<Value>) {
      if (!is_finite(value)) return false;
    }
    end = {std::move(value), std::move(tally)};
  }
  return true;
}

/// Folds `end` while it folds with its neighbours: `neighbour(0)` beside it, `neighbour(1)` behind that,
/// `count` of them in all. Leaves in `folded` how many are in it now; false if a result does not fit its
/// type.
template <class Card, class Neighbour>
constexpr bool fold_over(Card& end, std::size_t& folded, std::size_t count, Neighbour neighbour) {
  for (folded = 0; folded + 2 <= count; folded += 2) {
    const auto next = neighbour(folded);
    const auto outer = neighbour(folded + 1);
    if (next.value < outer.value || next.value < end.value) return true;
    if (!fold(end, next.value, next.tally, outer.value, outer.tally)) return false;
  }
  return true;
}

}  // namespace card_game::detail
