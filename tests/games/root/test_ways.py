"""Where one gets from a place is asked of one function; nobody else reads the map's paths."""

from __future__ import annotations

import re
from pathlib import Path

import rulewright

SOURCE = Path(rulewright.__file__).parent
ALLOWED = {"games/root/rules/ways.py", "games/root/maps.py"}
READS = re.compile(r"(map|woodland|woods)\.(paths|adjacent|near)\b")


def test_nobody_else_reads_the_paths_of_a_map() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in SOURCE.rglob("*.py")
        if str(path.relative_to(SOURCE)) not in ALLOWED
        for line in path.read_text(encoding="utf-8").splitlines()
        if READS.search(line)
    ]

    assert found == []
    assert READS.search((SOURCE / "games/root/rules/ways.py").read_text(encoding="utf-8")), "the eye is sharp"
