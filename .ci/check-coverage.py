#!/usr/bin/env python3
"""check-coverage.py LINES BRANCHES INCLUDE ALLOWED: lines and branches per header, and no line left out without a reason.

ALLOWED holds lines `HEADER | TEXT OF THE LINE | REASON`: by the text and not by its number, so that it survives edits; an entry
that no longer matches an uncovered line is an error as well, so that the list cannot rot.
"""

import collections
import json
import pathlib
import sys

trace, branch_file, include, allowed_file = map(pathlib.Path, sys.argv[1:])
lines = collections.defaultdict(lambda: collections.defaultdict(int))
branches = collections.defaultdict(lambda: collections.defaultdict(int))
for record in trace.read_text().splitlines():
    kind, _, rest = record.partition(":")
    if kind == "SF":
        header = pathlib.Path(rest).resolve().relative_to(include.resolve())
    elif kind == "DA":
        number, count = rest.split(",")[:2]
        lines[header][int(number)] += int(count)

# A branch is a place in the source and a way to go there, whichever instantiations of a template took it. Where neither way was
# ever taken, nothing decides at run time: a constraint, an `if constexpr`, or a line that is in the list of lines already.
for file in json.loads(branch_file.read_text())["data"][0]["files"]:
    header = pathlib.Path(file["filename"]).resolve().relative_to(include.resolve())
    for *place, times_true, times_false, _, _, _ in file["branches"]:
        if times_true or times_false:
            branches[header][*place, True] += times_true
            branches[header][*place, False] += times_false

allowed = {}
for entry in allowed_file.read_text().splitlines():
    if entry and not entry.startswith("#"):
        header, text, reason = (part.strip() for part in entry.split("|", 2))
        allowed[header, text] = reason

used, unexplained = set(), []
totals = [0, 0, 0, 0]
print(f"{'header':44} {'lines':>12} {'branches':>12}")
for header in sorted(lines):
    source = (include / header).read_text().splitlines()
    missing = [number for number, count in sorted(lines[header].items()) if count == 0]
    for number in missing:
        key = str(header), source[number - 1].strip()
        used.add(key)
        if key not in allowed:
            unexplained.append(f"{header}:{number}: {key[1]}")
    taken = sum(count > 0 for count in branches[header].values())
    figures = [len(lines[header]) - len(missing), len(lines[header]), taken, len(branches[header])]
    totals = [total + figure for total, figure in zip(totals, figures)]
    print(f"{str(header):44} {figures[0]:5} of {figures[1]:4} {figures[2]:5} of {figures[3]:4}")

for line in unexplained:
    print(f"no test runs {line}")
stale = [key for key in allowed if key not in used]
for header, text in stale:
    print(f"{allowed_file.name} excuses a line that is not uncovered: {header} | {text}")
share = 100 * totals[2] / max(totals[3], 1)
print(f"summary: {totals[0]} of {totals[1]} lines of {len(lines)} headers covered, {len(used & allowed.keys())} explained, "
      f"{totals[2]} of {totals[3]} branches ({share:.1f} %)")
sys.exit(1 if unexplained or stale else 0)
