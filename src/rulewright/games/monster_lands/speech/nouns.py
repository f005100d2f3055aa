"""The nouns of Monster Lands as phrases: clans, dice, places, cards by name, and numbers of things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import COLOURS
from rulewright.kernel.speech import Phrase, verbatim

if TYPE_CHECKING:
    from rulewright.games.monster_lands.card_shapes import GoodsData
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.tables import Tables
    from rulewright.kernel.question import Seat
    from rulewright.kernel.speech import Part

GOODS = ("glory", "gold", "defense", "potion", "venom", "trap")
"""What a mission may take or give."""
PROPER = ("member", "equipment", "monster", "land")
"""Kinds of cards with a proper name, which is the same in every language."""
NOVICE = "novice"
"""What members are who have no name."""


def say(key: str, /, **parts: Part) -> Phrase:
    """Return a message of this game."""
    return Phrase(f"monster_lands.{key}", **parts)


class Cards:
    """The cards and tokens of one set of tables, by kind and id."""

    def __init__(self, tables: Tables) -> None:
        """Arrange the tables."""
        self._records: dict[str, Mapping[str, Any]] = {
            "member": {one.id: one for one in tables.mercenaries},
            "equipment": {one.id: one for one in tables.equipment},
            "monster": {one.id: one for one in tables.monsters},
            "land": {one.id: one for one in tables.lands},
            "trap": {one.id: one for one in tables.traps},
            "loot": {one.id: one for one in tables.loot},
        }
        self.said: dict[tuple[str, str], Phrase] = {}
        """What cards do, as it was put into words before."""

    def record(self, kind: str, name: str) -> Any:  # noqa: ANN401  (each kind has a shape of its own)
        """Return the entry of a card."""
        return self._records[kind][name]

    def effect_of(self, kind: str, name: str) -> Mapping[str, Any]:
        """Return what a card does, as its table has it."""
        found: Mapping[str, Any] = self.record(kind, name).effect
        return found

    def named(self, kind: str, name: str) -> Phrase:
        """Return a card by its proper name; of people sentences ask for forms, and novices have no name."""
        record = self.record(kind, name)
        if kind != "member":
            return verbatim(record.name)
        return say("member.novice") if record.role == NOVICE else say("member.named", called=record.name)

    def group(self, trap: str) -> Phrase:
        """Return what kind of trap it is."""
        return word("group", self.record("trap", trap).group)


@cache
def word(table: str, name: str) -> Phrase:
    """Return a word of a table: what a building, a pile or a token is called."""
    return say(f"{table}.{name}")


def clan(realm: Realm, seat: Seat) -> Phrase:
    """Return the clan in a seat; the rival sits after the last."""
    clans = realm.setting.clans
    return word("clan", clans[seat]) if seat < len(clans) else say("say.rival")


@cache
def die(name: str) -> Phrase:
    """Return a die: `strength`, or `persuasion-5` with its face."""
    colour, _, face = name.partition("-")
    plain = word("die", colour)
    return say("die.faced", die=plain, face=int(face)) if face else plain


@cache
def way(name: str) -> Phrase:
    """Return a path by its notation."""
    area, _, number = name.partition(".")
    if area == "e":
        return say("where.upper" if number == "1" else "where.lower")
    if area.startswith("m"):
        return say("where.roll" if area == "m1" else "where.contract", number=int(number))
    return say("where.land", land=int(area), number=int(number))


@cache
def place(number: int) -> Phrase:
    """Return where a monster stands."""
    return say("where.gate") if number == GATE_PLACE else say("where.place", number=number + 1)


@cache
def phase(name: str) -> Phrase:
    """Return a phase of the round."""
    return word("phase", name.replace(" ", "_"))


@cache
def counted(name: str, number: int) -> Phrase:
    """Return a number of things: a potion, 2 potions."""
    return say(f"count.{name}", n=number)


def counts(things: Iterable[tuple[str, int]]) -> tuple[Phrase, ...]:
    """Return numbers of several things, without those there are none of."""
    return tuple(counted(name, number) for name, number in things if number)


def listed(things: Iterable[Phrase]) -> Part:
    """Return several things, or that there is none."""
    return tuple(things) or say("say.nothing")


def dice(numbers: Iterable[int]) -> Phrase:
    """Return so many dice of each colour together, or that there are none."""
    return together(counts(zip(COLOURS, numbers, strict=False)), "say.no_dice")


def needed(numbers: Iterable[int]) -> Phrase:
    """Return the dice that something takes, as a sum: to be one of several such sums."""
    found = counts(zip(COLOURS, numbers, strict=False))
    return reduce(lambda one, other: say("count.plus", one=one, other=other), found) if found else say("say.no_dice")


def beside(things: Iterable[Phrase]) -> Phrase:
    """Return several remarks, one beside the other."""
    return reduce(lambda one, other: say("say.beside", one=one, other=other), things)


def together(things: tuple[Phrase, ...], nothing: str) -> Phrase:
    """Return several things as one phrase, or what is said where there is none."""
    return say("answer.several", goods=things) if things else say(nothing)


def goods(given: GoodsData) -> tuple[Phrase, ...]:
    """Return goods that a mission takes or gives."""
    return counts((name, getattr(given, name)) for name in GOODS)
