// The reduced row as the library's own functions use it: with their names in the errors, and before narrowing.
#pragma once

#include <card_game/detail/feed.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/reduced_row.hpp>

namespace card_game::detail {

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
