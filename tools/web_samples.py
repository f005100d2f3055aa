"""Write what each game says as material for the browser's tests: `python -m tools.web_samples`.

Random games are played at all tables until every question and every kind of event that the catalogue has words for
has come up. Of each, what is new is kept, as a browser is told it, with its words in all languages: the browser must
say the same. With `--check` nothing is written, and the exit status tells whether the files are
current. What differs from game to game is in `tools.web_samples_root` and its like.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from rulewright.cli.face import Face, face_of
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from rulewright.kernel.speech import Notation
from rulewright.texts.catalogue import FIRST, LANGUAGES, Texts, areas
from tools import web_samples_monster_lands, web_samples_root

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
MOST_ANSWERS = 3000
IDLE = frozenset(("done", "decline", "pass"))
DILIGENCE = 6
"""In one of so many cases doing nothing is as good as anything."""
MOST_REFUSED = 24
"""How many refusals of one question are kept."""

LATE = 25
"""Answers between the tables that are kept for their own sake."""

Facts = dict[str, Any]


class Recipe(Protocol):
    """What differs from game to game: a module."""

    NAME: str
    MOST_GAMES: int
    KEPT_TABLES: int
    SHOWN: tuple[str, ...]
    """Questions that are kept with the very table at which they were asked."""

    def seats(self, table: Facts) -> list[str]:
        """Return who sits at a table."""

    def shape(self, question: Question, option: Option[Any]) -> tuple[object, int]:
        """Return what makes an option one of its kind, and how many of that kind are kept."""

    def news(self, event: Event) -> object:
        """Return what makes an event one of its kind."""

    def variant(self, event: Event) -> str:
        """Return the key of the sentence that fits an event."""

    def games(self) -> Iterator[tuple[Match, tuple[str, ...]]]:
        """Yield games, each with the answers that it begins with."""


RECIPES: dict[str, Recipe] = {recipe.NAME: recipe for recipe in (web_samples_root, web_samples_monster_lands)}


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
        self.faces: list[Face] = [face_of(recipe.NAME, Texts(language)) for language in LANGUAGES]
        self.tables: list[Facts] = []
        self.questions: list[Facts] = []
        self.events: list[Facts] = []
        self.seen: dict[object, int] = {}
        self.kept = 0
        self.refusals: list[Facts] = []

    def fresh(self, shape: object, most: int = 1) -> bool:
        """Whether something of a shape is still wanted; it is then taken as found."""
        found = self.seen.get(shape, 0)
        self.seen[shape] = found + 1
        return found < most

    def table(self, facts: Facts, said: object, say: Callable[[Facts], object]) -> int:
        """Return the number of a table at which the same is said as at this one, kept before or only now."""
        seats = self.recipe.seats(facts["table"])
        for number, table in reversed(list(enumerate(self.tables))):
            if seats == self.recipe.seats(table) and say({**facts, "table": table}) == said:
                return number
        self.tables.append(facts["table"])
        return len(self.tables) - 1

    def keep(self, match: Match) -> bool:
        """Keep a table for its own sake, as its first seat sees it: each later in its game than the last one."""
        if self.kept >= self.recipe.KEPT_TABLES:
            return False
        self.kept += 1
        self.tables.append(match.view(0, ahead=False).facts()["table"])
        return True

    def question(self, match: Match, question: Question, number: int) -> None:
        """Keep what is new about a question."""
        kept = [option for option in question.options if self.fresh(*self.recipe.shape(question, option))]
        if not self.fresh((question.prompt, len(question.about))) and not kept:
            return
        if speaks(match):
            self.questions.append(self.worded(match, question, kept, number))
            return
        facts = match.view(question.seat, ahead=False).facts()
        options = [{"text": option.text, "targets": list(option.targets)} for option in kept]

        def say(facts: Facts) -> list[list[str]]:
            return [[face.prompt(facts), *(face.label(facts, option) for option in options)] for face in self.faces]

        said = say(facts)
        self.questions.append(
            {"table": self.table(facts, said, say), "question": told(question, kept, number), "said": said}
        )

    def worded(self, match: Match, question: Question, kept: list[Option[Any]], number: int) -> Facts:
        """Return a question in the words of the engine."""
        view, speech = match.view(question.seat, ahead=False), match.game.speech
        labels = [speech.option(view.now, question, option) for option in kept]
        sentence = speech.prompt(view.now, question)
        words = {
            "sentence": sentence,
            "labels": labels,
            "buttons": [speech.button(view.now, question, option) for option in kept],
        }
        shown = question.prompt in self.recipe.SHOWN and self.fresh(("shown", question.prompt))
        return {
            "table": self.own_table(view.facts()) if shown else self.table(view.facts(), None, lambda _: None),
            "question": told(question, kept, number) | words,
            "said": [[capital(texts.say(sentence)), *map(texts.say, labels)] for texts in self.texts],
        }

    def own_table(self, facts: Facts) -> int:
        """Keep a table, and return its number."""
        self.tables.append(facts["table"])
        return len(self.tables) - 1

    def refused(self, match: Match, question: Question, number: int) -> None:
        """Keep what a question does not offer, once for each prompt, with the table as it was."""
        if speaks(match):
            return  # it is asked by what somebody points at, and the engine knows what is meant
        twin = match.copy(explaining=True)
        why = twin.position.why
        texts = sorted(why.refusals) if why is not None else []
        if not texts or not self.fresh(("refused", question.prompt)):
            return
        self.tables.append(match.view(question.seat, ahead=False).facts()["table"])
        step = -(-len(texts) // MOST_REFUSED)
        self.refusals.append(
            {
                "table": len(self.tables) - 1,
                "question": told(question, question.options, number),
                "refused": texts[::step],
            }
        )

    def event(self, match: Match, event: Event) -> None:
        """Keep an event as everybody and as a witness sees it, if the like has not been kept."""
        seats: list[int | None] = [None]
        if event.witnesses:
            seats.append(event.witnesses.bit_length() - 1)
        for seat in seats:
            seen = event.seen_by(seat)
            if not self.fresh(self.recipe.news(seen)):
                continue
            if speaks(match):
                self.events.append(self.told(match, seat, seen))
                continue
            facts = match.view(seat, ahead=False).facts()

            def say(facts: Facts, seen: Event = seen) -> list[str]:
                return [str(face.sentence(facts, seen)) for face in self.faces]

            said = say(facts)
            event_told = {"kind": seen.kind, "facts": dict(seen.facts)}
            self.events.append({"table": self.table(facts, said, say), "event": event_told, "said": said})

    def told(self, match: Match, seat: int | None, event: Event) -> Facts:
        """Return an event in the words of the engine."""
        view, speech = match.view(seat, ahead=False), match.game.speech
        sentence, heading = speech.tell(view.now, event), speech.heading(view.now, event)
        begun = heading and {"level": heading.level, "title": heading.title, "seat": heading.seat}
        return {
            "table": self.table(view.facts(), None, lambda _: None),
            "event": {"kind": event.kind, "facts": dict(event.facts), "sentence": sentence, "heading": begun},
            "said": [sentence and capital(texts.say(sentence)) for texts in self.texts],
        }


def speaks(match: Match) -> bool:
    """Whether the engine puts a game into words."""
    return not isinstance(match.game.speech, Notation)


def capital(text: str) -> str:
    """Return a sentence as it is shown."""
    return text[:1].upper() + text[1:]


def told(question: Question, options: Sequence[Option[Any]], number: int) -> Facts:
    """Return a question as a browser is told it."""
    return {
        "number": number,
        "seat": question.seat,
        "prompt": question.prompt,
        "law": list(question.law),
        "about": list(question.about),
        "options": [[option.text, *option.targets] for option in options],
    }


def wanted(name: str) -> set[str]:
    """Return what must come up: the questions and sentences of the catalogue."""
    found = {one for one in areas(FIRST).area_of if one.startswith((f"{name}-prompt-", f"{name}-event-"))}
    return {one.removeprefix(f"{name}-").replace("-", ".") for one in found}


def play(samples: Samples, match: Match, answers: tuple[str, ...], left: set[str], fate: Fate) -> None:
    """Play a game, the first answers as given, and keep what is new."""
    happened: list[Event] = []
    match.listen(happened.append)
    kept = False
    for number in range(MOST_ANSWERS):
        for event in happened:
            for seat in (None, event.witnesses.bit_length() - 1):
                left.discard(f"event.{samples.recipe.variant(event.seen_by(seat))}")
            samples.event(match, event)
        happened.clear()
        question = match.question
        if question is None or (number >= LATE * samples.kept and not kept):
            kept = match.seed is not None and samples.keep(match)
        if question is None:
            return
        left.discard(question.prompt.replace(f"{samples.recipe.NAME}.", "prompt.", 1))
        samples.refused(match, question, number)
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
    parts = [f'"languages": {json.dumps(LANGUAGES)}']
    for part in ("tables", "questions", "events", "refusals"):
        things = getattr(found, part)
        lines = ",\n".join(json.dumps(thing, ensure_ascii=False, separators=(",", ":")) for thing in things)
        parts.append(f'"{part}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
