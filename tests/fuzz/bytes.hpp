// The fuzzer's bytes, read as choices and as rows.
//
// Bytes steer small things (a kind of row, a few cards, cut points), so that a mutation of one byte is a small change of
// one row; that is what lets coverage guidance walk. An exhausted reader gives zeros.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "wide.hpp"

namespace fuzz {

class bytes {
public:
  explicit bytes(std::span<const std::uint8_t> data) : data_(data) {}

  [[nodiscard]] std::size_t left() const { return data_.size(); }

  std::uint8_t byte() {
    if (data_.empty()) return 0;
    const std::uint8_t value = data_.front();
    data_ = data_.subspan(1);
    return value;
  }
  // Choices come from the back, so that they do not shift the cards.
  std::uint8_t choice() {
    if (data_.empty()) return 0;
    const std::uint8_t value = data_.back();
    data_ = data_.first(data_.size() - 1);
    return value;
  }
  template <class Number>
  Number raw() {
    unsigned char image[sizeof(Number)] = {};
    for (unsigned char& part : image) part = byte();
    Number number;
    std::memcpy(&number, image, sizeof number);
    return number;
  }

private:
  std::span<const std::uint8_t> data_;
};

// Small signed numbers around zero from one byte: many ties, the place where a wrong comparison shows.
inline int small(std::uint8_t byte) {
  return byte < 128 ? byte : byte - 256;
}

// An integer card close to one of the limits of its type, or close to zero.
template <class Number>
Number near_limit(std::uint8_t byte) {
  using unsigned_number = unsigned __int128;
  constexpr bool is_signed = translation<Number>::is_signed;
  constexpr int bits = static_cast<int>(sizeof(Number) * 8) - (is_signed ? 1 : 0);
  const unsigned_number highest = (static_cast<unsigned_number>(1) << (bits - 1)) * 2 - 1;
  const unsigned_number step = byte & 31U;
  switch (byte >> 5) {
    case 0:
      return static_cast<Number>(step);
    case 1:
      return static_cast<Number>(-step);  // for unsigned cards the other end
    case 2:
    case 3:
      return static_cast<Number>(highest - step);
    case 4:
    case 5:
      return static_cast<Number>(is_signed ? highest + 1 + step : step);  // from the lowest upwards
    case 6:
      return static_cast<Number>(highest / 2 + step);
    default:
      return static_cast<Number>(highest / 2 - step);
  }
}

template <class Card, class MakeRaw, class MakeSmall, class MakeExtreme>
std::vector<Card> read_row(bytes& input, MakeRaw make_raw, MakeSmall make_small, MakeExtreme make_extreme) {
  constexpr std::size_t longest = 150;
  constexpr std::size_t longest_pattern = 3000;
  std::vector<Card> row;
  const std::uint8_t kind = input.byte();
  switch (kind % 8) {
    case 0:
      while (input.left() >= sizeof(Card) && row.size() < longest) row.push_back(make_raw(input));
      break;
    case 1:
    case 2:  // an alphabet of a few values
      while (input.left() > 0 && row.size() < longest) row.push_back(make_small(small(input.byte()) % 3));
      break;
    case 3:
      while (input.left() > 0 && row.size() < longest) row.push_back(make_small(small(input.byte())));
      break;
    case 4:
    case 5:
      while (input.left() > 0 && row.size() < longest) row.push_back(make_extreme(input.byte()));
      break;
    case 6: {  // runs
      while (input.left() > 0 && row.size() < longest_pattern) {
        const int value = small(input.byte());
        const std::uint8_t form = input.byte();
        const int step = static_cast<int>(form % 3) - 1;
        for (int count = 0, card = value; count < form / 3; ++count, card += step) {
          row.push_back(make_small(card % 100));
        }
      }
      break;
    }
    default: {  // one pattern again and again, a hair different each time, long enough for whole blocks
      std::vector<int> pattern;
      const int repeats = input.byte() + 1;
      while (input.left() > 0 && pattern.size() < 40) pattern.push_back(small(input.byte()));
      std::uint32_t noise = kind;
      for (int round = 0; round < repeats && row.size() < longest_pattern; ++round) {
        for (const int card : pattern) {
          noise = (noise * 1103515245U + 12345U) & 0x7fffffffU;
          const bool is_changed = kind >= 128 && noise >> 28 == 0;
          row.push_back(make_small((card + (is_changed ? static_cast<int>(noise >> 16 & 15U) : 0)) % 128));
        }
      }
      break;
    }
  }
  return row;
}

}  // namespace fuzz
