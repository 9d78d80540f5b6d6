// Rows of a user's own number type, of which the library knows only the operators.

#include "laws.hpp"
#include "money.hpp"
#include "targets.hpp"

void fuzz::user_numbers(bytes input) {
  auto cards = read_row<money>(
      input, [](bytes& source) { return money(source.raw<std::int32_t>()); },
      [](int value) { return money(value); },
      [](std::uint8_t byte) { return money(small(byte) * 1'000'000'007LL); });
  check_laws<money>(std::move(cards), input);
}
