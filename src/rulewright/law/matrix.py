"""The matrix paragraph → code → test of a game, and what is wrong with it."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from rulewright.law import book, cites, notes, scope
from rulewright.law.book import Book, Paragraph
from rulewright.law.cites import Cite
from rulewright.law.notes import Collection, Note
from rulewright.law.scope import Scope
from rulewright.law.shelf import SHELF, games

Cited = defaultdict[tuple[str, str], tuple[Cite, ...]]
"""Citations by their kind and by what they cite."""


class Sources(msgspec.Struct, frozen=True):
    """Where a game's law, code and tests are read from."""

    game: str
    checkout: Path
    """The project's folder; files are named relative to it."""
    shelf: Path
    code: Path
    tests: Path

    @classmethod
    def of(cls, game: str, checkout: Path | None = None) -> "Sources":
        """The places of a game in a checkout of the project; by default the one this code is running from."""
        home = checkout or Path(__file__).parents[3]
        package = home / "src" / "rulewright"
        if not (home / "tests").is_dir() or not package.is_dir():
            raise FileNotFoundError(
                "the law matrix compares the code with the tests, and an installed package has none; "
                "run it from a checkout of the project"
            )
        folder = package / "games" / game
        return cls(game, home, package / "law" / SHELF.name, folder, home / "tests")


class Row(msgspec.Struct, frozen=True):
    """One paragraph with the rules that carry it out and the tests that observe it."""

    paragraph: Paragraph
    promised: bool
    excuse: str
    code: tuple[Cite, ...]
    tests: tuple[Cite, ...]


class NoteRow(msgspec.Struct, frozen=True):
    """One ruling or test vector with the tests that carry its number."""

    note: Note
    excuse: str
    tests: tuple[Cite, ...]


class Finding(msgspec.Struct, frozen=True):
    """Something wrong: what kind of thing, about which number, and where or why."""

    kind: str
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.subject} {self.text}"


class Matrix(msgspec.Struct, frozen=True):
    """Everything that cites the law of one game, by what it cites."""

    game: str
    rows: dict[str, Row]
    rulings: dict[str, NoteRow]
    examples: dict[str, NoteRow]
    findings: tuple[Finding, ...]
    """What is wrong; empty when the promise is kept."""


def build(sources: Sources) -> Matrix:
    """Read law, code and tests of a game and lay them side by side."""
    law = book.load(sources.game, shelf=sources.shelf)
    promise = scope.load(sources.game, sources.shelf)
    code = cites.in_code(sources.code, sources.checkout)
    tests = _without_notes_of_others(sources, cites.in_tests(sources.tests, sources.checkout))
    by_code, by_test = _by_subject(code), _by_subject(tests)
    rows = {
        paragraph.id: Row(
            paragraph,
            promised=promise.holds(paragraph.id),
            excuse=promise.excuse(paragraph.id),
            code=by_code["law", f"{sources.game} {paragraph.id}"],
            tests=by_test["law", f"{sources.game} {paragraph.id}"],
        )
        for paragraph in law
    }
    beside = notes.load(sources.game, shelf=sources.shelf)
    rulings = _note_rows(beside.rulings, "ruling", promise.rulings, by_test)
    examples = _note_rows(beside.examples, "example", promise.examples, by_test)
    findings = [
        *_wrong_cites(law, sources.shelf, code),
        *_wrong_cites(law, sources.shelf, tests),
        *_wrong_labels(tests, {"ruling": rulings, "example": examples}),
        *_holes(rows.values(), promise),
        *_note_holes("ruling", rulings),
        *_note_holes("example", examples),
        *_stale(rows, promise),
        *_stale_notes("ruling", rulings, promise.rulings),
        *_stale_notes("example", examples, promise.examples),
    ]
    return Matrix(sources.game, rows, rulings, examples, tuple(findings))


def _without_notes_of_others(sources: Sources, tests: list[Cite]) -> list[Cite]:
    """Leave out the rulings and test vectors of other games: theirs are those cited in `law/<game>` of the tests."""
    others = tuple(
        f"{(sources.tests / 'law' / game).relative_to(sources.checkout).as_posix()}/"
        for game in games(sources.shelf)
        if game != sources.game
    )
    return [cite for cite in tests if cite.kind == "law" or not cite.file.startswith(others)]


