// What a row of cards may be: any input range whose elements, after a projection, are numbers.
//
//     std::vector<int>      double[3]      std::list<big_integer>      std::views::istream<int>(std::cin)
//     std::vector<player_card> with the projection &player_card::points
#pragma once

#include <concepts>
#include <cstdint>
#include <span>  // brings the iterator concepts and std::ranges::begin; <iterator> would bring streams, too
#include <type_traits>
#include <utility>

#include <card_game/score.hpp>

namespace card_game {

namespace detail {

/// The projection that changes nothing (`std::identity` without its header).
struct as_is {
  template <class Card>
  constexpr Card&& operator()(Card&& card) const noexcept {
    return std::forward<Card>(card);
  }
};

/// `std::invoke` of a projection, without its header: a callable, or a pointer to a member of what is in the
/// row.
template <class Projection, class Element>
constexpr decltype(auto) project(Projection& projection, Element&& element) {
  if constexpr (std::is_member_pointer_v<Projection>) {
    if constexpr (requires { std::forward<Element>(element).*projection; }) {
      return std::forward<Element>(element).*projection;
    } else if constexpr (requires { (std::forward<Element>(element).*projection)(); }) {
      return (std::forward<Element>(element).*projection)();
    } else if constexpr (requires { (*element).*projection; }) {
      return (*element).*projection;
    } else {
      return ((*element).*projection)();
    }
  } else {
    return projection(std::forward<Element>(element));
  }
}

template <class Cards>
using iterator_of = decltype(std::ranges::begin(std::declval<std::remove_reference_t<Cards>&>()));

template <class Cards>
concept input_row = requires(std::remove_reference_t<Cards>& cards) {
  { std::ranges::begin(cards) } -> std::input_iterator;
  { std::ranges::end(cards) } -> std::sentinel_for<iterator_of<Cards>>;
};

// A projection that hands the reference on leaves the value type as the range names it: the elements of a
// std::vector<bool> are bool, whatever stands in for a reference to one. (Structs, not aliases: they keep the
// compiler's messages short.)
template <class Cards, class Projection>
struct projected_card {};
template <input_row Cards, class Projection>
requires std::invocable<Projection&, std::iter_reference_t<iterator_of<Cards>>>
struct projected_card<Cards, Projection> {
  using reference = std::iter_reference_t<iterator_of<Cards>>;
  using projected = std::remove_cvref_t<std::invoke_result_t<Projection&, reference>>;
  using type = std::conditional_t<std::same_as<std::remove_cvref_t<reference>, projected>,
                                  std::iter_value_t<iterator_of<Cards>>, projected>;
};

template <class Cards, class Projection = as_is>
using card_of = typename projected_card<Cards, Projection>::type;

}  // namespace detail

/// A row of cards: any input range whose elements, projected, are numbers.
///
/// Example: `std::vector<int>`, `double[3]`, a `std::span`, a view, a stream of numbers that is read once.
template <class Cards, class Projection = detail::as_is>
concept card_range = detail::input_row<Cards> && card<detail::card_of<Cards, Projection>>;

namespace detail {

/// Stands for "the score type that goes with the cards" where a user may also name one.
struct by_cards;

template <class Score, class Cards, class Projection>
struct named_score {
  using type = Score;
};
// What is no row of cards still names some type, so that a wrong call reads as the concept that it misses.
template <class Cards, class Projection>
struct named_score<by_cards, Cards, Projection> {
  using type = std::int64_t;
};
template <class Cards, class Projection>
requires card_range<Cards, Projection>
struct named_score<by_cards, Cards, Projection> {
  using type = score_for_t<card_of<Cards, Projection>>;
};

/// `Score`, or what the cards of the row are counted in when it is `by_cards`.
template <class Score, class Cards, class Projection = as_is>
using score_of = typename named_score<Score, Cards, Projection>::type;

/// A row whose cards can be counted in `Score`.
template <class Score, class Cards, class Projection>
concept cards_counted_in = card_range<Cards, Projection> && counts_in<card_of<Cards, Projection>, Score>;

}  // namespace detail

}  // namespace card_game
