// The reduced row: the short row that plays exactly like a long one.
//
//     4 9 2 6 5 5 8 1 3 3 0 7   ──▶   XXX      a valley with the same margin and the same best move
//
// Cards come in at either end, whole rows are appended, and every answer is ready at any time: the margin is
// the alternating sum of what lies here in descending order, and the larger end is a best move. Reduced rows
// form a monoid (appending is associative, the empty row is neutral), so a row can be reduced in pieces, on
// as many threads or machines as you like, and put together. A million random cards reduce to about twenty.
//
// Theorem and proof: the README, "Why a row folds".
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/exact_valley.hpp>
#include <card_game/detail/feed.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/outcome.hpp>
#include <card_game/side.hpp>

namespace card_game {

namespace detail {
struct row_access;
}

/// A row of cards in its reduced form. `reduced_row<Score>()` is the empty row.
///
/// Example:
///
///     card_game::reduced_row<std::int64_t> row;
///     for (int card : {3, 9, 1, 2}) row.push_back(card);
///     row.cards();       // -5 2
///     row.outcome();     // first 11, second 4
///     row.best_move();   // side::right
///
/// All integer results are exact: a reduced value or a sum that leaves `Score` goes on in a wider type, and
/// only a result that does not fit throws `std::overflow_error`. Whatever throws leaves the row as it was (with
/// a number type of your own, as long as moving it does not throw).
template <score Score>
class reduced_row {
public:
  /// The empty row.
  constexpr reduced_row() = default;
  /// A row of its own with the same cards.
  constexpr reduced_row(const reduced_row&) = default;
  /// Leaves `other` the empty row.
  constexpr reduced_row(reduced_row&& other) noexcept
      : row_(std::move(other.row_)), sum_(std::exchange(other.sum_, {})) {}
  /// A row of its own with the same cards.
  constexpr reduced_row& operator=(const reduced_row& other) { return *this = reduced_row(other); }
  /// Leaves `other` the empty row.
  constexpr reduced_row& operator=(reduced_row&& other) noexcept {
    row_ = std::move(other.row_);
    sum_ = std::exchange(other.sum_, {});
    return *this;
  }
  /// Frees the cards.
  constexpr ~reduced_row() = default;

  /// The reduced form of `cards`. O(n) time; memory for the reduced row only.
  /// Throws `std::domain_error` for a card that is a NaN or infinite, `std::overflow_error` for one that does
  /// not fit `Score`.
  template <class Cards, class Projection = detail::as_is>
  requires(!std::same_as<std::remove_cvref_t<Cards>, reduced_row> &&
           detail::cards_counted_in<Score, Cards,
                                    Projection>) constexpr explicit reduced_row(Cards&& cards,
                                                                                Projection projection = {}) {
    detail::feed(row_, sum_, cards, projection, "reduced_row");
  }
  /// The same for cards in braces: `reduced_row<std::int64_t>{3, 9, 1, 2}`.
  constexpr reduced_row(std::initializer_list<Score> cards) {
    detail::as_is projection;
    detail::feed(row_, sum_, cards, projection, "reduced_row");
  }

  /// Puts a card at the right end. Amortised O(1).
  /// Throws `std::domain_error` if it is a NaN or infinite.
  constexpr void push_back(const Score& card) { push<side::right>(card, size(), "reduced_row::push_back"); }

  /// Puts a card at the left end. Amortised O(1).
  /// Throws `std::domain_error` if it is a NaN or infinite.
  constexpr void push_front(const Score& card) { push<side::left>(card, 0, "reduced_row::push_front"); }

  /// Puts the cards of `row` behind the right end. Linear in the reduced size of the shorter of the two, and
  /// in the number of cards that fold at the seam.
  constexpr reduced_row& append(reduced_row row) {
    row_.append(std::move(row.row_));
    sum_.add(row.sum_);
    return *this;
  }

  /// The cards of `left` and then those of `right`, as one row. Associative; costs what `append` costs.
  [[nodiscard]] friend constexpr reduced_row operator+(reduced_row left, reduced_row right) {
    left.append(std::move(right));
    return left;
  }

  /// How many cards were taken in. O(1).
  [[nodiscard]] constexpr std::size_t size() const { return sum_.count; }
  /// Whether no card was taken in. O(1).
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }

  /// The reduced values, left to right: decreasing, at most one level step, increasing. Valid until the row
  /// changes. O(1); linear in their number once one of them has left `Score`. Throws `std::overflow_error` if
  /// one of them does not fit `Score`.
  [[nodiscard]] constexpr std::span<const Score> cards() const { return row_.values("reduced_row::cards"); }

  /// The sum of all cards taken in. O(1) for integers, else linear in the reduced row.
  /// Throws `std::overflow_error` if it does not fit.
  [[nodiscard]] constexpr Score total() const {
    return detail::narrow_value<Score>(detail::settle_total(row_, sum_), "reduced_row::total",
                                       "the sum of the cards");
  }

  /// First player's score minus second player's under perfect play. Linear in the reduced row.
  /// Throws `std::overflow_error` if it does not fit.
  [[nodiscard]] constexpr Score margin() const {
    return detail::narrow_value<Score>(detail::settle_margin(row_), "reduced_row::margin", "the margin");
  }

  /// Both scores under perfect play. Linear in the reduced row.
  /// Throws `std::overflow_error` if one of them does not fit.
  [[nodiscard]] constexpr card_game::outcome<Score> outcome() const {
    return detail::narrow_outcome<Score>(detail::settle(row_, sum_), "reduced_row::outcome");
  }

  /// An optimal first move: the larger end of the reduced row, `side::left` if both are equal (then both
  /// moves are optimal). O(1). Throws `std::invalid_argument` if there is no card.
  [[nodiscard]] constexpr side best_move() const {
    if (empty()) detail::raise_no_cards("reduced_row::best_move");
    return row_.larger_end();
  }

  /// Whether two rows have equally many cards, the same sum, and the same reduced form.
  [[nodiscard]] friend constexpr bool operator==(const reduced_row& left, const reduced_row& right) {
    return left.sum_ == right.sum_ && left.row_ == right.row_;
  }

private:
  friend struct detail::row_access;

  template <side End>
  constexpr void push(const Score& card, std::size_t index, const char* function) {
    const Score checked = detail::to_score<Score>(card, index, function);
    row_.template push<End>(checked);
    sum_.add(checked);
  }

  detail::exact_valley<Score, detail::scoring_tally> row_;
  detail::card_sum<Score> sum_;
};

/// The reduced row of some cards counts in the score type that goes with them.
template <class Cards, class Projection = detail::as_is>
requires card_range<Cards, Projection> reduced_row(Cards&&, Projection = {})
->reduced_row<detail::score_of<detail::by_cards, Cards, Projection>>;
/// The same from cards in braces.
template <card Card>
reduced_row(std::initializer_list<Card>) -> reduced_row<score_for_t<Card>>;

}  // namespace card_game
