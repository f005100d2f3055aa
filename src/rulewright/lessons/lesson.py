"""What a lesson is: how its match is prepared, and its steps; and which lessons there are.

A lesson is a table in the room of what it teaches: `lessons/<name>.toml` of a game, or `lesson.toml` in a room within
the game, such as a faction's, whose name it then has.  Its texts are messages named after it.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright import games
from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.tables import decode

if TYPE_CHECKING:
    from rulewright.kernel.game import Game
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Question

ROOMS = Path(games.__file__).parent
PARTS = ("board", "hand", "players", "own", "prompt", "answers", "log", "law", "undo", "happening")
"""What a page may show besides things on the table: parts of every table, as `part:hand`."""


class UnknownLesson(RulewrightError):
    """A lesson that there is not."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, and where to look meanwhile."""

    text: str
    """The last word of its message's name."""
    show: tuple[str, ...] = ()
    """Things on the table (`clearing:3`) or parts of it (`part:hand`); if nothing is named, the wanted answers."""
    law: str = ""
    """The paragraph behind it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is said at a question, and which answers the lesson would like."""

    at: str
    """The prompt of the question."""
    page: tuple[Page, ...]
    want: tuple[str, ...] = ()
    """Answers, or patterns of answers (`1>*`), the best first; without any, whatever is answered is well."""
    well: str = ""
    """What is said after a wanted answer."""
    but: str = ""
    """What is said after another one; there is a word for every case where nothing is said here."""
    insist: bool = False
    """Whether it is said again at the next such question if something else was done first."""

    def wanted(self, question: Question) -> list[str]:
        """Return the wanted answers that a question offers, the best first."""
        found = [
            option.text for pattern in self.want for option in question.options if fnmatchcase(option.text, pattern)
        ]
        return list(dict.fromkeys(found))

    def fits(self, question: Question) -> bool:
        """Whether it belongs to a question."""
        return question.prompt == self.at and (not self.want or bool(self.wanted(question)))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson of a game."""

    minutes: int
    """About how long it takes."""
    order: int
    """Its place among the lessons of its game."""
    seat: str
    """The seat of whoever learns, by its name."""
    seed: str
    position: str
    """How the table stands when it begins; see docs/notation.md."""
    step: tuple[Step, ...]
    end: tuple[Page, ...]
    """What is said when it is over."""
    most: int
    """After how many answers it is over at the latest, whatever they were."""
    bot: str = "greedy"
    """Who plays the other seats."""
    options: dict[str, Any] = {}
    """Options of the match that the position does not name."""
    game: str = ""
    name: str = ""

    def prepare(self) -> Match:
        """Return its match, ready to begin."""
        return GAMES.find(self.game).resume(self.position, self.options, seed=self.seed)

    def learner(self, game: Game, options: dict[str, Any]) -> int:
        """Return the number of the seat of whoever learns."""
        return game.seat_names(options).index(self.seat)

    def key(self, text: str) -> str:
        """Return the message of one of its texts."""
        return f"{self.game}.lesson.{self.name}.{text}"

    @property
    def texts(self) -> list[str]:
        """All its messages."""
        said = ["title", "about", *(page.text for step in self.step for page in step.page)]
        said += [word for step in self.step for word in (step.well, step.but) if word]
        return [self.key(text) for text in (*said, *(page.text for page in self.end))]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order."""
    room = ROOMS / game
    files = {file.stem: file for file in room.glob("lessons/*.toml")}
    files |= {file.parent.name: file for file in room.glob("*/*/lesson.toml")}
    found = [
        msgspec.structs.replace(decode(file.stem, file.read_bytes(), Lesson), game=game, name=name)
        for name, file in files.items()
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.name)))


def lesson_of(game: str, name: str) -> Lesson:
    """Return a lesson by its name."""
    GAMES.find(game)
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    known = ", ".join(lesson.name for lesson in lessons_of(game)) or "none"
    raise UnknownLesson(f"there is no lesson {name!r} of {game}; there are: {known}")
