// Reads what `explain` shows, as a person would, and compares every number in it with solve's.
//
// Rows of every small shape and long ones with huge numbers; the text must also keep to its columns, the
// colours must change nothing but the colour, and the picture must be well-formed and complete.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <limits>
#include <map>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <card_game/reduced_row.hpp>
#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>

#include "call_recorder.hpp"
#include "graph.hpp"
#include "ink.hpp"
#include "line_of_play.hpp"
#include "picture.hpp"
#include "recursion_tree.hpp"
#include "reduction.hpp"
#include "table.hpp"
#include "verdict.hpp"

namespace {

using number = std::int64_t;
using row = std::span<const number>;
using scores = card_game::outcome<number>;

struct wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void expect(bool holds, const std::string& what) {
  if (!holds) throw wrong(what);
}

/// By another strategy than the ones shown, as long as that is quick.
scores truth(row cards) {
  return cards.size() <= 30 ? card_game::solve(cards, card_game::strategy::bottom_up{})
                            : card_game::solve(cards);
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

void check_recursion(row cards) {
  if (cards.size() > 12) return;
  const auto record = explain::record_calls(cards);
  const std::uint64_t count = cards.size();
  expect(record.calls() == (std::uint64_t{2} << count) - 2, "2^(n+1) - 2 calls");
  expect(record.calls() - record.repeated() == count * (count + 1), "n(n+1) different calls");
  expect(record.roots().size() == 2, "one call for each player");
  const auto& first = record.nodes()[record.roots()[0]];
  const auto& second = record.nodes()[record.roots()[1]];
  expect(first.calls + second.calls == record.calls(), "which hold all others");
  expect(scores{first.value, second.value} == truth(cards), "and return solve's scores");
  for (const auto& node : record.nodes()) {
    const scores both = truth(cards.subspan(node.begin, node.cards()));
    expect(node.value == (node.is_first() ? both.first : both.second),
           node.name() + " returns solve's score");
    if (!node.options.empty()) {
      expect(record.nodes()[node.options[0]].begin == node.begin + 1 &&
                 record.nodes()[node.options[1]].begin == node.begin,
             node.name() + " asks for the row without its left card first");
    }
    const bool left = node.taken == card_game::side::left;
    const scores after = truth(cards.subspan(node.begin + (left ? 1 : 0), node.cards() - 1));
    const number card = cards[left ? node.begin : node.end - 1];
    const number taken = node.is_first() ? card + after.second : after.first;
    expect(node.cards() == 1 || node.value == taken, node.name() + " took that side");
  }
}

/// The numbers in a piece of text: `3 + (-5)` are 3 and -5.
std::vector<number> numbers_in(std::string_view text) {
  std::vector<number> numbers;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find_first_of("-0123456789", at);
    if (begin == std::string_view::npos) break;
    const std::size_t end = (std::min)(text.find_first_not_of("0123456789", begin + 1), text.size());
    if (end - begin > 1 || text[begin] != '-')
      numbers.push_back(std::stoll(std::string(text.substr(begin, end - begin))));
    at = end;
  }
  return numbers;
}

/// `second[0..1]  2 100  min(100, 2) = 2 -> right`: every line of the tree is read and worked out again.
void check_tree_lines(row cards) {
  if (cards.size() > explain::whole_tree_cards) return;
  std::ostringstream out;
  explain::print_recursion(out, {false, false, 500}, cards);
  std::istringstream lines(out.str());
  std::size_t calls = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t opens = line.find('[');
    const std::size_t equals = line.find(" = ");
    if (opens == std::string::npos || equals == std::string::npos) continue;
    ++calls;
    const std::size_t closes = line.find(']');
    const auto ends = numbers_in(line.substr(opens, closes - opens));
    const auto begin = static_cast<std::size_t>(ends.at(0));
    const auto end = static_cast<std::size_t>(ends.at(1)) + 1;
    const bool first = line.substr(0, opens).ends_with("first");
    const scores both = truth(cards.subspan(begin, end - begin));
    std::vector<number> expected(cards.begin() + static_cast<std::ptrdiff_t>(begin),
                                 cards.begin() + static_cast<std::ptrdiff_t>(end));
    if (end - begin > 1 && line.find("below") == std::string::npos) {
      const scores without_left = truth(cards.subspan(begin + 1, end - begin - 1));
      const scores without_right = truth(cards.subspan(begin, end - begin - 1));
      if (first) {
        expected.insert(expected.end(),
                        {cards[begin], without_left.second, cards[end - 1], without_right.second});
      } else {
        expected.insert(expected.end(), {without_left.first, without_right.first});
      }
      expected.push_back(first ? both.first : both.second);
      expect(numbers_in(line.substr(closes)) == expected, "options and value of: " + line);
    } else {
      expect(numbers_in(line.substr(equals)).at(0) == (first ? both.first : both.second),
             "the value of: " + line);
    }
  }
  expect(calls >= (std::size_t{1} << cards.size()) - 1, "a line for every call");
}

