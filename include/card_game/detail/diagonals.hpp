// One diagonal of the table from the one before it: the step that the bottom-up strategy and the score table
// share.
//
//     f(l, r) = max( a[l]   + min( f(l+2, r), f(l+1, r−1) ),
//                    a[r−1] + min( f(l+1, r−1), f(l, r−2) ) )
//
// With f of all sub-rows of one length stored by their left end, entry l of the next length (two more) reads
// the entries l, l+1 and l+2 only.
#pragma once

#include <cstddef>
#include <span>

#include <card_game/detail/order.hpp>
#include <card_game/detail/wide.hpp>

namespace card_game::detail {

/// Writes f of the `count` sub-rows with `length` cards to `longer`, from f of those with `length` − 2 in
/// `shorter`. Both may be the same array.
template <class Number>
constexpr void next_diagonal(const Number* cards, std::size_t length, std::size_t count,
                             const Number* shorter, Number* longer) {
  const Number* const last = cards + (length - 1);
  for (std::size_t left = 0; left < count; ++left) {
    longer[left] = larger<Number>(cards[left] + smaller(shorter[left + 2], shorter[left + 1]),
                                  last[left] + smaller(shorter[left + 1], shorter[left]));
  }
}

/// What the second player gets when the first one gets `first`: the rest of the cards, where subtracting is
/// exact.
template <class Number, class Waits>
constexpr Number second_score(std::span<const Number> cards, const Number& first, Waits waits) {
  if constexpr (halvable<Number>) {
    Number rest = Number{} - first;
    for (const Number& card : cards) rest = rest + card;
    return rest;
  } else {
    return waits();
  }
}

}  // namespace card_game::detail
