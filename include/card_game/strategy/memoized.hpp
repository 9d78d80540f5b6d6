// Memoized: the recursion with a table, so that each sub-row is solved once.
//
//     first(2 100 6 3)           asked for (begin, end); the table keeps `first` of every sub-row it met, and
//       second(100 6 3)          `second` is the smaller of two of them, so it needs no table of its own
//         first(6 3)     ◀──     solved here once,
//         first(100 6)           looked up wherever it is asked for again
//
// O(n²) time and memory instead of 2ⁿ time. Whether an entry is known is kept beside it, never in it: every
// number may be a score, so no number can mean "not computed yet".
//
// Two cards fewer are one call that computes, and lengths keep their parity: the table has (n+1)²/4 entries.
// The limit keeps both in bounds. At the default, in unoptimised code under AddressSanitizer, 64-bit cards took
// less than 2 MiB of stack and `long double` less than 3 MiB; the table takes 56 MB, 106 MB for 16-byte scores.
#pragma once

#include <cstddef>
#include <span>

#include <card_game/detail/diagonals.hpp>
#include <card_game/detail/error.hpp>
#include <card_game/detail/exactly.hpp>
#include <card_game/detail/memo_table.hpp>
#include <card_game/detail/order.hpp>
#include <card_game/outcome.hpp>

namespace card_game::strategy {

/// Solves by mutual recursion with a table.
///
/// Example: `card_game::solve(cards, card_game::strategy::memoized{.max_cards = 1000})`
struct memoized {
  /// Rows with more cards are refused: they would need too much stack or memory.
  std::size_t max_cards = 5000;

  /// Both scores under perfect play. O(n²) time and memory, recursion depth n.
  /// Throws `std::length_error` above `max_cards`, `std::overflow_error` if a score does not fit,
  /// `std::domain_error` for a card that is a NaN or infinite.
  template <score Score>
  [[nodiscard]] constexpr outcome<Score> operator()(std::span<const Score> cards) const {
    if (cards.size() > max_cards) detail::raise_too_many_cards("strategy::memoized", cards.size(), max_cards);
    if (cards.empty()) return {};
    return detail::exactly(cards, "strategy::memoized", []<class Number>(std::span<const Number> row) {
      const Number first = table<Number>(row).first(0, row.size());
      return detail::score_pair<Number>{first, detail::second_score(row, first, [row] {
                                          return table<Number>(row).second(0, row.size());
                                        })};
    });
  }

private:
  // The two functions, for the sub-rows that one of them asks for: a table has room for one parity of lengths.
  template <class Number>
  class table {
  public:
    constexpr explicit table(std::span<const Number> cards) : cards_(cards), known_first_(cards.size()) {}

    constexpr Number first(std::size_t begin, std::size_t end) {
      if (end - begin == 1) return cards_[begin];
      const std::size_t place = known_first_.place(begin, end);
      if (const Number* known = known_first_.find(place)) return *known;
      return first_not_known(begin, end, place);
    }

    constexpr Number second(std::size_t begin, std::size_t end) {
      if (end - begin == 1) return Number{};
      const Number left = first(begin + 1, end);
      const Number right = first(begin, end - 1);
      return detail::smaller(left, right);
    }

  private:
    // Apart from `first`, so that looking up stays small enough to need no call.
    [[gnu::noinline]] constexpr Number first_not_known(std::size_t begin, std::size_t end,
                                                       std::size_t place) {
      const Number left = cards_[begin] + second(begin + 1, end);
      const Number right = cards_[end - 1] + second(begin, end - 1);
      return known_first_.keep(place, detail::larger(left, right));
    }

    std::span<const Number> cards_;
    detail::memo_table<Number> known_first_;
  };
};

}  // namespace card_game::strategy
