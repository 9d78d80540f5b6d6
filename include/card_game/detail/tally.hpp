// What a reduced card remembers of the cards inside it, beside its value.
//
// | tally      | remembers                     | for                                                      |
// | ---------- | ----------------------------- | -------------------------------------------------------- |
// | `no_tally` | nothing                       | exact integers: both scores follow from total and margin |
// | `shares`   | what each player gets from it | numbers that round, or that cannot be halved             |
// | `counted`  | how many they are, too        | the line of play: a reduced card is played in one run    |
//
// `fold(outer, next, end)` joins the tallies of three neighbours, the last of them at the end of the row.
#pragma once

#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include <card_game/detail/storage.hpp>
#include <card_game/detail/wide.hpp>

namespace card_game::detail {

struct no_tally {
  constexpr no_tally() = default;
  template <class Value>
  constexpr explicit no_tally(const Value&) {}

  static constexpr no_tally fold(no_tally, no_tally, no_tally) { return {}; }
  friend constexpr bool operator==(no_tally, no_tally) { return true; }
  template <class Wide>
  constexpr no_tally widened() const {
    return {};
  }
};

/// As many of them as you like, in no memory.
template <std::size_t Inline>
class storage<no_tally, Inline> {
public:
  constexpr const no_tally& operator[](std::size_t) const { return nothing; }
  constexpr std::span<const no_tally> values() const { return {}; }
  constexpr no_tally* data() { return nullptr; }
  constexpr void resize(std::size_t) {}
  template <side>
  constexpr void reserve(std::size_t) {}
  template <side>
  constexpr void write(no_tally) {}
  template <side>
  constexpr void extend() noexcept {}
  template <side>
  constexpr void drop(std::size_t) {}

private:
  static constexpr no_tally nothing{};
};

/// What the player who opens a reduced card collects from it, and what the other one does: plain sums of
/// cards.
template <class Value>
struct shares {
  Value opener;
  Value other;

  constexpr shares() = default;
  constexpr explicit shares(Value card) : opener(std::move(card)), other() {}
  constexpr shares(Value to_opener, Value to_other)
      : opener(std::move(to_opener)), other(std::move(to_other)) {}

  constexpr Value value() const { return opener - other; }

  // Three cards are opened in turn, by one, by the other, by the one; from whichever end, the sums are the
  // same.
  static constexpr shares fold(const shares& outer, const shares& next, const shares& end) {
    return {Value(end.opener + next.other + outer.opener), Value(end.other + next.opener + outer.other)};
  }
  template <class Wide>
  constexpr shares<Wide> widened() const {
    return {Wide(opener), Wide(other)};
  }
};

/// The tally with which scores of this type come out right.
template <class Value>
using scoring_tally = std::conditional_t<halvable<Value>, no_tally, shares<Value>>;

template <class Value>
struct counted : scoring_tally<Value> {
  using scoring = scoring_tally<Value>;

  std::size_t cards;

  constexpr counted() = default;
  constexpr explicit counted(const Value& card) : scoring(card), cards(1) {}
  constexpr counted(scoring tally, std::size_t count) : scoring(std::move(tally)), cards(count) {}

  static constexpr counted fold(const counted& outer, const counted& next, const counted& end) {
    return {scoring::fold(outer, next, end), outer.cards + next.cards + end.cards};
  }
  template <class Wide>
  constexpr counted<Wide> widened() const {
    return {scoring::template widened<Wide>(), cards};
  }
};

}  // namespace card_game::detail
