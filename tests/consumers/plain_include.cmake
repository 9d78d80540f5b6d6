# No build system at all: one compiler call with an include directory.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

write_snippet(consumer_program "${work}/deal.cpp")
separate_arguments(flags UNIX_COMMAND "${flags}")
run(ignored "${compiler}" ${flags} -std=c++20 -I "${source}/include" "${work}/deal.cpp" -o "${work}/deal")
run(printed "${work}/deal")
expect_equal("the README's program prints" "${printed}" "100\n")
