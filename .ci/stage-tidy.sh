#!/usr/bin/env bash
# stage-tidy.sh: clang-tidy on a program that uses the whole interface, which reports on all headers, and on every example;
# what is checked, and why not more, stands in .clang-tidy. The static analyzer walks through the library once, with the
# first program: through each example it would walk the same way again, for minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
tidy=${CLANG_TIDY:-clang-tidy}
flags=(-xc++ -std=c++20 -Iinclude -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wundef)
mapfile -t examples < <(find examples -name '*.cpp' | sort)
output=$(mktemp)
trap 'rm -f "$output"' EXIT
status=0
"$tidy" --quiet tests/hygiene/whole_interface.cpp -- "${flags[@]}" >"$output" 2>&1 || status=1
printf '%s\n' "${examples[@]}" | xargs -P "${CMAKE_BUILD_PARALLEL_LEVEL:-2}" -I EXAMPLE \
  "$tidy" --quiet --checks='-clang-analyzer-*' EXAMPLE -- "${flags[@]}" >>"$output" 2>&1 || status=1
grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? generated|^Suppressed|^Use -header-filter' "$output" || true
[[ $status == 0 ]] || exit 1
version=$("$tidy" --version | sed -n 's/.*version \([0-9.]*\).*/\1/p' | head -1)
echo "summary: clang-tidy $version on $((${#examples[@]} + 1)) files, no finding"
