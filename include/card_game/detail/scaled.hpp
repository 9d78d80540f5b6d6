// A floating-point number kept 2^64 times smaller than it is, so that no sum of cards is ever infinite.
//
// Scaling by a power of two keeps every bit (only numbers near the smallest that the type knows lose some,
// and a row gets here when its sum leaves the largest), so additions round as they would have unscaled.
#pragma once

#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <limits>

namespace card_game::detail {

/// Neither infinite nor a NaN. Looks at the bits where it can, so that -ffast-math does not optimise it away.
template <std::floating_point Float>
constexpr bool is_finite(Float value) {
  if constexpr (std::numeric_limits<Float>::is_iec559 && sizeof(Float) == sizeof(std::uint64_t)) {
    constexpr std::uint64_t exponent = std::uint64_t{0x7ff} << 52;
    return (std::bit_cast<std::uint64_t>(value) & exponent) != exponent;
  } else if constexpr (sizeof(Float) < sizeof(double)) {
    return is_finite(static_cast<double>(value));
  } else {
    return value - value == Float{0};
  }
}

template <std::floating_point Float>
struct scaled {
  static constexpr Float factor = static_cast<Float>(0x1p64);

  Float reduced;  // the number is reduced · factor

  constexpr scaled() = default;
  constexpr scaled(Float value) : reduced(value / factor) {}

  friend constexpr scaled operator+(scaled a, scaled b) { return of(a.reduced + b.reduced); }
  friend constexpr scaled operator-(scaled a, scaled b) { return of(a.reduced - b.reduced); }
  friend constexpr auto operator<=>(const scaled&, const scaled&) = default;

  /// The number itself, infinite if it does not fit.
  constexpr Float unscaled() const { return reduced * factor; }

  static constexpr scaled of(Float reduced) {
    scaled number;
    number.reduced = reduced;
    return number;
  }
};

template <class Type>
inline constexpr bool is_scaled = false;
template <class Float>
inline constexpr bool is_scaled<scaled<Float>> = true;

}  // namespace card_game::detail
