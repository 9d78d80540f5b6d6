// What solve takes from the heap: nothing for short rows, next to nothing for a stream of 10^8 cards.
//
// Every operator new of the program is replaced by one that counts, so this executable measures no time.
#include <cstdlib>
#include <new>

#include "harness.hpp"
#include "number_sequence.hpp"

namespace {

struct {
  std::int64_t allocations = 0, held = 0, most_held = 0;
} heap;

/// The block's size is kept in front of it, at the distance its alignment asks for.
void* take(std::size_t size, std::size_t alignment) {
  const std::size_t whole = (size + 2 * alignment - 1) / alignment * alignment;
  void* const block = std::aligned_alloc(alignment, whole);
  if (block == nullptr) throw std::bad_alloc{};
  *static_cast<std::size_t*>(block) = size;
  ++heap.allocations;
  heap.held += static_cast<std::int64_t>(size);
  heap.most_held = std::max(heap.most_held, heap.held);
  return static_cast<std::byte*>(block) + alignment;
}

void give_back(void* memory, std::size_t alignment) noexcept {
  if (memory == nullptr) return;
  void* const block = static_cast<std::byte*>(memory) - alignment;
  heap.held -= static_cast<std::int64_t>(*static_cast<std::size_t*>(block));
  std::free(block);
}

constexpr std::size_t usual_alignment = __STDCPP_DEFAULT_NEW_ALIGNMENT__;

}  // namespace

void* operator new(std::size_t size) {
  return take(size, usual_alignment);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return take(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept {
  give_back(memory, usual_alignment);
}
void operator delete(void* memory, std::size_t) noexcept {
  give_back(memory, usual_alignment);
}
void operator delete(void* memory, std::align_val_t alignment) noexcept {
  give_back(memory, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::size_t, std::align_val_t alignment) noexcept {
  give_back(memory, static_cast<std::size_t>(alignment));
}

namespace {

/// Allocations and most bytes held while `work` runs.
template <class Work>
void count(benchmark::State& state, const Work& work) {
  for (auto _ : state) {
    const auto before = heap;
    heap.most_held = heap.held;
    const bool right = work();
    const auto after = heap;  // the counters below live on the heap themselves
    if (!right) {
      bench::report_wrong_answer(state);
      break;
    }
    state.counters["allocations"] = static_cast<double>(after.allocations - before.allocations);
    state.counters["most_bytes_held"] = static_cast<double>(after.most_held - before.held);
  }
}

template <class Card>
void add_short_rows(const char* card_type) {
  constexpr std::size_t rows = 100;
  benchmark::RegisterBenchmark(
      (std::string("allocations/solve/up_to_32_cards/") + card_type).c_str(),
      [](benchmark::State& state) {
        std::vector<std::pair<std::size_t, std::vector<Card>>> pools;
        for (const std::string_view family : bench::families)
          for (std::size_t length = 1; length <= 32; ++length)
            pools.emplace_back(length, bench::make_rows<Card>(family, length, rows));
        count(state, [&] {
          card_game::score_for_t<Card> sum{};
          for (const auto& [length, cards] : pools) {
            for (std::size_t row = 0; row < rows; ++row)
              sum += card_game::solve(std::span(cards).subspan(row * length, length)).first;
          }
          benchmark::DoNotOptimize(sum);
          return true;
        });
      })
      ->Iterations(1);
}

void register_all(std::int64_t longest) {
  add_short_rows<std::int32_t>("int32");
  add_short_rows<std::int64_t>("int64");
  add_short_rows<double>("double");
  benchmark::RegisterBenchmark(
      "allocations/euler_477",
      [](benchmark::State& state) {
        count(state, [&] {
          const std::int64_t first = card_game::solve(bench::number_sequence{state.range(0)}).first;
          return state.range(0) == 100'000'000 ? first == 25'044'905'874'565'165 : first > 0;
        });
      })
      ->Arg(longest)
      ->Iterations(1);
}

}  // namespace

int main(int argc, char** argv) {
  return bench::run_all(argc, argv, register_all, CARD_GAME_BENCH_FLAGS);
}
