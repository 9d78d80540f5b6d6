// The competition: this game as people publish and paste it, written anew in each published form.
//
// Every function takes a row of at least one card and returns the first player's score, as the sums at the
// end return the total. All of them score in the type the caller names, so that they and the library do the
// same job on the same data; none checks for overflow, which the library does.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bench::peers {

/// The article's f and g as two square tables, filled diagonal by diagonal.
template <class Score, class Card>
Score textbook_table(std::span<const Card> cards) {
  const std::size_t count = cards.size();
  std::vector<std::vector<Score>> f(count, std::vector<Score>(count));
  std::vector<std::vector<Score>> g(count, std::vector<Score>(count));
  for (std::size_t i = 0; i < count; ++i) f[i][i] = static_cast<Score>(cards[i]);
  for (std::size_t gap = 1; gap < count; ++gap) {
    for (std::size_t left = 0, right = gap; right < count; ++left, ++right) {
      f[left][right] = std::max(static_cast<Score>(cards[left]) + g[left + 1][right],
                                static_cast<Score>(cards[right]) + g[left][right - 1]);
      g[left][right] = std::min(f[left + 1][right], f[left][right - 1]);
    }
  }
  return f[0][count - 1];
}

/// One square table of (first, second) pairs, filled from the bottom row up: the kindest order for the cache.
template <class Score, class Card>
Score table_of_pairs(std::span<const Card> cards) {
  const std::size_t count = cards.size();
  std::vector<std::vector<std::pair<Score, Score>>> table(count, std::vector<std::pair<Score, Score>>(count));
  for (std::size_t left = count; left-- > 0;) {
    table[left][left] = {static_cast<Score>(cards[left]), Score{}};
    for (std::size_t right = left + 1; right < count; ++right) {
      const Score take_left = static_cast<Score>(cards[left]) + table[left + 1][right].second;
      const Score take_right = static_cast<Score>(cards[right]) + table[left][right - 1].second;
      if (take_left > take_right) {
        table[left][right] = {take_left, table[left + 1][right].first};
      } else {
        table[left][right] = {take_right, table[left][right - 1].first};
      }
    }
  }
  return table[0][count - 1].first;
}

/// The total of the cards, and the first player's score from it and a margin.
template <class Score, class Card>
Score score_from_margin(std::span<const Card> cards, Score margin) {
  return (std::accumulate(cards.begin(), cards.end(), Score{}) + margin) / 2;
}

/// One array of margins, overwritten diagonal by diagonal: the short answer to LeetCode 486 and 877.
template <class Score, class Card>
Score rolling_table(std::span<const Card> cards) {
  std::vector<Score> margin(cards.begin(), cards.end());
  for (std::size_t gap = 1; gap < cards.size(); ++gap) {
    for (std::size_t left = 0; left + gap < cards.size(); ++left) {
      margin[left] = std::max(static_cast<Score>(cards[left]) - margin[left + 1],
                              static_cast<Score>(cards[left + gap]) - margin[left]);
    }
  }
  return score_from_margin(cards, margin[0]);
}

/// The same array overwritten row by row, the other form in circulation: each cell waits for the one before.
template <class Score, class Card>
Score rolling_table_by_rows(std::span<const Card> cards) {
  std::vector<Score> margin(cards.begin(), cards.end());
  for (std::size_t left = cards.size(); left-- > 0;) {
    for (std::size_t right = left + 1; right < cards.size(); ++right) {
      margin[right] = std::max(static_cast<Score>(cards[left]) - margin[right],
                               static_cast<Score>(cards[right]) - margin[right - 1]);
    }
  }
  return score_from_margin(cards, margin.back());
}

/// What marks a cell as not computed. The published -1 makes rows of zeros and ones exponential, since -1 is
/// a margin like any other; no row used here has the lowest value of the type as a score.
template <class Score>
constexpr Score not_computed = std::numeric_limits<Score>::lowest();

/// f and g calling each other, each with a square table of its own.
template <class Score, class Card>
class pair_of_memos {
  std::span<const Card> cards_;
  std::vector<std::vector<Score>> f_, g_;

public:
  explicit pair_of_memos(std::span<const Card> cards)
      : cards_(cards), f_(cards.size(), std::vector<Score>(cards.size(), not_computed<Score>)), g_(f_) {}

