"""Write what the terminal says of Root as material for the browser's tests: `python -m tools.web_samples`.

Random games are played at all tables until every question and every kind of event that the catalogue has words for
has come up. Of each, what is new is kept, as a browser is told it, with the words of the terminal in all languages:
the browser must say the same. With `--check` nothing is written, and the exit status tells whether the file is current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from rulewright.cli.face import Face, face_of
from rulewright.cli.root.telling import variant
from rulewright.games.root.game import FACTIONS, RootGame
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from rulewright.texts.catalogue import FIRST, LANGUAGES, Texts, areas

TARGET = Path(__file__).parent.parent / "web" / "src" / "games" / "root" / "samples.json"
MOST_GAMES = 120
MOST_ANSWERS = 3000
COALITION = """
turn vagabond daylight
1 marquise 2; vagabond pawn
vagabond character thief
vagabond items torch
hand vagabond dominance_fox
points marquise:8 eyrie:8 alliance:15 vagabond:12
"""
ALLIES = """
turn vagabond daylight
1 marquise 4; eyrie 2; alliance 1; vagabond pawn
vagabond character tinker
vagabond items sword sword torch
vagabond relations eyrie:allied alliance:allied
"""
LAST_BASE = """
turn marquise daylight action
marquise actions 3
1 marquise 3; alliance base_fox
alliance supporters bake_sale cobbler sword investments codebreakers root_tea_mouse command_warren
"""
RARE = (
    (COALITION, ("activate:dominance_fox",)),
    (ALLIES, ("battle", "1:marquise")),
    (LAST_BASE, ("battle",)),
)
"""Positions in notation, and answers that lead from them to questions which random games hardly ever ask."""
IDLE = frozenset(("done", "decline"))
DILIGENCE = 6
"""In one of so many cases doing nothing is as good as anything."""
COPIES = 2
"""How many options of one shape are kept, of those that name no card or thing of their own."""
MOST_REFUSED = 24
"""How many refusals of one question are kept."""

Facts = dict[str, Any]


def main() -> int:
    """Write the file, or check it."""
    text = samples()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
    print(f"{TARGET.name} is {'current' if current else 'out of date: run make samples'}")  # noqa: T201  (a script)
    return 0 if current else 1


class Samples:
    """What has been kept so far."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.faces: list[Face] = [face_of("root", Texts(language)) for language in LANGUAGES]
        self.tables: list[Facts] = []
        self.questions: list[Facts] = []
        self.events: list[Facts] = []
        self.seen: dict[object, int] = {}
        self.refusals: list[Facts] = []

    def fresh(self, shape: object, most: int = 1) -> bool:
        """Whether something of a shape is still wanted; it is then taken as found."""
        found = self.seen.get(shape, 0)
        self.seen[shape] = found + 1
        return found < most

    def table(self, facts: Facts, said: object, say: Callable[[Facts], object]) -> int:
        """Return the number of a table at which the same is said as at this one, kept before or only now."""
        seats = [player["faction"] for player in facts["table"]["players"]]
        for number, table in reversed(list(enumerate(self.tables))):
            if seats == [player["faction"] for player in table["players"]] and say({**facts, "table": table}) == said:
                return number
        self.tables.append(facts["table"])
        return len(self.tables) - 1

    def question(self, match: Match, question: Question, number: int) -> None:
        """Keep what is new about a question."""
        kept = [option for option in question.options if self.fresh(*shape(question, option))]
        if not self.fresh((question.prompt, len(question.about))) and not kept:
            return
        facts = match.view(question.seat, ahead=False).facts()
        options = [{"text": option.text, "targets": list(option.targets)} for option in kept]

        def say(facts: Facts) -> list[list[str]]:
            return [[face.prompt(facts), *(face.label(facts, option) for option in options)] for face in self.faces]

        said = say(facts)
        self.questions.append(
            {"table": self.table(facts, said, say), "question": told(question, kept, number), "said": said}
        )

    def refused(self, match: Match, question: Question, number: int) -> None:
        """Keep what a question does not offer, once for each prompt, with the table as it was."""
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
            if not self.fresh(news(seen)):
                continue
            facts = match.view(seat, ahead=False).facts()

            def say(facts: Facts, seen: Event = seen) -> list[str]:
                return [str(face.sentence(facts, seen)) for face in self.faces]

            said = say(facts)
            event_told = {"kind": seen.kind, "facts": dict(seen.facts)}
            self.events.append({"table": self.table(facts, said, say), "event": event_told, "said": said})


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


