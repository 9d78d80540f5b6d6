// How a contender is timed: on a fresh row in every iteration, with every answer compared with the expected
// one.
//
// Branch predictors memorise a row of some thousand cards after a few repetitions and then flatter whatever
// branches most. So an iteration takes the next row of a pool of four million cards, and comes round to the
// same row only long after it was forgotten. Expected answers come from the contest fold over the whole pool,
// which is itself checked against the rolling table as far as quadratic work goes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include <card_game/card_game.hpp>

#include "families.hpp"
#include "main.hpp"
#include "peers.hpp"

namespace bench {

/// What a row must give.
template <class Score>
struct answer {
  Score first, total;
};

/// The three things contenders answer with, each compared with the expected answer.
template <class Score>
bool agrees(const card_game::outcome<Score>& got, const answer<Score>& expected) {
  return got.first == expected.first && got.first + got.second == expected.total;
}
template <class Score>
struct first_score {
  Score value;
  friend bool agrees(const first_score& got, const answer<Score>& expected) {
    return got.value == expected.first;
  }
};
template <class Score>
struct total {
  Score value;
  friend bool agrees(const total& got, const answer<Score>& expected) { return got.value == expected.total; }
};

/// Rows of one family and length with their answers.
template <class Card>
class row_pool {
public:
  using score_type = card_game::score_for_t<Card>;

  row_pool(std::string_view family, std::size_t length)
      : length_(length),
        rows_(std::max<std::size_t>(1, pool_cards / length)),
        cards_(make_rows<Card>(family, length, rows_)) {
    constexpr std::size_t quadratic_work = 20'000'000;
    const std::size_t rows_checked = quadratic_work / length / length;
    for (std::size_t at = 0; at < rows_; ++at) {
      const answer<score_type> expected{peers::contest_fold<score_type>(row(at)),
                                        peers::accumulate<score_type>(row(at))};
      if (at < rows_checked && peers::rolling_table<score_type>(row(at)) != expected.first)
        throw std::logic_error("bench: the two peers that check the others disagree on a row of " +
                               std::string(family));
      answers_.push_back(expected);
    }
  }

  std::size_t rows() const { return rows_; }
  std::span<const Card> row(std::size_t at) const { return std::span(cards_).subspan(at * length_, length_); }
  const answer<score_type>& expected(std::size_t at) const { return answers_[at]; }

  /// The pool of that family and length, made once: repetitions and contenders share it.
  static const row_pool& get(const std::string& family, std::size_t length) {
    static std::map<std::pair<std::string, std::size_t>, std::unique_ptr<row_pool>> pools;
    auto& pool = pools[{family, length}];
    if (!pool) pool = std::make_unique<row_pool>(family, length);
    return *pool;
  }

private:
  static constexpr std::size_t pool_cards = 1 << 22;

  std::size_t length_, rows_;
  std::vector<Card> cards_;
  std::vector<answer<score_type>> answers_;
};

/// Times `contender` on rows of state.range(0) cards.
template <class Card, class Contender>
void run(benchmark::State& state, const std::string& family, const Contender& contender) {
  const auto length = static_cast<std::size_t>(state.range(0));
  const row_pool<Card>& pool = row_pool<Card>::get(family, length);
  std::size_t at = 0;
  std::int64_t wrong = 0;
  for (auto _ : state) {
    wrong += !agrees(contender(pool.row(at)), pool.expected(at));
    if (++at == pool.rows()) at = 0;
  }
  benchmark::DoNotOptimize(wrong);
  if (wrong != 0) {
    report_wrong_answer(state);
  }
  state.SetComplexityN(state.range(0));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// Registers "<contender>/<card type>/<family>/<length>" for each of the lengths up to `longest`.
template <class Card, class Contender>
benchmark::internal::Benchmark* add(std::string_view name, std::string_view card_type,
                                    std::string_view family, std::vector<std::int64_t> lengths,
                                    std::int64_t longest, Contender contender) {
  const std::string full_name = std::string(name).append("/").append(card_type).append("/").append(family);
  benchmark::internal::Benchmark* added = benchmark::RegisterBenchmark(
      full_name.c_str(), [family = std::string(family), contender](benchmark::State& state) {
        run<Card>(state, family, contender);
      });
  for (const std::int64_t length : lengths) {
    // A short run measures the longest row it allows in place of the ones it leaves out.
    if (length <= longest) added->Arg(length);
  }
  if (lengths.front() > longest) added->Arg(longest);
  return added;
}

}  // namespace bench
