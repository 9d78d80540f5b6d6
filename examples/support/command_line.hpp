// The few things a small program wants from its command line, and one place where its errors end.
//
//     command_line line(argc, argv);
//     if (line.flag("--help")) ...
//     const auto seed = line.value<std::uint64_t>("--seed").value_or(1);
//     const typed_cards cards = cards_from_arguments(line.rest());
//
// An option is a word that begins with "--" (or is "-h"), so "-5" is a card; after a lone "--" everything is.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "numbers.hpp"

namespace example {

class command_line {
public:
  command_line(int argc, const char* const* argv) {
    bool only_cards = false;
    for (int i = 1; i < argc; ++i) {
      const word argument{argv[i], static_cast<std::size_t>(i)};
      if (only_cards) {
        rest_.push_back(argument);
      } else if (argument.text == "--") {
        only_cards = true;
      } else {
        words_.push_back(argument);
      }
    }
  }

  /// Was the flag given? It is used up by the question.
  [[nodiscard]] bool flag(std::string_view name) {
    return std::erase_if(words_, [name](const word& each) { return each.text == name; }) > 0;
  }

  /// The word after the option `name`; both are used up. Given twice, the last one counts.
  [[nodiscard]] std::optional<std::string_view> text(std::string_view name) {
    std::optional<std::string_view> found;
    for (std::size_t i = 0; i < words_.size();) {
      if (words_[i].text != name) {
        ++i;
        continue;
      }
      if (i + 1 == words_.size()) throw bad_input(std::string(name) + " needs a value after it");
      found = words_[i + 1].text;
      const auto option = words_.begin() + static_cast<std::ptrdiff_t>(i);
      words_.erase(option, option + 2);
    }
    return found;
  }

  /// The whole number after the option `name`.
  template <std::integral Integer>
  [[nodiscard]] std::optional<Integer> value(std::string_view name, Integer least, Integer most) {
    const std::optional<std::string_view> given = text(name);
    if (!given) return std::nullopt;
    Integer number{};
    if (parse(*given, number) != std::errc{} || number < least || number > most) {
      throw bad_input(std::string(name) + ": " + quoted(*given) + " is not a whole number from " +
                      std::to_string(least) + " to " + std::to_string(most));
    }
    return number;
  }

  /// What no option claimed. Ask last: an option nobody asked for is an error.
  [[nodiscard]] std::vector<word> rest() const {
    for (const word& each : words_) {
      if (each.text.starts_with("--") || each.text == "-h") {
        throw bad_input("argument " + std::to_string(each.at) + ": no option is called " + quoted(each.text) +
                        "; --help lists them");
      }
    }
    std::vector<word> all = words_;
    all.insert(all.end(), rest_.begin(), rest_.end());
    return all;
  }

private:
  std::vector<word> words_;  // up to a lone "--": options, their values, cards
  std::vector<word> rest_;   // after it: cards only
};

/// Runs a program: `body(line)`, or its help. The status is 0, 2 after bad input, and 1 after any other
/// error.
template <class Body>
int run(const char* name, std::string_view help, int argc, const char* const* argv, const Body& body) {
  try {
    command_line line(argc, argv);
    if (line.flag("--help") || line.flag("-h")) {
      std::cout << help;
    } else {
      body(line);
    }
    if (!std::cout.flush()) throw std::runtime_error("the output could not be written");
    return 0;
  } catch (const bad_input& error) {
    std::cout.flush();
    std::cerr << name << ": " << error.what() << '\n';
    return 2;
  } catch (const std::exception& error) {
    std::cout.flush();
    std::cerr << name << ": " << error.what() << '\n';
    return 1;
  }
}

}  // namespace example
