"""Whoever silences a check says why on the same line; what holds for a whole file says so where checks are set up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent.parent
SILENCED = re.compile(r"#\s*(noqa|type:\s*ignore)\b(?P<rest>.*)$")
WITH_REASON = re.compile(r"(:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|\[[a-z, -]+\])\s+[(#-]\s*\w.+")

SILENCED_PAGE = re.compile(
    r"(eslint-disable(-next-line|-line)?|svelte-ignore|@ts-(expect-error|ignore|nocheck))\b(?P<rest>.*)$"
)
PAGE_REASON = re.compile(r"\s+[\w@/,\s-]*(--\s+\w|\(\w).+|\s+--\s+\w.+")
PAGES = {".ts", ".js", ".svelte", ".css"}


def bare(lines: list[str]) -> list[str]:
    """Return the lines that silence a check without saying which and why."""
    found = [(line, SILENCED.search(line)) for line in lines]
    return [line.strip() for line, silenced in found if silenced and not WITH_REASON.fullmatch(silenced["rest"])]


def bare_page(lines: list[str]) -> list[str]:
    """Return the lines of the browser's part that silence a check without saying why."""
    found = [(line, SILENCED_PAGE.search(line)) for line in lines]
    return [line.strip() for line, silenced in found if silenced and not PAGE_REASON.fullmatch(silenced["rest"])]


@pytest.mark.parametrize("floor", ["src", "tools", "tests"])
def test_nobody_silences_a_check_without_a_reason(floor: str) -> None:
    found = {str(file): bare(file.read_text("utf-8").splitlines()) for file in (HERE / floor).rglob("*.py")}
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_nobody_silences_a_check_of_the_browser_without_a_reason() -> None:
    files = [file for file in (HERE / "web" / "src").rglob("*") if file.suffix in PAGES]
    assert len(files) > 100
    found = {str(file): bare_page(file.read_text("utf-8").splitlines()) for file in files}
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize("why", ["", "  # ", ")"])
@pytest.mark.parametrize(
    "check", ["# no" + "qa", "# no" + "qa: S101", "# no" + "qa: S101, S102", "# type: " + "ignore[misc]"]
)
def test_a_check_that_is_silenced_without_a_reason_is_found(check: str, why: str) -> None:
    line = f"do()  {check}{why}"
    assert bare([line]) == [line.strip()]


def test_a_reason_is_one() -> None:
    assert (
        bare(
            [
                "do()  # no" + "qa: S101, PLR0913  (as told)",
                "do()  # type: " + "ignore[misc]  # it has no types",
                "do()",
            ]
        )
        == []
    )


@pytest.mark.parametrize(
    "line",
    [
        "// eslint-disable-next-line @typescript-eslint/no-deprecated",
        "/* eslint-disable */",
        "// eslint-disable-next-line no-a, no-b --",
        "<!-- svelte-ignore a11y_no_noninteractive_tabindex -->",
        "// @ts-expect-error",
    ],
)
def test_a_check_of_the_browser_that_is_silenced_without_a_reason_is_found(line: str) -> None:
    assert bare_page([line]) == [line]


def test_a_reason_in_the_browser_is_one() -> None:
    assert (
        bare_page(
            [
                "// eslint-disable-next-line no-a, @b/no-c -- the only way where there is none",
                "<!-- svelte-ignore a11y_no_noninteractive_tabindex (what scrolls must be reachable) -->",
                "// @ts-expect-error -- which is what is tried",
            ]
        )
        == []
    )