  Score f(std::size_t left, std::size_t right) {
    if (f_[left][right] != not_computed<Score>) return f_[left][right];
    if (left == right) return f_[left][right] = static_cast<Score>(cards_[left]);
    return f_[left][right] = std::max(static_cast<Score>(cards_[left]) + g(left + 1, right),
                                      static_cast<Score>(cards_[right]) + g(left, right - 1));
  }
  Score g(std::size_t left, std::size_t right) {
    if (g_[left][right] != not_computed<Score>) return g_[left][right];
    if (left == right) return g_[left][right] = Score{};
    return g_[left][right] = std::min(f(left + 1, right), f(left, right - 1));
  }
};

template <class Score, class Card>
Score textbook_memo(std::span<const Card> cards) {
  return pair_of_memos<Score, Card>{cards}.f(0, cards.size() - 1);
}

/// One function for the margin, with a table that the caller brings: `find` gives a cell to read or to fill.
template <class Score, class Card, class Cells>
Score memo_margin(std::span<const Card> cards, std::size_t left, std::size_t right, Cells& cells) {
  if (left == right) return static_cast<Score>(cards[left]);
  if (const Score known = cells.find(left, right); known != not_computed<Score>) return known;
  const Score margin =
      std::max(static_cast<Score>(cards[left]) - memo_margin<Score>(cards, left + 1, right, cells),
               static_cast<Score>(cards[right]) - memo_margin<Score>(cards, left, right - 1, cells));
  cells.store(left, right, margin);
  return margin;
}

/// The margin with one two-dimensional vector.
template <class Score, class Card>
Score memo_in_vectors(std::span<const Card> cards) {
  struct {
    std::vector<std::vector<Score>> table;
    Score find(std::size_t left, std::size_t right) const { return table[left][right]; }
    void store(std::size_t left, std::size_t right, Score margin) { table[left][right] = margin; }
  } cells{{cards.size(), std::vector<Score>(cards.size(), not_computed<Score>)}};
  return score_from_margin(cards, memo_margin<Score>(cards, 0, cards.size() - 1, cells));
}

/// The margin with a hash map from the bounds.
template <class Score, class Card>
Score memo_in_hash_map(std::span<const Card> cards) {
  struct {
    std::unordered_map<std::uint64_t, Score> table;
    static std::uint64_t key(std::size_t left, std::size_t right) {
      return std::uint64_t{left} << 32 | right;
    }
    Score find(std::size_t left, std::size_t right) const {
      const auto cell = table.find(key(left, right));
      return cell == table.end() ? not_computed<Score> : cell->second;
    }
    void store(std::size_t left, std::size_t right, Score margin) { table.emplace(key(left, right), margin); }
  } cells{};
  return score_from_margin(cards, memo_margin<Score>(cards, 0, cards.size() - 1, cells));
}

/// The contest answer: fold a <= b >= c to a - b + c on a stack, then two fingers walk in from the ends.
template <class Score, class Card>
Score contest_fold(std::span<const Card> cards) {
  std::vector<Score> stack;
  Score total{};
  for (const Card card : cards) {
    stack.push_back(static_cast<Score>(card));
    total += static_cast<Score>(card);
    while (stack.size() >= 3) {
      const std::size_t top = stack.size() - 1;
      if (stack[top - 2] > stack[top - 1] || stack[top - 1] < stack[top]) break;
      const Score folded = stack[top - 2] - stack[top - 1] + stack[top];
      stack.pop_back();
      stack.pop_back();
      stack.back() = folded;
    }
  }
  Score margin{};
  bool first_to_move = true;
  for (std::size_t left = 0, right = stack.size(); left < right; first_to_move = !first_to_move) {
    const Score taken = stack[left] > stack[right - 1] ? stack[left++] : stack[--right];
    margin += first_to_move ? taken : -taken;
  }
  return (total + margin) / 2;
}

/// The floor: what reading every card once costs.
template <class Score, class Card>
Score accumulate(std::span<const Card> cards) {
  return std::accumulate(cards.begin(), cards.end(), Score{});
}
template <class Score, class Card>
Score reduce(std::span<const Card> cards) {
  return std::reduce(cards.begin(), cards.end(), Score{});
}

}  // namespace bench::peers
