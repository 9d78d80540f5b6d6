// Feeding a row its cards: one pass over any input range.
#pragma once

#include <cstddef>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/exact_valley.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/side.hpp>

namespace card_game::detail {

/// Takes all cards in at the right end. On an error the row holds the cards before the bad one.
template <class Score, template <class> class Tally, class Cards, class Projection>
constexpr void feed(exact_valley<Score, Tally>& row, card_sum<Score>& sum, Cards& cards,
                    Projection& projection, const char* function) {
  for_each_card<Score>(cards, projection, function, [&](const Score& card, std::size_t) {
    row.template push<side::right>(card);
    sum.add(card);
  });
}

}  // namespace card_game::detail
