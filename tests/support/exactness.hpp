#pragma once
// The promise about integers, as a function: the exact outcome when both scores fit the score type, nothing otherwise, which
// is when the library has to throw std::overflow_error.

#include <concepts>
#include <optional>
#include <stdexcept>

#include <card_game/outcome.hpp>

#include "oracle.hpp"
#include "wide_integer.hpp"

namespace card_game_test {

template <class Score>
std::optional<card_game::outcome<Score>> promised(const wide_integer& first, const wide_integer& second) {
  if (!first.fits<Score>() || !second.fits<Score>()) return std::nullopt;
  return card_game::outcome<Score>{first.to<Score>(), second.to<Score>()};
}

template <class Score>
std::optional<Score> promised(const wide_integer& value) {
  if (!value.fits<Score>()) return std::nullopt;
  return value.to<Score>();
}

// What a call gives: its result, or nothing when it throws std::overflow_error.
template <class Call>
auto result_of(Call call) -> std::optional<decltype(call())> {
  try {
    return call();
  } catch (const std::overflow_error&) {
    return std::nullopt;
  }
}

}  // namespace card_game_test
