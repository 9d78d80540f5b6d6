# A wrong program gets one short error that names the concept it misses.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

set(first_lines 16)
set(most_lines 60)

# expect_refusal(<concept> <statement>): one error, whose first lines name the concept, and few lines in all.
function(expect_refusal concept statement)
  file(WRITE "${work}/wrong.cpp" "#include <card_game/card_game.hpp>\n#include <string>\n#include <vector>\n"
       "int main() {\n  const std::vector<int> cards{2, 100, 6};\n  const std::vector<std::string> words{\"2\", \"6\"};\n"
       "  ${statement}\n}\n")
  execute_process(COMMAND ${call} -fsyntax-only wrong.cpp WORKING_DIRECTORY "${work}"
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(result EQUAL 0)
    message(FATAL_ERROR "it compiles: ${statement}")
  endif()
  # Brackets and semicolons mean something to CMake's lists.
  string(REGEX REPLACE "[][;]" "_" text "${output}")
  string(REGEX MATCHALL "[^\n]*\n" lines "${text}")
  list(LENGTH lines count)
  list(SUBLIST lines 0 ${first_lines} beginning)
  string(REGEX MATCHALL "error: " errors "${text}")
  list(LENGTH errors error_count)
  if(NOT error_count EQUAL 1 OR count GREATER most_lines OR NOT beginning MATCHES "[^a-z_]${concept}[^a-z_]")
    message(FATAL_ERROR "${statement}\n${error_count} errors in ${count} lines; wanted: one error, '${concept}' named in "
                        "the first ${first_lines} lines, at most ${most_lines} in all\n${output}")
  endif()
endfunction()

expect_refusal(card_range "(void)card_game::solve(words);")
expect_refusal(card_range "(void)card_game::solve(42);")
expect_refusal(card "(void)card_game::solve({\"2\", \"6\"});")
expect_refusal(strategy_for "(void)card_game::solve(cards, 42);")
expect_refusal(card_range "(void)card_game::best_move(words);")
expect_refusal(card_range "(void)card_game::play(words, card_game::policy::perfect{}, card_game::policy::greedy{});")
expect_refusal(policy_for "(void)card_game::play(cards, 42, card_game::policy::greedy{});")
expect_refusal(score "card_game::reduced_row<std::string> row;")
