# Runs one example and checks everything a person would notice: what it prints, what it complains of, how it ends.
# CTest's own PASS_REGULAR_EXPRESSION sees neither the exit status nor which of the two streams a line came from.
#
#   PROGRAM    the executable              ARGUMENTS  a list for it
#   INPUT      a file to read from         STATUS     the exit status it must end with
#   OUTPUT     a regular expression for its standard output
#   COMPLAINT  one for its standard error, which must be empty without it
#   TRANSCRIPT a file with the whole standard output, to the last character

cmake_minimum_required(VERSION 3.24)

execute_process(COMMAND "${PROGRAM}" ${ARGUMENTS} INPUT_FILE "${INPUT}"
                OUTPUT_VARIABLE output ERROR_VARIABLE complaint RESULT_VARIABLE status)

set(faults "")
if(NOT status STREQUAL "${STATUS}")
  string(APPEND faults "the exit status is ${status}, not ${STATUS}\n")
endif()
if(DEFINED OUTPUT AND NOT output MATCHES "${OUTPUT}")
  string(APPEND faults "the output does not match: ${OUTPUT}\n")
endif()
if(DEFINED COMPLAINT AND NOT complaint MATCHES "${COMPLAINT}")
  string(APPEND faults "the standard error does not match: ${COMPLAINT}\n")
elseif(NOT DEFINED COMPLAINT AND NOT complaint STREQUAL "")
  string(APPEND faults "there is something on the standard error\n")
endif()
if(DEFINED TRANSCRIPT)
  file(READ "${TRANSCRIPT}" expected)
  if(NOT output STREQUAL expected)
    string(APPEND faults "the output is not that of ${TRANSCRIPT}\n")
  endif()
endif()

if(NOT faults STREQUAL "")
  # NOTICE leaves text as it is, FATAL_ERROR would fill it into paragraphs.
  message(NOTICE "${PROGRAM} ${ARGUMENTS}\n---- standard output:\n${output}---- standard error:\n${complaint}----\n${faults}")
  message(FATAL_ERROR "this run is not as it should be")
endif()
