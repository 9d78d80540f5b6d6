# One package serves 32-bit and 64-bit consumers: the version file must not compare word sizes. Asked in the way
# find_package asks, then, where this compiler can do both, by real consumers.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

set(PACKAGE_FIND_VERSION ${version})
string(REGEX MATCH "^[0-9]+" PACKAGE_FIND_VERSION_MAJOR ${version})
foreach(CMAKE_SIZEOF_VOID_P IN ITEMS 4 8)
  set(PACKAGE_VERSION_UNSUITABLE FALSE)
  include("${package}/share/cmake/card_game/card_game-config-version.cmake")
  expect_equal("compatible with ${CMAKE_SIZEOF_VOID_P} bytes" "${PACKAGE_VERSION_COMPATIBLE}" "TRUE")
  expect_equal("unsuitable for ${CMAKE_SIZEOF_VOID_P} bytes" "${PACKAGE_VERSION_UNSUITABLE}" "FALSE")
endforeach()

file(WRITE "${work}/probe.cpp" "#include <vector>\nint main() { return std::vector<int>{}.size() > 0; }\n")
separate_arguments(probe_flags UNIX_COMMAND "${flags}")
execute_process(COMMAND "${compiler}" ${probe_flags} -m32 "${work}/probe.cpp" -o "${work}/probe"
                RESULT_VARIABLE no_multilib OUTPUT_QUIET ERROR_QUIET)
if(no_multilib EQUAL 0)
  lay_out_project(consumer_find_package)
  run(ignored ${configure} "-DCMAKE_CXX_FLAGS=${flags} -m32" -S "${work}" -B "${work}/build"
      "-DCMAKE_PREFIX_PATH=${package}")
  build_and_run()
endif()
