#pragma once
// The one list of strategies that the shared cases run through. A fifth strategy is one more line here, and all laws apply.

#include <cstddef>
#include <string_view>

#include <card_game/strategy/bottom_up.hpp>
#include <card_game/strategy/linear.hpp>
#include <card_game/strategy/memoized.hpp>
#include <card_game/strategy/recursion.hpp>

namespace card_game_test {

// Calls visit(name, strategy) with each strategy that takes a row of that many cards in reasonable time: 2ⁿ calls, n² steps,
// n² steps, n steps.
template <class Visitor>
constexpr void for_each_strategy(std::size_t cards, Visitor visit) {
  if (cards <= 14) visit(std::string_view("recursion"), card_game::strategy::recursion{});
  if (cards <= 2000) visit(std::string_view("memoized"), card_game::strategy::memoized{});
  if (cards <= 2000) visit(std::string_view("bottom_up"), card_game::strategy::bottom_up{});
  visit(std::string_view("linear"), card_game::strategy::linear{});
}

// solve gives cards to a strategy in two ways: linear reads the range itself, every other one gets a span of scores.
template <class Visitor>
constexpr void for_both_ways(Visitor visit) {
  visit(std::string_view("linear"), card_game::strategy::linear{});
  visit(std::string_view("bottom_up"), card_game::strategy::bottom_up{});
}

}  // namespace card_game_test
