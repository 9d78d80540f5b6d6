// Every error of the library leaves through `raise`, and says which function, which value, and what to do.
//
// Programs built without exceptions get the same message on the standard error stream, and `std::abort`.
#pragma once

#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include <card_game/detail/integer.hpp>

namespace card_game::detail {

template <class Error>
[[noreturn]] inline void raise(const std::string& message) {
#if defined(__cpp_exceptions)
  throw Error(message);
#else
  std::fprintf(stderr, "%s\n", message.c_str());
  std::abort();
#endif
}

/// `value` in decimal, for messages; nothing for types whose text only their makers know.
template <class Number>
inline std::string to_text(const Number& value) {
  if constexpr (is_integer_128<Number>) {
    std::string digits;
    for (Number rest = value; rest != 0 || digits.empty(); rest /= 10) {
      const int digit = static_cast<int>(rest % 10);
      digits.insert(digits.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
    }
    return value < 0 ? "-" + digits : digits;
  } else if constexpr (signed_integer<Number>) {
    return std::to_string(static_cast<long long>(value));
  } else if constexpr (integer<Number>) {
    return std::to_string(static_cast<unsigned long long>(value));
  } else if constexpr (std::floating_point<Number>) {
    return std::to_string(value);
  } else {
    return {};
  }
}

[[noreturn]] inline void raise_no_cards(const char* function) {
  raise<std::invalid_argument>(std::string("card_game::") + function +
                               ": there are 0 cards, so no move; ask only while a card is left");
}

[[noreturn]] inline void raise_does_not_fit(const char* function, const std::string& what,
                                            const std::string& value) {
  raise<std::overflow_error>(
      std::string("card_game::") + function + ": " + what + (value.empty() ? "" : " = " + value) +
      " does not fit the score type; name a wider one, as in solve<__int128>(cards) or "
      "solve<long double>(cards), or use cards of a big integer type");
}

[[noreturn]] inline void raise_too_many_cards(const char* function, std::size_t cards,
                                              std::size_t max_cards) {
  raise<std::length_error>(std::string("card_game::") + function + ": " + std::to_string(cards) +
                           " cards are more than max_cards = " + std::to_string(max_cards) +
                           "; use strategy::linear, which has no limit");
}

}  // namespace card_game::detail
