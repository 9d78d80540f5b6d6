# FetchContent with the sources at hand, as users without a network do.
include(${CMAKE_CURRENT_LIST_DIR}/support.cmake)

lay_out_project(consumer_fetch_content)
run(ignored ${configure} -S "${work}" -B "${work}/build")
build_and_run()
expect_good_guest(OWN_TARGETS card_game ALLOWED_CACHE "|^FETCHCONTENT_")
