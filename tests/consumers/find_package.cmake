# The installed and moved package.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

lay_out_project(consumer_find_package)
run(ignored ${configure} -S "${work}" -B "${work}/build" "-DCMAKE_PREFIX_PATH=${package}")
build_and_run()
expect_good_guest()
