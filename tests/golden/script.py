"""A whole match of Root as text that a person can review: every question, its answer, and what came of it.

    137 eyrie     root.battle.where          3:marquise | 5:alliance  -> 3:marquise  (7.5.2.III)
                  battle attacker=eyrie defender=marquise clearing=3

The policy is simple and has no eye for quality: it likes to do something rather than nothing, and otherwise
lets a seeded source of chance decide.  Whoever reviews a script looks for moves the Law does not allow.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.games.root.game import RootGame
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question

HERE = Path(__file__).parent
MOST_ANSWERS = 400
WIDTH = 60
SEATS = frozenset(
    {"seat", "attacker", "defender", "owner", "by", "payer", "to", "victim", "other", "viewer", "partner"}
)
NUMBERS = frozenset({"rolled", "hits"})
"""Events in which a side stands for a number of hits."""
IDLE = frozenset({"done", "decline", "no"})
DILIGENCE = 8
"""In one of so many cases doing nothing is as good as anything."""


class Script(NamedTuple):
    """A match to be played: its file, its seats, its map and its seed."""

    name: str
    seats: tuple[str, ...]
    woodland: str
    seed: int

    @property
    def path(self) -> Path:
        """Where the reviewed text is kept."""
        return HERE / f"{self.name}.txt"


M, E, A, V = "marquise", "eyrie", "alliance", "vagabond"
SCRIPTS = (
    Script("marquise_eyrie", (M, E), "autumn", 1),
    Script("marquise_eyrie_alliance", (M, E, A), "autumn", 2),
    Script("marquise_eyrie_vagabond", (M, E, V), "autumn", 3),
    Script("marquise_alliance_vagabond", (M, A, V), "autumn", 4),
    Script("marquise_eyrie_alliance_vagabond", (M, E, A, V), "autumn", 5),
    Script("winter_eyrie_marquise", (E, M), "winter", 6),
    Script("winter_vagabond_alliance_eyrie_marquise", (V, A, E, M), "winter", 7),
)


def perform(script: Script) -> str:
    """Play a script and return its text."""
    match = RootGame().new({"seats": list(script.seats), "map": script.woodland}, seed=script.seed)
    fate = Fate.seeded(f"golden {script.seed}")
    lines = [f"{', '.join(script.seats)} on the {script.woodland} map, seed {script.seed}", ""]
    events: list[Event] = []
    match.listen(events.append)
    while match.question is not None and len(match.history) < MOST_ANSWERS:
        question = match.question
        answer = prefer(question, fate)
        match.answer(answer)
        lines.append(asked(script, len(match.history), question, answer))
        lines += [happened(script, event) for event in events]
        events.clear()
    return "\n".join([*lines, "", ending(script, match), ""])


def prefer(question: Question, fate: Fate) -> Option[Any]:
    """Do something rather than nothing, most of the time."""
    busy = [option for option in question.options if option.text not in IDLE]
    options = question.options if not busy or fate.below(DILIGENCE) == 0 else busy
    return options[fate.below(len(options))]


def asked(script: Script, number: int, question: Question, answer: Option[Any]) -> str:
    """Return the line of a question and its answer."""
    paragraphs = ", ".join(paragraph.removeprefix("root ") for paragraph in question.law)
    head = f"{number:4} {script.seats[question.seat]:9} {question.prompt:27}"
    return f"{head} {shortened(question)}  -> {answer.text}  ({paragraphs})"


def shortened(question: Question) -> str:
    """Return the options; of a long list its beginning and its length."""
    texts = [option.text for option in question.options]
    shown: list[str] = []
    for text in texts:
        if shown and len(" | ".join((*shown, text))) > WIDTH:
            return f"{' | '.join(shown)} | ... ({len(texts)})"
        shown.append(text)
    return " | ".join(shown)


def happened(script: Script, event: Event) -> str:
    """Return the line of an event as everybody sees it."""
    facts = event.seen_by(None).facts
    words = (f"{key}={value if event.kind in NUMBERS else named(script, key, value)}" for key, value in facts.items())
    return f"               {event.kind} {' '.join(words)}".rstrip()


def named(script: Script, key: str, value: object) -> object:
    """Return a fact, with factions instead of seats."""
    return script.seats[value] if key in SEATS and isinstance(value, int) and not isinstance(value, bool) else value


def ending(script: Script, match: Match) -> str:
    """Return the last line: who has won, or how it stood when the script broke off."""
    outcome = match.outcome
    points = ", ".join(f"{seat} {number}" for seat, number in zip(script.seats, outcome.points, strict=True))
    if not match.over:
        return f"broken off after {MOST_ANSWERS} answers; points: {points}"
    winners = " and ".join(script.seats[seat] for seat in outcome.winners)
    return f"{winners} won by {outcome.reason}; points: {points}"
