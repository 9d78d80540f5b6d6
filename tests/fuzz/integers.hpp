// Rows of one built-in integer type from bytes.
#pragma once

#include "bytes.hpp"
#include "laws.hpp"

namespace fuzz {

template <class Card>
void integer_row(bytes& input) {
  auto cards = read_row<Card>(
      input, [](bytes& source) { return source.raw<Card>(); },
      [](int value) { return static_cast<Card>(value); },
      [](std::uint8_t byte) { return near_limit<Card>(byte); });
  check_laws<Card>(std::move(cards), input);
}

}  // namespace fuzz
