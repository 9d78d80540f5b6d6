// A valley that never gives up: when a fold leaves the score type, the row goes on in the wider one.
//
// Reduced cards can leave the range of the cards (−MAX MAX −MAX folds to −3·MAX) although every score fits.
// Until that happens the row costs what a row of `Score` costs.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <card_game/detail/error.hpp>
#include <card_game/detail/valley.hpp>
#include <card_game/detail/wide.hpp>
#include <card_game/side.hpp>

namespace card_game::detail {

/// Rows up to this long are reduced without asking for memory.
inline constexpr std::size_t inline_cards = 32;

/// `Wide` is where the row goes on when it leaves `Score`. If that is `Score` itself, it can not leave it: nothing is
/// known of its limits, or the cards are too small to.
template <class Score, template <class> class Tally, class Wide = wide_t<Score>>
class exact_valley {
public:
  static constexpr bool can_widen = !std::same_as<Wide, Score>;
  using score_type = Score;
  using tally_type = Tally<Score>;
  using narrow_row = valley<Score, Tally<Score>, inline_cards>;
  using wide_row = valley<Wide, Tally<Wide>, 0, std::conditional_t<can_widen, Score, no_tally>>;

  /// The row while it is in `Score`; nothing once it is wide.
  [[nodiscard]] constexpr narrow_row* narrow() { return is_wide_ ? nullptr : &narrow_; }

  /// `use(row)`, with the row in whichever type it is in.
  template <class Use>
  constexpr decltype(auto) visit(Use use) const {
    if constexpr (can_widen) {
      if (is_wide_) return use(wide_);
    }
    return use(narrow_);
  }

  [[nodiscard]] constexpr std::size_t size() const {
    if constexpr (can_widen) return is_wide_ ? wide_.size() : narrow_.size();
    return narrow_.size();
  }

  /// The reduced values, or `std::overflow_error` if one of them does not fit `Score`.
  [[nodiscard]] constexpr std::span<const Score> values(const char* function) const {
    if constexpr (can_widen) {
      if (is_wide_) {
        for (const auto& value : wide_.values()) {
          static_cast<void>(narrow_value<Score>(value, function, "a reduced card"));
        }
        return wide_.mirror();
      }
    }
    return narrow_.values();
  }

  /// The larger end, the left one if they are equal. For rows that are not empty.
  [[nodiscard]] constexpr side larger_end() const {
    return visit([](const auto& row) { return row[0] < row[row.size() - 1] ? side::right : side::left; });
  }

  friend constexpr bool operator==(const exact_valley& a, const exact_valley& b) {
    return a.visit([&b](const auto& left) {
      return b.visit([&left](const auto& right) {
        if (left.size() != right.size()) return false;
        constexpr bool same_type = std::same_as<decltype(left[0]), decltype(right[0])>;
        using number = std::conditional_t<same_type, std::remove_cvref_t<decltype(left[0])>, Wide>;
        for (std::size_t index = 0; index < left.size(); ++index) {
          const number one(left[index]);
          const number other(right[index]);
          if (one < other || other < one) return false;
        }
        return true;
      });
    });
  }

  /// Makes room at the right end for that many cards, in one step.
  constexpr void expect(std::size_t cards) {
    if (!is_wide_) narrow_.expect(cards);
  }

  template <side End>
  constexpr void push(const Score& card) {
    if constexpr (!can_widen) {
      if (!narrow_.template push<End>({card, Tally<Score>(card)})) raise_too_long();
    } else {
      if (!is_wide_) {
        if (narrow_.template push<End>({card, Tally<Score>(card)})) return;
        widen();
      }
      const Wide wide(card);
      wide_.template push<End>({wide, Tally<Wide>(wide)});
    }
  }

  /// What to do when a row that can not widen leaves its type: 2^32 cards of 32 bits can, in theory.
  [[noreturn]] static void raise_too_long() {
    raise<std::overflow_error>(message("solve").add(
        "with more than 2^32 cards, a sum on the way does not fit 64 bits; name a wider score type, as in "
        "solve<__int128>(cards)"));
  }

  /// Takes in the cards of `row` behind the right end. Linear in the smaller of the two where few cards fold.
  constexpr void append(exact_valley row) {
    if (row.size() > size()) {
      row.template join<side::left>(*this);
      *this = std::move(row);
    } else {
      join<side::right>(row);
    }
  }

  /// In the wider type from now on.
  constexpr void widen() {
    if (is_wide_) return;
    wide_ = narrow_.template widened<wide_row>();
    narrow_ = narrow_row();
    is_wide_ = true;
  }

private:
  template <side End>
  constexpr void join(const exact_valley& row) {
    if constexpr (!can_widen) {
      narrow_.template join<End>(row.narrow_);
    } else {
      if (!is_wide_ && !row.is_wide_ && narrow_.template join<End>(row.narrow_)) return;
      widen();
      wide_.template join<End>(row.is_wide_ ? row.wide_ : row.narrow_.template widened<wide_row>());
    }
  }

  narrow_row narrow_;
  [[no_unique_address]] std::conditional_t<can_widen, wide_row, no_tally> wide_;
  bool is_wide_ = false;
};

}  // namespace card_game::detail