/// The cells are read back from the printed lines.
void check_table(row cards, const explain::ink& plain) {
  const auto line = explain::line_of_play(cards);
  explain::window shown{};
  const auto lines = explain::fitting_table(plain, cards, line, shown);
  expect(lines.size() == shown.size() + 2, "two headings and a line for each card");
  std::size_t in_brackets = 0;
  for (std::size_t begin = shown.begin; begin < shown.end; ++begin) {
    const auto words = words_of(lines[begin - shown.begin + 2]);
    expect(words.size() == shown.end - begin + 2, "a cell for each last card");
    expect(words[0] == std::to_string(begin) && words[1] == std::to_string(cards[begin]), "the line's card");
    for (std::size_t end = begin + 1; end <= shown.end; ++end) {
      const scores both = truth(cards.subspan(begin, end - begin));
      const std::string cell = std::to_string(both.first) + '/' + std::to_string(both.second);
      const std::string& word = words[end - begin + 1];
      const bool bracketed = word == '[' + cell + ']';
      if (bracketed) ++in_brackets;
      expect(word == cell || bracketed, std::string("the cell ").append(word).append(" is ").append(cell));
    }
  }
  expect(in_brackets == shown.size(), "the best line passes one cell of each length");
}

void check_reduction(row cards) {
  const auto steps = explain::reduce_step_by_step(cards);
  std::vector<number> valley;
  std::size_t came_in = 0;
  for (const auto& node : steps.nodes) {
    if (node.is_card()) {
      expect(node.value == cards[came_in], "the cards come in from the left");
      ++came_in;
      continue;
    }
    const auto part = [&](std::size_t at) { return steps.nodes[node.parts[at]].value; };
    expect(part(0) <= part(1) && part(1) >= part(2), "the middle of three is the largest");
    expect(node.value == part(0) - part(1) + part(2), "and they fold into left - middle + right");
  }
  for (const std::size_t root : steps.roots) valley.push_back(steps.nodes[root].value);
  const scores both = truth(cards);
  expect(came_in == cards.size() && steps.scores == both, "the scores are solve's");
  const scores reduced = truth(valley);
  expect(reduced.first - reduced.second == both.first - both.second, "the valley plays like the row");
}

/// The row printed beside the last step of each card is the reduced row of the cards so far.
void check_step_lines(row cards) {
  const auto steps = explain::reduce_step_by_step(cards);
  if (steps.nodes.size() > 24) return;  // of more steps some are left out
  std::ostringstream out;
  explain::print_steps(out, {false, false, 1000}, steps);
  std::istringstream lines(out.str());
  std::string line;
  card_game::reduced_row<number> so_far;
  for (std::size_t at = 0; at < steps.nodes.size(); ++at) {
    expect(static_cast<bool>(std::getline(lines, line)), "a line for every step");
    if (steps.nodes[at].is_card()) so_far.push_back(steps.nodes[at].value);
    if (at + 1 < steps.nodes.size() && !steps.nodes[at + 1].is_card()) continue;
    const auto numbers = numbers_in(line);
    const auto left = so_far.cards();
    expect(numbers.size() >= left.size() && std::equal(left.rbegin(), left.rend(), numbers.rbegin()),
           "the row beside: " + line);
  }
}

