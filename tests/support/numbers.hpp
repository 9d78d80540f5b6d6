#pragma once
// Number types of a user's own, each with no more than the library asks for: +, −, < and a zero default.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>

namespace card_game_test {

// Money in cents: no conversion from or to int, no other operator.
class money {
public:
  constexpr money() = default;
  static constexpr money of_cents(std::int64_t cents) {
    money amount;
    amount.cents_ = cents;
    return amount;
  }

  friend constexpr money operator+(const money& left, const money& right) {
    return of_cents(left.cents_ + right.cents_);
  }
  friend constexpr money operator-(const money& left, const money& right) {
    return of_cents(left.cents_ - right.cents_);
  }
  friend constexpr bool operator==(const money&, const money&) = default;
  friend constexpr auto operator<=>(const money&, const money&) = default;

  [[nodiscard]] constexpr std::int64_t cents() const { return cents_; }
  [[nodiscard]] std::string text() const { return std::to_string(cents_) + " cents"; }

private:
  std::int64_t cents_ = 0;
};

// An exact fraction in lowest terms, ordered by <  only.
class rational {
public:
  constexpr rational() = default;
  explicit constexpr rational(std::int64_t numerator, std::int64_t denominator = 1)
      : numerator_(numerator / std::gcd(numerator, denominator)),
        denominator_(denominator / std::gcd(numerator, denominator)) {}

  friend constexpr rational operator+(const rational& left, const rational& right) {
    return rational(left.numerator_ * right.denominator_ + right.numerator_ * left.denominator_,
                    left.denominator_ * right.denominator_);
  }
  friend constexpr rational operator-(const rational& left, const rational& right) {
    return left + rational(-right.numerator_, right.denominator_);
  }
  friend constexpr bool operator==(const rational&, const rational&) = default;
  friend constexpr bool operator<(const rational& left, const rational& right) {
    return left.numerator_ * right.denominator_ < right.numerator_ * left.denominator_;
  }

  [[nodiscard]] std::string text() const {
    return std::to_string(numerator_) + "/" + std::to_string(denominator_);
  }

private:
  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

// A number that counts what is done with it, so that a promise about cost is tested by counting and not by a clock.
class counted {
public:
  constexpr counted() = default;
  explicit constexpr counted(std::int64_t value) : value_(value) {}

  friend counted operator+(const counted& left, const counted& right) {
    ++operations();
    return counted(left.value_ + right.value_);
  }
  friend counted operator-(const counted& left, const counted& right) {
    ++operations();
    return counted(left.value_ - right.value_);
  }
  friend bool operator<(const counted& left, const counted& right) {
    ++operations();
    return left.value_ < right.value_;
  }
  friend bool operator==(const counted& left, const counted& right) {
    ++operations();
    return left.value_ == right.value_;
  }

  [[nodiscard]] constexpr std::int64_t value() const { return value_; }
  [[nodiscard]] std::string text() const { return std::to_string(value_); }

  static std::size_t& operations() {
    static std::size_t count = 0;
    return count;
  }

private:
  std::int64_t value_ = 0;
};

// A number that breaks: any copy or operation may throw, at a chosen step. Only moves do not.
class fragile {
public:
  struct broken {};

  fragile() = default;
  explicit fragile(std::int64_t value) : value_(value) {}
  fragile(const fragile& other) : value_(other.value_) { step(); }
  fragile(fragile&&) noexcept = default;
  fragile& operator=(const fragile& other) {
    step();
    value_ = other.value_;
    return *this;
  }
  fragile& operator=(fragile&&) noexcept = default;
  ~fragile() = default;

  friend fragile operator+(const fragile& left, const fragile& right) {
    step();
    return fragile(left.value_ + right.value_);
  }
  friend fragile operator-(const fragile& left, const fragile& right) {
    step();
    return fragile(left.value_ - right.value_);
  }
  friend bool operator<(const fragile& left, const fragile& right) {
    step();
    return left.value_ < right.value_;
  }
  friend bool operator==(const fragile& left, const fragile& right) { return left.value_ == right.value_; }

  [[nodiscard]] std::string text() const { return std::to_string(value_); }
  [[nodiscard]] std::int64_t value() const { return value_; }

  // The step that throws, counted from 1; 0 for none.
  static std::size_t& throws_at() {
    static std::size_t step = 0;
    return step;
  }

private:
  static void step() {
    if (throws_at() != 0 && --throws_at() == 0) throw broken{};
  }

  std::int64_t value_ = 0;
};

// Lets change(object) break at its first step, its second, and so on until it gets through. unchanged(object, before) has to
// hold after each break. Returns how many times it broke.
template <class Make, class Change, class Unchanged>
std::size_t break_at_every_step(Make make, Change change, Unchanged unchanged) {
  for (std::size_t step = 1;; ++step) {
    const auto before = make();
    auto object = before;
    try {
      fragile::throws_at() = step;
      change(object);
      fragile::throws_at() = 0;
      return step - 1;
    } catch (const fragile::broken&) {
      fragile::throws_at() = 0;
      if (!unchanged(object, before)) return 0;
    }
  }
}

}  // namespace card_game_test
