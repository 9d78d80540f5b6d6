// The reduced row as the library's own functions use it: with their names in the errors, and before narrowing.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include <card_game/detail/feed.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/reduced_row.hpp>

namespace card_game::detail {

/// Integers of up to 32 bits: fewer than 2^32 of them cannot leave 64 bits, so no wider row needs to stand by.
template <class Cards, class Projection, class Score>
concept narrow_cards = integer<card_of<Cards, Projection>> && sizeof(card_of<Cards, Projection>) <= 4 &&
                       std::same_as<Score, std::int64_t>;

/// Both scores of a row whose reduced form is not asked for.
template <class Score, class Cards, class Projection>
constexpr score_pair<sum_t<Score>> scores_of(Cards& cards, Projection& projection, const char* function) {
  using wide = std::conditional_t<narrow_cards<Cards, Projection, Score>, Score, wide_t<Score>>;
  exact_valley<Score, scoring_tally, wide> row;
  card_sum<Score> sum;
  feed(row, sum, cards, projection, function);
  return settle(row, sum);
}

struct row_access {
  template <class Score, class Cards, class Projection>
  static constexpr reduced_row<Score> reduce(Cards& cards, Projection& projection, const char* function) {
    reduced_row<Score> row;
    feed(row.row_, row.sum_, cards, projection, function);
    return row;
  }

  template <class Score>
  static constexpr score_pair<sum_t<Score>> scores(const reduced_row<Score>& row) {
    return settle(row.row_, row.sum_);
  }

  template <class Score>
  static constexpr sum_t<Score> margin(const reduced_row<Score>& row) {
    return settle_margin(row.row_);
  }
};

}  // namespace card_game::detail
