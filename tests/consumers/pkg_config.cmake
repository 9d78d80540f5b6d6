# A makefile's route: the compiler flags from pkg-config, for the installed and moved package.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

find_program(pkg_config NAMES pkg-config pkgconf NO_CACHE)
if(NOT pkg_config)
  message("skipped: there is no pkg-config here")
  return()
endif()
set(ENV{PKG_CONFIG_PATH} "${package}/share/pkgconfig")

run(reported "${pkg_config}" --modversion card_game)
expect_equal("version by pkg-config" "${reported}" "${version}\n")
run(package_flags "${pkg_config}" --cflags --libs card_game)
separate_arguments(flags UNIX_COMMAND "${flags} ${package_flags}")
write_snippet(consumer_program "${work}/deal.cpp")
run(ignored "${compiler}" -std=c++20 "${work}/deal.cpp" -o "${work}/deal" ${flags})
run(printed "${work}/deal")
expect_equal("the README's program prints" "${printed}" "100\n")

execute_process(COMMAND "${pkg_config}" --exists "card_game >= 999" RESULT_VARIABLE too_new)
if(too_new EQUAL 0)
  message(FATAL_ERROR "pkg-config offers a version that is not there")
endif()
