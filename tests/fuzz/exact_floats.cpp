// Floating cards whose sums are exact: multiples of 1/8 of a size that no row here can push out of the mantissa.

#include "laws.hpp"
#include "targets.hpp"

namespace {

template <class Card>
void exact_row(fuzz::bytes& input) {
  const auto eighths = [](int value) { return static_cast<Card>(value) / 8; };
  auto cards = fuzz::read_row<Card>(
      input, [&](fuzz::bytes& source) { return eighths(source.raw<std::int16_t>()); }, eighths,
      [](std::uint8_t byte) {
        return static_cast<Card>(fuzz::small(byte)) * 4096 + static_cast<Card>(byte % 8) / 8;
      });
  fuzz::check_laws<Card>(std::move(cards), input);
}

}  // namespace

void fuzz::exact_floats(bytes input) {
  if (input.byte() % 2 == 0) {
    exact_row<float>(input);
  } else {
    exact_row<double>(input);
  }
}
