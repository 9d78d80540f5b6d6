// The few things a picture is made of: boxes, lines, words, and one place that says what they look like.
//
// An SVG file that needs nothing beside it. Its colours follow the reader's light or dark mode, and it brings
// its own paper, so that it reads on any page. Lines are drawn first, under everything else.
#pragma once

#include <cstddef>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>

#include "ink.hpp"

namespace explain {

inline constexpr std::string_view drawing_style = R"(<style>
  .paper { fill: #ffffff; stroke: #d0d7de }
  text { font: 14px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; text-anchor: middle; fill: #1f2328 }
  .words { font: 14px system-ui, "DejaVu Sans", sans-serif; text-anchor: start; fill: #59636e }
  .title { font-size: 19px; font-weight: 600; fill: #1f2328 }
  .small { font-size: 12px }
  .cell { fill: #f6f8fa; stroke: #d0d7de }
  .best { fill: #dafbe1; stroke: #1a7f37; stroke-width: 2.5 }
  .card { fill: #ffffff; stroke: #1f2328; stroke-width: 1.5 }
  .number { font-size: 17px; font-weight: 600 }
  .fold { fill: #f6f8fa; stroke: #8250df; stroke-width: 1.5 }
  .valley { fill: #fbefff; stroke: #8250df; stroke-width: 2.5 }
  .thread { stroke: #8250df; stroke-width: 1.5 }
  .quiet { stroke-dasharray: 2 4 }
  .sign { fill: #8250df; font-weight: 600 }
  .line { stroke-width: 5; stroke-linecap: round }
  .line-first { stroke: #0969da } .first { fill: #0969da; font-weight: 600 }
  .line-second { stroke: #bc4c00 } .second { fill: #bc4c00; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; stroke: #30363d }
    text { fill: #e6edf3 } .words { fill: #9198a1 } .title { fill: #e6edf3 }
    .cell, .fold { fill: #161b22 } .cell { stroke: #30363d }
    .best { fill: #12261e; stroke: #3fb950 }
    .card { fill: #161b22; stroke: #e6edf3 }
    .valley { fill: #271052 } .fold, .valley, .thread { stroke: #ab7df8 } .sign { fill: #ab7df8 }
    .line-first { stroke: #4493f8 } .first { fill: #4493f8 }
    .line-second { stroke: #f0883e } .second { fill: #f0883e }
  }
</style>
)";

/// A picture under way. What it is given to say must be free of `<` and `&`: numbers and our own words are.
class drawing {
public:
  static constexpr double margin = 28;

  explicit drawing(double width) : width_(width) {}

  void box(std::string_view style, double x, double y, double width, double height) {
    body_ << "<rect class=\"" << style << "\" x=\"" << x - width / 2 << "\" y=\"" << y - height / 2
          << "\" width=\"" << width << "\" height=\"" << height << "\" rx=\"6\"/>\n";
  }
  void text(std::string_view style, double x, double y, std::string_view what) {
    body_ << "<text class=\"" << style << "\" x=\"" << x << "\" y=\"" << y << "\">" << what << "</text>\n";
  }
  void stroke(std::string_view style, double x1, double y1, double x2, double y2) {
    under_ << "<line class=\"" << style << "\" x1=\"" << x1 << "\" y1=\"" << y1 << "\" x2=\"" << x2
           << "\" y2=\"" << y2 << "\"/>\n";
  }

  /// Words from the left margin on, from `y` down, in as many lines as they need. Returns where they end.
  [[nodiscard]] double words(std::string_view style, double y, std::string_view what) {
    const bool title = style.ends_with("title");
    const double letter = title                      ? 11.6
                          : style.ends_with("small") ? 6.6
                                                     : 7.8;  // a little wider than most fonts
    std::istringstream lines(paragraph(what, 0, static_cast<std::size_t>((width_ - 2 * margin) / letter)));
    for (std::string line; std::getline(lines, line);) {
      y += title ? 22 : 19;
      text(style, margin, y - 4, line);
    }
    return y + 3;
  }

  void write(std::ostream& out, double height, std::string_view title) const {
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << width_ << ' ' << height
        << "\" width=\"" << width_ << "\" height=\"" << height << "\" role=\"img\">\n<title>" << title
        << "</title>\n"
        << drawing_style << "<rect class=\"paper\" x=\"0.5\" y=\"0.5\" width=\"" << width_ - 1
        << "\" height=\"" << height - 1 << "\" rx=\"8\"/>\n"
        << under_.str() << body_.str() << "</svg>\n";
  }

private:
  double width_;
  std::ostringstream under_;
  std::ostringstream body_;
};

}  // namespace explain
