// Kinds of rows. A fold is as fast as its branches are predictable, and its stack as deep as the row is
// monotone, so one kind of row would say little; these are the kinds that differ.
//
// Rows come from fixed seeds through splitmix64, so they are the same on every platform and standard library.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

/// Steele, Lea and Flood's splitmix64.
class random_source {
  std::uint64_t state_;

public:
  explicit constexpr random_source(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t operator()() {
    std::uint64_t bits = state_ += 0x9e3779b97f4a7c15U;
    bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111ebU;
    return bits ^ bits >> 31;
  }
  /// A number of [low, high], which spans less than 2^63. The bias of the modulus is far below what matters.
  constexpr std::int64_t between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>((*this)() % static_cast<std::uint64_t>(high - low + 1));
  }
};

inline constexpr std::array<std::string_view, 13> families = {
    "random", "small_values", "walk",     "sorted",    "reversed",   "mountain",     "valley",
    "zigzag", "sawtooth",     "constant", "runs_of_8", "runs_of_64", "nearly_sorted"};

/// The largest card, chosen so that sums over 10^8 cards stay exact in the score type.
template <class Card>
constexpr std::int64_t largest_card = std::floating_point<Card>          ? 50'000'000
                                      : std::same_as<Card, std::int64_t> ? 50'000'000'000
                                                                         : 1'000'000'000;

/// `rows` rows of the named family, `count` cards each, one after another.
template <class Card>
std::vector<Card> make_rows(std::string_view family, std::size_t count, std::size_t rows) {
  constexpr std::int64_t limit = largest_card<Card>;
  random_source random{0x5eed'0000 + count};
  std::vector<Card> cards;
  cards.reserve(count * rows);
  const auto size = static_cast<std::int64_t>(count);
  const std::int64_t step = (2 * limit) / (size + 1);

  // The card at height h of a rising row: strictly rising, but by an uneven step.
  const auto risen = [&](std::int64_t height) {
    return -limit + height * step + random.between(0, step > 2 ? step - 2 : 0);
  };
  const auto add = [&](std::int64_t card) { cards.push_back(static_cast<Card>(card)); };
  const auto each = [&](auto&& card_at) {
    for (std::size_t row = 0; row < rows; ++row)
      for (std::int64_t at = 0; at < size; ++at) add(card_at(at));
  };
  // Rising for `length` cards, falling for as many, by random steps.
  const auto runs = [&](std::int64_t length) {
    std::int64_t level = 0;
    each([&](std::int64_t at) {
      const std::int64_t climb = random.between(1, 1000);
      return level += (at / length) % 2 == 0 ? climb : -climb;
    });
  };

  if (family == "random") {
    each([&](std::int64_t) { return random.between(-limit, limit); });
  } else if (family == "small_values") {
    each([&](std::int64_t) { return random.between(0, 9); });
  } else if (family == "walk") {
    std::int64_t level = 0;
    each([&](std::int64_t) { return level += random.between(-1000, 1000); });
  } else if (family == "sorted") {
    each(risen);
  } else if (family == "reversed") {
    each([&](std::int64_t at) { return risen(size - 1 - at); });
  } else if (family == "mountain") {
    each([&](std::int64_t at) { return risen(at < size / 2 ? at : size - 1 - at); });
  } else if (family == "valley") {
    each([&](std::int64_t at) { return risen(at < size / 2 ? size - 1 - at : at); });
  } else if (family == "zigzag") {
    each(
        [&](std::int64_t at) { return at % 2 == 0 ? random.between(-limit, -1) : random.between(0, limit); });
  } else if (family == "sawtooth") {
    each([&](std::int64_t at) { return at % 100 * 1000; });
  } else if (family == "constant") {
    each([&](std::int64_t) { return std::int64_t{7}; });
  } else if (family == "runs_of_8") {
    runs(8);
  } else if (family == "runs_of_64") {
    runs(64);
  } else if (family == "nearly_sorted") {
    each([&](std::int64_t at) { return random() % 16 == 0 ? random.between(-limit, limit) : risen(at); });
  } else {
    throw std::invalid_argument("bench: no family of rows is called " + std::string(family));
  }
  // Fractions of a power of two look like real amounts and change no sum's exactness.
  if constexpr (std::floating_point<Card>)
    for (Card& card : cards) card /= 16;
  return cards;
}

}  // namespace bench
