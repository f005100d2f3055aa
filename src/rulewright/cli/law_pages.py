"""The pages of the law browser, laid out for a terminal."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulewright.law.book import Book, Paragraph
from rulewright.law.cites import Cite
from rulewright.law.matrix import Matrix, NoteRow, Row
from rulewright.law.notes import Note, Notes
from rulewright.texts.catalogue import Texts

INDENT = 3


class Pages:
    """What can be read of a law in one language: paragraphs, rulings and test vectors."""

    def __init__(self, law: Book, notes: Notes, texts: Texts) -> None:
        self._law = law
        self._notes = notes
        self._texts = texts

    def table(self, whole: Matrix) -> Table:
        """The matrix of all promised paragraphs that can be tested."""
        title = self._texts("cli.say.law_title", game=whole.game)
        grid = Table(title=title, title_justify="left", box=None, pad_edge=False)
        for heading in ("cli.say.law_paragraph", "cli.say.law_name", "ui.law_code", "ui.law_tests"):
            grid.add_column(self._texts(heading), overflow="fold")
        missing = {(finding.kind, finding.subject) for finding in whole.findings}
        for number, row in whole.rows.items():
            if row.promised and row.paragraph.testable:
                grid.add_row(
                    number,
                    self._law.paragraph(number).title,
                    self._cell(row, row.code, hole=("no code", number) in missing),
                    self._cell(row, row.tests, hole=("no test", number) in missing),
                )
        return grid

    def summary(self, whole: Matrix) -> str:
        """How much is promised and how much of it is wrong, in one line."""
        promised = self._texts(
            "cli.say.law_sum",
            paragraphs=sum(row.promised and row.paragraph.testable for row in whole.rows.values()),
            rulings=sum(not row.excuse for row in whole.rulings.values()),
            examples=sum(not row.excuse for row in whole.examples.values()),
        )
        holes = self._texts("cli.say.law_holes", n=len(whole.findings))
        if not whole.findings:
            return f"\n{promised}: [green]{holes}[/]"
        return f"\n{promised}: [red]{holes} ({self._texts('cli.say.law_holes_listed')})[/]"

    def page(self, whole: Matrix, subject: str) -> RenderableType:
        """One paragraph, ruling or test vector with all that hangs on it."""
        if note := self._notes.find(subject):
            return self._note_page(note, (whole.rulings | whole.examples)[subject])
        return self._paragraph_page(self._law.paragraph(subject), whole.rows)

    def found(self, words: str) -> RenderableType:
        """The paragraphs, rulings and test vectors that hold all the words."""
        paragraphs = [
            f"[bold]{each.id}[/] {escape(each.title)}\n   {escape(each.rule)}" for each in self._law.search(words)
        ]
        notes = [f"[bold]{each.label}[/] {escape(each.title)}" for each in self._notes.search(words)]
        return "\n".join([*paragraphs, *notes]) or self._texts("ui.law_nothing")

    def _paragraph_page(self, paragraph: Paragraph, rows: dict[str, Row]) -> RenderableType:
        row = rows[paragraph.id]
        above = " / ".join(f"{each.id} {each.title}" for each in self._law.parents(paragraph.id))
        parts: list[RenderableType] = [
            Text(above or self._texts("law.title", game=self._law.game), style="dim"),
            Text(f"{paragraph.id} {paragraph.title}", style="bold"),
            Padding(Text(paragraph.rule), (0, INDENT, 1, INDENT)),
            *self._listed("law.below", [f"{each.id} {each.title}" for each in self._law.children(paragraph.id)]),
            *self._listed("law.rulings", [self._titled(label) for label in paragraph.rulings]),
            *self._listed("law.examples", [self._titled(label) for label in paragraph.examples]),
            *self._listed("ui.law_code", [f"{cite.name}  {cite.file}:{cite.line}" for cite in row.code]),
            *self._listed("ui.law_tests", [cite.name for cite in row.tests]),
            Text(self._standing(row), style="dim"),
        ]
        return Group(*parts, "")

    def _note_page(self, note: Note, row: NoteRow) -> RenderableType:
        tags = f" [{self._texts.listed(note.tags)}]" if note.tags else ""
        parts: list[RenderableType] = [
            *([Text(note.chapter, style="dim")] if note.chapter else []),
            Text.assemble((f"{note.label} {note.title}", "bold"), (tags, "dim")),
            *(
                Padding(Markdown(f"**{part.label}:** {part.text}"), (0, INDENT, 1, INDENT), expand=False)
                for part in note.parts
            ),
            *self._listed("law.paragraphs", [self._law_title(number) for number in note.paragraphs]),
            *self._listed("ui.law_tests", [cite.name for cite in row.tests]),
        ]
        if row.excuse:
            parts.append(Text(self._texts("ui.law_later", reason=row.excuse), style="dim"))
        return Group(*parts, "")

    def _standing(self, row: Row) -> str:
        """What is demanded of a paragraph, and why not more."""
        if not row.promised:
            return self._texts("ui.law_unpromised")
        if not row.paragraph.testable:
            return self._texts("ui.law_untestable", kind=row.paragraph.kind)
        if row.excuse:
            return self._texts("ui.law_exception", reason=row.excuse)
        return self._texts("ui.law_wanted")

    def _listed(self, heading: str, lines: list[str]) -> list[RenderableType]:
        if not lines:
            return []
        return [Text(self._texts(heading), style="cyan"), Padding(Text("\n".join(lines)), (0, INDENT, 1, INDENT))]

    def _titled(self, label: str) -> str:
        note = self._notes.find(label)
        return f"{label} {note.title}" if note else label

    def _law_title(self, number: str) -> str:
        return f"{number} {self._law.paragraph(number).title}"

    def _cell(self, row: Row, cites: tuple[Cite, ...], *, hole: bool) -> Text:
        if cites:
            return Text("\n".join(cite.name.rpartition("::")[2] for cite in cites))
        missing = self._texts("cli.say.law_missing")
        return Text(missing, style="bold red") if hole else Text(row.excuse, style="dim italic")
