#pragma once
// The slow and obvious answer, written without the library: for every sub-row, what the player to move collects and which
// moves reach it, straight from the rules. f(b, e) is the most that player can collect: the card, and whatever the other
// player leaves of the rest. Number is std::int64_t where sums are small, wide_integer where they are not.

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "wide_integer.hpp"

namespace card_game_test {

template <class Number>
class oracle {
public:
  template <class Card>
  explicit constexpr oracle(std::span<const Card> cards)
      : size_(cards.size()), mover_((size_ + 1) * (size_ + 1)), sum_(mover_), left_(mover_), right_(mover_) {
    for (std::size_t length = 1; length <= size_; ++length) {
      for (std::size_t begin = 0; begin + length <= size_; ++begin) {
        const std::size_t end = begin + length;
        const Number first_card(cards[begin]);
        const Number last_card(cards[end - 1]);
        sum_[at(begin, end)] = sum_[at(begin, end - 1)] + last_card;
        left_[at(begin, end)] = first_card + waiter(begin + 1, end);
        right_[at(begin, end)] = last_card + waiter(begin, end - 1);
        const bool take_right = left_[at(begin, end)] < right_[at(begin, end)];
        mover_[at(begin, end)] = take_right ? right_[at(begin, end)] : left_[at(begin, end)];
      }
    }
  }

  template <class Cards>
  explicit constexpr oracle(const Cards& cards) : oracle(std::span(std::as_const(cards))) {}

  [[nodiscard]] constexpr std::size_t size() const { return size_; }

  // What the player to move on [begin, end) collects of it, and what the other player does.
  [[nodiscard]] constexpr Number mover(std::size_t begin, std::size_t end) const {
    return mover_[at(begin, end)];
  }
  [[nodiscard]] constexpr Number waiter(std::size_t begin, std::size_t end) const {
    return sum_[at(begin, end)] - mover_[at(begin, end)];
  }

  [[nodiscard]] constexpr Number first() const { return mover(0, size_); }
  [[nodiscard]] constexpr Number second() const { return waiter(0, size_); }
  [[nodiscard]] constexpr Number margin() const { return first() - second(); }

  // The mover's final margin after taking that side: its score minus the rest of the sum.
  [[nodiscard]] constexpr Number margin_after_left(std::size_t begin, std::size_t end) const {
    return left_[at(begin, end)] - (sum_[at(begin, end)] - left_[at(begin, end)]);
  }
  [[nodiscard]] constexpr Number margin_after_right(std::size_t begin, std::size_t end) const {
    return right_[at(begin, end)] - (sum_[at(begin, end)] - right_[at(begin, end)]);
  }

  // The set of optimal moves of a sub-row that has a card.
  [[nodiscard]] constexpr bool left_is_optimal(std::size_t begin, std::size_t end) const {
    return left_[at(begin, end)] == mover_[at(begin, end)];
  }
  [[nodiscard]] constexpr bool right_is_optimal(std::size_t begin, std::size_t end) const {
    return right_[at(begin, end)] == mover_[at(begin, end)];
  }

private:
  [[nodiscard]] constexpr std::size_t at(std::size_t begin, std::size_t end) const {
    return begin * (size_ + 1) + end;
  }

  std::size_t size_;
  std::vector<Number> mover_;
  std::vector<Number> sum_;
  std::vector<Number> left_;
  std::vector<Number> right_;
};

}  // namespace card_game_test
