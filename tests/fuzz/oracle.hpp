// The judge: the game solved without a line of the library.
//
// `table` is the definition itself on every sub-row, O(n^2), in 256-bit integers. `folded_margin` is the reduction, O(n),
// for rows too long for a table; every row short enough for both compares the two, so the second judge is judged as well.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "wide.hpp"

namespace fuzz {

struct scores {
  wide first, second;
  friend constexpr bool operator==(scores, scores) = default;
  [[nodiscard]] constexpr wide margin() const { return first - second; }
};

class table {
public:
  explicit table(std::span<const wide> cards) : size_(cards.size()), cells_((size_ + 1) * (size_ + 1)) {
    for (std::size_t length = 1; length <= size_; ++length) {
      for (std::size_t begin = 0; begin + length <= size_; ++begin) {
        const std::size_t end = begin + length;
        const scores left = (*this)(begin + 1, end);
        const scores right = (*this)(begin, end - 1);
        const scores take_left{cards[begin] + left.second, left.first};
        const scores take_right{cards[end - 1] + right.second, right.first};
        cells_[begin * (size_ + 1) + end] = take_left.first >= take_right.first ? take_left : take_right;
      }
    }
  }
  [[nodiscard]] scores operator()(std::size_t begin, std::size_t end) const {
    return cells_[begin * (size_ + 1) + end];
  }

private:
  std::size_t size_;
  std::vector<scores> cells_;
};

inline wide folded_margin(std::span<const wide> cards) {
  std::vector<wide> valley;
  for (const wide card : cards) {
    valley.push_back(card);
    while (valley.size() >= 3) {
      const wide c = valley[valley.size() - 1];
      const wide b = valley[valley.size() - 2];
      const wide a = valley[valley.size() - 3];
      if (a > b || c > b) break;
      valley.resize(valley.size() - 3);
      valley.push_back(a - b + c);
    }
  }
  wide margin;
  bool is_mine = true;
  for (std::size_t begin = 0, end = valley.size(); begin < end; is_mine = !is_mine) {
    const wide larger = valley[begin] >= valley[end - 1] ? valley[begin++] : valley[--end];
    margin = is_mine ? margin + larger : margin - larger;
  }
  return margin;
}

inline wide sum_of(std::span<const wide> cards) {
  wide sum;
  for (const wide card : cards) sum = sum + card;
  return sum;
}

inline scores folded_scores(std::span<const wide> cards) {
  const wide margin = folded_margin(cards);
  const wide second = (sum_of(cards) - margin).half();
  return {second + margin, second};
}

}  // namespace fuzz
