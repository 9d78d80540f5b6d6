// Comparisons as bits: both ways of making them, of which a build uses the one that suits its target, against a plain loop.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include <card_game/detail/bits.hpp>

#include "../catch.hpp"
#include "../support/report.hpp"
#include "../support/rows.hpp"

namespace {

using card_game::detail::count_ones;
using card_game::detail::falls_in_word;
using card_game::detail::word_bits;
using card_game_test::random_source;

template <std::ptrdiff_t Apart, class Number>
std::uint64_t falls_one_by_one(const Number* numbers) {
  std::uint64_t word = 0;
  for (std::ptrdiff_t i = 0; i < 64; ++i)
    if (numbers[i - Apart] > numbers[i]) word |= std::uint64_t{1} << i;
  return word;
}

template <std::ptrdiff_t Apart, class Number>
bool both_ways_agree(const std::vector<Number>& numbers) {
  for (std::size_t begin = 2; begin + word_bits <= numbers.size(); ++begin) {
    const Number* const word = numbers.data() + begin;
    const std::uint64_t expected = falls_one_by_one<Apart>(word);
    if (falls_in_word<Apart, true>(word) != expected || falls_in_word<Apart, false>(word) != expected)
      return false;
  }
  return true;
}

// Numbers of the whole type and, in turns, of few values, so that some are equal.
template <class Number>
bool agrees_on(Number lowest, Number highest) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    random_source source(seed);
    std::vector<Number> numbers(200);
    for (Number& number : numbers) {
      const auto step = static_cast<Number>(source.between(0, 2));
      switch (source.index(seed % 2 == 0 ? 3 : 2)) {
        case 0:
          number = static_cast<Number>(lowest + step);
          break;
        case 1:
          number = static_cast<Number>(highest - step);
          break;
        default:
          number = static_cast<Number>(
              source.between(static_cast<std::int64_t>(lowest / 2), static_cast<std::int64_t>(highest / 2)));
          break;
      }
    }
    if (!both_ways_agree<1>(numbers) || !both_ways_agree<2>(numbers)) return false;
  }
  return true;
}

template <class Number>
bool agrees_on_all() {
  return agrees_on((std::numeric_limits<Number>::min)(), (std::numeric_limits<Number>::max)());
}

}  // namespace

TEST_CASE("bits: falls of numbers of every size, at the limits of their types", "[detail][bits]") {
  CHECK(agrees_on_all<std::int8_t>());
  CHECK(agrees_on_all<std::uint8_t>());
  CHECK(agrees_on_all<std::int16_t>());
  CHECK(agrees_on_all<std::uint16_t>());
  CHECK(agrees_on_all<std::int32_t>());
  CHECK(agrees_on_all<std::uint32_t>());
  // 64-bit numbers less than 2^63 apart, which is all that the kernel asks about.
  constexpr std::int64_t limit = std::int64_t{1} << 62;
  CHECK(agrees_on<std::int64_t>(1 - limit, limit));
}

TEST_CASE("bits: counting ones", "[detail][bits]") {
  CHECK(count_ones(0) == 0);
  CHECK(count_ones(~std::uint64_t{0}) == 64);
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    std::uint64_t word = random_source(seed).next();
    std::size_t ones = 0;
    for (std::uint64_t rest = word; rest != 0; rest >>= 1) ones += rest & 1;
    CHECK_FOR("a random word", count_ones(word) == ones);
  }
}
