// What the executables share: the command line, and a failing exit status when an answer was wrong.
#pragma once

#include <cstdint>

#include <benchmark/benchmark.h>

namespace bench {

/// Ends a benchmark whose contender was wrong, and makes the executable fail.
void report_wrong_answer(benchmark::State& state);

/// The main function of every executable: `register_all(longest)`, then Google Benchmark with its own
/// options, the processor, compiler and flags in its JSON. `--longest=N` leaves out rows of more than N
/// cards.
int run_all(int argc, char** argv, void (*register_all)(std::int64_t longest), const char* flags);

}  // namespace bench
