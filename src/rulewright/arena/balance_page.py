"""The tables of a balance report, as Markdown between two marks of a page, with a plot beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.arena.balance_plot import plot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rulewright.arena.balance_sums import Balance
    from rulewright.arena.study import Section, Study

BEGIN, END = "<!-- balance:begin -->", "<!-- balance:end -->"


def write_page(page: Path, study: Study, found: Sequence[Balance]) -> None:
    """Write the tables of a page anew, and its plot."""
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page} has no place for tables between {BEGIN} and {END}")
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    tables = "\n\n".join(written(section) for section in study.sections(found))
    page.write_text(f"{head}{BEGIN}\n{tables}\n{END}{tail}", encoding="utf-8")
    page.with_suffix(".svg").write_text(plot(study, found), encoding="utf-8")


def written(section: Section) -> str:
    """Return a table with its title."""
    marks = ["--:"] * len(section.headings)
    marks[1] = "---"
    lines = "\n".join(f"| {' | '.join(line)} |" for line in (section.headings, marks, *section.rows))
    return f"### {section.title}\n\n{lines}"
