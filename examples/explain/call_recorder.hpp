// The calls of strategy::recursion, as they were made.
//
//     first(l..r)  = max(card l + second(l+1..r), card r + second(l..r-1))     for the player whose turn it
//     is second(l..r) = min(first(l+1..r), first(l..r-1))                         for the player who waits
//
// `call_recorder` is an observer: the library computes, it takes notes. It keeps the upper levels of calls
// only, since 20 cards make two million, and counts what is below.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include <card_game/best_move.hpp>
#include <card_game/outcome.hpp>
#include <card_game/side.hpp>
#include <card_game/solve.hpp>
#include <card_game/strategy/recursion.hpp>

#include "ink.hpp"

namespace explain {

inline constexpr std::size_t whole_tree_cards = 6;  ///< rows up to this length show every call,
inline constexpr std::size_t cut_tree_levels = 3;   ///< longer ones this many levels of them;
inline constexpr std::size_t traced_cards = 20;     ///< above this length the recursion is not run at all

/// One call of the recursion.
template <class Score>
struct call_node {
  card_game::player role;  // first: what the player to move gets; second: what the one who waits gets
  std::size_t begin;
  std::size_t end;
  bool repeated;        // the same call was made before
  std::uint64_t calls;  // in this call, itself included
  Score value{};
  card_game::side taken{};
  std::vector<std::size_t>
      options{};  // the calls it made, left and right; none for one card, or below the cut

  [[nodiscard]] std::size_t cards() const { return end - begin; }
  [[nodiscard]] bool is_first() const { return role == card_game::player::first; }
  [[nodiscard]] bool is_cut() const { return options.empty() && calls > 1; }
  [[nodiscard]] std::string name() const {
    return std::string(is_first() ? "first[" : "second[") + std::to_string(begin) + ".." +
           std::to_string(end - 1) + ']';
  }
};

/// Observes strategy::recursion on `cards` and keeps the upper `levels` levels of its calls.
template <class Score>
class call_recorder {
public:
  call_recorder(std::span<const Score> cards, std::size_t levels)
      : cards_(cards), levels_(levels), seen_(2 * cards.size() * (cards.size() + 1)) {}

  void enter(card_game::recursion_call call) {
    ++calls_;
    const bool repeated = see(call);
    if (open_.size() == levels_) {
      ++hidden_;
      return;
    }
    (open_.empty() ? roots_ : nodes_[open_.back()].options).push_back(nodes_.size());
    open_.push_back(nodes_.size());
    nodes_.push_back({call.role, call.begin, call.end, repeated, calls_});
  }

  template <class Value>
  void leave(card_game::recursion_call call, const Value& value) {
    if (hidden_ > 0) {
      --hidden_;
      return;
    }
    call_node<Score>& node = nodes_[open_.back()];
    const auto row = cards_.subspan(call.begin, call.end - call.begin);
    if constexpr (std::is_same_v<Value, Score>) {
      node.value = value;
    } else {  // near the limits of its type the recursion counts in a wider one
      const auto scores = card_game::solve(row);
      node.value = node.is_first() ? scores.first : scores.second;
    }
    node.taken = card_game::best_move(row);
    node.calls = calls_ - node.calls + 1;
    open_.pop_back();
  }

  /// In the order of the calls.
  [[nodiscard]] const std::vector<call_node<Score>>& nodes() const { return nodes_; }
  /// The two calls on the whole row: first and second.
  [[nodiscard]] const std::vector<std::size_t>& roots() const { return roots_; }
  [[nodiscard]] std::span<const Score> cards() const { return cards_; }
  [[nodiscard]] std::uint64_t calls() const { return calls_; }
  [[nodiscard]] std::uint64_t repeated() const { return calls_ - distinct_; }

private:
  bool see(card_game::recursion_call call) {
    const std::size_t half = call.role == card_game::player::first ? 0 : seen_.size() / 2;
    const std::size_t at = half + call.begin * (cards_.size() + 1) + call.end;
    const bool before = seen_[at];
    seen_[at] = true;
    if (!before) ++distinct_;
    return before;
  }

  std::span<const Score> cards_;
  std::size_t levels_;
  std::vector<bool> seen_;
  std::vector<call_node<Score>> nodes_;
  std::vector<std::size_t> roots_;
  std::vector<std::size_t> open_;  // the kept calls under way, outermost first
  std::size_t hidden_ = 0;         // calls under way below them
  std::uint64_t calls_ = 0;
  std::uint64_t distinct_ = 0;
};

/// Runs the recursion on the row and returns the record of its calls.
template <class Score>
[[nodiscard]] call_recorder<Score> record_calls(std::span<const Score> cards) {
  call_recorder<Score> recorder(cards, cards.size() <= whole_tree_cards ? whole_tree_cards : cut_tree_levels);
  static_cast<void>(card_game::strategy::recursion{}(cards, recorder));
  return recorder;
}

/// An option of a call as its formula has it: `100 + 0` for first, just `6` for second.
template <class Score>
[[nodiscard]] std::string option_text(const call_recorder<Score>& record, const call_node<Score>& node,
                                      card_game::side side) {
  const bool left = side == card_game::side::left;
  const Score below = record.nodes()[node.options[left ? 0 : 1]].value;
  if (!node.is_first()) return number_text(below);
  return number_text(record.cards()[left ? node.begin : node.end - 1]) + " + " + operand(below);
}

}  // namespace explain
