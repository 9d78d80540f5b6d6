// Feeding a row its cards: one pass over any input range, and the fast way for integers that lie in memory.
//
// Both ways put the same cards into the same stack. The fast way lets `block_folder` fold most of each block first,
// where that pays: not for short rows, nor for those that hardly fold (sorted ones), nor at compile time.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <card_game/detail/block_fold.hpp>
#include <card_game/detail/cards.hpp>
#include <card_game/detail/exact_valley.hpp>
#include <card_game/detail/integer.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/side.hpp>

namespace card_game::detail {

/// How integers are fed: as it is fastest, or one way always (for tests that hold the two against each other).
enum class feeding { fastest, in_blocks, one_by_one };

/// Integer cards and scores between which no check is needed, counted in what the block folder counts in.
template <class Card, class Score>
concept feedable = integer<Card> && std::same_as<Score, std::int64_t> &&
                   (sizeof(Card) < sizeof(Score) || signed_integer<Card>)&&sizeof(Card) <= sizeof(Score);

using integer_sum = card_sum<std::int64_t>;

/// The rows that the fast way is for: in 64 bits, without tallies.
template <class Row>
concept integer_row =
    std::same_as<typename Row::narrow_row, exact_valley<std::int64_t, scoring_tally>::narrow_row>;

/// What cards are added up in: the wide type only where a block of them might not fit 64 bits.
template <class Card>
using part_sum = std::conditional_t<(sizeof(Card) < sizeof(std::int64_t)), std::int64_t, sum_t<std::int64_t>>;

/// Puts the cards onto the stack: without generality while they and their folds fit, with it from then on.
/// Returns their sum.
template <integer_row Row, class Card>
constexpr sum_t<std::int64_t> push_each(Row& row, const Card* cards, std::size_t size) {
  part_sum<Card> sum{};
  std::size_t taken = 0;
  if (auto* const narrow = row.narrow()) {
    narrow->expect(size);
    auto stack = narrow->open();
    taken = push_cards(stack, cards, size, sum);
    narrow->close(stack);
  }
  if constexpr (Row::can_widen) {
    for (; taken < size; ++taken) {
      sum = sum + part_sum<Card>(cards[taken]);
      row.template push<side::right>(std::int64_t{cards[taken]});
    }
  } else {
    if (taken < size) Row::raise_too_long();
  }
  return sum_t<std::int64_t>(sum);
}

/// Whether a row will stay so long that it gets all the room in one step, none of which is touched yet.
constexpr bool hardly_folds(std::size_t reduced, std::size_t cards) {
  return cards >= 1024 && reduced > cards / 2;
}

/// Puts what the folder has left onto the stack.
template <integer_row Row>
void push_left(Row& row, block_folder& folder) {
  const std::size_t left = folder.left();
  push_each(row, folder.take_cards(), left);
}

/// Takes in a block of the next cards, and returns how many.
template <feeding Way, integer_row Row, class Card>
std::size_t feed_block(Row& row, integer_sum& sum, const Card* cards, std::size_t size,
                       block_folder& folder) {
  if (size >= folder.fewest && folder.fold(cards, size, Way == feeding::in_blocks)) {
    sum.add(folder.taken(), sum_t<std::int64_t>(folder.total()));
    if (folder.is_full<Card>()) push_left(row, folder);
    return folder.taken();
  }
  push_left(row, folder);
  const std::size_t block = size < folder.capacity ? size : folder.capacity;
  sum.add(block, push_each(row, cards, block));
  return block;
}

/// Cards that lie in memory, in large blocks.
template <feeding Way, integer_row Row, class Card>
void feed_in_blocks(Row& row, integer_sum& sum, const Card* cards, std::size_t size) {
  block_folder folder;
  for (std::size_t taken = 0; size > 0; cards += taken, size -= taken) {
    taken = feed_block<Way>(row, sum, cards, size, folder);
    if (hardly_folds(row.size(), sum.count)) row.expect(size - taken);
  }
  push_left(row, folder);
}

/// Takes all cards in at the right end.
template <feeding Way = feeding::fastest, integer_row Row, class Card>
constexpr void feed_integers(Row& row, integer_sum& sum, const Card* cards, std::size_t size) {
  if (Way != feeding::one_by_one && !std::is_constant_evaluated() && size >= block_folder::fewest) {
    feed_in_blocks<Way>(row, sum, cards, size);
  } else {
    sum.add(size, push_each(row, cards, size));
  }
}

/// Cards that come one at a time: none is kept but on the stack, whose ends are at hand until the row turns wide.
template <class Row, class Score, class Cards, class Projection>
constexpr void feed_stream(Row& row, card_sum<Score>& sum, Cards& cards, Projection& projection,
                           const char* function) {
  // Handed around as values: then they stay in registers.
  using ends = open_stack<Score, typename Row::tally_type>;
  const auto room = [&](std::size_t taken, std::size_t in_use) -> std::size_t {
    if constexpr (std::ranges::contiguous_range<Cards> && std::ranges::sized_range<Cards>) {
      // Not more memory than in proportion to theirs.
      if (hardly_folds(in_use, sum.count)) return static_cast<std::size_t>(std::ranges::size(cards)) - taken;
    }
    return 1;
  };
  // For a card that found no room, or a fold that does not fit: without ends, every card comes here.
  const auto push_seldom = [&](ends stack, const Score& card, std::size_t taken) -> ends {
    if (auto* const narrow = row.narrow()) {
      narrow->close(stack);
      narrow->expect(room(taken, narrow->size()));
      stack = narrow->open();
      if (push_card(stack, card)) return stack;
      narrow->close(stack);
    }
    row.template push<side::right>(card);
    return {};
  };
  ends stack;
  if (auto* const narrow = row.narrow()) stack = narrow->open();
  for_each_card<Score>(cards, projection, function, [&](const Score& card, std::size_t taken) {
    if (stack.top == stack.limit || !push_card(stack, card)) stack = push_seldom(stack, card, taken);
    sum.add(card);
  });
  if (auto* const narrow = row.narrow()) narrow->close(stack);
}

/// Takes all cards of any input range in at the right end. On an error the row holds some of those before the bad one.
template <class Row, class Score, class Cards, class Projection>
constexpr void feed(Row& row, card_sum<Score>& sum, Cards& cards, Projection& projection,
                    const char* function) {
  if constexpr (contiguous_row<Cards, Projection> && feedable<card_of<Cards, Projection>, Score> &&
                integer_row<Row>) {
    feed_integers(row, sum, std::ranges::data(cards), static_cast<std::size_t>(std::ranges::size(cards)));
  } else {
    feed_stream(row, sum, cards, projection, function);
  }
}

}  // namespace card_game::detail
