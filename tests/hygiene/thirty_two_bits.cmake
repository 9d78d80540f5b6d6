# On a 32-bit target everything builds and gives the same answers: std::size_t and long are 32 bits wide, there is no
# __int128, and on old ones (x87) floating arithmetic is wider than double.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

can_build_and_run(known -m32)
if(NOT known)
  message("skipped: this compiler cannot build for a 32-bit target here (Debian: g++-multilib)")
  return()
endif()
compile(${strict} -m32 -O1 ${here}/whole_interface.cpp -o with_x87)
run(${work}/with_x87)
can_build_and_run(known -m32 -msse2 -mfpmath=sse)
if(known)
  compile(${strict} -m32 -msse2 -mfpmath=sse -O1 ${here}/whole_interface.cpp -o with_sse)
  run(${work}/with_sse)
endif()
