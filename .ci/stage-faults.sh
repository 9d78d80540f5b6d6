#!/usr/bin/env bash
# stage-faults.sh: some forty faults, planted one at a time in a copy of the headers; the tests must notice each.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/.." && pwd)
output=$(mktemp)
trap 'rm -f "$output"' EXIT
"$checkout/tests/faults/run" | tee "$output"
echo "summary: $(tail -1 "$output")"
