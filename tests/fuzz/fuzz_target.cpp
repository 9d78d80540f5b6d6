// libFuzzer's entry: the first byte picks the family of rows, the rest is the row and, from the back, the choices.

#include <cstddef>
#include <cstdint>
#include <span>

#include "targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const fuzz::bytes input(std::span(data, size).subspan(1));
  switch (data[0] % 8) {
    case 0:
    case 1:
    case 2:
      fuzz::integers(input);
      break;
    case 3:
      fuzz::wide_integers(input);
      break;
    case 4:
      fuzz::exact_floats(input);
      break;
    case 5:
      fuzz::wild_floats(input);
      break;
    case 6:
      fuzz::user_numbers(input);
      break;
    default:
      fuzz::failing_numbers(input);
      break;
  }
  return 0;
}
