#pragma once
// What a failing test prints: both outcomes as numbers, the row and the seed it came from, ready to paste into a new test.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <card_game/outcome.hpp>
#include <card_game/side.hpp>

#include "../catch.hpp"
#include "wide_integer.hpp"

namespace card_game_test {

template <class Number>
std::string text_of(const Number& number) {
  if constexpr (std::floating_point<Number>) {
    char digits[64];
    std::snprintf(digits, sizeof digits, "%.21Lg", static_cast<long double>(number));
    return digits;
  } else if constexpr (std::constructible_from<wide_integer, Number>) {
    return wide_integer(number).text();
  } else if constexpr (requires {
                         { number.text() } -> std::convertible_to<std::string>;
                       }) {
    return number.text();
  } else {
    return "?";
  }
}

template <class Score>
std::string text_of(const card_game::outcome<Score>& scores) {
  return text_of(scores.first) + " : " + text_of(scores.second);
}

// "memoized, seed 7, 3 cards: {2, 100, 6}"
template <class Cards>
std::string describe(const Cards& cards, std::string_view what, std::uint64_t seed = 0) {
  std::string list;
  std::size_t size = 0;
  for (const auto& card : cards) {
    if (++size <= 200) list += (size == 1 ? "" : ", ") + text_of(card);
  }
  if (size > 200) list += ", …";
  return std::string(what) + ", seed " + std::to_string(seed) + ", " + std::to_string(size) + " cards: {" +
         list + "}";
}

template <class Value>
std::string text_of(const std::optional<Value>& value) {
  return value.has_value() ? text_of(*value) : "an error";
}

[[noreturn]] inline void fail(const char* condition, const char* file, int line,
                              std::string_view circumstances) {
  FAIL(file << ":" << line << ": " << condition << "\n" << circumstances);
  std::abort();  // not reached: FAIL throws
}

// Whether the call throws an Error, and nothing else.
template <class Error, class Call>
bool throws(Call call) {
  try {
    static_cast<void>(call());
  } catch (const Error&) {
    return true;
  }
  return false;
}

// what() of the Error that the call throws. Another exception, or none, fails the test.
template <class Error, class Call>
std::string message_of(Call call) {
  try {
    static_cast<void>(call());
  } catch (const Error& error) {
    return error.what();
  }
  FAIL_CHECK("nothing was thrown");
  return {};
}

inline bool mentions(std::string_view message, std::string_view part) {
  const bool found = message.find(part) != std::string_view::npos;
  if (!found) UNSCOPED_INFO("in the message \"" << message << "\" there is no \"" << part << "\"");
  return found;
}

}  // namespace card_game_test

namespace Catch {

template <class Score>
struct StringMaker<card_game::outcome<Score>> {
  static std::string convert(const card_game::outcome<Score>& scores) {
    return card_game_test::text_of(scores);
  }
};

template <>
struct StringMaker<card_game::side> {
  static std::string convert(card_game::side which) {
    return which == card_game::side::left ? "left" : "right";
  }
};

template <>
struct StringMaker<card_game_test::wide_integer> {
  static std::string convert(const card_game_test::wide_integer& value) { return value.text(); }
};

}  // namespace Catch

// Checks for loops over very many rows, and inside generic code: silent and cheap while they hold, in compile time as well.
// The first time one does not, the values, the row and the seed are printed and the test case ends.
#define CHECK_ROW(condition, ...) \
  ((condition)                    \
       ? void()                   \
       : card_game_test::fail(#condition, __FILE__, __LINE__, card_game_test::describe(__VA_ARGS__)))

#define CHECK_SAME(actual, expected, ...)                                                       \
  ((actual) == (expected) ? void()                                                              \
                          : card_game_test::fail(#actual " == " #expected, __FILE__, __LINE__,  \
                                                 card_game_test::text_of(actual) + " is not " + \
                                                     card_game_test::text_of(expected) + "\n" + \
                                                     card_game_test::describe(__VA_ARGS__)))

#define CHECK_FOR(name, ...) \
  ((__VA_ARGS__) ? void() : card_game_test::fail(#__VA_ARGS__, __FILE__, __LINE__, name))

// A bool function that has to be true as a constant expression and once more at run time, where the sanitizers look on.
// Constant evaluation needs a constexpr std::vector, which g++ 11 does not have, nor the debug library of g++ 12.
#if defined(__cpp_lib_constexpr_vector) && !defined(_GLIBCXX_DEBUG)
#define CONSTEXPR_WITH_VECTOR constexpr
#define CHECK_BOTH_TIMES(...)   \
  do {                          \
    static_assert(__VA_ARGS__); \
    CHECK(__VA_ARGS__);         \
  } while (false)
#else
#define CONSTEXPR_WITH_VECTOR
#define CHECK_BOTH_TIMES(...) CHECK(__VA_ARGS__)
#endif
