# No warning when everything is instantiated, without optimisation and with all of it, where the compiler sees more.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

# Beyond the promise, what strict builds add. Not -Wuseless-cast, whose verdict depends on what std::size_t is, nor
# -Wnull-dereference, which g++ 11 reports inside vectors at -O3.
set(more ${strict} -Wcast-qual -Wformat=2 -Wdouble-promotion -Wextra-semi -Wnon-virtual-dtor)
if(compiler_id STREQUAL "GNU")
  list(APPEND more -Wduplicated-cond -Wlogical-op)
endif()
compile(${strict} -O0 -c ${here}/whole_interface.cpp -o unoptimised.o)
compile(${more} -O3 -DNDEBUG -c ${here}/whole_interface.cpp -o optimised.o)
