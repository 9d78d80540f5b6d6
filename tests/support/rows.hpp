#pragma once
// Rows of cards for the tests: every shape that plays differently, from a seed, the same on every platform. The generator is
// our own because the distributions of <random> differ between standard libraries, and it is another one than the library's
// own policy::random uses, so neither can hide a fault of the other.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <string_view>
#include <vector>

namespace card_game_test {

using row_of_integers = std::vector<std::int64_t>;

// xorshift64*, by Marsaglia and Vigna.
class random_source {
public:
  explicit constexpr random_source(std::uint64_t seed) : state_((seed + 1) * 0x9e37'79b9'7f4a'7c15U) {
    if (state_ == 0) state_ = 1;
    for (int round = 0; round < 4; ++round) static_cast<void>(next());
  }

  constexpr std::uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545'f491'4f6c'dd1dU;
  }

  // Both ends included. The bias of the remainder does not matter here.
  constexpr std::int64_t between(std::int64_t low, std::int64_t high) {
    const std::uint64_t width = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    const std::uint64_t step = width == 0 ? next() : (next() >> 8) % width;
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + step);
  }

  constexpr std::size_t index(std::size_t size) { return static_cast<std::size_t>(next() >> 8) % size; }

private:
  std::uint64_t state_;
};

enum class shape {
  random,
  ties,
  sorted,
  reversed,
  mountain,
  valley,
  zigzag,
  walk,
  constant,
  runs,
  sawtooth,
  wide
};

inline constexpr std::array all_shapes{shape::random,   shape::ties,   shape::sorted,   shape::reversed,
                                       shape::mountain, shape::valley, shape::zigzag,   shape::walk,
                                       shape::constant, shape::runs,   shape::sawtooth, shape::wide};

constexpr std::string_view name_of(shape kind) {
  constexpr std::array<std::string_view, 12> names{"random",   "ties",   "sorted",   "reversed",
                                                   "mountain", "valley", "zigzag",   "walk",
                                                   "constant", "runs",   "sawtooth", "wide"};
  return names[static_cast<std::size_t>(kind)];
}

// The cards of all shapes but `wide` stay below 2³¹, so they fit an int as well. `wide` uses up to 2⁵⁰: no sum of the rows
// here overflows 64 bits, but the block kernel's 32-bit thinking would.
inline row_of_integers make_row(shape kind, std::size_t size, std::uint64_t seed) {
  random_source source(seed * 977 + size * 31 + static_cast<std::uint64_t>(kind));
  row_of_integers row(size);
  const std::size_t turn = size == 0 ? 0 : source.index(size);  // where a mountain or a valley turns
  const auto run_length = static_cast<std::size_t>(source.between(1, 70));
  std::int64_t height = source.between(-1000, 1000);
  for (std::size_t index = 0; index < size; ++index) {
    const std::int64_t step = source.between(0, 40);
    switch (kind) {
      case shape::random:
        height = source.between(-1'000'000'000, 1'000'000'000);
        break;
      case shape::ties:
        height = source.between(-1, 2);
        break;
      case shape::sorted:
        height += step;
        break;
      case shape::reversed:
        height -= step;
        break;
      case shape::mountain:
        height += index < turn ? step : -step;
        break;
      case shape::valley:
        height += index < turn ? -step : step;
        break;
      case shape::zigzag:
        height = index % 2 == 0 ? source.between(-50, 0) : source.between(0, 50);
        break;
      case shape::walk:
        height += source.between(-20, 20);
        break;
      case shape::constant:
        break;
      case shape::runs:
        if (index % run_length == 0) height = source.between(-9, 9);
        break;
      case shape::sawtooth:
        height = static_cast<std::int64_t>(index % run_length) * 3 - 20;
        break;
      case shape::wide:
        height = source.between(-(std::int64_t{1} << 50), std::int64_t{1} << 50);
        break;
    }
    row[index] = height;
  }
  return row;
}

// Calls visit(row) with every row of length 0 to max_length over the alphabet, shortest first.
template <class Card, class Visitor>
constexpr void for_each_row(const std::vector<Card>& alphabet, std::size_t max_length, Visitor visit) {
  for (std::size_t length = 0; length <= max_length; ++length) {
    std::vector<std::size_t> digits(length, 0);
    std::vector<Card> row(length, alphabet.front());
    for (bool more = true; more;) {
      visit(static_cast<const std::vector<Card>&>(row));
      more = false;
      for (std::size_t place = 0; place < length && !more; ++place) {
        more = ++digits[place] < alphabet.size();
        if (!more) digits[place] = 0;
        row[place] = alphabet[digits[place]];
      }
    }
  }
}

}  // namespace card_game_test
