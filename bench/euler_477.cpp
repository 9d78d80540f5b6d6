// Project Euler 477, streamed: solving the number sequence game against generating its numbers and no more.
#include "harness.hpp"
#include "number_sequence.hpp"

namespace {

/// F(N) as the problem statement gives it, and for N = 10^8 as the problem asks.
std::int64_t known_score(std::int64_t count) {
  switch (count) {
    case 2:
      return 45;
    case 4:
      return 4'284'990;
    case 100:
      return 26'365'463'243;
    case 10'000:
      return 2'495'838'522'951;
    case 100'000'000:
      return 25'044'905'874'565'165;
    default:
      return -1;
  }
}

std::int64_t generate(std::int64_t count) {
  std::int64_t sum = 0;
  for (const std::int64_t card : bench::number_sequence{count}) sum += card;
  return sum;
}

template <class Contender>
void add(const char* name, std::int64_t longest, Contender contender) {
  auto* const added = benchmark::RegisterBenchmark(name, [contender](benchmark::State& state) {
    const std::int64_t count = state.range(0);
    bool right = true;
    for (auto _ : state) right &= contender(count);
    if (!right) {
      bench::report_wrong_answer(state);
    }
    state.SetItemsProcessed(state.iterations() * count);
    state.SetComplexityN(count);
  });
  for (const std::int64_t count : {100, 10'000, 100'000'000})
    if (count <= longest) added->Arg(count);
  added->Complexity(benchmark::oN);
}

void register_all(std::int64_t longest) {
  add("euler_477/generate", longest, [](std::int64_t count) {
    std::int64_t sum = generate(count);
    benchmark::DoNotOptimize(sum);
    return sum > 0;
  });
  add("euler_477/solve", longest, [](std::int64_t count) {
    return card_game::solve(bench::number_sequence{count}).first == known_score(count);
  });
}

}  // namespace

int main(int argc, char** argv) {
  return bench::run_all(argc, argv, register_all, CARD_GAME_BENCH_FLAGS);
}
