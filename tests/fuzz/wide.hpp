// Exact sums of anything the fuzzer plays with.
//
// The library promises exact integers or an error, so its judge must never wrap: two's complement in 256 bits holds every
// sum of 2^126 cards of 128 bits. Numbers of every card type are translated into `wide`, judged there, and translated back.
// Floating cards of the exact family are multiples of 1/8, so eight times the card is an integer.
#pragma once

#include <compare>
#include <concepts>
#include <limits>
#include <string>
#include <type_traits>

namespace fuzz {

struct wide {
  __int128 high = 0;
  unsigned __int128 low = 0;

  friend constexpr wide operator+(wide a, wide b) {
    wide sum;
    sum.low = a.low + b.low;
    const unsigned __int128 carry = sum.low < a.low ? 1 : 0;
    sum.high = static_cast<__int128>(static_cast<unsigned __int128>(a.high) +
                                     static_cast<unsigned __int128>(b.high) + carry);
    return sum;
  }
  friend constexpr wide operator-(wide a) {
    return wide{static_cast<__int128>(~static_cast<unsigned __int128>(a.high)), ~a.low} + wide{0, 1};
  }
  friend constexpr wide operator-(wide a, wide b) { return a + -b; }
  friend constexpr bool operator==(wide, wide) = default;
  friend constexpr std::strong_ordering operator<=>(wide, wide) = default;

  // Only for even numbers: the total minus the margin is twice the second player's score.
  [[nodiscard]] constexpr wide half() const {
    return {high >> 1, (low >> 1) | (static_cast<unsigned __int128>(high) << 127)};
  }
};

constexpr wide times(wide number, unsigned factor) {
  wide product;
  for (unsigned bit = 32; bit-- > 0;) {
    product = product + product;
    if ((factor >> bit & 1U) != 0) product = product + number;
  }
  return product;
}

template <class Number>
inline constexpr bool is_integer =
    std::integral<Number> || std::same_as<Number, __int128> || std::same_as<Number, unsigned __int128>;

// How a number type is read into `wide` and back. Specialised for user types beside their definition.
template <class Number>
struct translation;

template <class Number>
requires is_integer<Number>
struct translation<Number> {
  // numeric_limits knows 128 bits only in GNU mode; arithmetic on the type itself works in both.
  static constexpr bool is_signed = static_cast<Number>(-1) < static_cast<Number>(1);
  static constexpr wide of(Number number) {
    const auto bits = static_cast<unsigned __int128>(number);
    return {is_signed && number < Number{} ? static_cast<__int128>(-1) : static_cast<__int128>(0), bits};
  }
  static constexpr Number back(wide number) { return static_cast<Number>(number.low); }
  static constexpr bool fits(wide number) { return of(back(number)) == number; }
};

template <std::floating_point Number>
struct translation<Number> {
  static constexpr wide of(Number number) {
    return translation<long long>::of(static_cast<long long>(number * 8));
  }
  static constexpr Number back(wide number) {
    return static_cast<Number>(translation<long long>::back(number)) / 8;
  }
  static constexpr bool fits(wide) { return true; }
};

template <class Number>
constexpr wide widen(const Number& number) {
  return translation<Number>::of(number);
}

inline std::string to_string(wide number) {
  if (number == wide{}) return "0";
  const bool negative = number < wide{};
  if (negative) number = -number;
  std::string digits;
  while (number != wide{}) {
    unsigned __int128 remainder = 0;
    wide quotient;
    for (int bit = 255; bit >= 0; --bit) {
      const bool is_high = bit >= 128;
      const auto word = is_high ? static_cast<unsigned __int128>(number.high) : number.low;
      const int place = is_high ? bit - 128 : bit;
      remainder = remainder * 2 + (word >> place & 1);
      if (remainder >= 10) {
        remainder -= 10;
        const unsigned __int128 one = static_cast<unsigned __int128>(1) << place;
        if (is_high) {
          quotient.high = static_cast<__int128>(static_cast<unsigned __int128>(quotient.high) | one);
        } else {
          quotient.low |= one;
        }
      }
    }
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(remainder)));
    number = quotient;
  }
  return negative ? "-" + digits : digits;
}

}  // namespace fuzz
