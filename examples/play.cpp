// A game in the terminal against the perfect player.
//
//     play                        eight random cards
//     play 3 9 1 2                these cards
//     play --random 12 --seed 7   twelve random cards, the same ones every time
//
// card_game::position holds the game. The computer asks policy::perfect for its side; the hint and the look
// back at the end ask evaluate_moves() what each side was worth.

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <limits>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <card_game/card_game.hpp>

#include "support/command_line.hpp"
#include "support/numbers.hpp"
#include "support/readable.hpp"
#include "support/row_of_boxes.hpp"
#include "support/terminal.hpp"

namespace {

using card_game::player;
using card_game::side;
using example::readable;

constexpr std::string_view help =
    R"(play              a game with eight random cards against the perfect player
play CARD...      a game with these cards

  --random N      deal N random cards, 1 to 20 points each
  --seed S        which deal (the same number gives the same cards again)
  --first         you start
  --second        the computer starts; without either you are asked
  --help          this text
)";

constexpr std::string_view commands = R"(  l  take the left card       u  take back your last move
  r  take the right card      q  quit
  h  hint                     ?  this list
)";

enum class command { left, right, hint, undo, quit, list, unknown };

// The first word of an answer, in small letters.
std::string first_word(const std::string& line) {
  std::string word;
  std::istringstream(line) >> word;
  for (char& letter : word) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return word;
}

command understand(const std::string& answer) {
  const std::string word = first_word(answer);
  if (word == "l" || word == "left") return command::left;
  if (word == "r" || word == "right") return command::right;
  if (word == "h" || word == "hint") return command::hint;
  if (word == "u" || word == "undo") return command::undo;
  if (word == "q" || word == "quit") return command::quit;
  if (word == "?" || word == "help" || word.empty()) return command::list;
  return command::unknown;
}

std::optional<std::string> ask(std::string_view question) {
  std::cout << question << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) {
    std::cout << '\n';  // the cursor still stands behind the question
    return std::nullopt;
  }
  // A terminal has shown the answer already; elsewhere it would be missing from the page.
  if (!example::is_terminal(example::stream::in)) std::cout << example::printable(line) << '\n';
  return line;
}

std::string_view name(side taken) {
  return taken == side::left ? "left" : "right";
}

template <class Score>
class game {
public:
  game(const std::vector<Score>& cards, player person) : cards_(cards), position_(cards), person_(person) {}

  /// Plays until no card is left; false if the person left before.
  bool play() {
    if (person_ == player::second) show();
    while (!position_.is_over()) {
      if (position_.to_move() != person_) {
        move("The computer takes ", card_game::policy::perfect{}(position_));
      } else if (!persons_turn()) {
        return false;
      }
    }
    return true;
  }

  /// The result, what perfect play would have given, and the moves that made the difference.
  void look_back() const {
    const auto [mine, others] = from_my_seat(position_.taken());
    std::cout << "\nThe end: " << standing(position_.taken()) << ". "
              << (mine > others   ? paint_("1;32", "You win!")
                  : mine < others ? paint_("1", "The computer wins.")
                                  : paint_("1", "A tie."))
              << "\nPerfect play: " << standing(card_game::solve(cards_)) << ". ";

    Score all_lost{};
    std::ostringstream mistakes;
    card_game::position<Score> replay(cards_);
    for (const side taken : position_.history()) {
      if (replay.to_move() == person_) {
        const Score lost = points_lost(replay, taken);
        if (lost > rounding()) mistakes << mistake(replay, taken, lost);
        all_lost += lost;
      }
      replay.take(taken);
    }
    if (mistakes.str().empty()) {
      std::cout << "You played perfectly.\n";
    } else {
      std::cout << "You lost " << readable(all_lost) << (all_lost == 1 ? " point" : " points")
                << " on the way:\n"
                << mistakes.str();
    }
  }

  void say_where_we_stopped() const {
    std::cout << "We stop here, with " << position_.row().size() << " of " << cards_.size()
              << " cards left: " << standing(position_.taken()) << ".\n";
  }

private:
  // One answer of the person; false when there will be no more.
  bool persons_turn() {
    show();
    while (true) {
      const std::optional<std::string> answer = ask("l, r, h, u, q or ? > ");
      if (!answer) return false;
      switch (understand(*answer)) {
        case command::left:
          move("You take ", side::left);
          return true;
        case command::right:
          move("You take ", side::right);
          return true;
        case command::hint:
          hint();
          break;
        case command::undo:
          if (take_back()) return true;
          std::cout << "You have not moved yet, so there is nothing to take back.\n";
          break;
        case command::quit:
          return false;
        case command::list:
          std::cout << commands;
          break;
        case command::unknown:
          std::cout << example::quoted(*answer) << " is no move in this game. You can say:\n" << commands;
          break;
      }
    }
  }

  void move(std::string_view who, side taken) {
    const bool last = position_.row().size() == 1;
    const Score card = position_.take(taken);
    std::cout << who << paint_("1", readable(card))
              << (last ? std::string(", the last card") : " from the " + std::string(name(taken))) << ".\n";
  }

  // On the person's turn the last move is the computer's answer, and the one before it is the person's.
  bool take_back() {
    if (position_.history().size() < 2) return false;
    position_.undo();
    position_.undo();
    std::cout << "Your last move and the computer's answer are taken back.\n";
    return true;
  }

