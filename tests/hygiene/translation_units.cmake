# Two translation units that use everything link into one program (nothing lacks `inline`), and the same two in one
# translation unit, as unity builds join them, do so too.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

compile(${strict} -O0 ${here}/whole_interface.cpp ${here}/second_unit.cpp -DWITH_SECOND_UNIT -o two_units)
run(${work}/two_units)

file(WRITE "${work}/unity.cpp" "#include \"second_unit.cpp\"\n#include \"whole_interface.cpp\"\n")
compile(${strict} -O0 -DWITH_SECOND_UNIT unity.cpp -o unity)
run(${work}/unity)
