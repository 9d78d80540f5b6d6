// Cards of 128 bits, where the compiler has nothing wider to lend.

#include "integers.hpp"
#include "targets.hpp"

void fuzz::wide_integers(bytes input) {
  if (input.byte() % 2 == 0) {
    integer_row<__int128>(input);
  } else {
    integer_row<unsigned __int128>(input);
  }
}
