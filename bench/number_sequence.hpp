// Project Euler 477's cards as a one-pass stream: s1 = 0, s(i+1) = (s(i)^2 + 45) mod 1 000 000 007.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace bench {

class number_sequence {
  std::int64_t count_;

public:
  explicit number_sequence(std::int64_t count) : count_(count) {}

  class iterator {
    std::uint64_t card_ = 0;
    std::int64_t left_ = 0;

  public:
    using value_type = std::int64_t;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::input_iterator_tag;

    iterator() = default;
    explicit iterator(std::int64_t count) : left_(count) {}

    std::int64_t operator*() const { return static_cast<std::int64_t>(card_); }
    iterator& operator++() {
      card_ = (card_ * card_ + 45) % 1'000'000'007;
      --left_;
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const iterator& at, std::default_sentinel_t) { return at.left_ == 0; }
  };

  iterator begin() const { return iterator{count_}; }
  std::default_sentinel_t end() const { return {}; }
};

}  // namespace bench
