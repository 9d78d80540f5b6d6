// Every law we know of the game, checked on one row of exactly representable cards.
//
// The judge is `oracle.hpp`, in 256-bit integers. An integer answer is right, or it is `std::overflow_error` and the exact
// answer does not fit: both directions are checked, so a needless error is a finding as much as a wrong number.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <card_game/card_game.hpp>

#include "bytes.hpp"
#include "oracle.hpp"
#include "wide.hpp"

namespace fuzz {

using card_game::outcome;
using card_game::side;
namespace strategy = card_game::strategy;

// ---- Saying what is wrong -------------------------------------------------------------------------------------------

[[noreturn]] inline void report(const char* law, const std::string& detail, std::span<const wide> cards) {
  std::fprintf(stderr, "law broken: %s\n  %s\n  %zu cards:", law, detail.c_str(), cards.size());
  for (const wide card : cards) std::fprintf(stderr, " %s", to_string(card).c_str());
  std::fprintf(stderr, "\n");
  std::abort();
}

// What a call did: its value, or which error it threw.
enum class error { none, overflow, domain, invalid, length, range, logic, other };

template <class Value>
struct attempt {
  std::optional<Value> value;
  error thrown = error::none;
};

template <class Call>
error error_of(Call call) {
  try {
    call();
    return error::none;
  } catch (const std::overflow_error&) {
    return error::overflow;
  } catch (const std::domain_error&) {
    return error::domain;
  } catch (const std::invalid_argument&) {
    return error::invalid;
  } catch (const std::length_error&) {
    return error::length;
  } catch (const std::out_of_range&) {
    return error::range;
  } catch (const std::logic_error&) {
    return error::logic;
  }
}

template <class Call>
auto try_to(Call call) {
  attempt<decltype(call())> result;
  result.thrown = error_of([&] { result.value.emplace(call()); });
  return result;
}

// ---- A row that can be read once only -------------------------------------------------------------------------------

template <class Card>
class one_pass {
public:
  class iterator {
  public:
    using iterator_concept = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    explicit iterator(one_pass* source) : source_(source) {}
    iterator(iterator&&) = default;
    iterator& operator=(iterator&&) = default;
    Card operator*() const { return source_->cards_[source_->next_]; }
    iterator& operator++() {
      ++source_->next_;
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const iterator& it, std::default_sentinel_t) { return it.is_at_end(); }

  private:
    [[nodiscard]] bool is_at_end() const { return source_->next_ == source_->cards_.size(); }

    one_pass* source_;
  };

  explicit one_pass(std::span<const Card> cards) : cards_(cards) {}
  iterator begin() { return iterator(this); }
  [[nodiscard]] std::default_sentinel_t end() const { return {}; }

private:
  std::span<const Card> cards_;
  std::size_t next_ = 0;
};

template <class Card>
struct labelled {
  Card value;
  char label;
};

// ---- What both kinds of laws share ----------------------------------------------------------------------------------

template <class Score>
class judged_row {
public:
  template <class Card>
  explicit judged_row(const std::vector<Card>& cards) {
    for (const Card& card : cards) exact_.push_back(widen(card));
    expected_ = folded_scores(exact_);
    if (cards.size() <= table_limit) {
      table_.emplace(exact_);
      require((*table_)(0, cards.size()) == expected_, "both judges agree");
    }
    cards_fit_ = all_fit(exact_);
  }

protected:
  // A table of 256-bit scores for 40 cards is cheap; beyond, the reduction judges alone.
  static constexpr std::size_t table_limit = 40;
  static constexpr std::size_t quadratic_limit = 100;
  static constexpr std::size_t exponential_limit = 9;

  void require(bool holds, const char* law, const char* detail = "") const {
    if (!holds) report(law, detail, exact_);
  }
  // The detail is a call, so that no text is made of numbers where nothing is wrong.
  template <std::invocable Detail>
  void require(bool holds, const char* law, Detail detail) const {
    if (!holds) report(law, detail(), exact_);
  }

  static bool all_fit(std::span<const wide> numbers) {
    for (const wide number : numbers) {
      if (!translation<Score>::fits(number)) return false;
    }
    return true;
  }

  static bool fits(scores pair) {
    return translation<Score>::fits(pair.first) && translation<Score>::fits(pair.second);
  }

  static scores exact_of(const outcome<Score>& result) { return {widen(result.first), widen(result.second)}; }

