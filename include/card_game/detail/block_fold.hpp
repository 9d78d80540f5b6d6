// Folding a block of integers almost without branches: most of a random row is gone before the stack sees it.
//
// The stack alone mispredicts a branch at every third random card. In another form folding only deletes:
//
//     S₀ = a₀,  S_j = a_j − S_{j−1}         so that  a_j = S_j + S_{j−1}   and   a_{j−1} ≤ a_j  ⇔  S_{j−2} ≤ S_j
//
// Folding a peak a_{j−1} ≤ a_j ≥ a_{j+1} deletes S_{j−1} and S_j and leaves every other S as it is.
//
//     cards  5  1  7  2  4           rises   0 0 1 0 1      (0 in front, 1 behind the end: the ends are no peaks)
//     S      5 −4 11 −9 13           the peak is the 7, S₁ and S₂ go:    5 −9 13    which are the cards  5 −4 4
//
// A pass folds all peaks at once: no two are neighbours, and folds that share a card agree. S_j stays where two steps
// go the same way,
//
//     keep_j = rises_{j+1} ? rises_{j+2} : ¬rises_j
//
// which is four operations on words for 64 cards, and copying what stays: a third of random cards after one pass, an
// eighth after two. Passes go on while they delete enough, so together they are linear; what is left goes to the stack.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include <card_game/detail/bits.hpp>
#include <card_game/detail/block_probe.hpp>
#include <card_game/detail/integer.hpp>

namespace card_game::detail {

/// Folds blocks of up to `capacity` cards, each of at most `card_bits` bits: then |S| < 2^62.
class block_folder {
public:
  static constexpr std::size_t capacity = 4096;
  static constexpr int card_bits = 50;

  template <integer Card>
  static constexpr bool admits(const Card* cards, std::size_t size) {
    if constexpr (sizeof(Card) > 4) {
      Card bits = 0;  // all bits that any |card| has
      for (const Card* card = cards; card != cards + size; ++card) {
        bits |= *card < 0 ? static_cast<Card>(~*card) : *card;
      }
      return bits >> card_bits == 0;
    }
    return true;
  }

  /// Folds the cards as far as passes pay; false, and nothing to ask for here, if not even the first one would (but
  /// it is done when there is `no_choice`).
  template <integer Card>
  bool fold(const Card* cards, std::size_t size, bool no_choice = false) {
    if (!no_choice && (size < fewest || !folding_pays(cards, size))) return false;
    size_ = size;
    find_rises<1>(cards);
    load(cards);
    for (;;) {
      const std::size_t before = size_;
      delete_peaks();
      if (before - size_ < before / 8 || size_ < few) return true;
      find_rises<2>(sums());
    }
  }

  /// The sum of all cards of the block.
  [[nodiscard]] std::int64_t total() const { return total_; }

  /// How many cards are left.
  [[nodiscard]] std::size_t size() const { return size_; }

  /// The cards that are left, in place of the sums: the block is done with.
  const std::int64_t* take_cards() {
    std::int64_t* const cards = sums();
    for (std::size_t index = size_; index-- > 1;) cards[index] += cards[index - 1];
    return cards;
  }

private:
  static constexpr std::size_t fewest = 96;  // not worth a look below
  static constexpr std::size_t few = 64;     // the stack is as fast on fewer
  static constexpr std::size_t ahead = 2;  // S₋₂ and S₋₁: no number is as large as the one, the other is 0
  static constexpr std::size_t group = 4;  // kept sums are copied in groups, up to one group too many

  std::int64_t* sums() { return buffers_[current_] + ahead; }
  std::int64_t* spare() { return buffers_[1 - current_] + ahead; }

  // Rises of the whole row, whose first number can not rise and whose end is followed by rises.
  template <std::ptrdiff_t Apart, class Number>
  void find_rises(const Number* numbers) {
    std::size_t begin = 0;
    if constexpr (Apart == 1) {  // nothing may be read in front of the cards
      begin = size_ < word_bits ? size_ : word_bits;
      rises_[0] = rises_in_part<Apart>(numbers, 1, begin);
    }
    for (; begin + word_bits <= size_; begin += word_bits) {
      rises_[begin / word_bits] = rises_in_word<Apart>(numbers + begin);
    }
    if (begin < size_) rises_[begin / word_bits] = rises_in_part<Apart>(numbers + begin, 0, size_ - begin);
    const std::size_t last = size_ / word_bits;
    const std::uint64_t behind = ~std::uint64_t{0} << (size_ % word_bits);
    rises_[last] = size_ % word_bits == 0 ? behind : rises_[last] | behind;
    rises_[last + 1] = ~std::uint64_t{0};
  }

  // The keep bits of 64 sums.
  [[nodiscard]] std::uint64_t kept(std::size_t word) const {
    const std::uint64_t here = rises_[word];
    const std::uint64_t next = (here >> 1) | (rises_[word + 1] << 63);
    const std::uint64_t after_next = (here >> 2) | (rises_[word + 1] << 62);
    return (next & after_next) | ~(next | here);
  }

  // The sums of all cards. Two a step: the chain of additions is half as long.
  template <integer Card>
  void load(const Card* cards) {
    std::int64_t* const sums = this->sums();
    const std::size_t size = size_;  // here and below: a member could change with any sum that is written
    std::int64_t sum = 0;
    std::int64_t even_cards = 0;
    for (std::size_t pair = 0; pair < size / 2; ++pair) {
      const std::int64_t even = cards[2 * pair];
      const std::int64_t odd = cards[2 * pair + 1];
      sums[2 * pair] = even - sum;
      sum += odd - even;
      sums[2 * pair + 1] = sum;
      even_cards += even;
    }
    total_ = 2 * even_cards + sum;  // S at an odd place: the odd cards minus the even ones
    if (size % 2 == 1) {
      const std::int64_t last = cards[size - 1];
      sums[size - 1] = last - sum;
      total_ += last;
    }
    for (auto& buffer : buffers_) buffer[0] = largest<std::int64_t>, buffer[1] = 0;
  }

  // One pass: the sums that stay move to the spare buffer, which becomes the buffer. They are copied a group at a time
  // without asking in between; what is copied too much is overwritten.
  void delete_peaks() {
    std::int64_t* const target = spare();
    std::int64_t* end = target;
    const std::int64_t* from = sums();
    const std::size_t size = size_;
    for (std::size_t begin = 0; begin < size; begin += word_bits, from += word_bits) {
      const std::size_t here = size - begin < word_bits ? size - begin : word_bits;
      const std::uint64_t last = std::uint64_t{1} << (here - 1);
      std::uint64_t keep = kept(begin / word_bits) & (last | (last - 1));
      std::int64_t* to = end;
      end += count_ones(keep);
      while (keep != 0) {
        to[0] = from[std::countr_zero(keep | last)], keep &= keep - 1;
        to[1] = from[std::countr_zero(keep | last)], keep &= keep - 1;
        to[2] = from[std::countr_zero(keep | last)], keep &= keep - 1;
        to[3] = from[std::countr_zero(keep | last)], keep &= keep - 1;
        to += group;
      }
    }
    size_ = static_cast<std::size_t>(end - target);
    current_ = 1 - current_;
  }

  std::int64_t buffers_[2][ahead + capacity + group];
  std::size_t current_ = 0;
  std::uint64_t rises_[capacity / word_bits + 2];
  std::size_t size_ = 0;
  std::int64_t total_ = 0;
};

}  // namespace card_game::detail
