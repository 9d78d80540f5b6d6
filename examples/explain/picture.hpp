// One picture of it all: the table as a pyramid over the cards, the reduction as a forest hanging below them.
//
//            [ whole row ]         each cell stands over its cards; taking the left card is a step down to
//            the right,
//         [ .... ] [ .... ]        taking the right card one down to the left, and the best line is drawn
//         from the
//       [ . ]  [ . ]  [ . ]        top to the last card
//          2     100     6         the cards
//          +------+------+         three neighbours fold into one card
//                -92               the valley that remains
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <card_game/score_table.hpp>
#include <card_game/solve.hpp>

#include "drawing.hpp"
#include "ink.hpp"
#include "line_of_play.hpp"
#include "reduction.hpp"
#include "table.hpp"
#include "verdict.hpp"

namespace explain {

inline constexpr std::size_t pictured_cards = 14;   ///< rows up to this length are drawn whole,
inline constexpr std::size_t picture_of_long = 10;  ///< of longer ones what the best line leaves at the end

template <class Score>
class picture {
public:
  picture(std::span<const Score> cards, const std::vector<move<Score>>& line)
      : all_(cards),
        line_(line),
        shown_(last_cards_of(line, cards.size() <= pictured_cards ? cards.size() : picture_of_long)),
        cards_(cards.subspan(shown_.begin, shown_.size())),
        table_(cards_),
        steps_(reduce_step_by_step(cards_)),
        box_(width_of_a_box()),
        pitch_(box_ + 14),
        width_((std::max)(pitch_ * count(size()) + gutter + 2 * drawing::margin, 620.0)),
        left_(gutter + (width_ - gutter - pitch_ * count(size())) / 2),
        drawing_(width_) {}

  void write(std::ostream& out) {
    const ink plain{};
    y_ = drawing_.words("words title", drawing::margin, "Cards " + row_text(all_, 48, plain));
    y_ = drawing_.words("words", y_, verdict_text(card_game::solve(all_)));
    if (size() < all_.size()) {
      y_ = drawing_.words("words", y_,
                          "Drawn: the last " + count_of(size(), "card") +
                              " that the best line leaves, numbers " + std::to_string(shown_.begin) + " to " +
                              std::to_string(shown_.end - 1) + " of the row counted from 0.");
    }
    if (size() > 0) {
      y_ = drawing_.words(
          "words small", y_ + 4,
          "Each cell stands over its cards: what the player to move gets of them, and below it what "
          "the other gets. The line is perfect play, from the whole row down to the last card, with "
          "the card taken at each step.");
      draw_pyramid();
      draw_cards();
      draw_forest();
      y_ = drawing_.words("words small", y_, reduction_text());
    }
    drawing_.write(out, y_ + drawing::margin - 14, "The card game on " + row_text(all_, 60, plain));
  }

private:
  static constexpr double gutter = 70;  // for the names beside the pyramid
  static constexpr double level = 66;
  static constexpr double height = 44;

  static double count(std::size_t number) { return static_cast<double>(number); }

  [[nodiscard]] std::size_t size() const { return cards_.size(); }

  /// Wide enough for the longest number.
  [[nodiscard]] double width_of_a_box() const {
    std::size_t longest = 3;
    const auto make_room = [&longest](Score number) {
      longest = (std::max)(longest, number_text(number).size());
    };
    for (std::size_t begin = 0; begin < size(); ++begin) {
      for (std::size_t end = begin + 1; end <= size(); ++end) {
        make_room(table_(begin, end).first);
        make_room(table_(begin, end).second);
      }
    }
    for (const fold_node<Score>& node : steps_.nodes) make_room(node.value);
    return 10.3 * count(longest) + 16;
  }

  /// Where the middle of the cards `[begin, end)` stands.
  [[nodiscard]] double middle(std::size_t begin, std::size_t end) const {
    return left_ + pitch_ * count(begin + end) / 2;
  }

  void draw_pyramid() {
    y_ += 10 + height / 2;
    for (std::size_t cards = size(); cards > 0; --cards, y_ += level) {
      const bool first_moves = (all_.size() - cards) % 2 == 0;
      const std::string_view mover = first_moves ? "first" : "second";
      const std::string_view other = first_moves ? "second" : "first";
      drawing_.text("words small", drawing::margin, y_ - 3, named(mover));
      drawing_.text("words small", drawing::margin, y_ + 13, named(other));
      for (std::size_t begin = 0; begin + cards <= size(); ++begin) {
        const auto scores = table_(begin, begin + cards);
        const double x = middle(begin, begin + cards);
        const bool best = on_line(line_, shown_.begin + begin, shown_.begin + begin + cards);
        drawing_.box(best ? "best" : "cell", x, y_, box_, height);
        drawing_.text(mover, x, y_ - 3, number_text(scores.first));
        drawing_.text(other, x, y_ + 15, number_text(scores.second));
        if (best) draw_move(line_[line_.size() - cards], x, std::string(mover));
      }
    }
  }

