// One pass over a block: all its peaks fold at once, and what stays moves together.
//
// With the sums S_j = a_j − S_{j−1} of block_fold.hpp, folding the peak a_{j−1} ≤ a_j ≥ a_{j+1} deletes S_{j−1} and S_j. No
// two peaks are neighbours, and folds that share a card agree; so S_j stays where two steps go the same way,
//
//     keep_j = falls_{j+1} ? falls_j : ¬falls_{j+2}            where falls_j says a_{j−1} > a_j
//
// which is four operations on words for 64 cards, and copying what stays: a third of random cards after one pass, an
// eighth after two.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <card_game/detail/bits.hpp>

namespace card_game::detail {

/// The keep bits of 64 sums, from where their cards and the next ones fall.
constexpr std::uint64_t kept(std::uint64_t here, std::uint64_t next) {
  const std::uint64_t after = (here >> 1) | (next << 63);
  const std::uint64_t after_next = (here >> 2) | (next << 62);
  return (after & here) | ~(after | after_next);
}

/// Copies the sums whose bits are set, in groups of four, `usual` groups without asking in between; returns the end of
/// the copies. What is copied too much lies behind it, within the 64 places from `to` on.
inline std::int64_t* copy_kept(std::uint64_t keep, const std::int64_t* from, std::int64_t* to,
                               std::size_t usual) {
  constexpr auto last = std::uint64_t{1} << 63;  // no bit left is no case of its own
  std::int64_t* const end = to + count_ones(keep);
  for (std::size_t group = 0; group < usual || keep != 0; ++group, to += 4) {
    to[0] = from[std::countr_zero(keep | last)], keep &= keep - 1;
    to[1] = from[std::countr_zero(keep | last)], keep &= keep - 1;
    to[2] = from[std::countr_zero(keep | last)], keep &= keep - 1;
    to[3] = from[std::countr_zero(keep | last)], keep &= keep - 1;
  }
  return end;
}

/// The pass: `falls(begin)` says where the 64 cards from there on fall, `sums_of(begin)` where their sums lie. Those that
/// stay go to `to` on, which may be the place where they come from; returns their end. Most words keep at most `Usual`
/// groups of four.
template <std::size_t Usual, class Falls, class Sums>
std::int64_t* delete_peaks(std::size_t size, Falls falls, Sums sums_of, std::int64_t* to) {
  std::uint64_t here = falls(0);
  for (std::size_t begin = 0; begin < size; begin += word_bits) {
    const std::uint64_t next = begin + word_bits < size ? falls(begin + word_bits) : 0;
    std::uint64_t keep = kept(here, next);
    if (size - begin < word_bits) keep &= (std::uint64_t{1} << (size - begin)) - 1;
    to = copy_kept(keep, sums_of(begin), to, Usual);
    here = next;
  }
  return to;
}

}  // namespace card_game::detail
