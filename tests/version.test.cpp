// The version is one fact told twice: in numbers for the preprocessor and in text for people.

#include <string>

#include <card_game/version.hpp>

#include "catch.hpp"

TEST_CASE("version: the text is made of the three numbers", "[version]") {
  const std::string from_numbers = std::to_string(CARD_GAME_VERSION_MAJOR) + "." +
                                   std::to_string(CARD_GAME_VERSION_MINOR) + "." +
                                   std::to_string(CARD_GAME_VERSION_PATCH);
  CHECK(card_game::version == from_numbers);
}
