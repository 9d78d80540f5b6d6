// A move in this game is no more than an end of the row: the card there is taken.
#pragma once

namespace card_game {

/// The end of the row that a move takes its card from.
///
/// Example: in the row `2 100 6`, `side::left` takes the 2 and `side::right` the 6.
enum class side { left, right };

}  // namespace card_game
