// Every error of the library leaves through `raise`, and says which function, which value, and what to do.
//
// Programs built without exceptions get the same message on the standard error stream, and `std::abort`. The text is
// put together in a plain buffer: what std::string brings along would cost each program that includes the library more
// time to compile than solving the game does.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include <card_game/detail/integer.hpp>

namespace card_game::detail {

/// The text of an error, which begins with the function it comes from.
class message {
public:
  explicit message(const char* function) { add("card_game::").add(function).add(": "); }

  [[nodiscard]] const char* text() const { return text_; }

  message& add(const char* words) {
    for (; *words != '\0' && size_ + 1 < sizeof(text_); ++words) text_[size_++] = *words;
    text_[size_] = '\0';
    return *this;
  }

  /// A built-in number in decimal.
  template <class Number>
  message& number(const Number& value) {
    char digits[64] = "";
    if constexpr (std::floating_point<Number>) {
      std::snprintf(digits, sizeof(digits), "%.17Lg", static_cast<long double>(value));
    } else if constexpr (integer<Number>) {
      char* first = digits + sizeof(digits) - 1;
      *first = '\0';
      Number rest = value;
      do {
        const int digit = static_cast<int>(rest % 10);
        *--first = static_cast<char>('0' + (digit < 0 ? -digit : digit));
        rest = static_cast<Number>(rest / 10);
      } while (rest != 0);
      if (value < Number{0}) *--first = '-';
      return add(first);
    }
    return add(digits);
  }
  /// " = " and the number; nothing for types whose text only their makers know.
  template <class Number>
  message& value(const Number& value) {
    if constexpr (std::floating_point<Number> || integer<Number>) add(" = ").number(value);
    return *this;
  }

private:
  char text_[384] = "";
  std::size_t size_ = 0;
};

template <class Error>
[[noreturn]] inline void raise(const message& error) {
#if defined(__cpp_exceptions)
  throw Error(error.text());
#else
  std::fprintf(stderr, "%s\n", error.text());
  std::abort();
#endif
}

[[noreturn]] inline void raise_no_cards(const char* function) {
  raise<std::invalid_argument>(
      message(function).add("there are 0 cards, so no move; ask only while a card is left"));
}

[[noreturn]] inline void raise_does_not_fit(const message& what) {
  raise<std::overflow_error>(
      message(what).add(" does not fit the score type; name a wider one, as in solve<__int128>(cards) or "
                        "solve<long double>(cards), or "
                        "use cards of a big integer type"));
}

[[noreturn]] inline void raise_too_many_cards(const char* function, std::size_t cards,
                                              std::size_t max_cards) {
  raise<std::length_error>(message(function)
                               .number(cards)
                               .add(" cards are more than max_cards = ")
                               .number(max_cards)
                               .add("; use strategy::linear, which has no limit"));
}

}  // namespace card_game::detail
