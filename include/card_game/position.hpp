// A game in progress, as a game program holds it: the row left, whose turn it is, what each player has taken.
//
//     cards    3  9 | 1  2  7 | 4       taken: 3 and 9 from the left, 4 from the right; the row left is 1 2 7
//                begin_      end_       history: the sides in the order they were taken, enough to undo them
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <card_game/detail/cards.hpp>
#include <card_game/detail/row_access.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/detail/storage.hpp>
#include <card_game/outcome.hpp>
#include <card_game/reduced_row.hpp>
#include <card_game/side.hpp>

namespace card_game {

/// A row of cards being played. It keeps its own copy of the cards; the first player moves first.
///
/// Example:
///
///     card_game::position game(std::vector{3, 9, 1, 2});
///     game.take(card_game::side::left);   // the first player takes the 3: a mistake
///     game.value();                       // {5, 10}: how it ends if both play perfectly from here
///     game.undo();
///     game.value();                       // {11, 4}
///
/// Whatever throws leaves the position as it was.
template <score Score>
class position {
public:
  /// The start of a game with these cards. O(n) time and memory.
  /// Throws `std::domain_error` for a card that is a NaN or infinite, `std::overflow_error` for one that does
  /// not fit `Score`.
  template <class Cards, class Projection = detail::as_is>
  requires(!std::same_as<std::remove_cvref_t<Cards>, position> &&
           detail::cards_counted_in<Score, Cards,
                                    Projection>) constexpr explicit position(Cards&& cards,
                                                                             Projection projection = {}) {
    cards_ = detail::collect<Score>(cards, projection, "position");
    end_ = cards_.size();
  }
  /// The same for cards in braces: `position({3, 9, 1, 2})`.
  template <card Card>
  requires detail::counts_in<Card, Score>
  constexpr position(std::initializer_list<Card> cards) : position(std::span<const Card>(cards)) {}

  /// A game of its own, as far as this one.
  constexpr position(const position&) = default;
  /// Leaves `other` a finished game without cards.
  constexpr position(position&& other) noexcept { *this = std::move(other); }
  /// A game of its own, as far as this one.
  constexpr position& operator=(const position& other) { return *this = position(other); }
  /// Leaves `other` a finished game without cards.
  constexpr position& operator=(position&& other) noexcept {
    cards_ = std::move(other.cards_);
    history_ = std::move(other.history_);
    begin_ = std::exchange(other.begin_, 0);
    end_ = std::exchange(other.end_, 0);
    return *this;
  }
  /// Frees the cards.
  constexpr ~position() = default;

  /// The cards still lying, left to right. Valid until the position is assigned to or destroyed. O(1).
  [[nodiscard]] constexpr std::span<const Score> row() const {
    return cards_.values().subspan(begin_, end_ - begin_);
  }

  /// Whose turn it is; after the last card, whose it would be. O(1).
  [[nodiscard]] constexpr player to_move() const {
    return history_.size() % 2 == 0 ? player::first : player::second;
  }

  /// Whether no card is left. O(1).
  [[nodiscard]] constexpr bool is_over() const { return begin_ == end_; }

  /// Takes the card at that end for the player to move, and returns it. Amortised O(1).
  /// Throws `std::logic_error` if no card is left.
  constexpr Score take(side end) {
    if (is_over()) {
      detail::raise<std::logic_error>(detail::message("position::take")
                                          .add("the game is over, all ")
                                          .number(cards_.size())
                                          .add(" cards are taken; ask is_over() first, or undo() a move"));
    }
    Score card =
        end == side::left ? cards_[begin_] : cards_[end_ - 1];  // a copy that throws has changed nothing
    history_.push_back(end);
    end == side::left ? ++begin_ : --end_;
    return card;
  }

  /// Takes back the last move. O(1). Throws `std::logic_error` if none was made.
  constexpr void undo() {
    if (history_.size() == 0) {
      detail::raise<std::logic_error>(detail::message("position::undo")
                                          .add("0 moves were made, so none can be taken back; ask "
                                               "history().empty() first"));
    }
    history()[history_.size() - 1] == side::left ? --begin_ : ++end_;
    history_.template drop<side::right>(1);
  }

  /// What each player has taken so far. Linear in the number of moves made.
  /// Throws `std::overflow_error` if one of the sums does not fit `Score`.
  [[nodiscard]] constexpr outcome<Score> taken() const {
    return detail::narrow_outcome<Score>(sums_taken(), "position::taken");
  }

  /// The sides taken from so far, in order. Valid until the position changes. O(1).
  [[nodiscard]] constexpr std::span<const side> history() const { return history_.values(); }

  /// The final scores if both players play perfectly from here: what they have and what they will get. O(n).
  /// Throws `std::overflow_error` if one of them does not fit `Score`.
  [[nodiscard]] constexpr outcome<Score> value() const {
    auto scores = sums_taken();
    detail::as_is projection;
    const auto left = row();
    const auto rest =
        detail::row_access::scores(detail::row_access::reduce<Score>(left, projection, "position::value"));
    const bool first_moves = to_move() == player::first;
    scores.first = scores.first + (first_moves ? rest.first : rest.second);
    scores.second = scores.second + (first_moves ? rest.second : rest.first);
    return detail::narrow_outcome<Score>(scores, "position::value");
  }

private:
  constexpr detail::score_pair<detail::sum_t<Score>> sums_taken() const {
    detail::score_pair<detail::sum_t<Score>> sums;
    std::size_t left = 0;
    std::size_t right = cards_.size();
    bool first_moves = true;
    for (const side end : history()) {
      const detail::sum_t<Score> card(end == side::left ? cards_[left++] : cards_[--right]);
      auto& mine = first_moves ? sums.first : sums.second;
      mine = mine + card;
      first_moves = !first_moves;
    }
    return sums;
  }

  detail::storage<Score> cards_;
  detail::storage<side> history_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
};

/// A position counts in the score type that goes with its cards.
template <class Cards, class Projection = detail::as_is>
requires card_range<Cards, Projection> position(Cards&&, Projection = {})
->position<detail::score_of<detail::by_cards, Cards, Projection>>;
/// The same from cards in braces.
template <card Card>
position(std::initializer_list<Card>) -> position<score_for_t<Card>>;

}  // namespace card_game
