// The strategies that look at every sub-row, against the published tables and memos; and the bare recursion.
#include <cmath>

#include "harness.hpp"

namespace {

using card = std::int32_t;
using score = card_game::score_for_t<card>;
using row = std::span<const card>;
using bench::first_score;

template <class Strategy>
auto solved_by(Strategy strategy) {
  return [strategy](row cards) { return card_game::solve(cards, strategy); };
}

template <score (*Peer)(row)>
first_score<score> peer(row cards) {
  return {Peer(cards)};
}

void register_all(std::int64_t longest) {
  namespace peers = bench::peers;
  namespace strategy = card_game::strategy;
  const std::vector<std::int64_t> lengths{10, 30, 100, 300, 1'000, 3'000, 5'000};
  const auto add = [&](std::string_view name, auto contender, std::int64_t its_longest,
                       benchmark::BigO growth = benchmark::oNSquared) {
    std::vector<std::int64_t> its_lengths;
    for (const std::int64_t length : lengths)
      if (length <= its_longest) its_lengths.push_back(length);
    bench::add<card>(name, "int32", "random", its_lengths, longest, contender)->Complexity(growth);
  };

  add("textbook_table", peer<peers::textbook_table<score, card>>, 5'000);
  add("table_of_pairs", peer<peers::table_of_pairs<score, card>>, 5'000);
  add("rolling_table", peer<peers::rolling_table<score, card>>, 5'000);
  add("rolling_table_by_rows", peer<peers::rolling_table_by_rows<score, card>>, 5'000);
  add("textbook_memo", peer<peers::textbook_memo<score, card>>, 3'000);
  add("memo_in_vectors", peer<peers::memo_in_vectors<score, card>>, 3'000);
  add("memo_in_hash_map", peer<peers::memo_in_hash_map<score, card>>, 1'000);

  add("bottom_up", solved_by(strategy::bottom_up{}), 5'000);
  add("memoized", solved_by(strategy::memoized{}), 3'000);
  add(
      "score_table", [](row cards) { return card_game::score_table<score>(cards)(0, cards.size()); }, 5'000);
  add("linear", solved_by(strategy::linear{}), 5'000, benchmark::oN);

  bench::add<card>("recursion", "int32", "random", {4, 8, 12, 16, 20}, longest,
                   solved_by(strategy::recursion{}))
      ->Complexity([](benchmark::IterationCount cards) { return std::exp2(static_cast<double>(cards)); });
}

}  // namespace

int main(int argc, char** argv) {
  return bench::run_all(argc, argv, register_all, CARD_GAME_BENCH_FLAGS);
}
