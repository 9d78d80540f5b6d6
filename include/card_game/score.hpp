// What may be a card, what may be a score, and which score type a card is counted in.
//
// | card                                        | score          |                                            |
// | ------------------------------------------- | -------------- | ------------------------------------------ |
// | built-in integer, up to 64 bits             | `std::int64_t` | exact, or `std::overflow_error`            |
// | `__int128`, `unsigned __int128`             | `__int128`     | exact, or `std::overflow_error`            |
// | `float`, `double`                           | `double`       | the sum of the cards that the player takes |
// | `long double`                               | itself         | the same                                   |
// | any other number type with `+`, `-`, order  | itself         | as exact as the type                       |
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include <card_game/detail/integer.hpp>

namespace card_game {

namespace detail {

template <class Type>
concept arithmetic = integer<Type> || std::floating_point<Type>;

// Results are asked to convert, not to be the type itself: big integers return expression templates.
template <class Type>
concept ordered_group = std::copyable<Type> && std::default_initializable<Type> &&
    requires(const Type& a, const Type& b) {
  { a + b } -> std::convertible_to<Type>;
  { a - b } -> std::convertible_to<Type>;
  { a < b } -> std::convertible_to<bool>;
};

}  // namespace detail

/// A type whose values may lie on the table: a built-in number, or a type of your own that can be copied,
/// whose `Type()` is zero, and that has `+`, `-` and `<` with their usual laws.
///
/// Example:
///
///     static_assert(card_game::card<int>);
///     static_assert(!card_game::card<std::string>);
template <class Type>
concept card = detail::arithmetic<Type> ||(std::is_class_v<Type>&& detail::ordered_group<Type>);

/// A type that scores may be counted in: what may be a card, except `bool` and the character types.
///
/// Example: `card_game::solve<long double>(cards)` counts in `long double`.
template <class Type>
concept score =
    card<Type> && !std::same_as<Type, bool> && !std::same_as<Type, char> && !std::same_as<Type, wchar_t> &&
    !std::same_as<Type, char8_t> && !std::same_as<Type, char16_t> && !std::same_as<Type, char32_t>;

namespace detail {

template <card Card>
struct score_for {
  using type = Card;
};
template <integer Card>
struct score_for<Card> {
  using type = std::int64_t;
};
#if defined(__SIZEOF_INT128__)
template <integer Card>
requires is_integer_128<Card>
struct score_for<Card> {
  using type = int128;
};
#endif
template <std::floating_point Card>
requires(sizeof(Card) <= sizeof(double)) struct score_for<Card> {
  using type = double;
};

/// Whether cards of one type can be counted in a score of another: fractions do not go into integers.
template <class Card, class Score>
concept counts_in = std::constructible_from<Score, const Card&> &&(!integer<Score> || integer<Card>);

}  // namespace detail

/// The score type that cards of type `Card` are counted in, by the table at the top of this header.
///
/// Example: `static_assert(std::same_as<card_game::score_for_t<short>, std::int64_t>);`
template <card Card>
using score_for_t = typename detail::score_for<Card>::type;

}  // namespace card_game
