"""The pages of the law browser, laid out for a terminal."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulewright.law.book import Book, Paragraph
from rulewright.law.cites import Cite
from rulewright.law.matrix import Matrix, NoteRow, Row


def table(whole: Matrix) -> Table:
    """The matrix of all promised paragraphs that can be tested."""
    grid = Table(title=f"The law of {whole.game}", title_justify="left", box=None, pad_edge=False)
    for heading in ("paragraph", "title", "code", "tests"):
        grid.add_column(heading, overflow="fold")
    missing = {(finding.kind, finding.subject) for finding in whole.findings}
    for number, row in whole.rows.items():
        if row.promised and row.paragraph.testable:
            grid.add_row(
                number,
                row.paragraph.title,
                _cell(row, row.code, hole=("no code", number) in missing),
                _cell(row, row.tests, hole=("no test", number) in missing),
            )
    return grid


def summary(whole: Matrix) -> str:
    """How much is promised and how much of it is wrong, in one line."""
    promised = sum(row.promised and row.paragraph.testable for row in whole.rows.values())
    rulings = sum(not row.excuse for row in whole.rulings.values())
    examples = sum(not row.excuse for row in whole.examples.values())
    state = f"[red]{len(whole.findings)} holes (--missing lists them)[/]" if whole.findings else "[green]no hole[/]"
    return f"\n{promised} paragraphs, {rulings} rulings and {examples} test vectors promised: {state}"


def page(law: Book, whole: Matrix, subject: str) -> RenderableType:
    """One paragraph, ruling or test vector with all that hangs on it."""
    note = whole.rulings.get(subject) or whole.examples.get(subject)
    return _note_page(note) if note else _paragraph_page(law, whole, law.paragraph(subject))


def found(paragraphs: Iterable[Paragraph]) -> RenderableType:
    """The paragraphs a search found, each with its text."""
    lines = [f"[bold]{each.id}[/] {escape(each.title)}\n   {escape(each.rule)}" for each in paragraphs]
    return "\n".join(lines) if lines else "no paragraph holds all these words"


def _paragraph_page(law: Book, whole: Matrix, paragraph: Paragraph) -> RenderableType:
    row = whole.rows[paragraph.id]
    above = " / ".join(f"{each.id} {each.title}" for each in law.parents(paragraph.id))
    parts: list[RenderableType] = [
        Text(above, style="dim") if above else Text(f"the law of {law.game}", style="dim"),
        Text(f"{paragraph.id} {paragraph.title}", style="bold"),
        Padding(Text(paragraph.rule), (0, 3, 1, 3)),
        *_listed("below it", [f"{each.id} {each.title}" for each in law.children(paragraph.id)]),
        *_listed("rulings", [_titled(label, whole.rulings) for label in paragraph.rulings]),
        *_listed("test vectors", [_titled(label, whole.examples) for label in paragraph.examples]),
        *_listed("code", [f"{cite.name}  {cite.file}:{cite.line}" for cite in row.code]),
        *_listed("tests", [cite.name for cite in row.tests]),
        Text(_standing(row), style="dim"),
    ]
    return Group(*parts, "")


def _note_page(row: NoteRow) -> RenderableType:
    note = row.note
    parts: list[RenderableType] = [
        Text(f"{note.label} {note.title}", style="bold"),
        Padding(Text(note.body), (0, 3, 1, 3)),
        *_listed("paragraphs", [", ".join(note.paragraphs)]),
        *_listed("tests", [cite.name for cite in row.tests]),
    ]
    if row.excuse:
        parts.append(Text(f"not promised now: {row.excuse}", style="dim"))
    return Group(*parts, "")


def _standing(row: Row) -> str:
    """What is demanded of a paragraph, and why not more."""
    if not row.promised:
        return "not promised now"
    if not row.paragraph.testable:
        return f"{row.paragraph.kind}: nothing to test in it"
    return f"exception: {row.excuse}" if row.excuse else "wants code and a test"


def _listed(heading: str, lines: list[str]) -> list[RenderableType]:
    return [Text(heading, style="cyan"), Padding(Text("\n".join(lines)), (0, 3, 1, 3))] if lines else []


def _titled(label: str, notes: dict[str, NoteRow]) -> str:
    return f"{label} {notes[label].note.title}" if label in notes else label


def _cell(row: Row, cites: tuple[Cite, ...], *, hole: bool) -> Text:
    if cites:
        return Text("\n".join(cite.name.rpartition("::")[2] for cite in cites))
    return Text("missing", style="bold red") if hole else Text(row.excuse, style="dim italic")
