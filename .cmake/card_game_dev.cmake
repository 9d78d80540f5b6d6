# The target card_game_dev, which the project's own tests, benchmarks and examples link: the library, and the warnings
# that its headers promise to be clean under. They live here, where no consumer can inherit them.

option(CARD_GAME_WARNINGS_AS_ERRORS "A warning in tests, benchmarks or examples is an error" ON)

add_library(card_game_dev INTERFACE)
target_link_libraries(card_game_dev INTERFACE card_game::card_game)
target_compile_features(card_game_dev INTERFACE cxx_std_20)
if(MSVC)
  target_compile_options(card_game_dev INTERFACE /W4 /permissive- $<$<BOOL:${CARD_GAME_WARNINGS_AS_ERRORS}>:/WX>)
else()
  target_compile_options(card_game_dev INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wundef
    $<$<BOOL:${CARD_GAME_WARNINGS_AS_ERRORS}>:-Werror>)
endif()