/// `6 - (-15) = 21` adds up, and takes the larger end each time.
void check_alternation(row cards) {
  const auto steps = explain::reduce_step_by_step(cards);
  auto numbers = numbers_in(explain::alternating_text({}, steps));
  const scores both = truth(cards);
  expect(numbers.back() == both.first - both.second, "the alternation ends with the margin");
  numbers.pop_back();
  std::reverse(numbers.begin(), numbers.end());
  expect(std::is_sorted(numbers.begin(), numbers.end()), "the larger card comes first");
  if (numbers.size() < steps.roots.size()) return;  // a long one is shortened
  number sum = 0;
  for (const number each : numbers) sum = each - sum;
  expect(sum == both.first - both.second, "the alternation adds up");
}

void check_line(row cards, const explain::ink& plain) {
  const auto line = explain::line_of_play(cards);
  expect(line.size() == cards.size(), "a move for each card");
  for (const auto& made : line) {
    const bool first = made.player == card_game::player::first;
    const scores before = truth(cards.subspan(made.begin, made.end - made.begin));
    const bool left = made.side == card_game::side::left;
    const scores after = truth(cards.subspan(made.begin + (left ? 1 : 0), made.end - made.begin - 1));
    expect(made.card == cards[left ? made.begin : made.end - 1], "the card lies at that end");
    expect(before.first == made.card + after.second, "every move is optimal");
    expect(first == ((line.size() - (made.end - made.begin)) % 2 == 0), "players take turns");
  }
  std::ostringstream out;
  explain::print_verdict(out, plain, cards, line);
  const scores both = truth(cards);
  const std::string text = out.str();
  const auto last = words_of(text.substr(text.rfind('\n', text.size() - 2)));
  expect(last[last.size() - 2] == std::to_string(both.first) && last.back() == std::to_string(both.second),
         "the running scores end with solve's");
}

/// What stands between the tags, and how often; throws unless the tags are balanced.
std::map<std::string, int> texts_of(const std::string& xml) {
  std::map<std::string, int> texts;
  std::vector<std::string> open;
  for (std::size_t at = 0; at < xml.size();) {
    if (xml[at] != '<') {
      const std::size_t end = (std::min)(xml.find('<', at), xml.size());
      ++texts[xml.substr(at, end - at)];
      at = end;
      continue;
    }
    const std::size_t end = xml.find('>', at);
    expect(end != std::string::npos, "every tag ends");
    const std::string tag = xml.substr(at + 1, end - at - 1);
    if (tag.front() == '/') {
      expect(!open.empty() && open.back() == tag.substr(1), "every element is closed in its turn: " + tag);
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(tag.substr(0, tag.find_first_of(" \n")));
    }
    at = end + 1;
  }
  expect(open.empty(), "every element is closed");
  return texts;
}

void check_picture(row cards) {
  const auto line = explain::line_of_play(cards);
  std::ostringstream out;
  explain::write_picture(out, cards, line);
  auto texts = texts_of(out.str());
  const auto take = [&](number value, const std::string& what) {
    expect(texts[std::to_string(value)]-- > 0, "the picture shows " + what + ' ' + std::to_string(value));
  };
  const std::size_t size = cards.size() <= explain::pictured_cards ? cards.size() : explain::picture_of_long;
  const explain::window shown = explain::last_cards_of(line, size);
  for (std::size_t begin = shown.begin; begin < shown.end; ++begin) {
    take(cards[begin], "the card");
    for (std::size_t end = begin + 1; end <= shown.end; ++end) {
      const scores both = truth(cards.subspan(begin, end - begin));
      take(both.first, "the score");
      take(both.second, "the score");
    }
  }
  for (std::size_t at = line.size() - size; at < line.size(); ++at) take(line[at].card, "the card taken");
  const auto steps = explain::reduce_step_by_step(cards.subspan(shown.begin, shown.size()));
  for (const auto& node : steps.nodes) {
    if (!node.is_card()) take(node.value, "the folded card");
  }
  for (const std::size_t root : steps.roots) {
    if (steps.nodes[root].is_card()) take(steps.nodes[root].value, "what remains");
  }
  for (const auto& [text, left] : texts) {
    expect(left == 0 || text.find_first_not_of("-0123456789") != std::string::npos,
           "a number too many: " + text);
  }
}

