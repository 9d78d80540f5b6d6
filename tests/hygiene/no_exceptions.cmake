# Without exceptions and run-time type information everything compiles and works, and an error prints its message on
# the standard error stream and aborts.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

compile(${strict} -fno-exceptions -fno-rtti ${here}/whole_interface.cpp -o whole_interface)
run(${work}/whole_interface)

compile(${strict} -fno-exceptions -fno-rtti ${here}/no_exceptions.cpp -o no_exceptions)
run(${work}/no_exceptions)
foreach(fault IN ITEMS "not_a_number;not a number|NaN|nan" "overflow;fit" "no_cards;no move" "too_long;max_cards"
                       "finished;no card|over|finished" "not_played;undo")
  list(POP_FRONT fault name)
  execute_process(COMMAND "${work}/no_exceptions" ${name} WORKING_DIRECTORY "${work}"
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE message)
  if(NOT result MATCHES "[Aa]bort|^134$" OR NOT output STREQUAL "")
    message(FATAL_ERROR "${name}: ended with '${result}' instead of an abort\n${output}${message}")
  endif()
  if(NOT message MATCHES "card_game::[^\n]*(${fault})[^\n]*\n")
    message(FATAL_ERROR "${name}: the message does not say '${fault}'\n${message}")
  endif()
endforeach()
