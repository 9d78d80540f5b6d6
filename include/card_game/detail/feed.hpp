// Feeding a row its cards: one pass over any input range, and the fast way for integers that lie in memory.
//
// Both ways put the same cards into the same stack. The fast way lets `block_folder` fold most of each block first,
// where that pays: not for short rows, nor for those that hardly fold (sorted ones), nor at compile time.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
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

// The only score type that integers up to 64 bits are counted in by default, and the one the fast way is for.
using integer_row = exact_valley<std::int64_t, scoring_tally>;
using integer_sum = card_sum<std::int64_t>;

template <class Card>
constexpr sum_t<std::int64_t> sum_of(std::span<const Card> cards) {
  using part = std::conditional_t<(sizeof(Card) < sizeof(std::int64_t)), std::int64_t, sum_t<std::int64_t>>;
  part even{};
  part odd{};
  for (std::size_t pair = 0; pair < cards.size() / 2; ++pair) {
    even = even + part(cards[2 * pair]);
    odd = odd + part(cards[2 * pair + 1]);
  }
  if (cards.size() % 2 == 1) even = even + part(cards.back());
  return sum_t<std::int64_t>(even + odd);
}

/// Puts the cards onto the stack: without generality while they and their folds fit, with it from then on.
template <class Card>
constexpr void push_each(integer_row& row, std::span<const Card> cards) {
  std::size_t taken = 0;
  if (auto* const narrow = row.narrow()) {
    narrow->expect(cards.size());
    auto stack = narrow->open();
    taken = push_cards(stack, cards);
    narrow->close(stack);
  }
  for (; taken < cards.size(); ++taken) row.template push<side::right>(std::int64_t{cards[taken]});
}

template <feeding Way, class Card, std::size_t Capacity>
void feed_block(integer_row& row, integer_sum& sum, std::span<const Card> block,
                block_folder<Capacity>& folder) {
  if (folder.admits(block) && folder.fold(block, Way == feeding::in_blocks)) {
    push_each(row, folder.take_cards());
    sum.add(block.size(), sum_t<std::int64_t>(folder.total()));
  } else {
    push_each(row, block);
    sum.add(block.size(), sum_of(block));
  }
}

/// Cards that lie in memory, in large blocks.
template <feeding Way, class Card>
void feed_in_blocks(integer_row& row, integer_sum& sum, std::span<const Card> cards) {
  block_folder<2048> folder;
  while (!cards.empty()) {
    const auto block = cards.first(cards.size() < folder.capacity ? cards.size() : folder.capacity);
    feed_block<Way>(row, sum, block, folder);
    cards = cards.subspan(block.size());
    // A row that hardly folds will stay long: one step to all the room, none of which is touched yet.
    if (row.size() > sum.count / 2) row.expect(cards.size());
  }
}

/// Takes all cards in at the right end.
template <feeding Way = feeding::fastest, class Card>
constexpr void feed_integers(integer_row& row, integer_sum& sum, std::span<const Card> cards) {
  constexpr std::size_t fewest_for_blocks = 256;
  if (Way != feeding::one_by_one && !std::is_constant_evaluated() &&
      (Way == feeding::in_blocks || cards.size() >= fewest_for_blocks)) {
    feed_in_blocks<Way>(row, sum, cards);
  } else {
    push_each(row, cards);
    sum.add(cards.size(), sum_of(cards));
  }
}

/// Cards that come one at a time: none is kept but on the stack, whose ends are at hand until the row turns wide.
template <class Score, template <class> class Tally, class Cards, class Projection>
constexpr void feed_stream(exact_valley<Score, Tally>& row, card_sum<Score>& sum, Cards& cards,
                           Projection& projection, const char* function) {
  auto* narrow = row.narrow();
  auto stack = narrow != nullptr ? narrow->open() : open_stack<Score, Tally<Score>>{};
  for_each_card<Score>(cards, projection, function, [&](const Score& card, std::size_t) {
    if (narrow != nullptr) {
      if (stack.top == stack.limit) {
        narrow->close(stack);
        narrow->expect(1);
        stack = narrow->open();
      }
      if (!push_card(stack, card)) {
        narrow->close(stack);
        narrow = nullptr;
      }
    }
    if (narrow == nullptr) row.template push<side::right>(card);
    sum.add(card);
  });
  if (narrow != nullptr) narrow->close(stack);
}

/// Takes all cards of any input range in at the right end. On an error the row holds some of those before the bad one.
template <class Score, template <class> class Tally, class Cards, class Projection>
constexpr void feed(exact_valley<Score, Tally>& row, card_sum<Score>& sum, Cards& cards,
                    Projection& projection, const char* function) {
  if constexpr (contiguous_row<Cards, Projection> && feedable<card_of<Cards, Projection>, Score> &&
                std::same_as<exact_valley<Score, Tally>, integer_row>) {
    feed_integers(row, sum, span_of(cards));
  } else {
    feed_stream(row, sum, cards, projection, function);
  }
}

}  // namespace card_game::detail
