// solve, linear in the number of cards, against the contest fold and against merely reading the cards.
#include "harness.hpp"

namespace {

using bench::first_score;
using bench::total;

template <class Card>
void add_row(std::string_view card_type, std::string_view family, const std::vector<std::int64_t>& lengths,
             std::int64_t longest, bool with_floor) {
  using score = card_game::score_for_t<Card>;
  using row = std::span<const Card>;
  const auto in_linear_time = [](benchmark::internal::Benchmark* added) { added->Complexity(benchmark::oN); };
  const auto add = [&](std::string_view name, auto contender) {
    auto* const added = bench::add<Card>(name, card_type, family, lengths, longest, contender);
    if (lengths.size() > 1) added->Apply(in_linear_time);
  };
  add("solve", [](row cards) { return card_game::solve(cards); });
  add("contest_fold", [](row cards) { return first_score<score>{bench::peers::contest_fold<score>(cards)}; });
  if (with_floor) {
    add("accumulate", [](row cards) { return total<score>{bench::peers::accumulate<score>(cards)}; });
    add("reduce", [](row cards) { return total<score>{bench::peers::reduce<score>(cards)}; });
  }
}

void register_all(std::int64_t longest) {
  add_row<std::int32_t>("int32", "random",
                        {3, 10, 32, 100, 1'000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000}, longest,
                        true);
  for (const std::string_view family : bench::families) {
    if (family != "random") add_row<std::int32_t>("int32", family, {10'000'000}, longest, false);
    add_row<std::int64_t>("int64", family, {1'000'000}, longest, family == "random");
    add_row<double>("double", family, {1'000'000}, longest, family == "random");
  }
}

}  // namespace

int main(int argc, char** argv) {
  return bench::run_all(argc, argv, register_all, CARD_GAME_BENCH_FLAGS);
}
