// The built-in integers, `__int128` among them, without depending on what the standard traits make of it.
//
// `std::is_integral` and `std::numeric_limits` know `__int128` only under -std=gnu++20, so what the library
// has to ask about an integer type is answered here for all of them alike.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace card_game::detail {

#if defined(__SIZEOF_INT128__)
__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;
template <class Type>
inline constexpr bool is_integer_128 = std::same_as<Type, int128> || std::same_as<Type, uint128>;
#else
template <class Type>
inline constexpr bool is_integer_128 = false;
#endif

/// A built-in integer of any width: `bool`, the character types, `short` to `long long`, `__int128`.
template <class Type>
concept integer = std::is_integral_v<Type> || is_integer_128<Type>;

template <class Type>
concept signed_integer = integer<Type> && static_cast<Type>(-1) < static_cast<Type>(0);

template <integer Integer>
struct unsigned_twin : std::make_unsigned<Integer> {};
template <>
struct unsigned_twin<bool> {
  using type = unsigned char;
};
#if defined(__SIZEOF_INT128__)
template <integer Integer>
requires is_integer_128<Integer>
struct unsigned_twin<Integer> {
  using type = uint128;
};
#endif

/// The unsigned type of the same width.
template <integer Integer>
using unsigned_t = typename unsigned_twin<Integer>::type;

/// The largest and the smallest value of an integer type.
template <integer Integer>
inline constexpr Integer largest = [] {
  if constexpr (std::same_as<Integer, bool>) {
    return true;
  } else if constexpr (signed_integer<Integer>) {
    return static_cast<Integer>(static_cast<unsigned_t<Integer>>(-1) / 2);
  } else {
    return static_cast<Integer>(-1);
  }
}();
template <integer Integer>
inline constexpr Integer smallest = [] {
  if constexpr (signed_integer<Integer>) {
    return static_cast<Integer>(-largest<Integer> - 1);
  } else {
    return Integer{};
  }
}();

/// Whether `value` is a value of `Target` too, whatever the two types.
template <integer Target, integer Source>
constexpr bool holds(Source value) {
  if constexpr (std::same_as<Source, bool>) {
    return true;
  } else if constexpr (signed_integer<Source> && !signed_integer<Target>) {
    if (value < 0) return false;
    return static_cast<unsigned_t<Source>>(value) <= largest<Target>;
  } else if constexpr (!signed_integer<Source> && signed_integer<Target>) {
    return value <= static_cast<unsigned_t<Target>>(largest<Target>);
  } else {
    return value >= smallest<Target> && value <= largest<Target>;
  }
}

}  // namespace card_game::detail
