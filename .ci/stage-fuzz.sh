#!/usr/bin/env bash
# stage-fuzz.sh: plays the fuzzer for FUZZ_SECONDS (60), from the stored corpus, under both sanitizers.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/.." && pwd)
build=${CARD_GAME_BUILD_ROOT:-$checkout/build/ci}/fuzz
mkdir -p "$build"
"$checkout/tests/fuzz/run" "${FUZZ_SECONDS:-60}" "$build" | tee "$build/output"

# The stored inputs once more, built by the other compiler without libFuzzer.
${CXX:-g++} -std=c++20 -O0 -I "$checkout/include" -o "$build/replay" "$checkout"/tests/fuzz/*.cpp
"$build/replay" "$checkout"/tests/fuzz/corpus/*
echo "summary: $(tail -1 "$build/output"); the corpus replayed with ${CXX:-g++}"
