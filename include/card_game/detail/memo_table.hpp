// Scores of sub-rows that may be known or not: a triangle without holes, stored column by column.
//
//     column `end`:   begin = 0 2 4 …  or  1 3 5 …       begins of one parity only: the recursion goes on two
//                                                        cards at a time, so all sub-rows that one game asks
//     place:          end²/4 + begin/2                   for have even lengths, or all have odd ones
//
//     lengths 2, 4, …    (0,2)  (1,3)  (0,4) (2,4)  (1,5) (3,5)  (0,6) (2,6) (4,6)  …
//     place                1      2      4     5      6     7      9    10    11        (both divisions rounded down)
//
// A table serves either parity, but not both at once: their places are the same. "Known" is a byte of its own.
// No memory is asked for but these two blocks.
#pragma once

#include <cstddef>
#include <utility>

#include <card_game/detail/storage.hpp>

namespace card_game::detail {

template <class Number>
class memo_table {
public:
  constexpr explicit memo_table(std::size_t cards)
      : value_storage_(place(0, cards + 1)), known_storage_(value_storage_.size()) {
    for (std::size_t index = 0; index < known_storage_.size(); ++index) known_[index] = false;
  }
  memo_table(const memo_table&) = delete;
  memo_table& operator=(const memo_table&) = delete;

  /// Where the score of `[begin, end)` is kept: each column before has (end + 1) / 2 places.
  [[nodiscard]] static constexpr std::size_t place(std::size_t begin, std::size_t end) {
    return end * end / 4 + begin / 2;
  }

  /// The score kept at a place, or nothing.
  [[nodiscard]] constexpr const Number* find(std::size_t place) const {
    return known_[place] ? values_ + place : nullptr;
  }

  constexpr const Number& keep(std::size_t place, Number value) {
    known_[place] = true;
    return values_[place] = std::move(value);
  }

private:
  storage<Number> value_storage_;
  storage<bool> known_storage_;
  // Straight to where they lie: the recursion does little else than look here.
  Number* values_ = value_storage_.data();
  bool* known_ = known_storage_.data();
};

}  // namespace card_game::detail
