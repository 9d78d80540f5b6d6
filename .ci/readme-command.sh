#!/usr/bin/env bash
# readme-command.sh NAME: prints the code block that follows `<!-- ci: NAME -->` in README.md, so that what is tested
# is what a reader pastes.
set -euo pipefail
readme="$(dirname "$0")/../README.md"
block=$(awk -v marker="<!-- ci: $1 -->" '
  $0 == marker { wanted = 1; next }
  wanted && /^```/ { if (inside) exit; inside = 1; next }
  inside { print }' "$readme")
[[ -n $block ]] || { echo "README.md has lost its command '$1'" >&2; exit 1; }
printf '%s\n' "$block"
