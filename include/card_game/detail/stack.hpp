// The stack that folds integers as they come, in a plain array and a tight loop.
//
//     falling:  … 9 4        any card may follow, nothing folds          falling stretches are copied,
//     rising:   … 4 7        a card up to 7 folds the 7 away             and rising ones up to the card that folds
//
// The law is `fold`; what is here is the loop around it for the row's right end.
#pragma once

#include <cstddef>
#include <span>

#include <card_game/detail/fold.hpp>
#include <card_game/detail/integer.hpp>
#include <card_game/detail/tally.hpp>

namespace card_game::detail {

/// A stack whose ends are in reach: values from `bottom` to `top`, room up to `limit`.
template <class Value>
struct open_stack {
  Value* bottom = nullptr;
  Value* top = nullptr;
  Value* limit = nullptr;
};

/// Folds the neighbours into `end` from the top down; the new top, or nothing if a fold does not fit `Value`.
template <integer Value>
constexpr Value* fold_down(Value* const bottom, Value* top, tallied<Value, no_tally>& end) {
  while (top - bottom >= 2 && !(top[-1] < end.value) && !(top[-1] < top[-2])) {
    if (!fold(end, top[-1], no_tally{}, top[-2], no_tally{})) return nullptr;
    top -= 2;
  }
  return top;
}

/// Pushes a card on a stack with room for it; false, and nothing changed, if a fold does not fit `Value`.
template <integer Value>
constexpr bool push_card(open_stack<Value>& stack, Value card) {
  tallied<Value, no_tally> end{card, {}};
  Value* const below = fold_down(stack.bottom, stack.top, end);
  if (below == nullptr) return false;
  *below = end.value;
  stack.top = below + 1;
  return true;
}

/// The same for many cards, in stretches: how many were pushed, fewer than all if a fold does not fit.
template <integer Card, integer Value>
constexpr std::size_t push_cards(open_stack<Value>& ends, std::span<const Card> cards) {
  open_stack<Value> stack = ends;  // a copy that nobody else can see stays in registers
  std::size_t next = 0;
  const auto card = [&] { return static_cast<Value>(cards[next]); };
  const auto copy = [&] { *stack.top++ = card(), ++next; };
  while (next < cards.size()) {
    if (stack.top - stack.bottom < 2) {
      copy();
      continue;
    }
    if (stack.top[-1] < stack.top[-2]) {
      while (next < cards.size() && card() < stack.top[-1]) copy();
      if (next < cards.size()) copy();
    }
    while (next < cards.size() && card() > stack.top[-1]) copy();
    if (next == cards.size() || !push_card(stack, card())) break;
    ++next;
  }
  ends = stack;
  return next;
}

}  // namespace card_game::detail
