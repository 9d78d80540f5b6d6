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
  /// Many cards at once, whose sum is known.
  constexpr void add(std::size_t cards, const sum& their_total) {
    count += cards;
    total = total + their_total;
  }
  constexpr void add(const card_sum& other) {
    count += other.count;
    if constexpr (halvable<sum>) total = total + other.total;
  }
  friend constexpr bool operator==(const card_sum&, const card_sum&) = default;
};

/// The margin of a valley of exact integers: in descending order X₁ − X₂ + X₃ − …
template <class Wide, class Valley>
constexpr Wide alternating_sum(const Valley& row) {
  using value = typename Valley::value_type;
  if constexpr (integer<value>) {
    // (X₁ − X₂) + (X₃ − X₄) + … lies between 0 and the first minus the last, so it fits w bits, wherever its parts wrap.
    using bits = unsigned_t<value>;
    bits pairs = 0;
    bits larger_one = 0;
    bool odd = false;
    row.play([&](std::size_t index, side) {
      const auto next = static_cast<bits>(row[index]);
      if (odd) pairs = static_cast<bits>(pairs + larger_one - next);
      larger_one = next;
      odd = !odd;
    });
    Wide margin = from_unsigned<Wide>(pairs);
    if (odd) margin = margin + Wide(static_cast<value>(larger_one));
    return margin;
  } else {
    Wide margin{};
    bool first_to_move = true;
    row.play([&](std::size_t index, side) {
      margin = first_to_move ? margin + row[index] : margin - row[index];
      first_to_move = !first_to_move;
    });
    return margin;
  }
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

/// `use(scores)` with what each player gets; where sums of floating cards are infinite, with the scores scaled down.
template <class Row, class Use>
constexpr auto with_shares(const Row& row, Use use) {
  return row.visit([&use]<class Valley>(const Valley& valley) {
    using value = typename Valley::value_type;
    const auto scores = share_out<value>(valley);
    if constexpr (std::floating_point<value>) {
      if (!is_finite(scores.first) || !is_finite(scores.second)) {
        using wide_row = typename Row::wide_row;
        return use(share_out<scaled<value>>(valley.template widened<wide_row>()));
      }
    }
    return use(scores);
  });
}

/// A number that was scaled down as it is, infinite if it does not fit; any other as it is.
template <class Number>
constexpr auto unscaled(const Number& number) {
  if constexpr (is_scaled<Number>) {
    return number.unscaled();
  } else {
    return number;
  }
}

/// The margin alone: it can fit where a score does not.
template <class Row>
constexpr auto settle_margin(const Row& row) -> sum_t<typename Row::score_type> {
  using Score = typename Row::score_type;
  if constexpr (halvable<sum_t<Score>>) {
    return row.visit(
        []<class Valley>(const Valley& valley) { return alternating_sum<sum_t<Score>>(valley); });
  } else {
    return with_shares(
        row, [](const auto& scores) -> sum_t<Score> { return unscaled(scores.first - scores.second); });
  }
}

/// Both scores of a row under perfect play, in the type that sums are kept in.
template <class Row, class Score>
constexpr score_pair<sum_t<Score>> settle(const Row& row, const card_sum<Score>& sum) {
  if constexpr (halvable<sum_t<Score>>) {
    const auto margin = settle_margin(row);
    const auto second = halve(sum.total - margin);
    return {second + margin, second};
  } else {
    return with_shares(row, [](const auto& scores) {
      return score_pair<sum_t<Score>>{unscaled(scores.first), unscaled(scores.second)};
    });
  }
}

/// The sum of all cards.
template <class Row, class Score>
constexpr sum_t<Score> settle_total(const Row& row, const card_sum<Score>& sum) {
  if constexpr (halvable<sum_t<Score>>) {
    return sum.total;
  } else {
    return with_shares(
        row, [](const auto& scores) -> sum_t<Score> { return unscaled(scores.first + scores.second); });
  }
}

template <class Score, class Wide>
constexpr outcome<Score> narrow_outcome(const score_pair<Wide>& scores, const char* function) {
  return {narrow_value<Score>(scores.first, function, "the first player's score"),
          narrow_value<Score>(scores.second, function, "the second player's score")};
}

}  // namespace card_game::detail
