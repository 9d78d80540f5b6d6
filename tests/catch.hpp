#pragma once
// The one place that knows which Catch2 is there: version 3 in its smallest header, or the single header of 2.13 that
// Debian 12 and Ubuntu 22.04 ship. The tests use only macros that both spell alike.

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#else
#include <catch2/catch.hpp>
#endif
