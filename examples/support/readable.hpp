// Numbers and times as text for people.
#pragma once

#include <chrono>
#include <concepts>
#include <iomanip>
#include <sstream>
#include <string>

namespace example {

template <std::integral Integer>
std::string readable(Integer number) {
  return std::to_string(number);
}

inline std::string readable(double number) {
  std::ostringstream text;
  text << std::setprecision(15) << number;  // as many digits as a double is sure to have
  return text.str();
}

inline std::string readable(std::chrono::steady_clock::duration time) {
  const double seconds = std::chrono::duration<double>(time).count();
  std::ostringstream text;
  text << std::fixed << std::setprecision(seconds < 1e-6 ? 0 : seconds < 1 ? 1 : 2);
  if (seconds < 1e-6) {
    text << seconds * 1e9 << " ns";
  } else if (seconds < 1e-3) {
    text << seconds * 1e6 << " us";
  } else if (seconds < 1) {
    text << seconds * 1e3 << " ms";
  } else {
    text << seconds << " s";
  }
  return text.str();
}

}  // namespace example
