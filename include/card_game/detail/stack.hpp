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

struct stack_run {
  std::size_t taken;  // how many cards were taken in
  std::size_t size;   // how many are on the stack now
};

/// Pushes the cards on a stack of `size` values with room for all of them; stops at a card with which a fold does not
/// fit `Value`, before anything has changed for it.
template <integer Card, integer Value>
constexpr stack_run push_cards(std::span<const Card> cards, Value* const bottom, std::size_t size) {
  Value* top = bottom + size;
  std::size_t next = 0;
  const auto card = [&] { return static_cast<Value>(cards[next]); };
  const auto copy = [&] { *top++ = card(), ++next; };
  while (next < cards.size()) {
    if (top - bottom < 2) {
      copy();
      continue;
    }
    if (top[-1] < top[-2]) {
      while (next < cards.size() && card() < top[-1]) copy();
      if (next < cards.size()) copy();
    }
    while (next < cards.size() && card() > top[-1]) copy();
    if (next == cards.size()) break;

    tallied<Value, no_tally> end{card(), {}};
    Value* below = top;
    do {
      if (!fold(end, below[-1], no_tally{}, below[-2], no_tally{}))
        return {next, static_cast<std::size_t>(top - bottom)};
      below -= 2;
    } while (below - bottom >= 2 && !(below[-1] < end.value) && !(below[-1] < below[-2]));
    *below = end.value;
    top = below + 1;
    ++next;
  }
  return {next, static_cast<std::size_t>(top - bottom)};
}

}  // namespace card_game::detail
