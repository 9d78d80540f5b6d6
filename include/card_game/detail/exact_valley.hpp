// A valley that never gives up: when a fold leaves the score type, the row goes on in the wider one.
//
// Reduced cards can leave the range of the cards (−MAX MAX −MAX folds to −3·MAX) although every score fits.
// Until that happens the row costs what a row of `Score` costs.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include <card_game/detail/valley.hpp>
#include <card_game/side.hpp>

namespace card_game::detail {

/// Rows up to this long are reduced without asking for memory.
inline constexpr std::size_t inline_cards = 32;

template <class Score, template <class> class Tally>
class exact_valley {
public:
  using narrow_row = valley<Score, Tally<Score>, inline_cards>;
  using wide_row = valley<wide_t<Score>, Tally<wide_t<Score>>, 0, Score>;

  /// The row while it is in `Score`; nothing once it is wide.
  [[nodiscard]] constexpr narrow_row* narrow() { return is_wide_ ? nullptr : &narrow_; }

  /// `use(row)`, with the row in whichever type it is in.
  template <class Use>
  constexpr decltype(auto) visit(Use use) const {
    if constexpr (bounded<Score>) {
      if (is_wide_) return use(wide_);
    }
    return use(narrow_);
  }

  [[nodiscard]] constexpr std::size_t size() const {
    return visit([](const auto& row) { return row.size(); });
  }

  /// The reduced values, or `std::overflow_error` if one of them does not fit `Score`.
  [[nodiscard]] constexpr std::span<const Score> values(const char* function) const {
    if (!is_wide_) return narrow_.values();
    for (const auto& value : wide_.values())
      static_cast<void>(narrow_value<Score>(value, function, "a reduced card"));
    return wide_.mirror();
  }

  /// The larger end, the left one if they are equal. For rows that are not empty.
  [[nodiscard]] constexpr side larger_end() const {
    return visit([](const auto& row) {
      const auto values = row.values();
      return values.front() < values.back() ? side::right : side::left;
    });
  }

  friend constexpr bool operator==(const exact_valley& a, const exact_valley& b) {
    return a.visit([&b](const auto& left) {
      return b.visit([&left](const auto& right) {
        if (left.size() != right.size()) return false;
        const bool same_type = std::same_as<decltype(left.values()), decltype(right.values())>;
        using number =
            std::conditional_t<same_type, std::remove_cvref_t<decltype(left.values()[0])>, wide_t<Score>>;
        for (std::size_t index = 0; index < left.size(); ++index) {
          const number one(left.values()[index]);
          const number other(right.values()[index]);
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
    if constexpr (!bounded<Score>) {
      narrow_.template push<End>({card, Tally<Score>(card)});
    } else {
      if (!is_wide_) {
        if (narrow_.template push<End>({card, Tally<Score>(card)})) return;
        widen();
      }
      const wide_t<Score> wide(card);
      wide_.template push<End>({wide, Tally<wide_t<Score>>(wide)});
    }
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
    if constexpr (!bounded<Score>) {
      narrow_.template join<End>(row.narrow_);
    } else {
      if (!is_wide_ && !row.is_wide_ && narrow_.template join<End>(row.narrow_)) return;
      widen();
      wide_.template join<End>(row.is_wide_ ? row.wide_ : row.narrow_.template widened<wide_row>());
    }
  }

  narrow_row narrow_;
  wide_row wide_;
  bool is_wide_ = false;
};

}  // namespace card_game::detail
