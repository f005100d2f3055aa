"""Rulings and test vectors: the numbered notes that stand beside the law book, written in Markdown."""

import re
from pathlib import Path

import msgspec

_HEADING = re.compile(r"^### (?P<label>[A-Z]+-[A-Z]?\d+) (?P<title>\S.*)$")
_TAGS = re.compile(r"(?: \[[a-z]+\])+$")
_CITED = re.compile(r"^- Paragraphs: (?P<ids>.+)$")


class Note(msgspec.Struct, frozen=True):
    """One ruling (`R-34`) or test vector (`EX-9`)."""

    label: str
    title: str
    paragraphs: tuple[str, ...]
    body: str


def read(file: Path) -> dict[str, Note]:
    """All notes of a Markdown file by label; none if the file is not there, as in an installed package."""
    if not file.exists():
        return {}
    notes: dict[str, Note] = {}
    heading: re.Match[str] | None = None
    lines: list[str] = []
    for line in [*file.read_text(encoding="utf-8").splitlines(), "---"]:
        if line.startswith(("#", "---")):
            if heading:
                note = _note(heading, lines)
                if note.label in notes:
                    raise ValueError(f"{file.name} has two notes {note.label}")
                notes[note.label] = note
            heading, lines = _HEADING.match(line), []
        elif heading:
            lines.append(line)
    return notes


def _note(heading: re.Match[str], lines: list[str]) -> Note:
    cited = [match["ids"] for line in lines if (match := _CITED.match(line))]
    if len(cited) != 1:
        raise ValueError(f"{heading['label']} needs one line '- Paragraphs: ...', it has {len(cited)}")
    return Note(
        label=heading["label"],
        title=_TAGS.sub("", heading["title"]),
        paragraphs=tuple(number.strip() for number in cited[0].split(",")),
        body="\n".join(line for line in lines if line.strip() and not _CITED.match(line)),
    )
