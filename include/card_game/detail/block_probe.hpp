// A look at the first words of a block: is it worth folding in passes, or is the stack as good?
//
// The stack is fast where its branches are predicted: in rows with few peaks (sorted ones, long runs), and in short
// patterns over and over (a sawtooth). Where about every second card is a peak, one pass deletes nearly all of them,
// pattern or not.
#pragma once

#include <cstddef>
#include <cstdint>

#include <card_game/detail/bits.hpp>

namespace card_game::detail {

/// Whether the word is a pattern of 3 to 16 bits over and over.
inline bool repeats(std::uint64_t word) {
  bool found = false;
  for (int period = 3; period <= 16; ++period) found |= (word ^ (word >> period)) << period == 0;
  return found;
}

/// For blocks of more than a word.
template <class Card>
bool folding_pays(const Card* cards, std::size_t size) {
  constexpr std::size_t samples = 4;
  constexpr std::size_t seen = samples * word_bits;
  std::size_t peaks = 0;
  std::size_t repeated = 0;
  for (std::size_t sample = 0; sample < samples; ++sample) {
    const std::size_t next = 1 + sample * word_bits;
    const std::size_t begin = next + word_bits <= size ? next : 1;
    const std::uint64_t falls = falls_in_word<1>(cards + begin);
    peaks += count_ones(falls & ~(falls << 1));
    if (repeats(falls)) ++repeated;
  }
  return peaks > seen * 3 / 8 || (peaks > seen / 8 && repeated < samples);
}

}  // namespace card_game::detail
