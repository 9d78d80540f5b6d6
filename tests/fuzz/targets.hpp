// The families of rows the fuzzer plays with, one translation unit each so that they compile side by side.
#pragma once

#include "bytes.hpp"

namespace fuzz {

void integers(bytes input);
void wide_integers(bytes input);
void exact_floats(bytes input);
void wild_floats(bytes input);
void user_numbers(bytes input);
void failing_numbers(bytes input);

}  // namespace fuzz
