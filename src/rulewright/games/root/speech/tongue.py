"""What a faction says in its own way, and how sentences about events are put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, cast

from rulewright.games.root.speech import nouns
from rulewright.kernel.event import Fact
from rulewright.kernel.speech import Part, Phrase

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead, Loss, Note

Facts: TypeAlias = Mapping[str, Fact]
Teller: TypeAlias = "Callable[[Root, Facts], Phrase]"
"""Says what happened, from the facts of an event."""
Bereft: TypeAlias = "Callable[[Root, Facts, Seat], Loss | None]"
"""Says what a seat lost by an event."""
Word: TypeAlias = "Callable[[Root, Any], Part]"
"""Puts one fact of an event into words."""


class Tongue:
    """Says nothing of its own.  A faction overrides what it says in another way than the shared rules, or alone."""

    said: ClassVar[Mapping[str, str]] = {}
    """What is said in place of "done" or "no", by the question and the answer: a key of `root.button`."""
    events: ClassVar[Mapping[str, Teller]] = {}
    """How the events are told that this faction brings with it."""

    does: ClassVar[Mapping[str, str]] = {}
    """The paragraphs of what this faction can do, by the answers that begin it: what each does is a text."""
    losses: ClassVar[Mapping[str, Bereft]] = {}
    """What somebody loses by the events that this faction brings with it."""
    prices: ClassVar[Mapping[str, Bereft]] = {}
    """What somebody who sets off such an event pays for it: said before, and not again afterwards."""

    def careful(self, root: Root, question: Question) -> bool:
        """Whether some answer to a question put to this faction could do it harm."""
        return False

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Return what harm an answer does to this faction, which gives it."""
        return ()

    def prompt(self, root: Root, question: Question, about: Mapping[str, Part]) -> Phrase | None:
        """Return a question put to this faction as a sentence, if not the common one."""
        return None

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Return an option of this faction in words, if not the common ones."""
        return None

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Return the same for a button."""
        return None


def told(event: str, **words: Word) -> Teller:
    """Return how an event is told: by its message, each part of which is the fact of that name in words."""
    key = f"root.event.{event}"

    def tell(root: Root, facts: Facts) -> Phrase:
        return Phrase(key, **{name: word(root, facts[name]) for name, word in words.items()})

    return tell


def either(fact: str, one: Teller, other: Teller) -> Teller:
    """Tell an event in one way if there is something to a fact, such as cards that the viewer saw, else in another."""
    return lambda root, facts: one(root, facts) if facts.get(fact) else other(root, facts)


def number(_: Root, number: int) -> Part:
    """Say a number."""
    return number


def item(_: Root, tile: str) -> Part:
    """Say an item."""
    return nouns.item(tile)


def cards(root: Root, names: tuple[str, ...]) -> Part:
    """Say several cards."""
    return tuple(nouns.suited(root, name) for name in names)


def of(table: str) -> Word:
    """Say a word of one of the tables of texts."""
    return lambda _, name: nouns.word(table, name)


def with_pieces(event: str, **words: Word) -> Teller:
    """Tell an event that is about a number of pieces, which are warriors unless it says something else."""
    key = f"root.event.{event}"

    def tell(root: Root, facts: Facts) -> Phrase:
        pieces = nouns.pieces(cast("str", facts.get("piece", "warrior")), cast("int", facts["number"]))
        return Phrase(key, pieces=pieces, **{name: word(root, facts[name]) for name, word in words.items()})

    return tell
