// Cards as people type them, on a command line or in a file.
//
// Whole numbers stay exact 64-bit integers; a point or an exponent anywhere makes the whole row double.
// Whatever is no number is an error that says where it stands, because a row of ten thousand cards with one
// slip in it is hopeless otherwise.
#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <istream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace example {

using typed_cards = std::variant<std::vector<std::int64_t>, std::vector<double>>;

/// What the person typed cannot be used; the programs here end with status 2 on it.
struct bad_input : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A piece of the input, and where it stood: the number of its argument, or its offset in the text.
struct word {
  std::string_view text;
  std::size_t at;
};

/// The text without anything that a terminal would obey.
inline std::string printable(std::string_view text) {
  std::string shown{text};
  for (char& character : shown) {
    if (static_cast<unsigned char>(character) < 0x20 || character == 0x7f) character = '?';
  }
  return shown;
}

/// What was typed, as an error message may show it: in quotes, and short.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  // Not "'" + ...: g++ 12 warns of an overlap in that operator (its bug 105651).
  return std::string("'")
      .append(printable(text.substr(0, longest)))
      .append(text.size() > longest ? "...'" : "'");
}

/// The whole text as one number, or why not: `invalid_argument` or `result_out_of_range`.
template <std::integral Integer>
std::errc parse(std::string_view text, Integer& number) {
  // from_chars knows no '+', people do.
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  return end == last ? error : std::errc::invalid_argument;
}

/// strtod, since libc++ has from_chars for double only from version 20 on. The alphabet is checked first:
/// strtod would take "inf", "nan" and "0x1p3" too.
inline std::errc parse(std::string_view text, double& number) {
  const std::string copy(text);  // ends with the '\0' that strtod needs
  char* end = nullptr;
  number = std::strtod(copy.c_str(), &end);
  const bool whole = !copy.empty() && end == copy.c_str() + copy.size();
  if (!whole || copy.find_first_not_of("0123456789+-.eE") != std::string::npos) {
    return std::errc::invalid_argument;
  }
  return std::isinf(number) ? std::errc::result_out_of_range : std::errc{};
}

/// Words as cards. `place(word.at)` says where a word stands; it is only called for a faulty one.
template <class Number, class Place>
std::vector<Number> read_row(const std::vector<word>& words, const Place& place) {
  std::vector<Number> cards(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::errc error = parse(words[i].text, cards[i]);
    if (error == std::errc{}) continue;
    constexpr const char* too_large = std::same_as<Number, double>
                                          ? " is too large for a double"
                                          : " does not fit 64 bits (with a point it is read as a double)";
    throw bad_input(place(words[i].at) + ": " + quoted(words[i].text) +
                    (error == std::errc::result_out_of_range ? too_large : " is not a number"));
  }
  return cards;
}

template <class Place>
typed_cards cards_from_words(const std::vector<word>& words, const Place& place) {
  const bool decimal = std::any_of(words.begin(), words.end(), [](const word& each) {
    return each.text.find_first_of(".eE") != std::string_view::npos;
  });
  if (decimal) return read_row<double>(words, place);
  return read_row<std::int64_t>(words, place);
}

/// Cards given as arguments; `at` is an argument's number.
inline typed_cards cards_from_arguments(const std::vector<word>& arguments) {
  return cards_from_words(arguments, [](std::size_t at) { return "argument " + std::to_string(at); });
}

/// Cards from a stream up to its end, separated by any white space.
inline typed_cards cards_from_stream(std::istream& in) {
  const std::string text(std::istreambuf_iterator<char>(in), {});
  constexpr std::string_view space = " \t\r\n\v\f";
  std::vector<word> words;
  for (std::size_t begin = text.find_first_not_of(space); begin != std::string::npos;) {
    const std::size_t end = (std::min)(text.find_first_of(space, begin), text.size());
    words.push_back({std::string_view(text).substr(begin, end - begin), begin});
    begin = text.find_first_not_of(space, end);
  }
  return cards_from_words(words, [&text](std::size_t at) {
    const std::string_view before = std::string_view(text).substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0, where the first line begins
    return "line " + std::to_string(line) + ", column " + std::to_string(at - line_begin + 1);
  });
}

}  // namespace example
