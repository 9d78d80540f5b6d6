// Exact or an error: the wider type behind every score type, the way into it, and the guarded way back.
//
//     cards (Score) ──widen──▶ wide_t<Score> ── any sums of any number of cards ──narrow──▶ scores (Score)
//
// A score that fits can come out of sums that do not: in `MAX MAX MIN MIN` the line of play fits and half of
// its sub-rows do not. So where sums could leave the score type, the same algorithm runs in the wider one,
// and only the final scores have to fit.
#pragma once

#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <type_traits>

#include <card_game/detail/double_width.hpp>
#include <card_game/detail/error.hpp>
#include <card_game/detail/integer.hpp>
#include <card_game/detail/scaled.hpp>

namespace card_game::detail {

/// Types that are their own wide type: nothing is known of their limits, or they are wide already.
template <class Score>
struct wider {
  using type = Score;
};
#if defined(__SIZEOF_INT128__)
template <integer Score>
struct wider<Score> {
  using type = int128;
};
template <integer Score>
requires is_integer_128<Score>
struct wider<Score> {
  using type = double_width<int128>;
};
#else
template <integer Score>
struct wider<Score> {
  using type = double_width<std::int64_t>;
};
#endif
template <std::floating_point Score>
struct wider<Score> {
  using type = scaled<Score>;
};

template <class Score>
using wide_t = typename wider<Score>::type;

/// What running sums are kept in: the wide type for integers; else the score type, where a sum that leaves it
/// shows as an infinity.
template <class Score>
using sum_t = std::conditional_t<integer<Score>, wide_t<Score>, Score>;

/// Whether sums of this type can leave it, as far as the library knows.
template <class Score>
concept bounded = integer<Score> || std::floating_point<Score>;

/// Exact arithmetic in which an even number can be halved: what one player has follows from total and margin.
template <class Type>
concept halvable = integer<Type> || is_double_width<Type>;

template <integer Integer>
constexpr Integer halve(Integer even) {
  return static_cast<Integer>(even / 2);
}

/// Whether the wide `value` is a value of `Score`; if it is, it goes into `result`.
template <class Score, class Wide>
constexpr bool narrow_into(Score& result, const Wide& value) {
  if constexpr (std::same_as<Score, Wide>) {
    result = value;
    if constexpr (std::floating_point<Score>) return is_finite(value);
    return true;
  } else if constexpr (is_scaled<Wide>) {
    result = value.reduced * Wide::factor;
    return is_finite(result);
  } else if constexpr (is_double_width<Wide>) {
    // A high half of 0 or -1 leaves what the low half says; its sign has to agree.
    using half = decltype(Wide::high);
    const bool negative = value.high == -1 && static_cast<half>(value.low) < 0;
    if (value.high != 0 && !negative) return false;
    if (negative ? !holds<Score>(static_cast<half>(value.low)) : !holds<Score>(value.low)) return false;
    result = static_cast<Score>(value.low);
    return true;
  } else {
    if (!holds<Score>(value)) return false;
    result = static_cast<Score>(value);
    return true;
  }
}

/// The wide `value` as a `Score`, or `std::overflow_error` that says what does not fit.
template <class Score, class Wide>
constexpr Score narrow_value(const Wide& value, const char* function, const char* what) {
  Score result{};
  if (!narrow_into(result, value)) raise_does_not_fit(message(function).add(what).value(value));
  return result;
}

}  // namespace card_game::detail
