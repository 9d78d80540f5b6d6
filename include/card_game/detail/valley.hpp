// The law of the fold, kept at both ends of a row: what lies here is always a valley.
//
//     a ≤ b ≥ c   plays like the one card   a − b + c
//
//     1 5 2 4  ── 1 − 5 + 2 ──▶  −2 4        nothing folds in  9 4 1 1 3 8 : down, at most one level step, up
//
// A new card at an end can fold only with its two neighbours, the result with the next two, and so on: a
// stack. Each fold removes two cards, so taking in n cards costs O(n). Why folding is right, and why with ≤
// and ≥ and not with < and >: the theorem in the README, "Why a row folds".
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include <card_game/detail/fold.hpp>
#include <card_game/detail/stack.hpp>
#include <card_game/detail/storage.hpp>
#include <card_game/detail/tally.hpp>
#include <card_game/detail/wide.hpp>
#include <card_game/side.hpp>

namespace card_game::detail {

/// `Mirror` is `no_tally`, or a narrower type in which the values are kept as well, where they fit it.
template <class Value, class Tally, std::size_t Inline = 0, class Mirror = no_tally>
class valley {
public:
  using value_type = Value;
  using card = tallied<Value, Tally>;

  [[nodiscard]] constexpr std::size_t size() const { return values_.size(); }
  [[nodiscard]] constexpr const Value& operator[](std::size_t index) const { return values_[index]; }
  [[nodiscard]] constexpr std::span<const Value> values() const { return values_.values(); }
  [[nodiscard]] constexpr std::span<const Mirror> mirror() const { return mirror_.values(); }
  [[nodiscard]] constexpr const Tally& tally(std::size_t index) const { return tallies_[index]; }

  /// Makes room at the right end for that many cards.
  constexpr void expect(std::size_t cards) { reserve<side::right>(cards); }

  /// Takes a card in at one end; false, and nothing changed, if a fold on the way does not fit `Value`.
  template <side End>
  constexpr bool push(card taken) {
    std::size_t folded = 0;
    const auto neighbour = [this](std::size_t distance) { return inward<End>(distance); };
    if (!fold_over(taken, folded, size(), neighbour)) return false;
    reserve<End>(1);
    drop<End>(folded);
    put<End>(std::move(taken));
    return true;
  }

  /// The right end as a bare stack, for loops that push many cards; `close` takes the stack back.
  constexpr open_stack<Value, Tally> open() {
    return {values_.data(), values_.data() + size(), values_.limit(), tallies_.data()};
  }
  constexpr void close(const open_stack<Value, Tally>& stack) {
    values_.resize(static_cast<std::size_t>(stack.top - stack.bottom));
    tallies_.resize(size());
  }

  /// Takes in all of `row`, which lies beyond that end; false, and nothing changed, if a fold does not fit
  /// `Value`. Linear in the size of `row` and in the number of cards here that fold with it.
  template <side End>
  constexpr bool join(const valley& row) {
    constexpr side towards = End == side::right ? side::left : side::right;
    valley tail;  // the new end is made aside, from copies: what is thrown on the way changes nothing here
    std::size_t kept = size();
    const auto neighbour = [&](std::size_t distance) {
      if (distance < tail.size()) return tail.template inward<End>(distance);
      return inward<End>(size() - kept + distance - tail.size());
    };
    for (std::size_t index = 0; index < row.size(); ++index) {
      const auto joining = row.template inward<towards>(index);
      card taken{joining.value, joining.tally};
      std::size_t folded = 0;
      if (!fold_over(taken, folded, tail.size() + kept, neighbour)) return false;
      const std::size_t from_tail = folded < tail.size() ? folded : tail.size();
      tail.template drop<End>(from_tail);
      kept -= folded - from_tail;
      tail.template reserve<End>(1);
      tail.template put<End>(std::move(taken));
    }
    reserve<End>(tail.size());
    drop<End>(size() - kept);
    for (std::size_t index = tail.size(); index-- > 0;) put<End>(tail.template move_out<End>(index));
    return true;
  }

  /// Plays the row by its larger end, the left one on a tie: `visit(index, side)` for each reduced card in turn.
  template <class Visit>
  constexpr void play(Visit visit) const {
    for (std::size_t left = 0, right = size(); left < right;) {
      if (values_[left] < values_[right - 1]) {
        visit(--right, side::right);
      } else {
        visit(left++, side::left);
      }
    }
  }

  /// The same row in a wider type.
  template <class Wide>
  constexpr Wide widened() const {
    Wide wide;
    wide.template reserve<side::right>(size());
    for (std::size_t index = 0; index < size(); ++index) {
      using value = decltype(typename Wide::card().value);
      wide.template put<side::right>({value(values_[index]), tallies_[index].template widened<value>()});
    }
    return wide;
  }

private:
  template <class, class, std::size_t, class>
  friend class valley;

  struct neighbour_view {
    const Value& value;
    const Tally& tally;
  };

  template <side End>
  constexpr std::size_t from_end(std::size_t distance) const {
    return End == side::left ? distance : size() - 1 - distance;
  }
  template <side End>
  constexpr neighbour_view inward(std::size_t distance) const {
    return {values_[from_end<End>(distance)], tallies_[from_end<End>(distance)]};
  }
  template <side End>
  constexpr card move_out(std::size_t distance) {
    return {std::move(values_[from_end<End>(distance)]), std::move(tallies_[from_end<End>(distance)])};
  }

  template <side End>
  constexpr void reserve(std::size_t count) {
    values_.template reserve<End>(count);
    tallies_.template reserve<End>(count);
    mirror_.template reserve<End>(count);
  }
  template <side End>
  constexpr void drop(std::size_t count) {
    values_.template drop<End>(count);
    tallies_.template drop<End>(count);
    mirror_.template drop<End>(count);
  }
  template <side End>
  constexpr void put(card taken) {
    if constexpr (!std::same_as<Mirror, no_tally>) {
      Mirror mirrored{};
      narrow_into(mirrored, taken.value);
      mirror_.template write<End>(mirrored);
    }
    values_.template write<End>(std::move(taken.value));
    tallies_.template write<End>(std::move(taken.tally));
    // Counted together, after all that could throw: the three stay of one length.
    mirror_.template extend<End>();
    values_.template extend<End>();
    tallies_.template extend<End>();
  }

  storage<Value, Inline> values_;
  storage<Tally, Inline> tallies_;
  storage<Mirror, Inline> mirror_;
};

}  // namespace card_game::detail
