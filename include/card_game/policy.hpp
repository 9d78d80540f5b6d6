// Policies: rules that pick a side in a position. Perfect, greedy and random ones are here; yours is any
// callable.
//
//     side policy(const position<Score>&)        called only while a card is left
#pragma once

#include <concepts>
#include <cstdint>

#include <card_game/detail/error.hpp>
#include <card_game/position.hpp>
#include <card_game/side.hpp>

namespace card_game {

/// A rule that picks the side to take from: anything that can be called with a position and returns a side.
///
/// Example: `[](const auto& position) { return position.row().size() % 2 ? side::left : side::right; }`
template <class Policy, class Score>
concept policy_for = requires(Policy& policy, const position<Score>& position) {
  { policy(position) } -> std::same_as<side>;
};

namespace policy {

/// Always an optimal move. O(n) for a row of n cards; no state.
/// Throws `std::invalid_argument` if no card is left.
struct perfect {
  /// The side that an optimal move takes from.
  template <score Score>
  [[nodiscard]] constexpr side operator()(const position<Score>& position) const {
    if (position.is_over()) detail::raise_no_cards("policy::perfect");
    return reduced_row<Score>(position.row()).best_move();
  }
};

/// The larger end, the left one on a tie: what a child does. O(1); no state.
/// Throws `std::invalid_argument` if no card is left.
struct greedy {
  /// The side of the larger end.
  template <score Score>
  [[nodiscard]] constexpr side operator()(const position<Score>& position) const {
    if (position.is_over()) detail::raise_no_cards("policy::greedy");
    const auto row = position.row();
    return row.front() < row.back() ? side::right : side::left;
  }
};

/// Either side with equal chance. O(1). The same seed gives the same sides in turn on every platform: the
/// generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014),
/// one number a move. Throws `std::invalid_argument` if no card is left.
class random {
public:
  /// The policy whose sides this seed decides.
  constexpr explicit random(std::uint64_t seed) : state_(seed) {}

  /// The next side, whatever the position.
  template <score Score>
  [[nodiscard]] constexpr side operator()(const position<Score>& position) {
    if (position.is_over()) detail::raise_no_cards("policy::random");
    return next() >> 63 == 0 ? side::left : side::right;
  }

private:
  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }

  std::uint64_t state_;
};

}  // namespace policy

}  // namespace card_game