  static std::string text(scores pair) { return to_string(pair.first) + " : " + to_string(pair.second); }

  // The one promise behind every answer: exact, or an overflow that is really one.
  void expect(const attempt<outcome<Score>>& result, scores exact, bool representable,
              const char* law) const {
    if (!representable) {
      require(result.thrown == error::overflow, law,
              [&] { return "no overflow error, though it does not fit: " + text(exact); });
      return;
    }
    require(result.thrown == error::none, law,
            [&] { return "an error where the scores fit: " + text(exact); });
    require(exact_of(*result.value) == exact, law,
            [&] { return "got " + text(exact_of(*result.value)) + ", exactly " + text(exact); });
  }
  void expect(const attempt<outcome<Score>>& result, const char* law) const {
    expect(result, expected_, cards_fit_ && fits(expected_), law);
  }

  [[nodiscard]] bool is_fine() const { return cards_fit_ && fits(expected_); }

  [[nodiscard]] wide margin_of(std::size_t begin, std::size_t end) const {
    if (table_) return (*table_)(begin, end).margin();
    return folded_margin(std::span(exact_).subspan(begin, end - begin));
  }

  std::vector<wide> exact_;
  scores expected_;
  std::optional<table> table_;
  bool cards_fit_ = true;
};

// ---- What holds whatever type the cards come in ---------------------------------------------------------------------

template <class Card, class Score = card_game::score_for_t<Card>>
class card_laws : private judged_row<Score> {
public:
  explicit card_laws(const std::vector<Card>& cards) : judged_row<Score>(cards), cards_(cards) {}

  void check() const {
    strategies();
    ranges();
    speeds();
    moves();
  }

private:
  using base = judged_row<Score>;
  using base::exact_;
  using base::expect;
  using base::expected_;
  using base::exponential_limit;
  using base::is_fine;
  using base::margin_of;
  using base::quadratic_limit;
  using base::require;
  using base::table_;
  using base::text;

  void strategies() const {
    expect(try_to([&] { return card_game::solve(cards_); }), "solve");
    expect(try_to([&] { return card_game::solve(cards_, strategy::linear{}); }), "linear");
    if (cards_.size() <= quadratic_limit) {
      expect(try_to([&] { return card_game::solve(cards_, strategy::bottom_up{}); }), "bottom_up");
      expect(try_to([&] { return card_game::solve(cards_, strategy::memoized{}); }), "memoized");
    }
    if (cards_.size() <= exponential_limit) {
      expect(try_to([&] { return card_game::solve(cards_, strategy::recursion{}); }), "recursion");
    }
    const auto result = try_to([&] { return card_game::solve(cards_); });
    if (!result.value) return;
    const auto winner = result.value->winner();
    const bool is_tie = expected_.first == expected_.second;
    require(winner.has_value() == !is_tie, "winner of a tie");
    if (winner) {
      require((*winner == card_game::player::first) == (expected_.first > expected_.second), "winner");
    }
    require(widen(result.value->winning_score()) ==
                (expected_.first > expected_.second ? expected_.first : expected_.second),
            "winning score");
    const auto margin = try_to([&] { return result.value->margin(); });
    if (translation<Score>::fits(expected_.margin())) {
      require(margin.value && widen(*margin.value) == expected_.margin(), "margin");
    } else {
      require(margin.thrown == error::overflow, "margin that does not fit");
    }
  }

  void ranges() const {
    expect(try_to([&] { return card_game::solve(one_pass<Card>(cards_)); }), "a one-pass range");
    const std::list<Card> list(cards_.begin(), cards_.end());
    expect(try_to([&] { return card_game::solve(list); }), "a list");
    std::vector<labelled<Card>> holders;
    for (const Card& card : cards_) holders.push_back({card, 'x'});
    expect(try_to([&] { return card_game::solve(holders, strategy::linear{}, &labelled<Card>::value); }),
           "a projection");
  }

  // The fast way through the cards and the plain one end in the same reduced row.
  void speeds() const {
    namespace detail = card_game::detail;
    if constexpr (detail::feedable<Card, Score>) {
      detail::exact_valley<Score, detail::scoring_tally> blocks;
      detail::exact_valley<Score, detail::scoring_tally> plain;
      detail::integer_sum sum_of_blocks;
      detail::integer_sum plain_sum;
      detail::feed_integers<detail::feeding::in_blocks>(blocks, sum_of_blocks, cards_.data(), cards_.size());
      detail::feed_integers<detail::feeding::one_by_one>(plain, plain_sum, cards_.data(), cards_.size());
      require(blocks == plain, "in blocks and one by one, the same reduced row");
      require(sum_of_blocks == plain_sum, "in blocks and one by one, the same sum");
    }
  }

