// The score table: the outcome of every sub-row, for teaching, for analysis, for drawing.
//
//     cards 2 100 6      what the first player of each sub-row gets, stored diagonal by diagonal: no holes, and
//                        each diagonal is made from the last but one while both lie in the cache
//     length 1:   2  100  6
//     length 2:   100  100
//     length 3:   8                  what the second player gets: the smaller of the two entries one card shorter
//
// n(n+1)/2 scores of memory. The recurrence is bottom-up's; see there.
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <type_traits>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/diagonals.hpp>
#include <card_game/detail/exactly.hpp>
#include <card_game/detail/order.hpp>
#include <card_game/detail/storage.hpp>
#include <card_game/outcome.hpp>
#include <card_game/side.hpp>

namespace card_game {

/// The outcome and a best move of every sub-row of a row of cards.
///
/// Example:
///
///     const card_game::score_table table(std::vector{2, 100, 6});
///     table(0, 3);             // {8, 100}
///     table(1, 3);             // {100, 6}
///     table.best_move(0, 3);   // side::left, the right card is as good
template <score Score>
class score_table {
public:
  /// The table of these cards. O(n²) time, n(n+1)/2 scores of memory.
  /// Throws `std::length_error` if it would not fit in memory, `std::overflow_error` if the score of a
  /// sub-row does not fit `Score`, `std::domain_error` for a card that is a NaN or infinite.
  template <class Cards, class Projection = detail::as_is>
  requires(!std::same_as<std::remove_cvref_t<Cards>, score_table> &&
           detail::cards_counted_in<Score, Cards,
                                    Projection>) constexpr explicit score_table(Cards&& cards,
                                                                                Projection projection = {})
      : cards_(detail::collect<Score>(cards, projection, "score_table")), first_(fill(cards_.values())) {}
  /// The same for cards in braces: `score_table({3, 9, 1, 2})`.
  template <card Card>
  requires detail::counts_in<Card, Score>
  constexpr score_table(std::initializer_list<Card> cards) : score_table(std::span<const Card>(cards)) {}

  /// The number of cards in the row. O(1).
  [[nodiscard]] constexpr std::size_t size() const { return cards_.size(); }

  /// Both scores of the game on the cards `[begin, end)`; 0 and 0 if there are none. O(1).
  /// Throws `std::out_of_range` unless `begin <= end <= size()`.
  [[nodiscard]] constexpr outcome<Score> operator()(std::size_t begin, std::size_t end) const {
    check(begin, end, "score_table::operator()");
    return {first(begin, end), second(begin, end)};
  }

  /// An optimal move on the cards `[begin, end)`, `side::left` if both are. O(1).
  /// Throws `std::out_of_range` unless `begin <= end <= size()`, `std::invalid_argument` if there is no card.
  [[nodiscard]] constexpr side best_move(std::size_t begin, std::size_t end) const {
    check(begin, end, "score_table::best_move");
    if (begin == end) detail::raise_no_cards("score_table::best_move");
    using sum = detail::sum_t<Score>;  // the worse of the two moves need not fit Score
    const sum left = sum(cards_[begin]) + sum(second(begin + 1, end));
    const sum right = sum(cards_[end - 1]) + sum(second(begin, end - 1));
    return left < right ? side::right : side::left;
  }

private:
  /// A table may take this much memory: 4 GiB, or a quarter of the address space where that is less.
  static constexpr std::size_t max_scores =
      (sizeof(std::size_t) > 4 ? std::size_t{1} << (sizeof(std::size_t) > 4 ? 32 : 0)
                               : std::size_t{1} << 30) /
      sizeof(Score);

  // The sub-rows shorter than `length`, and so the place of the first one that is as long.
  [[nodiscard]] static constexpr std::size_t diagonal(std::size_t cards, std::size_t length) {
    return (length - 1) * cards - (length - 1) * (length - 2) / 2;
  }

  [[nodiscard]] constexpr Score first(std::size_t begin, std::size_t end) const {
    return begin == end ? Score{} : first_[diagonal(size(), end - begin) + begin];
  }
  [[nodiscard]] constexpr Score second(std::size_t begin, std::size_t end) const {
    return end - begin < 2 ? Score{} : detail::smaller(first(begin + 1, end), first(begin, end - 1));
  }

  static constexpr detail::storage<Score> fill(std::span<const Score> cards) {
    const std::size_t n = cards.size();
    // n(n+1)/2 > max_scores, without a product that could leave its type
    if (n > 0 && (n + 1) / 2 > max_scores / n) raise_too_large(n);
    return detail::in_safe_type(cards, "score_table", []<class Number>(std::span<const Number> row) {
      detail::storage<Number> scores = diagonals(row);
      if constexpr (std::same_as<Number, Score>) {
        return scores;
      } else {
        detail::storage<Score> narrow(scores.size());
        for (std::size_t index = 0; index < scores.size(); ++index) {
          narrow[index] = detail::narrow_value<Score>(scores[index], "score_table", "the score of a sub-row");
        }
        return narrow;
      }
    });
  }

  template <class Number>
  static constexpr detail::storage<Number> diagonals(std::span<const Number> cards) {
    const std::size_t n = cards.size();
    detail::storage<Number> scores(n * (n + 1) / 2);
    for (std::size_t left = 0; left < n; ++left) scores[left] = cards[left];
    for (std::size_t left = 0; left + 1 < n; ++left) {
      scores[n + left] = detail::larger<Number>(cards[left] + Number{}, cards[left + 1] + Number{});
    }
    for (std::size_t length = 3; length <= n; ++length) {
      detail::next_diagonal(cards.data(), length, n - length + 1, scores.data() + diagonal(n, length - 2),
                            scores.data() + diagonal(n, length));
    }
    return scores;
  }

  [[noreturn]] static void raise_too_large(std::size_t cards) {
    detail::raise<std::length_error>(
        detail::message("score_table")
            .add("the table of ")
            .number(cards)
            .add(" cards has n(n+1)/2 scores, more than fit in memory (at most ")
            .number(max_scores)
            .add("); take a part of the row, or best_move and principal_variation, "
                 "which need no table"));
  }

  constexpr void check(std::size_t begin, std::size_t end, const char* function) const {
    if (begin > end || end > size()) {
      detail::raise<std::out_of_range>(detail::message(function)
                                           .add("[")
                                           .number(begin)
                                           .add(", ")
                                           .number(end)
                                           .add(") is no sub-row of ")
                                           .number(size())
                                           .add(" cards; ask for begin <= end <= size()"));
    }
  }

  detail::storage<Score> cards_;
  detail::storage<Score> first_;
};

/// A table counts in the score type that goes with its cards.
template <class Cards, class Projection = detail::as_is>
requires card_range<Cards, Projection> score_table(Cards&&, Projection = {})
->score_table<detail::score_of<detail::by_cards, Cards, Projection>>;
/// The same from cards in braces.
template <card Card>
score_table(std::initializer_list<Card>) -> score_table<score_for_t<Card>>;

}  // namespace card_game
