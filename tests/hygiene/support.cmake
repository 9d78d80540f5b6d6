# What the hygiene scripts share. Given by the test: compiler, compiler_id, flags, includes, work.

cmake_minimum_required(VERSION 3.24)
file(REMOVE_RECURSE "${work}")
file(MAKE_DIRECTORY "${work}")
set(here "${CMAKE_CURRENT_LIST_DIR}")

separate_arguments(flags UNIX_COMMAND "${flags}")
set(call "${compiler}" -std=c++20 ${flags} "-I${here}")
foreach(directory IN LISTS includes)
  string(REGEX REPLACE "^\\$<BUILD_INTERFACE:(.*)>$" "\\1" directory "${directory}")
  list(APPEND call "-I${directory}")
  list(APPEND include_directories "${directory}")
endforeach()
# The flags of DESIGN: what the headers promise to be clean under.
set(strict -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wundef -Werror)

# compile(<argument>...): calls the compiler in the working folder; it must succeed and say nothing.
function(compile)
  execute_process(COMMAND ${call} ${ARGN} WORKING_DIRECTORY "${work}"
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0 OR NOT output STREQUAL "")
    list(JOIN call " " command)
    list(JOIN ARGN " " arguments)
    message(FATAL_ERROR "${command} ${arguments}\nended with ${result}\n${output}")
  endif()
endfunction()

# run(<program> <argument>...): it must end well.
function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${work}"
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${ARGN} ended with ${result}\n${output}")
  endif()
endfunction()

# Whether this compiler can build and run a small program with the given arguments.
function(can_build_and_run answer)
  file(WRITE "${work}/probe.cpp" "#include <vector>\nint main() { return std::vector<int>{1}.size() == 1 ? 0 : 1; }\n")
  execute_process(COMMAND ${call} ${ARGN} probe.cpp -o probe WORKING_DIRECTORY "${work}"
                  RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
  if(result EQUAL 0)
    execute_process(COMMAND "${work}/probe" RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
  endif()
  set(${answer} FALSE PARENT_SCOPE)
  if(result EQUAL 0)
    set(${answer} TRUE PARENT_SCOPE)
  endif()
endfunction()

# All headers of the library, as a program writes them between angle brackets.
function(list_headers out)
  set(headers)
  foreach(directory IN LISTS include_directories)
    file(GLOB_RECURSE found RELATIVE "${directory}" "${directory}/card_game/*.hpp")
    list(APPEND headers ${found})
  endforeach()
  if(NOT "card_game/card_game.hpp" IN_LIST headers)
    message(FATAL_ERROR "no headers in ${include_directories}")
  endif()
  set(${out} ${headers} PARENT_SCOPE)
endfunction()
