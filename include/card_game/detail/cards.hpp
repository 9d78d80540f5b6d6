// From cards to scores: every card of every row is checked here, once, whatever function it was given to.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <utility>

#include <card_game/card_range.hpp>
#include <card_game/detail/error.hpp>
#include <card_game/detail/storage.hpp>
#include <card_game/detail/wide.hpp>
#include <card_game/score.hpp>

namespace card_game::detail {

/// The card with this index as a score. `function` is who asks, for the message.
/// Throws `std::domain_error` for a NaN or an infinity, `std::overflow_error` for what does not fit.
template <class Score, class Card>
constexpr Score to_score(const Card& card, std::size_t index, const char* function) {
  if constexpr (std::floating_point<Card>) {
    if (!is_finite(card)) {
      raise<std::domain_error>(message(function).add("card ").number(index).add(" is ").number(card).add(
          "; every card must be a finite number"));
    }
  } else if constexpr (integer<Card> && integer<Score>) {
    if (!holds<Score>(card)) {
      raise_does_not_fit(message(function).add("card ").number(index).value(card));
    }
  }
  const auto score = static_cast<Score>(card);
  if constexpr (std::floating_point<Score>) {
    if (!is_finite(score)) raise_does_not_fit(message(function).add("card ").number(index).value(card));
  }
  return score;
}

/// Rows of `Card` that lie in memory as they are, to be read through a span.
template <class Cards, class Projection>
concept contiguous_row = std::same_as<Projection, as_is> && std::contiguous_iterator<iterator_of<Cards>> &&
    requires(std::remove_reference_t<Cards>& cards) {
  std::ranges::size(cards);
};

template <class Cards>
constexpr auto span_of(Cards& cards) {
  using card = const std::iter_value_t<iterator_of<Cards>>;
  return std::span<card>(std::ranges::data(cards), static_cast<std::size_t>(std::ranges::size(cards)));
}

/// `use(card, index)` for each card of a row, as a score, left to right in one pass.
template <class Score, class Cards, class Projection, class Use>
constexpr void for_each_card(Cards& cards, Projection& projection, const char* function, Use use) {
  std::size_t index = 0;
  auto card = std::ranges::begin(cards);
  for (const auto end = std::ranges::end(cards); card != end; ++card, ++index) {
    auto&& element = *card;  // lives as long as what the projection makes of it
    decltype(auto) projected = project(projection, std::forward<decltype(element)>(element));
    use(to_score<Score>(static_cast<const card_of<Cards, Projection>&>(projected), index, function), index);
  }
}

/// All cards of a row as scores, in memory of their own.
template <class Score, class Cards, class Projection>
constexpr storage<Score> collect(Cards& cards, Projection& projection, const char* function) {
  storage<Score> collected;
  for_each_card<Score>(cards, projection, function,
                       [&](Score card, std::size_t) { collected.push_back(std::move(card)); });
  return collected;
}

}  // namespace card_game::detail
