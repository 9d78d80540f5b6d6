#!/usr/bin/env bash
# stage-sanitizers.sh: the whole test suite twice over for what tests alone do not see.
#
#   clang  address, undefined, float-cast-overflow, integer (unsigned wrap, conversions that change a value); not optimised,
#          where frames are largest and nothing is folded away
#   g++    address, undefined, float-cast-overflow, and the debug library: iterators and spans out of range
set -euo pipefail
checkout=$(cd "$(dirname "$0")/.." && pwd)
root=${CARD_GAME_BUILD_ROOT:-$checkout/build/ci}
export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
export UBSAN_OPTIONS=print_stacktrace=1

total=0
suite() {  # NAME COMPILER FLAGS
  local build=$root/sanitizers-$1
  cmake -S "$checkout" -B "$build" -G "${CMAKE_GENERATOR:-Ninja}" -DCMAKE_CXX_COMPILER="$2" -DCMAKE_BUILD_TYPE= \
    -DCMAKE_CXX_FLAGS="$3" -DCARD_GAME_BUILD_TESTS=ON -DCARD_GAME_BUILD_EXAMPLES=OFF -DCARD_GAME_BUILD_BENCH=OFF >"$build.log"
  cmake --build "$build" --target card_game_tests --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-2}" >>"$build.log" || { tail -50 "$build.log" >&2; exit 1; }
  # What builds programs of its own (consumers, hygiene) would not see these flags and has its own stage.
  ctest --test-dir "$build" --output-on-failure --no-tests=error -LE 'consumers|hygiene' \
    --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-2}" | tee "$build.tests" | tail -5
  total=$((total + $(sed -n 's/^100% tests passed, 0 tests failed out of //p' "$build.tests")))
}

mkdir -p "$root"
suite clang "${CLANGXX:-clang++}" "-O0 -g1 -fno-omit-frame-pointer -fno-sanitize-recover=all \
-fsanitize=address,undefined,float-cast-overflow,integer -fsanitize-ignorelist=$checkout/.ci/sanitizer-ignore.txt"
suite g++ "${CXX:-g++}" "-O1 -g1 -fno-omit-frame-pointer -fno-sanitize-recover=all \
-fsanitize=address,undefined,float-cast-overflow -D_GLIBCXX_DEBUG -D_GLIBCXX_ASSERTIONS"
echo "summary: $total tests under address, undefined and integer (clang) and address, undefined and the debug library (g++), no finding"
