// The two speeds of feeding integers to a row: in blocks, folded almost without branches, and one by one. They may not differ
// in anything but time, so here each is forced on rows that the library would give to the other: blocks on the shortest rows,
// one by one on long ones; every length around the words of 64 and the end of a block, every shape, every integer type.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include <card_game/detail/feed.hpp>
#include <card_game/detail/settle.hpp>
#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>

#include "../catch.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"

namespace {

using card_game::detail::block_folder;
using card_game::detail::feed_integers;
using card_game::detail::feeding;
using integer_row = card_game::detail::exact_valley<std::int64_t, card_game::detail::scoring_tally>;
using card_game::detail::integer_sum;
using card_game_test::all_shapes;
using card_game_test::make_row;
using card_game_test::random_source;
using card_game_test::row_of_integers;

struct fed_row {
  integer_row row;
  integer_sum sum;

  friend bool operator==(const fed_row&, const fed_row&) = default;
};

template <feeding Way, class Card>
fed_row feed(const std::vector<Card>& cards) {
  fed_row fed;
  feed_integers<Way>(fed.row, fed.sum, cards.data(), cards.size());
  return fed;
}

// The reduced values, the count and the total are the same; then so is everything that follows from them.
template <class Card>
bool both_ways_agree(const std::vector<Card>& cards) {
  const fed_row expected = feed<feeding::one_by_one>(cards);
  return feed<feeding::in_blocks>(cards) == expected && feed<feeding::fastest>(cards) == expected;
}

template <class Card>
std::vector<Card> narrowed(const row_of_integers& row) {
  std::vector<Card> cards;
  for (const std::int64_t card : row) cards.push_back(static_cast<Card>(card));
  return cards;
}

// Every integer type that the fast way takes.
bool all_types_agree(const row_of_integers& row) {
  return both_ways_agree(row) && both_ways_agree(narrowed<std::int32_t>(row)) &&
         both_ways_agree(narrowed<std::int8_t>(row));
}

}  // namespace

TEST_CASE("feeding in blocks and one by one agree on every row of length 0 to 7", "[detail][feed]") {
  std::size_t rows = 0;
  card_game_test::for_each_row(row_of_integers{-2, -1, 0, 1, 2}, 7, [&](const row_of_integers& cards) {
    ++rows;
    const bool agree = feed<feeding::in_blocks>(cards) == feed<feeding::one_by_one>(cards);
    CHECK_ROW(agree, cards, "in blocks");
  });
  CHECK(rows == 97656);
}

TEST_CASE("feeding in blocks and one by one agree at every length up to four words", "[detail][feed]") {
  for (const auto kind : all_shapes) {
    for (std::size_t size = 0; size <= 260; ++size) {
      const auto cards = make_row(kind, size, size);
      CHECK_ROW(all_types_agree(cards), cards, name_of(kind), size);
    }
  }
}

TEST_CASE("feeding in blocks and one by one agree around the ends of blocks", "[detail][feed]") {
  constexpr std::size_t block = block_folder::capacity;
  for (const auto kind : all_shapes) {
    for (const std::size_t blocks : {1U, 2U, 3U}) {
      for (const std::size_t beside : {0U, 1U, 2U, 3U, 4U, 63U, 64U, 65U, 66U, 67U, 130U}) {
        const auto cards = make_row(kind, blocks * block + beside - 66, blocks + beside);
        CHECK_ROW(all_types_agree(cards), cards, name_of(kind), blocks + beside);
      }
    }
  }
}

TEST_CASE("feeding in blocks and one by one agree on all integer types at their limits", "[detail][feed]") {
  const auto agrees_at_limits = []<class Card>(Card) {
    constexpr Card low = std::numeric_limits<Card>::min(), high = std::numeric_limits<Card>::max();
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      random_source source(seed);
      std::vector<Card> cards(1 + source.index(3 * block_folder::capacity));
      for (Card& card : cards) {
        const auto step = static_cast<Card>(source.between(0, 3));
        switch (source.index(3)) {
          case 0:
            card = static_cast<Card>(low + step);
            break;
          case 1:
            card = static_cast<Card>(high - step);
            break;
          default:
            card = static_cast<Card>(source.next());
            break;
        }
      }
      if (!both_ways_agree(cards)) return false;
    }
    return true;
  };
  CHECK(agrees_at_limits(std::int8_t{}));
  CHECK(agrees_at_limits(std::uint8_t{}));
  CHECK(agrees_at_limits(std::int16_t{}));
  CHECK(agrees_at_limits(std::uint16_t{}));
  CHECK(agrees_at_limits(std::int32_t{}));
  CHECK(agrees_at_limits(std::uint32_t{}));
  CHECK(agrees_at_limits(std::int64_t{}));
}

