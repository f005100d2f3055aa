"""Records of matches: enough to play them again to the bit, saved as lines of JSON."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from rulewright.kernel import demands
from rulewright.kernel.errors import AlteredRecord, BadRecord, NotSaved, RulewrightError, TruncatedRecord

FORMAT, WITH_UNDOS, WITH_POSITION = 1, 2, 3
"""Formats: the second is the first with lines for undos, and is written only where there are any.

The third begins at a written position, which stands in its heading.
"""


class Undo(msgspec.Struct, frozen=True):
    """Somebody took back answers: never an erasure, but one more line of the record."""

    after: int
    """How many answers had been given by then, those taken back earlier included."""
    to: int
    """How many answers stand from now on."""
    seat: int | None = None
    """Who asked for it."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Game, options, versions, seed and the answers given, in order."""

    game: str
    rules: str
    data: str
    options: dict[str, Any]
    seed: int | str
    answers: list[str]
    """All answers, those that were taken back later included."""
    undos: tuple[Undo, ...] = ()
    position: str = ""
    """The written position with which the match began, if not with the set-up; see `Game.resume`."""

    def __post_init__(self) -> None:
        """Refuse what could not be written and played again."""
        try:
            for name in ("game", "rules", "data"):
                demands.text(getattr(self, name), name)
            demands.mapping(self.options, "options")
            demands.seed(self.seed)
            demands.texts(self.answers, "answers")
            for undo in demands.kind(self.undos, tuple, "undos"):
                demands.kind(undo, Undo, "an undo")
        except RulewrightError as error:
            raise BadRecord(f"this cannot be a record: {error}") from error

    @property
    def standing(self) -> list[str]:
        """The answers that nobody took back."""
        standing: list[str] = []
        given = 0
        for undo in self.undos:
            standing += self.answers[given : undo.after]
            given = undo.after
            del standing[undo.to :]
        return standing + self.answers[given:]

    def dumps(self) -> str:
        """Write the record as text: a heading, a line for each answer or undo, and a closing line with a checksum."""
        heading = {
            "rulewright": WITH_POSITION if self.position else WITH_UNDOS if self.undos else FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "options": self.options,
            "seed": self.seed,
        }
        if self.position:
            heading["position"] = self.position
        try:
            body = _line(heading) + "".join(self._lines())
        except (TypeError, ValueError, msgspec.MsgspecError) as error:
            raise BadRecord(f"the record holds what cannot be written: {error}") from error
        return body + _line({"answers": len(self.answers) + len(self.undos), "sha256": _checksum(body)})

    def _lines(self) -> Iterator[str]:
        """Yield answers and undos in the order in which they happened."""
        given = 0
        for undo in self.undos:
            yield from map(_line, self.answers[given : undo.after])
            given = undo.after
            yield _line({"undo": undo.to, "seat": undo.seat})
        yield from map(_line, self.answers[given:])

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record, or say what is wrong with it."""
        if not demands.text(text, "text").isascii():
            try:
                text.encode()
            except UnicodeEncodeError as error:
                raise BadRecord("this is no Rulewright record: it holds characters that no file can hold") from error
        lines = text.splitlines(keepends=True)
        heading = _heading(lines)
        closing = _closing(lines)
        if closing["sha256"] != _checksum("".join(lines[:-1])):
            message = "the record was altered: its content does not fit its checksum"
            raise AlteredRecord(message)
        try:
            answers, undos = _deeds(lines[1:-1])
            return cls(
                game=heading["game"],
                rules=heading["rules"],
                data=heading["data"],
                options=heading["options"],
                seed=heading["seed"],
                answers=answers,
                undos=undos,
                position=heading["position"] if heading["rulewright"] == WITH_POSITION else "",
            )
        except (KeyError, msgspec.MsgspecError) as error:
            message = f"the record cannot be read: {error}"
            raise BadRecord(message) from error

    def save(self, path: Path | str) -> None:
        """Write the record to a file, all of it or nothing."""
        place = demands.path(path, "path")
        try:
            beside = place.with_name(place.name + ".part")
            try:
                beside.write_text(self.dumps(), encoding="utf-8")
                beside.replace(place)
            finally:
                beside.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            raise NotSaved(f"{place} cannot be written: {_reason(error)}") from error

    @classmethod
    def load(cls, path: Path | str) -> Record:
        """Read a record from a file."""
        place = demands.path(path, "path")
        try:
            text = place.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadRecord(f"{place} cannot be read as a record: {_reason(error)}") from error
        return cls.loads(text)


def seed_hash(seed: int | str) -> str:
    """Return the promise about a seed: shown from the start of a match, checked when the seed is revealed.

    What is hashed begins with words of its own, for the plain hash of a seed is the key of all chance (`Fate.seeded`).
    """
    return sha256(f"rulewright promises the seed {demands.seed(seed)}".encode()).hexdigest()


def _reason(error: OSError | ValueError) -> str:
    """Return why a file cannot be used, without its name."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode() + "\n"


def _checksum(body: str) -> str:
    return sha256(body.encode()).hexdigest()


class _Undo(msgspec.Struct, forbid_unknown_fields=True):
    """An undo as a line."""

    undo: int
    seat: int | None = None


def _deeds(lines: list[str]) -> tuple[list[str], tuple[Undo, ...]]:
    """Tell answers from undos."""
    answers: list[str] = []
    undos: list[Undo] = []
    standing = 0
    for number, line in enumerate(lines, 1):
        deed = msgspec.json.decode(line, type=str | _Undo)
        if isinstance(deed, str):
            answers.append(deed)
            standing += 1
        elif 0 <= deed.undo < standing:
            undos.append(Undo(len(answers), deed.undo, deed.seat))
            standing = deed.undo
        else:
            message = f"line {number} goes back to answer {deed.undo}, but {standing} answers stand"
            raise AlteredRecord(message)
    return answers, tuple(undos)


def _heading(lines: list[str]) -> dict[str, Any]:
    try:
        heading = msgspec.json.decode(lines[0], type=dict[str, Any])
    except (IndexError, msgspec.MsgspecError) as error:
        message = "this is no Rulewright record: its first line is no heading"
        raise BadRecord(message) from error
    if heading.get("rulewright") not in (FORMAT, WITH_UNDOS, WITH_POSITION):
        message = f"this is no Rulewright record of format {FORMAT}, {WITH_UNDOS} or {WITH_POSITION}"
        raise BadRecord(message)
    return heading


def _closing(lines: list[str]) -> dict[str, Any]:
    try:
        closing = msgspec.json.decode(lines[-1], type=dict[str, Any])
    except msgspec.MsgspecError as error:
        message = f"the record ends after {len(lines) - 1} lines without its closing line: it was cut off"
        raise TruncatedRecord(message) from error
    if len(lines) == 1 or "sha256" not in closing:
        message = f"the record ends after {len(lines)} lines without its closing line: it was cut off"
        raise TruncatedRecord(message)
    if closing.get("answers") != len(lines) - 2:
        message = f"the record promises {closing.get('answers')} answers and holds {len(lines) - 2}"
        raise AlteredRecord(message)
    return closing
