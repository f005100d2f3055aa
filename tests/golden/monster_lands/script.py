"""A match of Monster Lands as text that a person can review: every question, its answer, and what came of it.

     31 water   act  mine:3 | pawnshop | path:1.1/1.4  -> path:1.4  (7.1, 7.2, 7.3)
                assigned seat=water member=taron path=1.4 ...  [water: traps=starting]

All options stand there, those that begin alike drawn together; what only some seats see of an event is in brackets.
Every round begins with how the clans stand.  The policy likes to do something rather than nothing, and otherwise
lets a seeded source of chance decide.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.position import Realm
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question

HERE = Path(__file__).parent
GAME = MonsterLandsGame()
MOST_ANSWERS = 150
MARGIN = " " * 13
IDLE = frozenset({"done", "decline", "no", "pass", "pay", "pawnshop", "all", "none", "0", "traps0+defense0", "stop"})
DILIGENCE = 6
"""In one of so many cases doing nothing is as good as anything."""
RIVAL = "Madhala"


class Script(NamedTuple):
    """A match to be played: its file, its options and its seed."""

    name: str
    options: dict[str, Any]
    seed: int

    @property
    def path(self) -> Path:
        """Where the text is kept."""
        return HERE / f"{self.name}.txt"


J, W, F, A = "jungle", "water", "fire", "air"
MORE = {"queens_grant": True, "more_monsters": True}
TABLES = (
    Script("two_beginner", {"seats": [F, W], "difficulty": "beginner"}, 1),
    Script("two_cutthroat_tricks", {"seats": [A, J], "difficulty": "cutthroat", "tricks": True}, 2),
    Script("three_normal_tricks", {"seats": [J, W, F], "difficulty": "normal", "tricks": True}, 3),
    Script("three_hard_variants", {"seats": [W, F, A], "difficulty": "hard", **MORE}, 4),
    Script("four_normal", {"seats": [J, W, F, A]}, 5),
    Script("four_hard_tricks", {"seats": [A, F, W, J], "difficulty": "hard", "tricks": True}, 6),
    Script("four_cutthroat_variants", {"seats": [F, A, J, W], "difficulty": "cutthroat", **MORE}, 7),
    Script("four_beginner", {"seats": [W, J, A, F], "difficulty": "beginner"}, 8),
)
SOLO = tuple(
    Script(
        f"solo_{scenario.number:02}",
        {"seats": [scenario.affinity or (J, W, F, A)[scenario.number % 4]], "scenario": scenario.number},
        20 + scenario.number,
    )
    for scenario in GAME.powers.scenarios[1:]
)
SCRIPTS = TABLES + SOLO


def perform(script: Script) -> str:
    """Play a script and return its text."""
    match = GAME.new(script.options, seed=script.seed)
    fate = Fate.seeded(f"golden {script.seed}")
    words = ", ".join(f"{name}={value}" for name, value in match.options.items() if name != "campaign")
    lines = [f"{words}; seed {script.seed}", ""]
    heard: list[str] = []

    def hear(event: Event) -> None:
        heard.append(happened(match, event))
        if event.kind == "round":
            heard.extend(standing(match))

    match.listen(hear)
    lines += standing(match)
    while match.question is not None and len(match.history) < MOST_ANSWERS:
        question = match.question
        answer = prefer(question, fate)
        match.answer(answer)
        lines.append(asked(match, len(match.history), question, answer))
        lines += heard
        heard.clear()
    return "\n".join([*lines, "", ending(match), ""])


def prefer(question: Question, fate: Fate) -> Option[Any]:
    """Do something rather than nothing, most of the time."""
    busy = [option for option in question.options if option.text not in IDLE]
    options = question.options if not busy or fate.below(DILIGENCE) == 0 else busy
    return options[fate.below(len(options))]


def name_of(match: Match, seat: int) -> str:
    """Return the clan of a seat; the rival comes after the last."""
    names = match.game.seat_names(match.options)
    return names[seat] if seat < len(names) else RIVAL


def standing(match: Match) -> list[str]:
    """Return how the table stands at the beginning of a round."""
    facts = match.game.facts(match.position, None)
    lines = [
        f"tavern {listed(facts['tavern'])}; lodge {listed(facts['lodge'])}; bazaar {listed(facts['bazaar'])}",
        f"missions {listed(facts['missions'])}; gate {facts['gate']}; loot {listed(facts['loot'])}",
        *(f"land {one['land']} ({one['modifier']}): {one['monster']}" for one in facts["lands"]),
    ]
    realm = cast("Realm", match.position)
    for clan in facts["clans"]:
        traps = [realm.setting.trap_name[trap] for trap in realm.traps[clan["seat"]]]
        goods = " ".join(
            f"{key} {clan[key]}" for key in ("glory", "reputation", "gold", "defense", "potions", "venoms")
        )
        members = listed([described(member) for member in clan["members"]])
        lines.append(f"{clan['clan']}: {goods}; {members}; traps {listed(traps)}; loot {listed(clan['loot'])}")
    return [f"{MARGIN}| {line}" for line in lines]


def described(member: dict[str, Any]) -> str:
    """Return a member with its state."""
    signs = ("*" if member["leader"] else "") + ("!" if member["wounded"] else "") + ("~" if member["colonist"] else "")
    return str(member["name"]) + signs + "".join(f"+{card['id']}" for card in member["equipment"])


def listed(things: list[Any]) -> str:
    """Return several things, one after the other."""
    return " ".join(str(thing) for thing in things) or "-"


def asked(match: Match, number: int, question: Question, answer: Option[Any]) -> str:
    """Return the line of a question and its answer."""
    paragraphs = ", ".join(paragraph.removeprefix("monster_lands ") for paragraph in question.law)
    about = f" {{{' '.join(question.about)}}}" if question.about else ""
    prompt = question.prompt.removeprefix("monster_lands.")
    head = f"{number:4} {name_of(match, question.seat):7} {prompt + about}"
    return f"{head}  {together(question)}  -> {answer.text}  ({paragraphs})"


def together(question: Question) -> str:
    """Return all options, those that begin alike drawn together."""
    texts = [option.text for option in question.options]
    return " | ".join(
        start + "/".join(text.removeprefix(start) for text in same) for start, same in groupby(texts, opening)
    )


def opening(text: str) -> str:
    """Return the part of an answer before its last colon."""
    return text[: text.rfind(":") + 1]


def happened(match: Match, event: Event) -> str:
    """Return the line of an event: what everybody sees of it, and in brackets what only some do."""
    words = told(match, event.facts)
    if event.secrets:
        names = match.game.seat_names(match.options)
        witnesses = ", ".join(name for seat, name in enumerate(names) if event.witnesses >> seat & 1)
        words += f"  [{witnesses}: {told(match, event.secrets)}]"
    return f"{MARGIN}{event.kind} {words}".rstrip()


def told(match: Match, facts: Mapping[str, object]) -> str:
    """Return some facts of an event."""
    return " ".join(f"{key}={named(match, key, value)}" for key, value in facts.items())


def named(match: Match, key: str, value: object) -> object:
    """Return a fact, with clans for seats, and the words of a list one after the other."""
    if isinstance(value, tuple):
        return ",".join(name_of(match, each) if key == "winners" else str(each) for each in value) or "-"
    return name_of(match, value) if key == "seat" and isinstance(value, int) else value


def ending(match: Match) -> str:
    """Return the last line: who has won, or how it stood when the script broke off."""
    outcome = match.outcome
    names = match.game.seat_names(match.options)
    points = ", ".join(f"{name} {number}" for name, number in zip(names, outcome.points, strict=True))
    if not match.over:
        return f"broken off after {MOST_ANSWERS} answers; points: {points}"
    winners = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
    return f"{winners} won by {outcome.reason}; points: {points}"
