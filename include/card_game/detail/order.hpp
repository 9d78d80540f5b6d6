// The larger and the smaller of two numbers, by `<` alone (and without the header that has `std::max`).
//
// Written as one comparison and one choice, which compilers turn into a single instruction, or a vector of
// them.
#pragma once

namespace card_game::detail {

template <class Number>
constexpr Number larger(const Number& a, const Number& b) {
  return a < b ? b : a;
}

template <class Number>
constexpr Number smaller(const Number& a, const Number& b) {
  return b < a ? b : a;
}

}  // namespace card_game::detail
