// Scores of sub-rows that may be known or not: a triangle without holes, stored column by column.
//
//     column `end`:   begin = 0 2 4 …, then 1 3 5 …      the recursion walks down three columns at a time, and meets
//                                                        begins of one parity in each
//
// "Known" is a byte of its own. No memory is asked for but these two blocks.
#pragma once

#include <cstddef>
#include <utility>

#include <card_game/detail/storage.hpp>

namespace card_game::detail {

template <class Number>
class memo_table {
public:
  constexpr explicit memo_table(std::size_t cards)
      : values_(cards * (cards + 1) / 2), known_(values_.size()) {
    for (std::size_t index = 0; index < known_.size(); ++index) known_[index] = false;
  }

  /// The score kept for `[begin, end)`, or nothing.
  [[nodiscard]] constexpr const Number* find(std::size_t begin, std::size_t end) const {
    const std::size_t index = index_of(begin, end);
    return known_[index] ? values_.data() + index : nullptr;
  }

  constexpr const Number& keep(std::size_t begin, std::size_t end, Number value) {
    const std::size_t index = index_of(begin, end);
    known_[index] = true;
    return values_[index] = std::move(value);
  }

private:
  [[nodiscard]] static constexpr std::size_t index_of(std::size_t begin, std::size_t end) {
    const std::size_t even_begins = (end + 1) / 2;
    return end * (end - 1) / 2 + (begin % 2 == 0 ? 0 : even_begins) + begin / 2;
  }

  storage<Number> values_;
  storage<bool> known_;
};

}  // namespace card_game::detail
