// Recursion: the two functions by which the game is usually explained, as they are.
//
//     first(row)  = what the player to move gets:    the larger  of left card + second(row without it)
//                                                            and right card + second(row without it)
//     second(row) = what the player who waits gets:  the smaller of first(row without its left card)
//                                                            and first(row without its right card)
//
//     first(1 5 2) = max(1 + second(5 2), 2 + second(1 5)) = max(1 + 2, 2 + 1) = 3      second(1 5 2) =
//     min(5, 5) = 5
//
// Nothing is remembered, so n cards take about 2ⁿ calls: for explaining the game, and for checking the others
// on short rows. Recursion depth n, no other memory.
#pragma once

#include <cstddef>
#include <span>

#include <card_game/detail/error.hpp>
#include <card_game/detail/exactly.hpp>
#include <card_game/detail/order.hpp>
#include <card_game/outcome.hpp>

namespace card_game {

/// One call of the recursion: one of its two functions on the cards `[begin, end)`.
struct recursion_call {
  player role;  ///< `player::first` is the player to move in the sub-row, `player::second` the one who waits.
  std::size_t begin;  ///< The first card of the sub-row.
  std::size_t end;    ///< The one behind its last.

  /// Whether it is the same call.
  friend constexpr bool operator==(const recursion_call&, const recursion_call&) = default;
};

namespace detail {

/// The two functions. `calls` is how they call each other: directly, or past an observer.
template <class Number, class Calls>
constexpr Number first(std::span<const Number> cards, std::size_t begin, std::size_t end, Calls& calls) {
  if (end - begin == 1) return cards[begin];
  const Number left = cards[begin] + calls.second(begin + 1, end);
  const Number right = cards[end - 1] + calls.second(begin, end - 1);
  return larger(left, right);
}

template <class Number, class Calls>
constexpr Number second(std::size_t begin, std::size_t end, Calls& calls) {
  if (end - begin == 1) return Number{};
  const Number left = calls.first(begin + 1, end);
  const Number right = calls.first(begin, end - 1);
  return smaller(left, right);
}

template <class Number>
struct direct_calls {
  std::span<const Number> cards;

  constexpr Number first(std::size_t begin, std::size_t end) {
    return detail::first(cards, begin, end, *this);
  }
  constexpr Number second(std::size_t begin, std::size_t end) {
    return detail::second<Number>(begin, end, *this);
  }
};

template <class Score, class Number, class Observer>
struct observed_calls {
  std::span<const Number> cards;
  Observer& observer;

  constexpr Number first(std::size_t begin, std::size_t end) {
    return observed({player::first, begin, end}, [&] { return detail::first(cards, begin, end, *this); });
  }
  constexpr Number second(std::size_t begin, std::size_t end) {
    return observed({player::second, begin, end}, [&] { return detail::second<Number>(begin, end, *this); });
  }

private:
  template <class Evaluate>
  constexpr Number observed(recursion_call call, Evaluate evaluate) {
    observer.enter(call);
    const Number value = evaluate();
    observer.leave(call, narrow_value<Score>(value, "strategy::recursion", "the value of an observed call"));
    return value;
  }
};

}  // namespace detail

namespace strategy {

/// Solves by plain mutual recursion.
///
/// Example: `card_game::solve({1, 5, 2}, card_game::strategy::recursion{.max_cards = 20})` is `{3, 5}`.
struct recursion {
  /// Rows with more cards are refused: each card more doubles the time.
  std::size_t max_cards = 30;

  /// Both scores under perfect play. O(2ⁿ) time.
  /// Throws `std::length_error` above `max_cards`, `std::overflow_error` if a score does not fit,
  /// `std::domain_error` for a card that is a NaN or infinite.
  template <score Score>
  [[nodiscard]] constexpr outcome<Score> operator()(std::span<const Score> cards) const {
    return run(cards, []<class Number>(std::span<const Number> row) { return direct_calls<Number>{row}; });
  }

  /// The same while `observer` looks on: `observer.enter(call)` before each call is evaluated and
  /// `observer.leave(call, value)` after it. In between come the calls it makes itself: first the one on the
  /// row without the left card, then the one on the row without the right card. Values are `Score`s: one that
  /// does not fit throws `std::overflow_error`, also where the scores of the whole row would fit.
  template <score Score, class Observer>
  constexpr outcome<Score> operator()(std::span<const Score> cards, Observer& observer) const {
    return run(cards, [&observer]<class Number>(std::span<const Number> row) {
      return detail::observed_calls<Score, Number, Observer>{row, observer};
    });
  }

private:
  template <class Number>
  using direct_calls = detail::direct_calls<Number>;

  template <class Score, class MakeCalls>
  constexpr outcome<Score> run(std::span<const Score> cards, MakeCalls make_calls) const {
    if (cards.size() > max_cards)
      detail::raise_too_many_cards("strategy::recursion", cards.size(), max_cards);
    if (cards.empty()) return {};
    return detail::exactly(cards, "strategy::recursion", [&]<class Number>(std::span<const Number> row) {
      auto calls = make_calls(row);
      const Number first = calls.first(0, row.size());
      return detail::score_pair<Number>{first, calls.second(0, row.size())};
    });
  }
};

}  // namespace strategy

}  // namespace card_game
