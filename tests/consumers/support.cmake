# What the consumer scripts share: take a snippet from the README, lay out a project, build it, run it, look at it.
# Given by the test: source, version, generator, make_program, compiler, flags, package, work.

cmake_minimum_required(VERSION 3.24)
file(REMOVE_RECURSE "${work}")
file(MAKE_DIRECTORY "${work}")

# Runs a command and returns what it printed; a failure ends the test with all of it.
function(run out)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE stdout ERROR_VARIABLE stderr)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\nended with ${result}\n${stdout}${stderr}")
  endif()
  set(${out} "${stdout}" PARENT_SCOPE)
endfunction()

function(expect_equal what actual expected)
  if(NOT "${actual}" STREQUAL "${expected}")
    message(FATAL_ERROR "${what}: expected '${expected}', got '${actual}'")
  endif()
endfunction()

# The code block that follows `<!-- snippet: NAME -->` in the README, written to a file.
function(write_snippet name path)
  file(READ "${source}/README.md" readme)
  string(FIND "${readme}" "<!-- snippet: ${name} -->" begin)
  if(begin EQUAL -1)
    message(FATAL_ERROR "README.md has lost its snippet '${name}'")
  endif()
  string(SUBSTRING "${readme}" ${begin} -1 rest)
  string(REGEX MATCH "```[a-z+]*\n" fence "${rest}")
  string(FIND "${rest}" "${fence}" begin)
  string(LENGTH "${fence}" length)
  math(EXPR begin "${begin} + ${length}")
  string(SUBSTRING "${rest}" ${begin} -1 rest)
  string(FIND "${rest}" "\n```" end)
  math(EXPR end "${end} + 1")
  string(SUBSTRING "${rest}" 0 ${end} snippet)
  file(WRITE "${path}" "${snippet}")
endfunction()

# A project folder: the README's program and its CMake lines, below the two lines every project starts with.
# With "whole" the README's lines are the whole CMake file.
function(lay_out_project snippet)
  write_snippet(consumer_program "${work}/deal.cpp")
  write_snippet(${snippet} "${work}/lines.cmake")
  file(READ "${work}/lines.cmake" lines)
  if(NOT "whole" IN_LIST ARGN)
    string(PREPEND lines "cmake_minimum_required(VERSION 3.24)\nproject(stranger VERSION 3.2.1 LANGUAGES CXX)\n")
  endif()
  file(WRITE "${work}/CMakeLists.txt" "${lines}")
  file(CREATE_LINK "${source}" "${work}/card_game" SYMBOLIC)
endfunction()

# How every project here is configured: as this build was, and watched by inspect.cmake.
set(configure
  "${CMAKE_COMMAND}" -G "${generator}" "-DCMAKE_MAKE_PROGRAM=${make_program}" "-DCMAKE_CXX_COMPILER=${compiler}"
  "-DCMAKE_CXX_FLAGS=${flags}" "-DCMAKE_PROJECT_INCLUDE=${CMAKE_CURRENT_LIST_DIR}/inspect.cmake"
  -DCMAKE_BUILD_TYPE=Release)

function(build_and_run)
  run(ignored "${CMAKE_COMMAND}" --build "${work}/build" --config Release)
  file(GLOB_RECURSE programs "${work}/build/deal" "${work}/build/deal.exe")
  run(printed ${programs})
  expect_equal("the README's program prints" "${printed}" "100\n")
endfunction()

function(cache_names build out)
  file(STRINGS "${build}/CMakeCache.txt" entries REGEX "^[A-Za-z0-9_.+-]+:[A-Z]+=")
  list(TRANSFORM entries REPLACE ":.*" "")
  set(${out} ${entries} PARENT_SCOPE)
endfunction()

# A guest leaves its host's house as it was: no cache entry but its own (and `allowed` ones of CMake's modules), no
# target but its own, no test, no directory-wide setting, nothing in the host's installation.
function(expect_good_guest)
  cmake_parse_arguments(PARSE_ARGV 0 guest "" "ALLOWED_CACHE" "OWN_TARGETS")

  file(WRITE "${work}/host/CMakeLists.txt"
       "cmake_minimum_required(VERSION 3.24)\nproject(stranger VERSION 3.2.1 LANGUAGES CXX)\nadd_executable(deal ../deal.cpp)\n")
  run(ignored ${configure} -S "${work}/host" -B "${work}/host/build")
  cache_names("${work}/host/build" before)
  cache_names("${work}/build" after)
  list(REMOVE_ITEM after ${before} CMAKE_PREFIX_PATH)
  list(FILTER after EXCLUDE REGEX "^(CARD_GAME|card_game)_${guest_ALLOWED_CACHE}")
  expect_equal("foreign cache entries" "${after}" "")

  file(READ "${work}/build/inspected_targets.txt" targets)
  set(expected_targets deal ${guest_OWN_TARGETS})
  expect_equal("targets" "${targets}" "${expected_targets}")
  file(READ "${work}/build/inspected_tests.txt" tests)
  expect_equal("tests" "${tests}" "")
  file(READ "${work}/build/inspected_settings.txt" settings)
  file(READ "${work}/host/build/inspected_settings.txt" host_settings)
  expect_equal("settings of the host" "${settings}" "${host_settings}")

  run(ignored "${CMAKE_COMMAND}" --install "${work}/build" --config Release --prefix "${work}/installed")
  file(GLOB_RECURSE installed "${work}/installed/*")
  expect_equal("what the host's installation holds" "${installed}" "")
endfunction()
