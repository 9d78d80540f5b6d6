# C++20 is enough (all other tests use it); later versions and the GNU dialects, which add types to the standard's notion of an integer, work.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

foreach(version IN ITEMS gnu++20 c++2b c++2c)
  can_build_and_run(known -std=${version})
  if(known)
    compile(${strict} -std=${version} -fsyntax-only ${here}/whole_interface.cpp)
    message(STATUS "${version}: clean")
  endif()
endforeach()
