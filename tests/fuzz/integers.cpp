// Rows of built-in integers up to 64 bits. All share one score type: narrow cards cannot overflow it and are full of ties,
// wide ones are as wide as the scores, or too wide to be one.

#include "integers.hpp"

#include <cstdint>

#include "targets.hpp"

void fuzz::integers(bytes input) {
  switch (input.byte() % 8) {
    case 0:
      integer_row<std::int8_t>(input);
      break;
    case 1:
      integer_row<std::int32_t>(input);
      break;
    case 2:
    case 3:
      integer_row<std::uint64_t>(input);
      break;
    default:
      integer_row<std::int64_t>(input);
      break;
  }
}
