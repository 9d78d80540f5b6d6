// Sixty-four comparisons as the bits of a word, in a form that compilers turn into vector instructions, g++ at -O2 too.
//
// Each comparison becomes a number, all ones or all zeros, which keeps a bit of its own; the word is the or of them all.
#pragma once

#include <cstddef>
#include <cstdint>

namespace card_game::detail {

inline constexpr std::size_t word_bits = 64;

/// Whether the target compares 64-bit integers in vectors. Where not, the sign of their difference serves.
#if defined(__SSE4_2__) || defined(__aarch64__)
inline constexpr bool compares_64_bits = true;
#else
inline constexpr bool compares_64_bits = false;
#endif

template <class Word, std::size_t Count>
struct single_bits {
  alignas(64) Word values[Count];

  constexpr single_bits() : values() {
    for (std::size_t i = 0; i < Count; ++i) values[i] = Word{1} << i;
  }
};

/// Bit i for "number i is smaller than the one in front of it", which is `before[i]`, for as many as the word has bits.
template <class Word, class Number>
inline Word falls_of(const Number* before, const Number* numbers) {
  constexpr std::size_t count = 8 * sizeof(Word);
  static constexpr single_bits<Word, count> bits;
  Word word = 0;
  for (std::size_t i = 0; i < count; ++i) word |= (Word{0} - Word{before[i] > numbers[i]}) & bits.values[i];
  return word;
}

/// The same for 64 numbers, of which the one in front lies `Apart` places before. Of 64-bit numbers that lie 2^63 or more
/// apart it may say anything. `Direct` only for tests of both ways.
template <std::ptrdiff_t Apart, bool Direct = compares_64_bits, class Number>
inline std::uint64_t falls_in_word(const Number* numbers) {
  const Number* const before = numbers - Apart;
  if constexpr (Direct) {
    return falls_of<std::uint64_t>(before, numbers);
  } else {
    constexpr std::size_t half = word_bits / 2;
    std::uint32_t low;
    std::uint32_t high;
    if constexpr (sizeof(Number) > 4) {
      static constexpr std::int32_t zeros[half] = {};
      std::int32_t differences[word_bits];  // their upper halves: the signs are there
      for (std::size_t begin = 0; begin < word_bits; begin += 4) {
        std::uint64_t four[4];
        for (std::size_t i = 0; i < 4; ++i) {
          four[i] =
              static_cast<std::uint64_t>(numbers[begin + i]) - static_cast<std::uint64_t>(before[begin + i]);
        }
        for (std::size_t i = 0; i < 4; ++i) differences[begin + i] = static_cast<std::int32_t>(four[i] >> 32);
      }
      low = falls_of<std::uint32_t>(zeros, differences);
      high = falls_of<std::uint32_t>(zeros, differences + half);
    } else {
      low = falls_of<std::uint32_t>(before, numbers);
      high = falls_of<std::uint32_t>(before + half, numbers + half);
    }
    return low | std::uint64_t{high} << half;
  }
}

/// Asks for the memory in which 64 numbers before this one lie.
template <class Number>
inline void prefetch_word([[maybe_unused]] const Number* behind) {
#if defined(__GNUC__)
  for (std::size_t i = 0; i < word_bits; i += 64 / sizeof(Number)) __builtin_prefetch(behind - word_bits + i);
#endif
}

/// The number of bits that are 1 (`std::popcount` is a library call where the instruction is not known to exist).
constexpr std::size_t count_ones(std::uint64_t word) {
  word -= (word >> 1) & 0x5555555555555555;
  word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<std::size_t>((word * 0x0101010101010101) >> 56);
}

}  // namespace card_game::detail