def _by_subject(found: list[Cite]) -> Cited:
    """Sort what proves anything by what it cites."""
    cited: Cited = defaultdict(tuple)
    for cite in found:
        if cite.counts:
            cited[cite.kind, cite.text] += (cite,)
    return cited


def _note_rows(found: Collection, kind: str, excuses: dict[str, str], tests: Cited) -> dict[str, NoteRow]:
    return {label: NoteRow(note, excuses.get(label, ""), tests[kind, label]) for label, note in found.notes.items()}


def _wrong_cites(law: Book, shelf: Path, found: list[Cite]) -> Iterable[Finding]:
    """Citations of nothing, of an unknown book or of an unknown paragraph, and marks that prove nothing."""
    known = games(shelf)
    for cite in found:
        where = f"at {cite.file}:{cite.line} ({cite.name})"
        if not cite.text:
            yield Finding("unreadable citation", cite.kind, f"{where}: write it as a plain string")
            continue
        if not cite.counts:
            yield Finding("idle mark", cite.text, f"{where}: not a test that always runs")
        if cite.kind != "law":
            continue
        game, _, number = cite.text.partition(" ")
        if game not in known:
            yield Finding("unknown paragraph", cite.text, f"{where}: say game and number, as 'root 4.3.1'")
        elif game == law.game and number not in law:
            yield Finding("unknown paragraph", cite.text, f"{where}; near it: {', '.join(law.near(number))}")


def _wrong_labels(tests: list[Cite], known: dict[str, dict[str, NoteRow]]) -> Iterable[Finding]:
    for cite in tests:
        if cite.text and cite.kind in known and cite.text not in known[cite.kind]:
            yield Finding(f"unknown {cite.kind}", cite.text, f"at {cite.file}:{cite.line} ({cite.name})")


def _holes(rows: Iterable[Row], promise: Scope) -> Iterable[Finding]:
    """Promised, testable paragraphs without code or without test, unless excused."""
    for row in rows:
        number = row.paragraph.id
        if not row.promised or not row.paragraph.testable or number in promise.aside:
            continue
        if not row.code and number not in promise.no_code:
            yield Finding("no code", number, row.paragraph.title)
        if not row.tests and number not in promise.no_test:
            yield Finding("no test", number, row.paragraph.title)


def _note_holes(kind: str, rows: dict[str, NoteRow]) -> Iterable[Finding]:
    for label, row in rows.items():
        if not row.tests and not row.excuse:
            yield Finding(f"no test of {kind}", label, row.note.title)


def _stale(rows: dict[str, Row], promise: Scope) -> Iterable[Finding]:
    """Exceptions that excuse nothing any more, or never did."""
    cited: dict[str, tuple[dict[str, str], Callable[[Row], bool]]] = {
        "no_code": (promise.no_code, lambda row: bool(row.code)),
        "no_test": (promise.no_test, lambda row: bool(row.tests)),
        "aside": (promise.aside, lambda row: bool(row.code or row.tests)),
    }
    for table, (exceptions, is_cited) in cited.items():
        for number in exceptions:
            row = rows.get(number)
            if row is None:
                yield Finding("stale exception", number, f"in {table}: there is no such paragraph")
            elif not row.promised or not row.paragraph.testable:
                yield Finding("stale exception", number, f"in {table}: nothing is demanded of it")
            elif is_cited(row):
                places = ", ".join(f"{cite.file}:{cite.line}" for cite in row.code + row.tests)
                yield Finding("stale exception", number, f"in {table}: it is cited at {places}")
    for number in (*promise.promised, *promise.later):
        if number not in rows:
            yield Finding("stale exception", number, "in promised or later: there is no such paragraph")


def _stale_notes(kind: str, rows: dict[str, NoteRow], exceptions: dict[str, str]) -> Iterable[Finding]:
    for label in exceptions:
        row = rows.get(label)
        if row is None:
            yield Finding("stale exception", label, f"there is no such {kind}")
        elif row.tests:
            yield Finding("stale exception", label, f"it is tested by {row.tests[0].name}")
