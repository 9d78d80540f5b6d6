#pragma once
// An integer so wide that no sum of test cards overflows it, even cards of __int128 near its limits. It stands under the
// oracle, so it is written the plainest way: two's complement in limbs of 32 bits, the lowest first, addition with carry as
// on paper. No built-in 128-bit type is needed, so the oracle is the same on every target.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace card_game_test {

class wide_integer {
public:
  constexpr wide_integer() = default;

  // Any built-in integer, __int128 included.
  template <class Integer>
  requires std::is_integral_v<Integer> ||
      (sizeof(Integer) == 16 && !std::is_class_v<Integer> &&
       !std::is_floating_point_v<Integer>)explicit constexpr wide_integer(Integer value) {
    const std::uint32_t sign = value < Integer{} ? ~std::uint32_t{0} : 0U;
    for (std::size_t index = 0; index < limb_count; ++index) {
      limbs_[index] = index * 4 < sizeof(Integer) ? static_cast<std::uint32_t>(value) : sign;
      // Two steps of 16: a shift by the whole width would be undefined.
      if constexpr (sizeof(Integer) > 4)
        value = static_cast<Integer>(static_cast<Integer>(value >> 16) >> 16);
    }
  }

  friend constexpr wide_integer operator+(const wide_integer& left, const wide_integer& right) {
    wide_integer sum;
    std::uint64_t carry = 0;
    for (std::size_t index = 0; index < limb_count; ++index) {
      carry += std::uint64_t{left.limbs_[index]} + right.limbs_[index];
      sum.limbs_[index] = static_cast<std::uint32_t>(carry & 0xffff'ffffU);
      carry >>= 32;
    }
    return sum;
  }

  friend constexpr wide_integer operator-(const wide_integer& value) {
    wide_integer flipped;
    for (std::size_t index = 0; index < limb_count; ++index) flipped.limbs_[index] = ~value.limbs_[index];
    return flipped + wide_integer{1};
  }

  friend constexpr wide_integer operator-(const wide_integer& left, const wide_integer& right) {
    return left + -right;
  }

  friend constexpr bool operator==(const wide_integer&, const wide_integer&) = default;

  friend constexpr std::strong_ordering operator<=>(const wide_integer& left, const wide_integer& right) {
    if (left.negative() != right.negative()) {
      return left.negative() ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    for (std::size_t index = limb_count; index-- > 0;) {
      if (left.limbs_[index] != right.limbs_[index]) return left.limbs_[index] <=> right.limbs_[index];
    }
    return std::strong_ordering::equal;
  }

  [[nodiscard]] constexpr bool negative() const { return (limbs_.back() >> 31) != 0; }

  static constexpr wide_integer power_of_two(std::size_t exponent) {
    wide_integer power;
    power.limbs_[exponent / 32] = std::uint32_t{1} << (exponent % 32);
    return power;
  }

  template <class Integer>
  [[nodiscard]] constexpr bool fits() const {
    constexpr bool with_sign = static_cast<Integer>(-1) < static_cast<Integer>(0);
    const wide_integer bound = power_of_two(sizeof(Integer) * 8 - (with_sign ? 1 : 0));
    return *this < bound && !(*this < (with_sign ? -bound : wide_integer{}));
  }

  // The lowest bits: the value itself where it fits.
  template <class Integer>
  [[nodiscard]] constexpr Integer to() const {
    Integer value{};
    for (std::size_t index = (sizeof(Integer) + 3) / 4; index-- > 0;) {
      if constexpr (sizeof(Integer) > 4)
        value = static_cast<Integer>(static_cast<Integer>(value << 16) << 16);
      value = static_cast<Integer>(value | static_cast<Integer>(limbs_[index]));
    }
    return value;
  }

  [[nodiscard]] std::string text() const {
    wide_integer rest = negative() ? -*this : *this;
    std::string digits;
    while (rest != wide_integer{}) {
      std::uint64_t remainder = 0;
      for (std::size_t index = limb_count; index-- > 0;) {
        remainder = (remainder << 32) | rest.limbs_[index];
        rest.limbs_[index] = static_cast<std::uint32_t>(remainder / 10);
        remainder %= 10;
      }
      digits.insert(digits.begin(), static_cast<char>('0' + remainder));
    }
    if (digits.empty()) return "0";
    return negative() ? "-" + digits : digits;
  }

private:
  static constexpr std::size_t limb_count = 7;  // 224 bits: 2⁹⁶ cards of 128 bits
  std::array<std::uint32_t, limb_count> limbs_{};
};

}  // namespace card_game_test
