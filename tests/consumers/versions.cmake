# Which version requests the package serves: its own and older ones of the same major number, nothing newer.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

string(REPLACE "." ";" parts "${version}")
list(GET parts 0 major)
list(GET parts 1 minor)
list(GET parts 2 patch)
math(EXPR next_major "${major} + 1")
math(EXPR last_major "${major} - 1")
math(EXPR next_minor "${minor} + 1")
math(EXPR next_patch "${patch} + 1")

function(ask)
  list(JOIN ARGN "_" name)
  string(MAKE_C_IDENTIFIER "${name}" name)
  file(WRITE "${work}/${name}/CMakeLists.txt"
       "cmake_minimum_required(VERSION 3.24)\nproject(stranger LANGUAGES NONE)\n"
       "find_package(card_game ${ARGN} CONFIG)\nfile(WRITE \"${work}/found\" \"\${card_game_FOUND}\")\n")
  run(ignored "${CMAKE_COMMAND}" -S "${work}/${name}" -B "${work}/${name}/build" -G "${generator}"
      "-DCMAKE_MAKE_PROGRAM=${make_program}" "-DCMAKE_PREFIX_PATH=${package}" -Wno-dev)
endfunction()

foreach(request IN ITEMS "" "${major}" "${major}.${minor}" "${version}" "${version};EXACT")
  ask(${request})
  file(READ "${work}/found" found)
  expect_equal("find_package(card_game ${request})" "${found}" "1")
endforeach()
foreach(request IN ITEMS "${next_major}" "${last_major}" "${major}.${next_minor}"
                         "${major}.${minor}.${next_patch}" "${major}.${next_minor};EXACT")
  ask(${request})
  file(READ "${work}/found" found)
  expect_equal("find_package(card_game ${request})" "${found}" "0")
endforeach()