  void hint() const {
    const auto worth = card_game::evaluate_moves(position_.row());
    std::cout << "With perfect play from here it ends like this:\n";
    for (const side taken : {side::left, side::right}) {
      card_game::position<Score> after = position_;
      after.take(taken);
      std::cout << (!worth.equal() && worth.best() == taken ? "* " : "  ") << std::left << std::setw(5)
                << name(taken) << "  " << standing(after.value()) << '\n';
    }
    if (worth.equal()) std::cout << "Both cards are equally good.\n";
  }

  void show() const {
    std::cout << '\n'
              << (position_.to_move() == person_ ? "Your turn. " : "The computer's turn. ")
              << "Score: " << standing(position_.taken()) << ".\n";
    std::vector<std::string> texts;
    for (const Score card : position_.row()) texts.push_back(readable(card));
    example::row_of_boxes(texts, example::terminal_width(), example::unicode_wanted(), paint_)
        .draw(std::cout);
  }

  struct seats {
    Score mine, others;
  };
  [[nodiscard]] seats from_my_seat(const card_game::outcome<Score>& scores) const {
    return person_ == player::first ? seats{scores.first, scores.second} : seats{scores.second, scores.first};
  }

  [[nodiscard]] std::string standing(const card_game::outcome<Score>& scores) const {
    const auto [mine, others] = from_my_seat(scores);
    return "you " + paint_("1", readable(mine)) + ", the computer " + paint_("1", readable(others));
  }

  // How much less the mover ends with than the better side would have brought. What one loses the other gets,
  // so that is half of what the margin changes by.
  static Score points_lost(const card_game::position<Score>& before, side taken) {
    const auto worth = card_game::evaluate_moves(before.row());
    const Score best = worth.best() == side::left ? worth.left : worth.right;
    return (best - (taken == side::left ? worth.left : worth.right)) / 2;
  }

  static std::string mistake(const card_game::position<Score>& before, side taken, Score lost) {
    const std::size_t left = before.row().size();
    const side better = taken == side::left ? side::right : side::left;
    return "  with " + std::to_string(left) + " cards left you took " + end_card(before, taken) +
           " from the " + std::string(name(taken)) + "; " + end_card(before, better) + " from the " +
           std::string(name(better)) + " was worth " + readable(lost) + " more\n";
  }

  static std::string end_card(const card_game::position<Score>& position, side end) {
    return readable(end == side::left ? position.row().front() : position.row().back());
  }

  // Doubles are promised to n epsilon times the sum of their sizes; a smaller difference is no mistake.
  [[nodiscard]] Score rounding() const {
    if constexpr (std::is_floating_point_v<Score>) {
      Score sizes = 0;
      for (const Score card : cards_) sizes += std::abs(card);
      return 2 * static_cast<Score>(cards_.size()) * std::numeric_limits<Score>::epsilon() * sizes;
    } else {
      return 0;
    }
  }

  std::vector<Score> cards_;
  card_game::position<Score> position_;
  player person_;
  example::painter paint_;
};

// Totals up to a quarter of the type's range, so that margins and their differences fit as well.
template <class Score>
void check_size(const std::vector<Score>& cards) {
  Score left = std::numeric_limits<Score>::max() / 4;
  for (const Score card : cards) {
    if (card > left || card < -left)
      throw example::bad_input("these cards are too large to keep score in a game");
    left -= card < 0 ? -card : card;
  }
}

// mt19937_64 gives the same numbers everywhere; the standard's distributions do not.
std::vector<std::int64_t> deal(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<std::int64_t> cards(count);
  for (std::int64_t& card : cards) card = static_cast<std::int64_t>(1 + random() % 20);
  return cards;
}

example::typed_cards cards_for(example::command_line& line) {
  const auto count = line.value<std::size_t>("--random", 1, 10'000);
  const auto seed = line.value<std::uint64_t>("--seed", 0, std::numeric_limits<std::uint64_t>::max());
  const std::vector<example::word> given = line.rest();
  if (!given.empty()) {
    if (count || seed) throw example::bad_input("either cards of your own, or --random and --seed");
    return example::cards_from_arguments(given);
  }
  const std::size_t dealt = count.value_or(8);
  const std::uint64_t number = seed ? *seed : std::random_device{}();
  std::cout << "Deal " << number << " (for the same cards again: --random " << dealt << " --seed " << number
            << ")\n";
  return deal(dealt, number);
}

std::optional<player> persons_seat(bool first, bool second) {
  if (first && second) throw example::bad_input("--first or --second, not both");
  if (first) return player::first;
  if (second) return player::second;
  while (true) {
    const std::optional<std::string> answer = ask("Do you want to start? [Y/n] > ");
    if (!answer) return std::nullopt;
    const std::string word = first_word(*answer);
    if (word == "y" || word == "yes" || word.empty()) return player::first;
    if (word == "n" || word == "no") return player::second;
    if (word == "q" || word == "quit") return std::nullopt;
    std::cout << "Please say y or n (or q to quit).\n";
  }
}

}  // namespace

int main(int argc, char** argv) {
  return example::run("play", help, argc, argv, [](example::command_line& line) {
    const bool first = line.flag("--first"), second = line.flag("--second");
    const example::typed_cards cards = cards_for(line);
    std::visit([](const auto& row) { check_size(row); }, cards);
    std::cout << "Take cards from the ends of the row; whoever collects more points wins.\n" << commands;
    const std::optional<player> person = persons_seat(first, second);
    if (!person) {
      std::cout << "No game, then. See you.\n";
      return;
    }
    std::visit(
        [&]<class Score>(const std::vector<Score>& row) {
          game<Score> current(row, *person);
          if (current.play()) {
            current.look_back();
          } else {
            current.say_where_we_stopped();
          }
        },
        cards);
  });
}
