"""A whole match of Root as text that a person can review: every question, its answer, and what came of it.

    137 eyrie     root.battle.where {clearing:3}  3:marquise/alliance | 5:alliance  -> 3:marquise  (7.5.2.III)
                  battle attacker=eyrie defender=marquise clearing=3
                  drew seat=eyrie number=1  [eyrie: cards=anvil]

Nothing is left out: all options stand there, those that begin alike drawn together (`1>5/9` is `1>5 | 1>9`), the
things a question is about in braces, and what only some seats see of an event in brackets.  Every turn begins
with the position, so that each line can be judged by what stands above it.

The policy is simple and has no eye for quality: it likes to do something rather than nothing, and otherwise
lets a seeded source of chance decide.  Whoever reviews a script looks for moves the Law does not allow.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.games.root.game import RootGame
from rulewright.games.root.terms import place_name
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question

HERE = Path(__file__).parent
MOST_ANSWERS = 400
MARGIN = " " * 15
UNSHOWN = frozenset({"map", "cards", "seats", "agenda", "suits", "deck", "discard", "seen", "starts", "quest_deck"})
"""Lines of a position that tell a reviewer nothing: what never changes, and what no rule of the turn looks at."""
SEATS = frozenset(
    {"seat", "attacker", "defender", "owner", "by", "payer", "to", "victim", "other", "viewer", "partner"}
)
PLACES = frozenset({"place", "origin", "destination"})
NUMBERS = frozenset({"rolled", "hits"})
"""Events in which a side stands for a number of hits."""
IDLE = frozenset({"done", "decline", "no"})
DILIGENCE = 8
"""In one of so many cases doing nothing is as good as anything."""


class Script(NamedTuple):
    """A match to be played: its file, its seats, its map, its seed and its deck."""

    name: str
    seats: tuple[str, ...]
    woodland: str
    seed: int
    deck: str = "standard"

    @property
    def path(self) -> Path:
        """Where the text is kept."""
        return HERE / f"{self.name}.txt"


M, E, A, V, C, R, D = "marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy"
SCRIPTS = (
    Script("marquise_eyrie", (M, E), "autumn", 1),
    Script("marquise_eyrie_alliance", (M, E, A), "autumn", 2),
    Script("marquise_eyrie_vagabond", (M, E, V), "autumn", 3),
    Script("marquise_alliance_vagabond", (M, A, V), "autumn", 4),
    Script("marquise_eyrie_alliance_vagabond", (M, E, A, V), "autumn", 5),
    Script("winter_eyrie_marquise", (E, M), "winter", 6),
    Script("winter_vagabond_alliance_eyrie_marquise", (V, A, E, M), "winter", 7),
    Script("marquise_eyrie_cult", (M, E, C), "autumn", 8),
    Script("winter_cult_alliance_eyrie_marquise", (C, A, E, M), "winter", 9),
    Script("marquise_riverfolk_eyrie", (M, R, E), "autumn", 10),
    Script("winter_riverfolk_vagabond_cult_marquise", (R, V, C, M), "winter", 11),
    Script("duchy_eyrie_marquise", (D, E, M), "autumn", 12),
    Script("winter_alliance_duchy_riverfolk_vagabond", (A, D, R, V), "winter", 13),
    # The second deck: between them most of its cards are used, by five factions.
    Script("exiles_marquise_eyrie_alliance_vagabond", (M, E, A, V), "autumn", 51, "exiles"),
    Script("exiles_coffins_and_partisans", (M, E, A, V), "autumn", 9, "exiles"),
    Script("exiles_winter_cult_marquise_eyrie", (C, M, E), "winter", 12, "exiles"),
    Script("lake_marquise_vagabond_alliance_eyrie", (M, V, A, E), "lake", 14),
    Script("mountain_eyrie_cult_marquise_vagabond", (E, C, M, V), "mountain", 11),
    # What few matches reach: a foiled ambush, a lost base, a coalition and a dominance; a new roost and an escort.
    Script("rare_coalition_and_dominance", (M, E, A, V), "autumn", 306),
    Script("rare_winter_new_roost_and_escort", (V, A, E, M), "winter", 1501),
)


def perform(script: Script) -> str:
    """Play a script and return its text."""
    options = {"seats": list(script.seats), "map": script.woodland, "deck": script.deck}
    match = RootGame().new(options, seed=script.seed)
    fate = Fate.seeded(f"golden {script.seed}")
    suits = next(line for line in RootGame().write(match).splitlines() if line.startswith("suits "))
    deck = "" if script.deck == "standard" else f" with the deck {script.deck}"
    lines = [f"{', '.join(script.seats)} on the {script.woodland} map{deck}, seed {script.seed}", suits, ""]
    heard: list[str] = []

    def hear(event: Event) -> None:
        heard.append(happened(script, event))
        if event.kind == "turn":
            heard.extend(standing(match))

    match.listen(hear)
    while match.question is not None and len(match.history) < MOST_ANSWERS:
        question = match.question
        answer = prefer(question, fate)
        match.answer(answer)
        lines.append(asked(script, len(match.history), question, answer))
        lines += heard
        heard.clear()
    return "\n".join([*lines, "", ending(script, match), ""])


def prefer(question: Question, fate: Fate) -> Option[Any]:
    """Do something rather than nothing, most of the time."""
    busy = [option for option in question.options if option.text not in IDLE]
    options = question.options if not busy or fate.below(DILIGENCE) == 0 else busy
    return options[fate.below(len(options))]


def standing(match: Match) -> list[str]:
    """Return the lines of the position at the beginning of a turn."""
    lines = RootGame().write(match.position).splitlines()
    return [f"{MARGIN}| {line}" for line in lines if line and not UNSHOWN & set(line.split()[:2])]


def asked(script: Script, number: int, question: Question, answer: Option[Any]) -> str:
    """Return the line of a question and its answer."""
    paragraphs = ", ".join(paragraph.removeprefix("root ") for paragraph in question.law)
    about = f" {{{' '.join(question.about)}}}" if question.about else ""
    head = f"{number:4} {script.seats[question.seat]:9} {question.prompt + about:27}"
    return f"{head} {together(question)}  -> {answer.text}  ({paragraphs})"


def together(question: Question) -> str:
    """Return all options, those that begin alike drawn together."""
    texts = [option.text for option in question.options]
    return " | ".join(
        start + "/".join(text.removeprefix(start) for text in same) for start, same in groupby(texts, opening)
    )


def opening(text: str) -> str:
    """Return the part of an answer before its last word: the origin of a move, the kind of a building."""
    return text[: max(text.rfind(sign) for sign in ">@:") + 1]


def happened(script: Script, event: Event) -> str:
    """Return the line of an event: what everybody sees of it, and in brackets what only some do."""
    words = told(script, event, event.facts)
    if event.secrets:
        witnesses = ", ".join(name for seat, name in enumerate(script.seats) if event.witnesses >> seat & 1)
        words += f"  [{witnesses}: {told(script, event, event.secrets)}]"
    return f"{MARGIN}{event.kind} {words}".rstrip()


def told(script: Script, event: Event, facts: Mapping[str, object]) -> str:
    """Return some facts of an event."""
    return " ".join(
        f"{key}={value if event.kind in NUMBERS else named(script, key, value)}" for key, value in facts.items()
    )


def named(script: Script, key: str, value: object) -> object:
    """Return a fact, with factions for seats, names for forests, and the words of a list one after the other."""
    if isinstance(value, tuple):
        return ",".join(script.seats[each] if key == "winners" else str(each) for each in value)
    if isinstance(value, int) and not isinstance(value, bool):
        if key in SEATS:
            return script.seats[value]
        if key in PLACES:
            return place_name(value) if value else "nowhere"
    return value


def ending(script: Script, match: Match) -> str:
    """Return the last line: who has won, or how it stood when the script broke off."""
    outcome = match.outcome
    points = ", ".join(f"{seat} {number}" for seat, number in zip(script.seats, outcome.points, strict=True))
    if not match.over:
        return f"broken off after {MOST_ANSWERS} answers; points: {points}"
    winners = " and ".join(script.seats[seat] for seat in outcome.winners)
    return f"{winners} won by {outcome.reason}; points: {points}"