def shape(question: Question, option: Option[Any]) -> tuple[object, int]:
    """Return what makes an option one of its kind, and how many of that kind are kept."""
    kinds = tuple(target.partition(":")[0] for target in option.targets)
    if not kinds:
        return (question.prompt, "number" if option.text.isdigit() else option.text), 1
    if len(kinds) == 1 and kinds[0] in ("card", "leader", "character", "quest", "item", "piece"):
        return option.text, 1
    if kinds[0] == "piece":
        return (kinds, option.targets[0]), 1
    return (question.prompt, kinds), COPIES


def news(event: Event) -> object:
    """Return what makes an event one of its kind: its sentence, and the things it names that are no numbers."""
    named = ("piece", "why", "reason", "relation", "leader", "character", "column", "suit")
    return (variant(event), tuple(str(event.facts.get(name, "")) for name in named))


def wanted() -> set[str]:
    """Return what must come up: the questions and sentences of the catalogue."""
    found = {name for name in areas(FIRST).area_of if name.startswith(("root-prompt-", "root-event-"))}
    return {name.removeprefix("root-").replace("-", ".") for name in found}


def games() -> Iterator[tuple[Match, tuple[str, ...]]]:
    """Yield rare positions with the answers that make them so, then new games at all tables, on both maps."""
    game = RootGame()
    for text, answers in RARE:
        yield game.resume(game.parse(text, 0)), answers
    tables = [list(seats) for players in (4, 3, 2) for seats in combinations(FACTIONS, players)]
    tables.insert(1, [*reversed(FACTIONS)])
    for seed in range(MOST_GAMES):
        woodland = ("autumn", "winter")[seed % 2]
        options = {"seats": tables[seed % len(tables)], "map": woodland, "adventurous": True}
        yield game.new(options, seed=seed), ()


def play(samples: Samples, match: Match, answers: tuple[str, ...], left: set[str], fate: Fate) -> None:
    """Play a game, the first answers as given, and keep what is new."""
    happened: list[Event] = []
    match.listen(happened.append)
    for number in range(MOST_ANSWERS):
        for event in happened:
            for seat in (None, event.witnesses.bit_length() - 1):
                left.discard(f"event.{variant(event.seen_by(seat))}")
            samples.event(match, event)
        happened.clear()
        question = match.question
        if question is None:
            return
        left.discard(question.prompt.replace("root.", "prompt.", 1))
        samples.refused(match, question, number)
        samples.question(match, question, number)
        if number < len(answers):
            match.answer(answers[number])
            continue
        busy = [option for option in question.options if option.text not in IDLE]
        options = question.options if not busy or fate.below(DILIGENCE) == 0 else busy
        match.answer(options[fate.below(len(options))])


def samples() -> str:
    """Return the whole file: a line for each thing, so that a change can be read."""
    found, left = Samples(), wanted()
    for number, (match, answers) in enumerate(games()):
        play(found, match, answers, left, Fate.seeded(f"samples {number}"))
        if not left:
            break
    if left:
        raise LookupError(f"nothing was found in {MOST_GAMES} games of {', '.join(sorted(left))}")
    parts = [f'"languages": {json.dumps(LANGUAGES)}']
    for name in ("tables", "questions", "events", "refusals"):
        things = getattr(found, name)
        lines = ",\n".join(json.dumps(thing, ensure_ascii=False, separators=(",", ":")) for thing in things)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