  void moves() const {
    if (cards_.empty()) {
      require(error_of([&] { (void)card_game::best_move(cards_); }) == error::invalid,
              "best_move of no cards");
      require(error_of([&] { (void)card_game::evaluate_moves(cards_); }) == error::invalid,
              "evaluate_moves of no cards");
      require(card_game::principal_variation(cards_).empty(), "the line of no cards");
      return;
    }
    const std::size_t size = cards_.size();
    const wide left = exact_.front() - margin_of(1, size);
    const wide right = exact_.back() - margin_of(0, size - 1);

    const auto move = try_to([&] { return card_game::best_move(cards_); });
    if (move.value) {
      require(*move.value == side::left ? left >= right : right >= left, "best move is optimal");
    } else {
      require(!is_fine() && move.thrown == error::overflow, "an error from best_move");
    }

    const auto values = try_to([&] { return card_game::evaluate_moves(cards_); });
    if (values.value) {
      require(widen(values.value->left) == left && widen(values.value->right) == right, "move values", [&] {
        return text({left, right});
      });
      require(values.value->equal() == (left == right), "equal moves");
      require(values.value->best() == (left >= right ? side::left : side::right), "the better move");
    } else {
      const bool fit = translation<Score>::fits(left) && translation<Score>::fits(right);
      require(values.thrown == error::overflow && !(fit && is_fine()), "an error from evaluate_moves");
    }
    line();
  }

  void line() const {
    const auto variation = try_to([&] { return card_game::principal_variation(cards_); });
    if (!variation.value) {
      require(variation.thrown == error::overflow && !is_fine(), "an error from principal_variation");
      return;
    }
    require(variation.value->size() == cards_.size(), "the line takes every card");
    std::size_t begin = 0;
    std::size_t end = cards_.size();
    scores taken;
    for (const side move : *variation.value) {
      const wide card = move == side::left ? exact_[begin] : exact_[end - 1];
      const std::size_t next_begin = move == side::left ? begin + 1 : begin;
      const std::size_t next_end = move == side::left ? end : end - 1;
      if (table_) {
        require(card - margin_of(next_begin, next_end) == margin_of(begin, end),
                "every move of the line is optimal",
                [&] { return "at [" + std::to_string(begin) + ", " + std::to_string(end) + ")"; });
      }
      const bool is_first = (cards_.size() - (end - begin)) % 2 == 0;
      (is_first ? taken.first : taken.second) = (is_first ? taken.first : taken.second) + card;
      begin = next_begin;
      end = next_end;
    }
    require(taken == expected_, "the line adds up to the scores", [&] { return text(taken); });
  }

  const std::vector<Card>& cards_;
};

// ---- What holds for cards of the score type -------------------------------------------------------------------------

template <class Score>
class score_laws : private judged_row<Score> {
public:
  score_laws(const std::vector<Score>& cards, bytes& choices)
      : judged_row<Score>(cards), cards_(cards), choices_(choices) {}

  void check() {
    spans();
    named_scores();
    mirror();
    shift();
    scaling();
    parity();
    reduction();
    sub_rows();
    walk();
    games();
  }

private:
  using base = judged_row<Score>;
  using base::exact_;
  using base::exact_of;
  using base::expect;
  using base::expected_;
  using base::fits;
  using base::is_fine;
  using base::margin_of;
  using base::require;
  using base::table_;
  using base::text;

  void spans() const {
    const std::span<const Score> row(cards_);
    expect(try_to([&] { return strategy::linear{}(row); }), "linear on a span");
  }

  // A score type named by hand: the same exactness, in its limits.
  template <class Named>
  void named_score(const char* law) const {
    bool representable =
        translation<Named>::fits(expected_.first) && translation<Named>::fits(expected_.second);
    for (const wide card : exact_) representable = representable && translation<Named>::fits(card);
    const auto solve_and_widen = [&] {
      const outcome<Named> result = card_game::solve<Named>(cards_);
      return scores{widen(result.first), widen(result.second)};
    };
    const auto result = try_to(solve_and_widen);
    require(result.value ? representable && *result.value == expected_
                         : !representable && result.thrown == error::overflow,
            law, [&] { return result.value ? text(*result.value) : "an error"; });
  }