  static std::string named(std::string_view player) {
    return "<tspan class=\"" + std::string(player) + "\">" + std::string(player) + "</tspan>";
  }

  /// From the cell at (x, y_) to the next one, or to the card itself when it is the last.
  void draw_move(const move<Score>& made, double x, const std::string& player) {
    const bool last = made.end - made.begin == 1;
    const double shift = last ? 0 : made.side == card_game::side::left ? pitch_ / 2 : -pitch_ / 2;
    drawing_.stroke("line line-" + player, x, y_, x + shift, y_ + level);
    // The card taken stands beside the line, on the side that it was taken from.
    const std::string card = number_text(made.card);
    const double beside = 6 + 4.6 * count(card.size());
    drawing_.text(player + " small", x + shift / 2 + (shift > 0 ? -beside : beside), y_ + level / 2 + 4,
                  card);
  }

  void draw_cards() {
    for (std::size_t at = 0; at < size(); ++at) {
      drawing_.box("card", middle(at, at + 1), y_, box_, height);
      drawing_.text("number", middle(at, at + 1), y_ + 6, number_text(cards_[at]));
    }
  }

  struct place {
    double x;
    std::size_t depth;  // levels below the cards
  };

  /// Each fold one level below its deepest part, half-way between its outer parts.
  [[nodiscard]] std::vector<place> places_of_folds() const {
    std::vector<place> places;
    std::size_t card = 0;
    for (const fold_node<Score>& node : steps_.nodes) {
      if (node.is_card()) {
        places.push_back({middle(card, card + 1), 0});
        ++card;
      } else {
        place here{(places[node.parts[0]].x + places[node.parts[2]].x) / 2, 0};
        for (const std::size_t part : node.parts) here.depth = (std::max)(here.depth, places[part].depth + 1);
        places.push_back(here);
      }
    }
    return places;
  }

  void draw_forest() {
    const std::vector<place> places = places_of_folds();
    const auto y_of = [top = y_](const place& where) { return top + level * count(where.depth); };
    double bottom = y_ + level;
    for (const place& each : places) bottom = (std::max)(bottom, y_of(each));
    for (std::size_t at = 0; at < places.size(); ++at) {
      const fold_node<Score>& node = steps_.nodes[at];
      const double x = places[at].x;
      const bool root = std::find(steps_.roots.begin(), steps_.roots.end(), at) != steps_.roots.end();
      if (!node.is_card()) {
        const double bar = y_of(places[at]) - 28;
        drawing_.stroke("thread", places[node.parts[0]].x, bar, places[node.parts[2]].x, bar);
        drawing_.stroke("thread", x, bar, x, y_of(places[at]));
        for (std::size_t part = 0; part < 3; ++part) {
          const place& from = places[node.parts[part]];
          drawing_.stroke("thread", from.x, y_of(from), from.x, bar);
          drawing_.text("sign", from.x + 9, bar - 3, part == 1 ? "&#8722;" : "+");
        }
      }
      if (root) {  // the roots lie side by side below all
        if (y_of(places[at]) < bottom) drawing_.stroke("thread quiet", x, y_of(places[at]), x, bottom);
        drawing_.box("valley", x, bottom, box_, 32);
        drawing_.text("number", x, bottom + 6, number_text(node.value));
      } else if (!node.is_card()) {
        drawing_.box("fold", x, y_of(places[at]), box_, 30);
        drawing_.text("number", x, y_of(places[at]) + 6, number_text(node.value));
      }
    }
    y_ = bottom + 30;
  }

  [[nodiscard]] std::string reduction_text() const {
    std::string text =
        steps_.nodes.size() == size()
            ? "No three neighbours fold (the middle one would have to be at least as large as both). "
            : "Three neighbours with the largest in the middle fold into one card, left - middle + "
              "right, and the game stays worth the same. ";
    text += steps_.roots.size() == 1 ? "What remains is " + margin_text(steps_.scores)
                                     : "What remains is a valley, where the larger end is always best: " +
                                           alternating_text(ink{}, steps_);
    const bool first_moves = (all_.size() - size()) % 2 == 0;
    return text + (first_moves ? ", the first" : ", the second") + " player's margin.";
  }

  std::span<const Score> all_;
  const std::vector<move<Score>>& line_;
  window shown_;
  std::span<const Score> cards_;
  card_game::score_table<Score> table_;
  reduction<Score> steps_;
  double box_;
  double pitch_;
  double width_;
  double left_;
  drawing drawing_;
  double y_ = 0;  // how far down the picture is drawn
};

template <class Score>
void write_picture(std::ostream& out, std::span<const Score> cards, const std::vector<move<Score>>& line) {
  picture<Score>(cards, line).write(out);
}

}  // namespace explain
