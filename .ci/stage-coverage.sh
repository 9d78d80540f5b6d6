#!/usr/bin/env bash
# stage-coverage.sh: which lines and branches of include/ the tests run. Every line, or it stands in coverage-allowed.txt
# with the reason. clang counts what the source says: no branches that exceptions add behind the reader's back.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/.." && pwd)
build=${CARD_GAME_BUILD_ROOT:-$checkout/build/ci}/coverage
tools=${LLVM_TOOLS_SUFFIX--14}
rm -rf "$build/profiles"
mkdir -p "$build/profiles"
cmake -S "$checkout" -B "$build" -G "${CMAKE_GENERATOR:-Ninja}" -DCMAKE_CXX_COMPILER="${CLANGXX:-clang++}" -DCMAKE_BUILD_TYPE= \
  -DCMAKE_CXX_FLAGS="-O0 -fprofile-instr-generate -fcoverage-mapping" \
  -DCARD_GAME_BUILD_TESTS=ON -DCARD_GAME_BUILD_EXAMPLES=OFF -DCARD_GAME_BUILD_BENCH=OFF >"$build/log"
cmake --build "$build" --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-2}" >>"$build/log" || { tail -50 "$build/log" >&2; exit 1; }
LLVM_PROFILE_FILE="$build/profiles/%p.profraw" ctest --test-dir "$build" --output-on-failure --no-tests=error \
  -LE 'consumers|hygiene' --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-2}" | tail -5
"llvm-profdata$tools" merge -sparse "$build"/profiles/*.profraw -o "$build/merged.profdata"

# Every test program that has a coverage map is an object to ask.
objects=()
while IFS= read -r -d '' program; do
  if readelf --section-headers --wide "$program" | grep -q __llvm_covmap; then objects+=(-object "$program"); fi
done < <(find "$build" -type f -executable ! -name '*.so*' ! -path '*/CMakeFiles/*' -print0)
"llvm-cov$tools" export -format=lcov -instr-profile "$build/merged.profdata" "${objects[@]}" "$checkout/include" >"$build/coverage.info"
"$checkout/.ci/check-coverage.py" "$build/coverage.info" "$checkout/include" "$checkout/.ci/coverage-allowed.txt"