TEST_CASE("feeding: 64-bit cards around the size that a block takes", "[detail][feed][overflow]") {
  constexpr std::int64_t limit = std::int64_t{1} << block_folder::card_bits;
  constexpr std::array choices{-limit - 1, -limit, -limit + 1, -1L, 0L, 1L, limit - 1, limit, limit + 1};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    random_source source(seed);
    // Mostly what fits a block, and in a third of the rows one card that does not.
    row_of_integers cards(1 + source.index(2 * block_folder::capacity + 100));
    for (auto& card : cards) card = static_cast<std::int64_t>(choices[1 + source.index(choices.size() - 3)]);
    if (seed % 3 == 0)
      cards[source.index(cards.size())] = static_cast<std::int64_t>(choices[source.index(choices.size())]);
    CHECK_ROW(both_ways_agree(cards), cards, "around the limit", seed);
  }
  // The sums of a block go furthest when high and low cards alternate.
  for (const std::int64_t first : {limit - 1, -limit}) {
    row_of_integers cards(3 * block_folder::capacity);
    for (std::size_t index = 0; index < cards.size(); ++index)
      cards[index] = index % 2 == 0 ? first : -1 - first;
    CHECK_ROW(both_ways_agree(cards), cards, "alternating");
  }
}

TEST_CASE("feeding: cards that fold out of 64 bits from block to block", "[detail][feed][overflow]") {
  // Falling cards stay, so that there is always something left over; the low and high ones fold into one that sinks by 2^62
  // with each block.
  constexpr std::int64_t limit = std::int64_t{1} << block_folder::card_bits;
  for (const std::size_t falling : {0U, 1U, 63U, 64U, 100U, 101U, 511U, 513U, 600U}) {
    row_of_integers cards(5 * block_folder::capacity);
    for (std::size_t index = 0; index < cards.size(); ++index) {
      cards[index] = index < falling              ? 1000 - static_cast<std::int64_t>(index)
                     : (index - falling) % 2 == 0 ? -limit
                                                  : limit - 1;
    }
    CHECK_ROW(both_ways_agree(cards), cards, "sinking", falling);
  }
}

TEST_CASE("feeding: what blocks leave over, in rows that fold by halves", "[detail][feed]") {
  // Valleys and random cards in turns, so that much and little is left over, with and without a block between that the
  // stack takes at once.
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    random_source source(seed);
    row_of_integers cards;
    for (std::size_t part = 0; part < 12; ++part) {
      const auto kind = all_shapes[source.index(all_shapes.size())];
      const auto more = make_row(kind, 1 + source.index(part % 3 == 0 ? 6000 : 700), seed + part);
      cards.insert(cards.end(), more.begin(), more.end());
    }
    CHECK_ROW(all_types_agree(cards), cards, "parts", seed);
  }
}

TEST_CASE("feeding: short patterns, repeated and out of step with the words", "[detail][feed]") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    random_source source(seed);
    const row_of_integers pattern = make_row(all_shapes[seed % all_shapes.size()], 2 + seed % 9, seed);
    row_of_integers cards(200 + source.index(500));
    for (std::size_t index = 0; index < cards.size(); ++index) cards[index] = pattern[index % pattern.size()];
    CHECK_ROW(all_types_agree(cards), cards, "pattern", seed);
  }
}

TEST_CASE("feeding: a row that goes on after a block, one by one and in further blocks", "[detail][feed]") {
  for (const auto kind : all_shapes) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      random_source source(seed);
      const auto cards = make_row(kind, 1500 + seed * 100, seed);
      const std::span<const std::int64_t> all(cards);
      fed_row pieces;
      for (std::size_t begin = 0; begin < cards.size();) {
        const std::size_t size = (std::min)(cards.size() - begin, 1 + source.index(700));
        if (source.next() % 2 == 0) {
          feed_integers<feeding::in_blocks>(pieces.row, pieces.sum, all.data() + begin, size);
        } else {
          feed_integers<feeding::one_by_one>(pieces.row, pieces.sum, all.data() + begin, size);
        }
        begin += size;
      }
      CHECK_ROW(pieces == feed<feeding::one_by_one>(cards), cards, name_of(kind), seed);
    }
  }
}

TEST_CASE("feeding: solve on long rows at the limits of int64 is exact or an error, as bottom_up is",
          "[detail][feed][overflow]") {
  const auto verdict = [](const auto& cards,
                          auto strategy) -> std::optional<card_game::outcome<std::int64_t>> {
    try {
      return card_game::solve(cards, strategy);
    } catch (const std::overflow_error&) {
      return std::nullopt;
    }
  };
  std::size_t exact = 0;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    random_source source(seed);
    auto cards = make_row(all_shapes[seed % all_shapes.size()], 700 + seed * 60, seed);
    // One stretch of extreme cards, two high and two low, so that sums leave 64 bits there and come back.
    const std::size_t from = source.index(300);
    const std::size_t length = (seed % 3 == 0 ? 4 : 1) * (1 + seed);
    for (std::size_t index = from; index < from + length; ++index) {
      const std::int64_t high = std::numeric_limits<std::int64_t>::max() - source.between(0, 2);
      cards[index] = (index - from) % 4 < 2 ? high : -high;
    }
    const auto expected = verdict(cards, card_game::strategy::bottom_up{});
    CHECK_ROW(verdict(cards, card_game::strategy::linear{}) == expected, cards, "linear", seed);
    exact += expected.has_value() ? 1U : 0U;
  }
  CHECK((exact > 4 && exact < 24));
}
