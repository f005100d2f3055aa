"""Write what each game says as material for the browser's tests: `python -m tools.web_samples`.

Random games are played at all tables until every question and every kind of event that the catalogue has words for
has come up. Of each, what is new is kept, as a browser is told it, with its words in all languages: the browser must
say the same. What the server says of the game itself, its options above all, stands first. With `--check` nothing is
written, and the exit status tells whether the files are current. What differs from game to game is in the room of the
game beside this script, in `samples.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

import rulewright
from rulewright.cli.face import capital
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from rulewright.kernel.speech import Phrase
from rulewright.kernel.view import View
from rulewright.server.wire.library import about
from rulewright.texts.catalogue import FIRST, LANGUAGES, Texts, areas, identifier
from tools.games import rooms

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
MOST_ANSWERS = 3000
IDLE = frozenset(("done", "decline", "pass"))
DILIGENCE = 6
"""In one of so many cases doing nothing is as good as anything."""
LATE = 25
"""Answers between the tables that are kept for their own sake."""

Facts = dict[str, Any]


class Recipe(Protocol):
    """What differs from game to game: a module."""

    NAME: str
    MOST_GAMES: int
    KEPT_TABLES: int
    SHOWN: tuple[str, ...]
    """Questions that are kept once with all their options and the very table at which they were asked."""

    def seats(self, table: Facts) -> list[str]:
        """Return who sits at a table."""

    def shape(self, question: Question, option: Option[Any]) -> tuple[object, int]:
        """Return what makes an option one of its kind, and how many of that kind are kept."""

    def news(self, event: Event, key: str) -> object:
        """Return what makes an event one of its kind, beginning with the key of its sentence."""

    def games(self) -> Iterator[tuple[Match, tuple[str, ...]]]:
        """Yield games, each with the answers that it begins with."""

    def things(self) -> dict[str, Phrase]:
        """Return what the engine says of things that the browser has its own words for, by target."""


RECIPES = cast("dict[str, Recipe]", rooms("samples"))


def target(name: str) -> Path:
    """Return the file of a game."""
    return GAMES / name / "samples.json"


def main() -> int:
    """Write the files, or check them."""
    late = False
    for name in RECIPES:
        text, file = samples(name), target(name)
        if "--check" not in sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
            continue
        current = file.exists() and file.read_text(encoding="utf-8") == text
        late = late or not current
        print(f"{file.name} of {name} is {'current' if current else 'out of date: run make samples'}")  # noqa: T201  (a script)
    return 1 if late else 0


class Samples:
    """What has been kept so far."""

    def __init__(self, recipe: Recipe) -> None:
        """Begin with nothing."""
        self.recipe = recipe
        self.texts = [Texts(language) for language in LANGUAGES]
        self.tables: list[Facts] = []
        self.questions: list[Facts] = []
        self.events: list[Facts] = []
        self.seen: dict[object, int] = {}
        self.kept = 0

    def fresh(self, shape: object, most: int = 1) -> bool:
        """Whether something of a shape is still wanted; it is then taken as found."""
        found = self.seen.get(shape, 0)
        self.seen[shape] = found + 1
        return found < most

    def table(self, view: View) -> int:
        """Return the number of a table with the same seats, kept before or only now."""
        facts = view.facts()["table"]
        seats = self.recipe.seats(facts)
        for number, table in reversed(list(enumerate(self.tables))):
            if seats == self.recipe.seats(table):
                return number
        return self.own_table(facts)

    def own_table(self, table: Facts) -> int:
        """Keep a table, and return its number."""
        self.tables.append(table)
        return len(self.tables) - 1

    def keep(self, match: Match) -> bool:
        """Keep a table for its own sake, as its first seat sees it: each later in its game than the last one."""
        if self.kept >= self.recipe.KEPT_TABLES:
            return False
        self.kept += 1
        self.own_table(match.view(0, ahead=False).facts()["table"])
        return True

    def question(self, match: Match, question: Question, number: int) -> None:
        """Keep what is new about a question, or all of it with its table."""
        kept = [option for option in question.options if self.fresh(*self.recipe.shape(question, option))]
        view, speech = match.view(question.seat, ahead=False), match.game.speech
        shown = question.prompt in self.recipe.SHOWN and self.fresh(("shown", question.prompt))
        if not self.fresh((question.prompt, len(question.about))) and not kept and not shown:
            return
        options = question.options if shown else kept
        sentence = speech.prompt(view.now, question)
        labels = [speech.option(view.now, question, option) for option in options]
        asked = {
            "number": number,
            "seat": question.seat,
            "prompt": question.prompt,
            "sentence": sentence,
            "law": list(question.law),
            "about": list(question.about),
            "options": [[option.text, *option.targets] for option in options],
            "labels": labels,
            "buttons": [speech.button(view.now, question, option) for option in options],
        }
        said = [[capital(texts.say(sentence)), *map(texts.say, labels)] for texts in self.texts]
        table = self.own_table(view.facts()["table"]) if shown else self.table(view)
        self.questions.append({"table": table, "question": asked, "said": said})

    def event(self, match: Match, event: Event) -> Iterator[str]:
        """Keep an event as everybody and as a witness sees it, if the like has not been kept; yield its sentences."""
        seats: list[int | None] = [None]
        if event.witnesses:
            seats.append(event.witnesses.bit_length() - 1)
        for seat in seats:
            seen = event.seen_by(seat)
            view, speech = match.view(seat, ahead=False), match.game.speech
            sentence, heading = speech.tell(view.now, seen), speech.heading(view.now, seen)
            key = "" if sentence is None else sentence.key
            yield key
            if not self.fresh(self.recipe.news(seen, key)):
                continue
            begun = heading and {"level": heading.level, "title": heading.title, "seat": heading.seat}
            told = {"kind": seen.kind, "facts": dict(seen.facts), "sentence": sentence, "heading": begun}
            said = [None if sentence is None else capital(texts.say(sentence)) for texts in self.texts]
            self.events.append({"table": self.table(view), "event": told, "said": said})


def wanted(name: str) -> set[str]:
    """Return what must come up: the questions and sentences of the catalogue, by the names of their messages."""
    return {one for one in areas(FIRST).area_of if one.startswith((f"{name}-prompt-", f"{name}-event-"))}


def play(samples: Samples, match: Match, answers: tuple[str, ...], left: set[str], fate: Fate) -> None:
    """Play a game, the first answers as given, and keep what is new."""
    happened: list[Event] = []
    match.listen(happened.append)
    kept = False
    for number in range(MOST_ANSWERS):
        for event in happened:
            left.difference_update(identifier(key) for key in samples.event(match, event))
        happened.clear()
        question = match.question
        if question is None or (number >= LATE * samples.kept and not kept):
            kept = match.seed is not None and samples.keep(match)
        if question is None:
            return
        left.discard(identifier(question.prompt.replace(".", ".prompt.", 1)))
        samples.question(match, question, number)
        if number < len(answers):
            match.answer(answers[number])
            continue
        busy = [option for option in question.options if option.text not in IDLE]
        options = question.options if not busy or fate.below(DILIGENCE) == 0 else busy
        match.answer(options[fate.below(len(options))])


def samples(name: str) -> str:
    """Return the whole file: a line for each thing, so that a change can be read."""
    recipe = RECIPES[name]
    found, left = Samples(recipe), wanted(name)
    for number, (match, answers) in enumerate(recipe.games()):
        play(found, match, answers, left, Fate.seeded(f"samples {number}"))
        if not left and number >= recipe.KEPT_TABLES:
            break
    if left:
        raise LookupError(f"nothing was found in {recipe.MOST_GAMES} games of {', '.join(sorted(left))}")
    game = msgspec.structs.replace(about(rulewright.find(name)), data="")  # no test asks which tables they were
    parts = [f'"info": {msgspec.json.encode(game).decode()}', f'"languages": {json.dumps(LANGUAGES)}']
    things = [
        {"thing": one, "said": [texts.say(said) for texts in found.texts]} for one, said in recipe.things().items()
    ]
    for part, kept in (
        ("tables", found.tables),
        ("questions", found.questions),
        ("events", found.events),
        ("things", things),
    ):
        lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in kept)
        if kept:
            parts.append(f'"{part}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
