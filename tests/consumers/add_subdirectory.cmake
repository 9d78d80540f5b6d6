# A copy of the library inside the consumer's tree, first in a usual project, then with the README's three lines as
# the whole CMake file.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

lay_out_project(consumer_add_subdirectory)
run(ignored ${configure} -S "${work}" -B "${work}/build")
build_and_run()
expect_good_guest(OWN_TARGETS card_game)

file(REMOVE_RECURSE "${work}")
lay_out_project(consumer_add_subdirectory whole)
run(ignored ${configure} -Wno-dev -S "${work}" -B "${work}/build")
build_and_run()
