// What the program may assume about the screen it writes to. Everything here answers for the plainest
// terminal when it cannot know: no colour, 80 columns, ASCII.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#ifdef _WIN32
#include <io.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace example {

enum class stream { in = 0, out = 1, error = 2 };

inline bool is_terminal(stream which) {
#ifdef _WIN32
  return _isatty(static_cast<int>(which)) != 0;
#else
  return isatty(static_cast<int>(which)) != 0;
#endif
}

inline std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

/// Colour belongs on a terminal that knows it, unless the person said no (https://no-color.org).
inline bool colour_wanted(stream which = stream::out) {
  return is_terminal(which) && environment("NO_COLOR").empty() && environment("TERM") != "dumb" &&
         !environment("TERM").empty();
}

/// Columns of the terminal; 80 where there is none.
inline std::size_t terminal_width() {
#ifndef _WIN32
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
#endif
  return 80;
}

/// May lines and boxes be drawn with characters beyond ASCII? The first variable that is set decides, as it
/// does for setlocale.
inline bool unicode_wanted() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (value.empty()) continue;
    const auto has = [value](std::string_view part) { return value.find(part) != std::string_view::npos; };
    return has("UTF-8") || has("utf-8") || has("UTF8") || has("utf8");
  }
  return false;
}

/// Text in a colour or weight, e.g. `paint("1;32", "won")`: the numbers are those of ECMA-48 "SGR".
class painter {
public:
  explicit painter(bool colour = colour_wanted()) : colour_(colour) {}
  [[nodiscard]] std::string operator()(std::string_view style, std::string_view text) const {
    if (!colour_) return std::string(text);
    return "\x1b[" + std::string(style) + "m" + std::string(text) + "\x1b[0m";
  }

private:
  bool colour_;
};

}  // namespace example
