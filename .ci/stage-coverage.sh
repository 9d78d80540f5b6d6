#!/usr/bin/env bash
# stage-coverage.sh: which lines and branches of include/ the tests run. Every line, or it stands in coverage-allowed.txt
# with the reason. clang counts what the source says: no branches that exceptions add behind the reader's back.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/.." && pwd)
build=${CARD_GAME_BUILD_ROOT:-$checkout/build/ci}/coverage
tools=${LLVM_TOOLS_SUFFIX--14}
mkdir -p "$build"
cmake -S "$checkout" -B "$build" -G "${CMAKE_GENERATOR:-Ninja}" -DCMAKE_CXX_COMPILER="${CLANGXX:-clang++}" -DCMAKE_BUILD_TYPE= \
  -DCMAKE_CXX_FLAGS="-O0 -fprofile-instr-generate -fcoverage-mapping" \
  -DCARD_GAME_BUILD_TESTS=ON -DCARD_GAME_BUILD_EXAMPLES=OFF -DCARD_GAME_BUILD_BENCH=OFF >"$build/log"
cmake --build "$build" --target card_game_tests --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-2}" >>"$build/log" || {
  tail -50 "$build/log" >&2
  exit 1
}
program=$build/tests/card_game_tests
LLVM_PROFILE_FILE="$build/tests.profraw" "$program" | tail -3
"llvm-profdata$tools" merge -sparse "$build/tests.profraw" -o "$build/tests.profdata"
export_coverage() {
  "llvm-cov$tools" export "$program" -format="$1" -skip-expansions -instr-profile "$build/tests.profdata" "$checkout/include"
}
export_coverage lcov >"$build/lines.info"
export_coverage text >"$build/branches.json"
"$checkout/.ci/check-coverage.py" "$build/lines.info" "$build/branches.json" "$checkout/include" "$checkout/.ci/coverage-allowed.txt"