  void named_scores() const {
    if constexpr (is_integer<Score>) {
      named_score<signed char>("scores in signed char");
      named_score<unsigned short>("scores in unsigned short");
      named_score<int>("scores in int");
      named_score<unsigned long long>("scores in unsigned long long");
      named_score<__int128>("scores in __int128");
      named_score<unsigned __int128>("scores in unsigned __int128");
    }
  }

  void mirror() {
    const std::vector<Score> mirrored(cards_.rbegin(), cards_.rend());
    expect(try_to([&] { return card_game::solve(mirrored); }), "the mirrored row keeps the scores");
  }

  // The row with every card changed in `exact` arithmetic, if it is still a row of this type.
  template <class Change>
  std::optional<std::vector<Score>> changed(Change change) const {
    std::vector<Score> row;
    for (const wide card : exact_) {
      const wide image = change(card);
      if (!translation<Score>::fits(image)) return std::nullopt;
      row.push_back(translation<Score>::back(image));
    }
    return row;
  }

  void expect_changed(const std::vector<Score>& row, scores exact, const char* law) const {
    bool representable = fits(exact);
    for (const Score& card : row) representable = representable && translation<Score>::fits(widen(card));
    expect(try_to([&] { return card_game::solve(row); }), exact, representable, law);
  }

  // Each of the two takes half the cards, the first player one more of an odd row; the choices stay the same.
  void shift() {
    const wide step = translation<int>::of(small(choices_.choice()));
    const auto row = changed([&](wide card) { return card + step; });
    if (!row) return;
    const auto size = static_cast<unsigned>(cards_.size());
    const scores exact{expected_.first + times(step, (size + 1) / 2),
                       expected_.second + times(step, size / 2)};
    expect_changed(*row, exact, "a constant added to every card");
  }

  void scaling() {
    const unsigned factor = choices_.choice() % 8U;
    const auto row = changed([&](wide card) { return times(card, factor); });
    if (!row) return;
    expect_changed(*row, {times(expected_.first, factor), times(expected_.second, factor)},
                   "every card times a constant");
  }

  // On an even row the first player can take all the cards at even, or all at odd places.
  void parity() const {
    if (cards_.size() % 2 != 0) return;
    wide sums[2];
    for (std::size_t index = 0; index < exact_.size(); ++index)
      sums[index % 2] = sums[index % 2] + exact_[index];
    const auto result = try_to([&] { return card_game::solve(cards_); });
    if (!result.value) return;
    require(widen(result.value->first) >= sums[0] && widen(result.value->first) >= sums[1], "parity bound");
  }

  using reduced = card_game::reduced_row<Score>;

  static reduced reduced_from(std::span<const Score> cards) {
    reduced row;
    for (const Score& card : cards) row.push_back(card);
    return row;
  }