std::string everything(row cards, const explain::ink& ink) {
  std::ostringstream out;
  const auto line = explain::line_of_play(cards);
  explain::print_recursion(out, ink, cards);
  explain::print_table(out, ink, cards, line);
  explain::print_reduction(out, ink, cards);
  explain::print_verdict(out, ink, cards, line);
  return out.str();
}

void check_looks(row cards) {
  for (const bool unicode : {false, true}) {
    const std::string plain = everything(cards, {false, unicode, 80});
    std::istringstream lines(plain);
    for (std::string line; std::getline(lines, line);) {
      expect(explain::width_of(line) <= 80, "80 columns are enough for: " + line);
      expect(line.empty() || line.back() != ' ', "no space at the end of: " + line);
      for (const char letter : line) {
        expect(static_cast<unsigned char>(letter) >= 0x20 &&
                   (unicode || static_cast<unsigned char>(letter) < 0x7f),
               "only letters: " + line);
      }
    }
    std::string coloured = everything(cards, {true, unicode, 80});
    for (std::size_t at; (at = coloured.find('\x1b')) != std::string::npos;) {
      coloured.erase(at, coloured.find('m', at) - at + 1);
    }
    expect(coloured == plain, "colour changes nothing but the colour");
  }
}

void check(const std::vector<number>& cards) {
  const explain::ink plain{};
  try {
    check_recursion(cards);
    check_tree_lines(cards);
    check_table(cards, plain);
    check_reduction(cards);
    check_step_lines(cards);
    check_alternation(cards);
    check_line(cards, plain);
    check_picture(cards);
    check_looks(cards);
  } catch (const std::exception& error) {
    std::string message = "cards:";
    for (const number card : cards) message += ' ' + std::to_string(card);
    throw wrong(message + "\nexpected: " + error.what());
  }
}

/// The same numbers on every platform: Knuth's MMIX generator, its upper bits.
class dice {
public:
  explicit dice(std::uint64_t seed) : state_(seed) {}
  number throw_within(number size) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<number>((state_ >> 11) % (2 * static_cast<std::uint64_t>(size) + 1)) - size;
  }

private:
  std::uint64_t state_;
};

void check_all() {
  std::vector<number> cards;
  const auto every_row = [&](const auto& self, std::size_t length) -> void {
    if (cards.size() == length) return check(cards);
    for (number card = -1; card <= 2; ++card) {
      cards.push_back(card);
      self(self, length);
      cards.pop_back();
    }
  };
  for (std::size_t length = 1; length <= 4; ++length) every_row(every_row, length);

  dice random(477);
  for (const std::size_t length : {5U, 6U, 7U, 8U, 12U, 14U, 15U, 21U, 100U, 500U}) {
    for (const number size : {9, 1'000, 1'000'000'000}) {
      cards.assign(length, 0);
      for (number& card : cards) card = random.throw_within(size);
      check(cards);
    }
  }
  cards.assign(explain::traced_cards, 1);
  check(cards);
  for (std::size_t length = 1; length <= 10; ++length) {  // as long as they get, all sums within 64 bits
    cards.assign(length, 0);
    for (number& card : cards) card = random.throw_within((std::numeric_limits<number>::max)() / 20);
    check(cards);
  }
  std::vector<number> valley(60);
  for (std::size_t at = 0; at < valley.size(); ++at) {
    valley[at] = 7 * (30 - static_cast<number>(at)) * (30 - static_cast<number>(at));
  }
  check(valley);
}

}  // namespace

int main() {
  try {
    check_all();
    std::cout << "every number shown is solve's\n";
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
