# Lays out an installed package and moves it elsewhere. Nothing in it may remember where it was made.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

run(ignored ${configure} -S "${source}" -B "${work}/build" -DCARD_GAME_BUILD_TESTS=OFF -DCARD_GAME_BUILD_BENCH=OFF
    -DCARD_GAME_BUILD_EXAMPLES=OFF)
run(ignored "${CMAKE_COMMAND}" --build "${work}/build" --config Release)
run(ignored "${CMAKE_COMMAND}" --install "${work}/build" --config Release --prefix "${work}/first_prefix")
file(REMOVE_RECURSE "${package}")
file(RENAME "${work}/first_prefix" "${package}")

file(GLOB_RECURSE headers RELATIVE "${source}/include" "${source}/include/*")
file(GLOB_RECURSE installed_headers RELATIVE "${package}/include" "${package}/include/*")
expect_equal("installed headers" "${installed_headers}" "${headers}")

file(GLOB_RECURSE files "${package}/*")
foreach(path IN LISTS files)
  file(READ "${path}" content)
  foreach(trace IN ITEMS "${source}" "${work}")
    string(FIND "${content}" "${trace}" found)
    if(NOT found EQUAL -1)
      message(FATAL_ERROR "${path} remembers ${trace}")
    endif()
  endforeach()
endforeach()
