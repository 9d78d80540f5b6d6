// Folding a block of integers almost without branches: most of a random row is gone before the stack sees it.
//
// The stack alone mispredicts a branch at every third random card. In another form folding only deletes:
//
//     S₀ = a₀,  S_j = a_j − S_{j−1}         so that  a_j = S_j + S_{j−1}   and   a_{j−1} > a_j  ⇔  S_{j−2} > S_j
//
// Folding a peak a_{j−1} ≤ a_j ≥ a_{j+1} deletes S_{j−1} and S_j and leaves every other S as it is.
//
//     cards  5  1  7  2  4           falls   1 1 0 1 0      (1 in front, 0 behind the end: the ends are no peaks)
//     S      5 −4 11 −9 13           the peak is the 7, S₁ and S₂ go:    5 −9 13    which are the cards  5 −4 4
//
// A pass (block_pass.hpp) folds all peaks at once. Passes go on while they delete enough, so together they are linear;
// the few cards that are left go on with those of the next block, and to the stack in the end.
#pragma once

#include <cstddef>
#include <cstdint>

#include <card_game/detail/bits.hpp>
#include <card_game/detail/block_pass.hpp>
#include <card_game/detail/block_probe.hpp>
#include <card_game/detail/integer.hpp>

namespace card_game::detail {

/// Folds blocks of `capacity` cards, each card of at most `card_bits` bits.
class block_folder {
public:
  static constexpr std::size_t capacity = 4096;
  static constexpr std::size_t fewest = word_bits + 1;
  static constexpr int card_bits = 50;

  /// Folds as many of the next `size` cards as fit a block, as far as passes pay; at least `fewest` have to be there.
  /// False, and nothing has changed, if a card is too large or if not even the first pass would pay (but not with
  /// `no_choice`).
  template <integer Card>
  bool fold(const Card* cards, std::size_t size, bool no_choice = false) {
    if (!no_choice && !folding_pays(cards, size)) return false;
    const std::size_t taken = size < capacity ? size - size % word_bits : capacity;
    if (!fits(cards, taken)) return false;
    taken_ = taken;
    since_ += taken;
    fold_cards(cards, size);
    // The stack is as fast on fewer; with a block to come, these go on with it.
    const std::size_t few = size < 2 * capacity ? 64 : 256;
    while (left_ >= few) {
      const std::size_t before = left_;
      fold_again();
      if (before - left_ < before / 8) break;
    }
    return true;
  }

  /// How many cards were taken in by the last fold: whole words.
  [[nodiscard]] std::size_t taken() const { return taken_; }

  /// The sum of these cards.
  [[nodiscard]] std::int64_t total() const { return total_; }

  /// Whether what is left has to be taken before another fold of such cards: there would be no room, or |S| < 2^62 would
  /// not be certain.
  template <integer Card>
  [[nodiscard]] bool is_full() const {
    constexpr int bits = sizeof(Card) > 4 ? card_bits : 32;
    return left_ > most_left || since_ > (std::size_t{1} << (62 - bits)) - capacity;
  }

  /// How many cards are left of all folds since they were last taken.
  [[nodiscard]] std::size_t left() const { return left_; }

  /// Takes the cards that are left. Valid until the next fold.
  const std::int64_t* take_cards() {
    std::int64_t* const cards = sums();
    for (std::size_t index = left_; index-- > 1;) cards[index] += cards[index - 1];
    left_ = 0;
    since_ = 0;
    last_sum_ = 0;
    return cards;
  }

private:
  static constexpr std::size_t most_left = 512;
  static constexpr std::size_t ahead = 2;  // S₋₂ and S₋₁: no number is as large as the one, the other is 0
  static constexpr std::size_t reach = 1024 + word_bits;
  static constexpr std::int64_t above_all = std::int64_t{1} << 62;

  std::int64_t* sums() { return buffer_ + ahead; }
  std::size_t count_to(const std::int64_t* end) { return static_cast<std::size_t>(end - sums()); }

  template <integer Card>
  static bool fits(const Card* cards, std::size_t size) {
    if constexpr (sizeof(Card) > 4) {
      Card bits = 0;  // all bits that any |card| has
      for (const Card* card = cards; card != cards + size; ++card) {
        bits |= *card < 0 ? static_cast<Card>(~*card) : *card;
      }
      return bits >> card_bits == 0;
    }
    return true;
  }

  // The first pass, whose cards go behind what is left from before. It makes the sums of 64 cards at a time, while the
  // comparisons of the next wait for nothing, and asks for memory well ahead: the passes that follow read none.
  template <integer Card>
  void fold_cards(const Card* cards, std::size_t size) {
    // Nothing may be read in front of the cards, but behind a first word there is a card.
    const auto falls = [&](std::size_t begin) {
      return begin == 0 ? falls_in_word<1>(cards + 1) << 1 | 1 : falls_in_word<1>(cards + begin);
    };
    std::int64_t word[word_bits];
    std::int64_t sum_so_far = last_sum_;
    std::int64_t even_cards = 0;
    const auto sums_of = [&](std::size_t begin) {
      const Card* const from = cards + begin;
      if (size - begin > reach) prefetch_word(from + reach);
      std::int64_t sum = sum_so_far;  // which nothing that is written can change
      std::int64_t even = 0;
      for (std::size_t i = 0; i < word_bits; i += 4) {
        const std::int64_t first = from[i], second = from[i + 1], third = from[i + 2], fourth = from[i + 3];
        word[i] = sum = first - sum;
        word[i + 1] = sum = second - sum;
        word[i + 2] = sum = third - sum;
        word[i + 3] = sum = fourth - sum;
        even += first + third;
      }
      sum_so_far = sum;
      even_cards += even;
      return word;
    };
    buffer_[0] = above_all, buffer_[1] = 0;
    left_ = count_to(delete_peaks<6>(taken_, falls, sums_of, sums() + left_));
    // By the odd cards minus the even ones the sum has grown.
    total_ = 2 * even_cards + (sum_so_far - last_sum_);
    last_sum_ = sum_so_far;
  }

  void fold_again() {
    std::int64_t* const sums = this->sums();
    const std::size_t size = left_;
    for (std::size_t behind = size; behind % word_bits != 0; ++behind) sums[behind] = above_all;
    const auto falls = [=](std::size_t begin) { return falls_in_word<2>(sums + begin); };
    const auto sums_of = [=](std::size_t begin) { return sums + begin; };
    left_ = count_to(delete_peaks<7>(size, falls, sums_of, sums));
  }

  std::int64_t buffer_[ahead + most_left + capacity];
  std::size_t left_ = 0;
  std::size_t since_ = 0;      // how many cards came in since what was left was taken
  std::int64_t last_sum_ = 0;  // S of the last one of them
  std::size_t taken_ = 0;
  std::int64_t total_ = 0;
};

}  // namespace card_game::detail
