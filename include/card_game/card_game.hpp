// Everything in one include: `#include <card_game/card_game.hpp>`. Each header below also stands alone.
//
//     cards ──▶ solve ──▶ outcome            what both players score
//     cards ──▶ best_move, evaluate_moves    which card to take, principal_variation the whole line
//     cards ──▶ position ◀──▶ policy, play   a game being played
//     cards ──▶ score_table                  the outcome of every sub-row
//     cards ──▶ reduced_row                  the short row that plays like a long one
#pragma once

#include <card_game/best_move.hpp>
#include <card_game/card_range.hpp>
#include <card_game/outcome.hpp>
#include <card_game/play.hpp>
#include <card_game/policy.hpp>
#include <card_game/position.hpp>
#include <card_game/reduced_row.hpp>
#include <card_game/score.hpp>
#include <card_game/score_table.hpp>
#include <card_game/side.hpp>
#include <card_game/solve.hpp>
#include <card_game/strategy/bottom_up.hpp>
#include <card_game/strategy/linear.hpp>
#include <card_game/strategy/memoized.hpp>
#include <card_game/strategy/recursion.hpp>
#include <card_game/version.hpp>
