// One diagonal of the table from the one before it: the step that the bottom-up strategy and the score table
// share.
//
//     f(l, r) = max( a[l]   + min( f(l+2, r), f(l+1, r−1) ),
//                    a[r−1] + min( f(l+1, r−1), f(l, r−2) ) )
//
// With f of all sub-rows of one length stored by their left end, entry l of the next length (two more) reads
// the entries l, l+1 and l+2 only. So a diagonal may be written over the one before it, in ascending order, and
// all its entries are independent of each other: compilers make vector instructions of the loop.
#pragma once

#include <cstddef>
#include <span>

#include <card_game/detail/order.hpp>
#include <card_game/detail/wide.hpp>

namespace card_game::detail {

/// f of one sub-row, from its two end cards and the three sub-rows with two cards less in `shorter`.
template <class Number>
constexpr Number longer_by_two(const Number& left_card, const Number& right_card, const Number* shorter) {
  return larger<Number>(left_card + smaller(shorter[2], shorter[1]),
                        right_card + smaller(shorter[1], shorter[0]));
}

/// Writes f of the `count` sub-rows with `length` cards to `longer`, from f of those with `length` − 2 in
/// `shorter`.
template <class Number>
constexpr void next_diagonal(const Number* cards, std::size_t length, std::size_t count,
                             const Number* shorter, Number* longer) {
  const Number* const last = cards + (length - 1);
  for (std::size_t left = 0; left < count; ++left) {
    longer[left] = longer_by_two(cards[left], last[left], shorter + left);
  }
}

/// The same in place: f of the sub-rows with `length` − 2 cards becomes f of the `count` ones with `length`.
///
/// Most of them go in blocks of a fixed size, and the cards are declared to lie elsewhere: at -O2, g++ 12 makes
/// vector instructions only of a loop whose number of rounds it knows and whose arrays cannot overlap.
template <class Number>
constexpr void grow_diagonal(const Number* __restrict cards, std::size_t length, std::size_t count,
                             Number* __restrict best) {
  constexpr std::size_t block = 64;
  const Number* __restrict last = cards + (length - 1);
  std::size_t left = 0;
  for (; left + block <= count; left += block) {
    for (std::size_t within = 0; within < block; ++within) {
      const std::size_t at = left + within;
      best[at] = longer_by_two(cards[at], last[at], best + at);
    }
  }
  for (; left < count; ++left) best[left] = longer_by_two(cards[left], last[left], best + left);
}

/// The same for many diagonals: f of the sub-rows with `length` − 2 cards becomes f of those with `longest`, which is
/// `length` or an even number more; `size` cards in all.
///
/// In tiles that lean to the left by the two entries that a step reads ahead, so that the cards and entries of one
/// tile stay in the nearest cache for all its steps:
///
///     length       │ 1  1  1  1  1 │ 2  2  2  2  2 │ 3  3  3       tile 1, tile 2, tile 3; each downwards
///     length + 2   │ 1  1  1 │ 2  2  2  2  2 │ 3  3  3
///     length + 4   │ 1 │ 2  2  2  2  2 │ 3  3  3
template <class Number>
constexpr void grow_diagonals(const Number* cards, std::size_t size, std::size_t length, std::size_t longest,
                              Number* best) {
  constexpr std::size_t width = 1024;
  constexpr std::size_t height = 64;
  const auto back = [](std::size_t place, std::size_t by) { return place > by ? place - by : 0; };
  for (; length <= longest; length += 2 * height) {
    const std::size_t lean = longest - length < 2 * height ? longest - length : 2 * (height - 1);
    const std::size_t count = size - length + 1;
    for (std::size_t begin = 0; begin < count; begin += width) {
      const std::size_t end = count - begin < width ? count : begin + width;
      for (std::size_t longer = 0; longer <= lean; longer += 2) {
        const std::size_t from = back(begin, longer);
        grow_diagonal(cards + from, length + longer, back(end, longer) - from, best + from);
      }
    }
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
