// The stack that folds cards as they come, in plain arrays and a tight loop.
//
//     falling:  … 9 4        any card may follow, nothing folds          falling stretches are copied,
//     rising:   … 4 7        a card up to 7 folds the 7 away             and rising ones up to the card that folds
//
// The law is `fold`; what is here is the loop around it for the row's right end.
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>

#include <card_game/detail/fold.hpp>
#include <card_game/detail/integer.hpp>
#include <card_game/detail/tally.hpp>

namespace card_game::detail {

/// A stack whose ends are in reach: values from `bottom` to `top`, room up to `limit`, and their tallies beside them.
template <class Value, class Tally>
struct open_stack {
  Value* bottom = nullptr;
  Value* top = nullptr;
  Value* limit = nullptr;
  Tally* tallies = nullptr;  // of the value at `bottom`; not used for `no_tally`, of which there are none

  [[nodiscard]] constexpr decltype(auto) tally(const Value* value) const {
    if constexpr (std::same_as<Tally, no_tally>) {
      return no_tally{};
    } else {
      return (tallies[value - bottom]);
    }
  }
};

/// Pushes a card on a stack with room for it; false, and nothing changed, if a fold does not fit `Value`.
template <class Value, class Tally>
constexpr bool push_card(open_stack<Value, Tally>& stack, const Value& card) {
  tallied<Value, Tally> end{card, Tally(card)};
  Value* top = stack.top;
  while (top - stack.bottom >= 2 && !(top[-1] < end.value) && !(top[-1] < top[-2])) {
    if (!fold(end, top[-1], stack.tally(top - 1), top[-2], stack.tally(top - 2))) return false;
    top -= 2;
  }
  if constexpr (!std::same_as<Tally, no_tally>) stack.tally(top) = std::move(end.tally);
  *top = std::move(end.value);
  stack.top = top + 1;
  return true;
}

/// The same for many cards, in stretches, whose sum is added up on the way: how many were pushed, fewer than all if a fold
/// does not fit.
template <integer Card, integer Value, class Sum>
constexpr std::size_t push_cards(open_stack<Value, no_tally>& ends, const Card* cards, std::size_t count,
                                 Sum& sum) {
  open_stack<Value, no_tally> stack = ends;  // copies that nobody else can see stay in registers
  Sum total = sum;
  const Card* card = cards;
  const Card* const end = cards + count;
  const auto take = [&] {
    total = total + Sum(*card);
    return static_cast<Value>(*card++);
  };
  while (card != end) {
    if (stack.top - stack.bottom < 2) {
      *stack.top++ = take();
      continue;
    }
    if (stack.top[-1] < stack.top[-2]) {
      while (card != end && static_cast<Value>(*card) < stack.top[-1]) *stack.top++ = take();
      if (card != end) *stack.top++ = take();
    }
    while (card != end && static_cast<Value>(*card) > stack.top[-1]) *stack.top++ = take();
    if (card == end) break;
    if (static_cast<Value>(*card) == stack.top[-1]) {
      // x − t + t is x again. The next such card would be pushed: so two more of them change nothing.
      --stack.top;
      const Value equal = take();
      while (end - card >= 2 && static_cast<Value>(card[0]) == equal &&
             static_cast<Value>(card[1]) == equal) {
        take();
        take();
      }
    } else {
      if (!push_card(stack, static_cast<Value>(*card))) break;
      take();
    }
  }
  ends = stack;
  sum = total;
  return static_cast<std::size_t>(card - cards);
}

}  // namespace card_game::detail
