// Twice the bits of a signed built-in integer, with just the arithmetic that a card game needs.
//
//     value = high · 2^w + low        w bits in `low` (unsigned), w bits in `high` (its sign is the value's)
//
// It stands in where no wider built-in type exists: for `__int128`, and for 64 bits on machines without
// `__int128`. A sum of fewer than 2^w cards always fits, so nothing here checks for overflow.
#pragma once

#include <compare>

#include <card_game/detail/integer.hpp>

namespace card_game::detail {

template <signed_integer Half>
struct double_width {
  using limb = unsigned_t<Half>;

  Half high;  // declared first: the defaulted comparison looks at it first
  limb low;

  constexpr double_width() = default;
  constexpr double_width(Half value) : high(value < 0 ? Half{-1} : Half{0}), low(static_cast<limb>(value)) {}

  friend constexpr double_width operator+(double_width a, double_width b) {
    double_width sum;
    sum.low = a.low + b.low;
    const limb carry = sum.low < a.low ? 1 : 0;
    sum.high = static_cast<Half>(static_cast<limb>(a.high) + static_cast<limb>(b.high) + carry);
    return sum;
  }

  friend constexpr double_width operator-(double_width a, double_width b) {
    double_width difference;
    difference.low = a.low - b.low;
    const limb borrow = a.low < b.low ? 1 : 0;
    difference.high = static_cast<Half>(static_cast<limb>(a.high) - static_cast<limb>(b.high) - borrow);
    return difference;
  }

  /// Half of an even value.
  friend constexpr double_width halve(double_width even) {
    double_width half;
    half.low = (even.low >> 1) | (static_cast<limb>(even.high) << (sizeof(limb) * 8 - 1));
    half.high = static_cast<Half>(even.high >> 1);
    return half;
  }

  friend constexpr auto operator<=>(const double_width&, const double_width&) = default;
};

template <class Type>
inline constexpr bool is_double_width = false;
template <class Half>
inline constexpr bool is_double_width<double_width<Half>> = true;

/// An unsigned number in a signed type that is wide enough for it.
template <class Wide, integer Unsigned>
constexpr Wide from_unsigned(Unsigned value) {
  if constexpr (is_double_width<Wide>) {
    Wide wide(0);
    wide.low = value;
    return wide;
  } else {
    return static_cast<Wide>(value);
  }
}

}  // namespace card_game::detail
