// Settling: from a reduced row to what each player scores.
//
// The row is played by its larger end. For exact integers that gives the margin, the alternating sum
//
//     X₁ − X₂ + X₃ − …  of the reduced values in descending order,
//
// and with the total of all cards both scores: second = (total − margin) / 2, first = second + margin. For
// numbers that round, each reduced card knows what its opener and the other one get from it, and the scores
// are their sums. Everything is summed in the wide type, so only what is asked for has to fit.
#pragma once

#include <concepts>
#include <cstddef>

#include <card_game/detail/exact_valley.hpp>
#include <card_game/detail/wide.hpp>
#include <card_game/outcome.hpp>
#include <card_game/side.hpp>

namespace card_game::detail {

/// Two scores that need not fit the score type yet.
template <class Value>
struct score_pair {
  Value first{};
  Value second{};
};

/// How many cards a row has and, where scores follow from it, their sum.
template <class Score>
struct card_sum {
  using sum = sum_t<Score>;

  std::size_t count = 0;
  [[no_unique_address]] std::conditional_t<halvable<sum>, sum, no_tally> total{};

  constexpr void add(const Score& card) {
    ++count;
    if constexpr (halvable<sum>) total = total + sum(card);
  }
  constexpr void add(const card_sum& other) {
    count += other.count;
    if constexpr (halvable<sum>) total = total + other.total;
  }
  friend constexpr bool operator==(const card_sum&, const card_sum&) = default;
};

/// The margin of a valley of exact integers.
template <class Wide, class Valley>
constexpr Wide alternating_sum(const Valley& row) {
  Wide margin{};
  bool first_to_move = true;
  row.play([&](std::size_t index, side) {
    const Wide value(row.values()[index]);
    margin = first_to_move ? margin + value : margin - value;
    first_to_move = !first_to_move;
  });
  return margin;
}

/// What each player gets from a valley whose cards carry `shares`.
template <class Value, class Valley>
constexpr score_pair<Value> share_out(const Valley& row) {
  score_pair<Value> scores;
  bool first_to_move = true;
  row.play([&](std::size_t index, side) {
    const auto& part = row.tally(index);
    scores.first = scores.first + (first_to_move ? part.opener : part.other);
    scores.second = scores.second + (first_to_move ? part.other : part.opener);
    first_to_move = !first_to_move;
  });
  return scores;
}

/// Both scores of a row under perfect play, in the type that sums are kept in.
template <class Score, template <class> class Tally>
constexpr score_pair<sum_t<Score>> settle(const exact_valley<Score, Tally>& row, const card_sum<Score>& sum) {
  return row.visit([&sum](const auto& valley) -> score_pair<sum_t<Score>> {
    using value = std::remove_cvref_t<decltype(valley.values()[0])>;
    if constexpr (halvable<value>) {
      const auto margin = alternating_sum<sum_t<Score>>(valley);
      const auto second = halve(sum.total - margin);
      return {second + margin, second};
    } else if constexpr (std::floating_point<value>) {
      const auto scores = share_out<value>(valley);
      if (is_finite(scores.first) && is_finite(scores.second)) return scores;
      using wide_row = typename exact_valley<Score, Tally>::wide_row;
      const auto scaled_scores = share_out<scaled<value>>(valley.template widened<wide_row>());
      return {scaled_scores.first.unscaled(), scaled_scores.second.unscaled()};
    } else if constexpr (is_scaled<value>) {
      const auto scores = share_out<value>(valley);
      return {scores.first.unscaled(), scores.second.unscaled()};
    } else {
      return share_out<value>(valley);
    }
  });
}

/// The margin alone: it can fit where a score does not.
template <class Score, template <class> class Tally>
constexpr sum_t<Score> settle_margin(const exact_valley<Score, Tally>& row) {
  if constexpr (halvable<sum_t<Score>>) {
    return row.visit([](const auto& valley) { return alternating_sum<sum_t<Score>>(valley); });
  } else {
    const auto scores = settle(row, card_sum<Score>{});
    return scores.first - scores.second;
  }
}

/// The sum of all cards.
template <class Score, template <class> class Tally>
constexpr sum_t<Score> settle_total(const exact_valley<Score, Tally>& row, const card_sum<Score>& sum) {
  if constexpr (halvable<sum_t<Score>>) {
    return sum.total;
  } else {
    const auto scores = settle(row, sum);
    return scores.first + scores.second;
  }
}

template <class Score, class Wide>
constexpr outcome<Score> narrow_outcome(const score_pair<Wide>& scores, const char* function) {
  return {narrow_value<Score>(scores.first, function, "the first player's score"),
          narrow_value<Score>(scores.second, function, "the second player's score")};
}

}  // namespace card_game::detail
