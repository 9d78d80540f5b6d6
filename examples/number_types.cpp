// Cards of other number types. Any class with +, - and an order plays the game and is scored in itself; only the
// built-in numbers are scored in a wider type, by the table in card_game/score.hpp.

#include <chrono>
#include <compare>
#include <cstdint>
#include <iostream>
#include <string_view>
#include <vector>

#if __has_include(<boost/multiprecision/cpp_int.hpp>) && __has_include(<boost/rational.hpp>)
#include <boost/version.hpp>
#endif
// Before 1.81, Boost needed std::unary_function, which libc++ no longer has in C++20.
#if defined(BOOST_VERSION) && (BOOST_VERSION >= 108100 || !defined(_LIBCPP_VERSION))
#define EXAMPLE_HAS_BOOST 1
#include <boost/multiprecision/cpp_int.hpp>
#include <boost/rational.hpp>
#else
#define EXAMPLE_HAS_BOOST 0
#endif

#include <card_game/card_game.hpp>

namespace {

// Money, in whole cents. These few operations are all the library asks of a score.
struct money {
  std::int64_t cents = 0;

  friend money operator+(money a, money b) { return {a.cents + b.cents}; }
  friend money operator-(money a, money b) { return {a.cents - b.cents}; }
  friend auto operator<=>(money, money) = default;
  friend std::ostream& operator<<(std::ostream& out, money amount) {
    const std::int64_t size = amount.cents < 0 ? -amount.cents : amount.cents;
    return out << (amount.cents < 0 ? "-" : "") << size / 100 << '.' << size / 10 % 10 << size % 10;
  }
};

template <class Score>
void print(std::string_view kind, const card_game::outcome<Score>& scores) {
  std::cout << kind << ": first " << scores.first << ", second " << scores.second << '\n';
}

void money_and_time() {
  print("money", card_game::solve(std::vector<money>{{199}, {10'050}, {625}}));

  using minutes = std::chrono::minutes;
  const auto turns = card_game::solve(std::vector<minutes>{minutes{2}, minutes{100}, minutes{6}});
  std::cout << "std::chrono::minutes: first " << turns.first.count() << ", second " << turns.second.count()
            << '\n';

  // A projection picks the number out of something larger; the cards need not be numbers themselves.
  struct house {
    std::string_view street;
    money price;
  };
  const std::vector<house> street{
      {"1 Ash Road", {20'000}}, {"2 Ash Road", {100'000}}, {"3 Ash Road", {60'000}}};
  print("houses, by price", card_game::solve(street, card_game::strategy::linear{}, &house::price));
}

#if EXAMPLE_HAS_BOOST
void big_and_rational() {
  using boost::multiprecision::cpp_int;
  const cpp_int googol = pow(cpp_int(10), 100);
  print("boost::multiprecision::cpp_int",
        card_game::solve(std::vector<cpp_int>{2 * googol, 100 * googol, 6}));

  // A third is no double, so thirds that should tie may not; here they do.
  using rational = boost::rational<std::int64_t>;
  const auto thirds = card_game::solve(std::vector<rational>{{1, 3}, {2, 3}, {1, 3}, {0, 1}});
  print("boost::rational", thirds);
}
#endif

}  // namespace

int main() {
  money_and_time();
#if EXAMPLE_HAS_BOOST
  big_and_rational();
#else
  std::cout << "boost: none that works here is installed, so its big integer and rational are skipped\n";
#endif
}
