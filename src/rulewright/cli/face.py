"""What the terminal needs from a game: how it looks and how it speaks.  All of it is made from facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from rulewright.games.rooms import room
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.texts.catalogue import Texts

Facts: TypeAlias = dict[str, Any]
"""What `View.facts()` returns: everything one seat may know, as plain data."""


class Face(ABC):
    """The looks and the language of one game."""

    surprises: frozenset[str] = frozenset()
    """Kinds of events that show everybody something unknown: no undo reaches behind them."""
    example = ""
    """A move, for help texts."""

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        self.texts = texts

    @abstractmethod
    def factions(self) -> list[tuple[str, str, str]]:
        """Return what can be played: its name in options, its title, and a sentence about it."""

    @abstractmethod
    def faction_question(self) -> str:
        """Return the question which of them to play."""

    @abstractmethod
    def name(self, facts: Facts, seat: int) -> str:
        """Return what to call a seat."""

    @abstractmethod
    def prompt(self, facts: Facts) -> str:
        """Return the open question as a sentence."""

    @abstractmethod
    def label(self, facts: Facts, option: dict[str, Any]) -> str:
        """Return one option of the open question in words."""

    @abstractmethod
    def sentence(self, facts: Facts, event: Event) -> Text:
        """Return what happened as a sentence."""

    @abstractmethod
    def reason(self, key: str) -> str:
        """Return a reason for a refusal as a sentence."""

    @abstractmethod
    def table(self, facts: Facts, width: int) -> RenderableType:
        """Draw the table."""

    def drawn(self, facts: Facts) -> tuple[str, ...]:
        """Return what of the facts the drawing of the table shows: if it is the same, nothing is drawn anew."""
        return (repr(facts["table"]),)

    @abstractmethod
    def scores(self, facts: Facts, width: int) -> RenderableType:
        """Show how everybody stands, in a line or two each."""

    @abstractmethod
    def hand(self, facts: Facts) -> RenderableType:
        """Show what the viewing seat holds."""

    @abstractmethod
    def boards(self, facts: Facts) -> RenderableType:
        """Show everything that belongs to the players, in full."""

    @abstractmethod
    def outcome(self, reason: str) -> str:
        """Return why the match ended."""


class NoFace(RulewrightError):
    """A game that cannot be shown in the terminal."""


def face_of(game: str, texts: Texts) -> Face:
    """Return the face of a game."""
    own = room(__package__, game, "face")
    if own is None:
        raise NoFace(f"{game} has no face for the terminal; it is played in the browser")
    face: Face = own.FACE(texts)
    return face
