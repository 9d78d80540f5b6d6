// The library's version: numbers for the preprocessor, text for people.
//
// The build and the package read the numbers from here; a test holds the text against them.
#pragma once

#include <string_view>

#define CARD_GAME_VERSION_MAJOR 1
#define CARD_GAME_VERSION_MINOR 0
#define CARD_GAME_VERSION_PATCH 0

namespace card_game {

/// The version of these headers as text, `"1.0.0"`: major, minor and patch number.
inline constexpr std::string_view version = "1.0.0";

}  // namespace card_game
