// A user's number type with exactly what the concept asks for: copies, zero, `+`, `-` and `<`.
#pragma once

#include "wide.hpp"

namespace fuzz {

class money {
public:
  money() = default;
  explicit money(long long cents) : cents_(cents) {}
  [[nodiscard]] long long cents() const { return cents_; }
  friend money operator+(money a, money b) { return money(a.cents_ + b.cents_); }
  friend money operator-(money a, money b) { return money(a.cents_ - b.cents_); }
  friend bool operator<(money a, money b) { return a.cents_ < b.cents_; }

private:
  long long cents_ = 0;
};

template <>
struct translation<money> {
  static wide of(money amount) { return translation<long long>::of(amount.cents()); }
  static money back(wide number) { return money(translation<long long>::back(number)); }
  // The type knows no limits, so the library cannot either: rows stay small enough that no sum leaves 64 bits.
  static bool fits(wide) { return true; }
};

}  // namespace fuzz
