// Catch2 2.13 is a single header, and this is the file that holds its implementation and main. Catch2 3 brings both as a
// library, and this file is not built. Compiled here instead of linking a distribution's ready-made main, so that it always
// has the flags, the standard library and the sanitizers of the tests.

#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