  // Equal rows answer alike and hold the same reduced cards, as far as the score type can show them.
  static bool same(const reduced& one, const reduced& other) {
    if (one.size() != other.size() || !(one == other)) return false;
    const auto ours = try_to([&] { return one.cards(); });
    const auto theirs = try_to([&] { return other.cards(); });
    if (ours.thrown != theirs.thrown) return false;
    return !ours.value || equal_numbers(*ours.value, *theirs.value);
  }
  static bool equal_numbers(std::span<const Score> one, std::span<const Score> other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Score& a, const Score& b) { return widen(a) == widen(b); });
  }

  void expect_reduced(const reduced& row, scores exact, const char* law) const {
    const auto result = try_to([&] { return row.outcome(); });
    expect(result, exact, fits(exact), law);
    const wide sum = exact.first + exact.second;
    const auto total = try_to([&] { return row.total(); });
    require(total.value ? widen(*total.value) == sum : !translation<Score>::fits(sum), law, "total");
    const auto margin = try_to([&] { return row.margin(); });
    require(margin.value ? widen(*margin.value) == exact.margin() : !translation<Score>::fits(exact.margin()),
            law, "margin");
  }

  void reduction() {
    const reduced whole = reduced_from(cards_);
    require(whole.size() == cards_.size() && whole.empty() == cards_.empty(), "size of a reduced row");
    expect_reduced(whole, expected_, "reduced row");
    require(same(whole, reduced(cards_)), "made from the range, and card by card");
    if (!cards_.empty()) {
      const side move = whole.best_move();
      const wide left = exact_.front() - margin_of(1, cards_.size());
      const wide right = exact_.back() - margin_of(0, cards_.size() - 1);
      require(move == side::left ? left >= right : right >= left, "best move of a reduced row");
    }

    reduced from_right;
    for (auto card = cards_.rbegin(); card != cards_.rend(); ++card) from_right.push_front(*card);
    require(same(whole, from_right), "push_front builds what push_back builds");

    // From the middle outwards: both ends of one row grow in turns.
    std::size_t begin = cards_.empty() ? 0 : choices_.choice() % cards_.size();
    std::size_t end = begin;
    reduced outwards;
    while (begin > 0 || end < cards_.size()) {
      const bool goes_left = begin > 0 && (end == cards_.size() || (end * 7 + begin * 3) % 5 < 2);
      if (goes_left) {
        outwards.push_front(cards_[--begin]);
      } else {
        outwards.push_back(cards_[end++]);
      }
    }
    require(same(whole, outwards), "both ends in turns");

    const std::size_t places = cards_.size() + 1;
    std::size_t cut = (choices_.choice() * 256U + choices_.choice()) % places;
    std::size_t second_cut = (choices_.choice() * 256U + choices_.choice()) % places;
    if (second_cut < cut) std::swap(cut, second_cut);
    const std::span<const Score> all(cards_);
    const reduced a = reduced_from(all.first(cut));
    const reduced b = reduced_from(all.subspan(cut, second_cut - cut));
    const reduced c = reduced_from(all.subspan(second_cut));
    require(same(whole, (a + b) + c), "(a + b) + c is the whole row");
    require(same(whole, a + (b + c)), "a + (b + c) is the whole row");
    reduced appended = a;
    appended.append(b);
    appended.append(c);
    require(same(whole, appended), "append");
    expect_reduced(appended, expected_, "an appended row");
    require(same(whole, whole + reduced{}) && same(whole, reduced{} + whole), "the empty row is neutral");

    reduced twice = a;
    twice.append(twice);
    require(same(twice, a + a), "a row appended to itself");
  }

  void sub_rows() const {
    if (cards_.size() > 16) return;
    const auto made = try_to([&] { return card_game::score_table<Score>(cards_); });
    if (!made.value) {
      bool every_cell_fits = true;
      for (std::size_t begin = 0; begin < cards_.size(); ++begin) {
        for (std::size_t end = begin; end <= cards_.size(); ++end) {
          every_cell_fits = every_cell_fits && fits((*table_)(begin, end));
        }
      }
      require(made.thrown == error::overflow && !every_cell_fits, "an error from score_table");
      return;
    }
    const auto& scores_of = *made.value;
    require(scores_of.size() == cards_.size(), "size of the table");
    for (std::size_t begin = 0; begin <= cards_.size(); ++begin) {
      for (std::size_t end = begin; end <= cards_.size(); ++end) {
        const scores exact = (*table_)(begin, end);
        expect(try_to([&] { return scores_of(begin, end); }), exact, fits(exact), "a cell of the table");
        if (begin == end) continue;
        const auto move = try_to([&] { return scores_of.best_move(begin, end); });
        if (!move.value) {
          require(move.thrown == error::overflow && !fits(exact), "an error from the table's best move");
          continue;
        }
        const wide left = exact_[begin] - margin_of(begin + 1, end);
        const wide right = exact_[end - 1] - margin_of(begin, end - 1);
        require(*move.value == (left >= right ? side::left : side::right), "the table's best move");
      }
    }
    require(error_of([&] { (void)scores_of(cards_.size(), cards_.size() + 1); }) == error::range,
            "a cell outside the table");
  }

  // What a game in progress should hold, kept beside it.
  struct model {
    std::size_t begin = 0;
    std::size_t end = 0;
    scores taken;
    std::vector<side> history;
  };

  void expect_position(const card_game::position<Score>& game, const model& expected, const char* law) const {
    const auto row = game.row();
    require(equal_numbers(row, std::span(cards_).subspan(expected.begin, expected.end - expected.begin)), law,
            "row");
    expect(try_to([&] { return game.taken(); }), expected.taken, fits(expected.taken), law);
    require(std::ranges::equal(game.history(), expected.history), law, "history");
    require(game.is_over() == (expected.begin == expected.end), law, "is_over");
    const bool first_moves = expected.history.size() % 2 == 0;
    if (!game.is_over()) {
      require((game.to_move() == card_game::player::first) == first_moves, law, "to_move");
    }
    if (table_) {
      const scores rest = (*table_)(expected.begin, expected.end);
      const scores final = {expected.taken.first + (first_moves ? rest.first : rest.second),
                            expected.taken.second + (first_moves ? rest.second : rest.first)};
      expect(try_to([&] { return game.value(); }), final, fits(final), law);
    }
  }

  void walk() {
    if (cards_.size() > 40) return;
    card_game::position<Score> game{cards_};
    std::vector<model> states{{0, cards_.size(), {}, {}}};
    expect_position(game, states.back(), "a new game");
    require(error_of([&] { (void)game.undo(); }) == error::logic, "undo with nothing played");
    const std::size_t steps = 2 * cards_.size() + 2;
    for (std::size_t step = 0; step < steps; ++step) {
      const std::uint8_t choice = choices_.choice();
      if (choice % 4 == 3 && states.size() > 1) {
        (void)game.undo();
        states.pop_back();
      } else {
        const side move = choice % 2 == 0 ? side::left : side::right;
        model next = states.back();
        if (next.begin == next.end) {
          require(error_of([&] { (void)game.take(move); }) == error::logic, "take from a finished game");
        } else {
          const wide card = move == side::left ? exact_[next.begin++] : exact_[--next.end];
          const bool is_first = next.history.size() % 2 == 0;
          (is_first ? next.taken.first : next.taken.second) =
              (is_first ? next.taken.first : next.taken.second) + card;
          next.history.push_back(move);
          require(widen(game.take(move)) == card, "the card taken");
          states.push_back(next);
        }
      }
      expect_position(game, states.back(), "after a move");
    }
    while (states.size() > 1) {
      (void)game.undo();
      states.pop_back();
    }
    expect_position(game, states.back(), "everything undone");
  }

  // Games between policies can meet a partial sum that does not fit where the final scores do; only safe rows are played.
  void games() {
    wide magnitude;
    for (const wide card : exact_) magnitude = magnitude + (card < wide{} ? -card : card);
    if (!translation<Score>::fits(magnitude) || cards_.size() > 40) return;
    namespace policy = card_game::policy;
    const auto perfect = card_game::play(cards_, policy::perfect{}, policy::perfect{});
    require(exact_of(perfect.scores) == expected_, "perfect against perfect",
            [&] { return text(exact_of(perfect.scores)); });
    require(perfect.moves.size() == cards_.size(), "moves of a game");
    const std::uint64_t seed = choices_.choice();
    const auto against_greedy = card_game::play(cards_, policy::perfect{}, policy::greedy{});
    require(exact_of(against_greedy.scores).first >= expected_.first, "perfect against greedy");
    const auto greedy_first = card_game::play(cards_, policy::greedy{}, policy::perfect{});
    require(exact_of(greedy_first.scores).second >= expected_.second, "greedy against perfect");
    const auto against_random = card_game::play(cards_, policy::perfect{}, policy::random{seed});
    require(exact_of(against_random.scores).first >= expected_.first, "perfect against random");
    const auto again = card_game::play(cards_, policy::perfect{}, policy::random{seed});
    require(again.moves == against_random.moves, "a seed gives the same game");
    for (const auto& record : {against_greedy, greedy_first, against_random}) {
      require(exact_of(record.scores).first + exact_of(record.scores).second ==
                  expected_.first + expected_.second,
              "every card is taken once");
    }
  }

  const std::vector<Score>& cards_;
  bytes& choices_;
};

// Every law for this row; those of the score type where the cards are scores.
template <class Card>
void check_laws(const std::vector<Card>& cards, bytes& choices) {
  using score = card_game::score_for_t<Card>;
  card_laws<Card>(cards).check();
  if constexpr (std::same_as<Card, score>) {
    score_laws<score>(cards, choices).check();
  } else {
    std::vector<score> scores_of_cards;
    for (const Card& card : cards) {
      if (!translation<score>::fits(widen(card))) return;
      scores_of_cards.push_back(translation<score>::back(widen(card)));
    }
    score_laws<score>(scores_of_cards, choices).check();
  }
}

}  // namespace fuzz
