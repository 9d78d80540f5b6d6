// Sixty-four comparisons as the bits of a word, in a form that compilers turn into vector instructions.
//
// Bytes first, in a loop of fixed length without branches; then eight bytes of 0 or 1 at a time to eight bits, by one
// multiplication that moves byte i to bit 56 + i.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace card_game::detail {

inline constexpr std::size_t word_bits = 64;

/// Bit i for "number i is no smaller than the one `Apart` places before it", from number `first` to before `count`;
/// the other bits are 0.
template <std::ptrdiff_t Apart, class Number>
inline std::uint64_t rises_in_part(const Number* numbers, std::size_t first, std::size_t count) {
  std::uint64_t word = 0;
  for (std::size_t i = first; i < count; ++i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    word |= std::uint64_t{numbers[at - Apart] <= numbers[at]} << i;
  }
  return word;
}

/// The same for a whole word of numbers at once.
template <std::ptrdiff_t Apart, class Number>
inline std::uint64_t rises_in_word(const Number* numbers) {
  if constexpr (std::endian::native != std::endian::little)
    return rises_in_part<Apart>(numbers, 0, word_bits);
  unsigned char falls[word_bits];
  for (std::size_t i = 0; i < word_bits; ++i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    falls[i] = numbers[at - Apart] > numbers[at];
  }
  std::uint64_t word = 0;
  for (std::size_t byte = 0; byte < 8; ++byte) {
    std::uint64_t eight;
    std::memcpy(&eight, falls + 8 * byte, 8);
    word |= (eight * 0x0102040810204080) >> 56 << (8 * byte);
  }
  return ~word;
}

/// The number of bits that are 1 (`std::popcount` is a library call where the instruction is not known to exist).
constexpr std::size_t count_ones(std::uint64_t word) {
  word -= (word >> 1) & 0x5555555555555555;
  word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<std::size_t>((word * 0x0101010101010101) >> 56);
}

}  // namespace card_game::detail
