// solve on views and on streams that can be read only once. A file of its own because <ranges> is heavy, and because clang
// before 16 cannot compile the views of libstdc++.

#include <cstddef>
#include <cstdint>
#include <istream>
#include <iterator>
#include <ranges>
#include <sstream>
#include <vector>

#include <card_game/solve.hpp>

#include "catch.hpp"
#include "support/report.hpp"
#include "support/strategies.hpp"

namespace {

using card_game::solve;
using card_game_test::for_both_ways;
using scores = card_game::outcome<std::int64_t>;

// The smallest one-pass range: an iterator that can only be moved on and read, and an end of another type.
class countdown {
public:
  struct iterator {
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    countdown* source = nullptr;

    int operator*() const { return source->left_; }
    iterator& operator++() {
      --source->left_;
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const iterator& here, std::default_sentinel_t) { return here.source->left() == 0; }
  };

  explicit countdown(int from) : left_(from) {}
  iterator begin() { return {this}; }
  static std::default_sentinel_t end() { return {}; }
  [[nodiscard]] int left() const { return left_; }

private:
  int left_;
};

}  // namespace

TEST_CASE("solve reads a one-pass range once", "[solve][views]") {
  for_both_ways([](std::string_view name, auto chosen) {
    countdown cards(3);
    CHECK_FOR(name, solve(cards, chosen) == scores{4, 2});
    CHECK_FOR(name, cards.left() == 0);
    CHECK_FOR(name, solve(countdown(0), chosen) == scores{0, 0});
  });
}

#if !defined(__clang__) || __clang_major__ >= 16 || defined(_LIBCPP_VERSION)
TEST_CASE("solve takes views", "[solve][views]") {
  const std::vector<int> numbers{2, 7, 100, 9, 6};
  for_both_ways([&](std::string_view name, auto chosen) {
    CHECK_FOR(name, solve(numbers | std::views::filter([](int number) { return number % 2 == 0; }), chosen) ==
                        scores{8, 100});
    CHECK_FOR(name, solve(numbers | std::views::transform([](int number) { return number / 2.0; }), chosen) ==
                        card_game::outcome<double>{11, 51});
    CHECK_FOR(name, solve(numbers | std::views::reverse | std::views::take(3), chosen) == scores{106, 9});
    CHECK_FOR(name, solve(std::views::iota(1, 5), chosen) == scores{6, 4});
    CHECK_FOR(name, solve(std::views::iota(std::int64_t{0}) | std::views::take(4), chosen) == scores{4, 2});
    CHECK_FOR(name, solve(std::views::single(7), chosen) == scores{7, 0});
    CHECK_FOR(name, solve(std::views::empty<int>, chosen) == scores{0, 0});
  });
}

TEST_CASE("solve reads numbers from a stream", "[solve][views]") {
  for_both_ways([](std::string_view name, auto chosen) {
    std::istringstream text("2 100 6");
    CHECK_FOR(name, solve(std::ranges::istream_view<int>(text), chosen) == scores{8, 100});
    std::istringstream fractions("0.5 4 0.25");
    auto view = std::ranges::istream_view<double>(fractions);
    CHECK_FOR(name, solve(view, chosen) == card_game::outcome<double>{0.75, 4});
  });
}
#endif
