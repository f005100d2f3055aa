"""What the terminal needs from a game: how it looks, made from facts, and its speech in one language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from rulewright.games.rooms import room
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.event import Event
from rulewright.kernel.question import Option
from rulewright.kernel.speech import Phrase
from rulewright.kernel.view import View
from rulewright.kernel.why import Reason
from rulewright.texts.catalogue import Texts

Facts: TypeAlias = dict[str, Any]
"""What `View.facts()` returns: everything one seat may know, as plain data."""


class Face(ABC):
    """The looks and the language of one game."""

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
    def style(self, facts: Facts, seat: int) -> str:
        """Return the colour of a seat."""

    def name(self, view: View, seat: int) -> str:
        """Return what to call a seat."""
        return self.texts.say(self.called(view, seat))

    def called(self, view: View, seat: int) -> Phrase:
        """Return the same for a sentence, which asks for a form of it."""
        return view.game.speech.seat(view.now, seat)

    def prompt(self, view: View) -> str:
        """Return the open question as a sentence."""
        assert view.question is not None
        return capital(self.texts.say(view.game.speech.prompt(view.now, view.question)))

    def label(self, view: View, option: Option[Any]) -> str:
        """Return one option of the open question in words."""
        assert view.question is not None
        return self.texts.say(view.game.speech.option(view.now, view.question, option))

    def sentence(self, view: View, event: Event) -> Text | None:
        """Return what happened, as the viewer saw it, with the names of seats in their colours; None for no words."""
        speech, facts = view.game.speech, view.facts()
        said = speech.tell(view.now, event)
        if said is None:
            return None
        text = Text(capital(self.texts.say(said)))
        for seat in range(view.game.seats(view.options)):
            text.highlight_words(self._names(view, seat), self.style(facts, seat))
        heading = speech.heading(view.now, event)
        if heading is not None and heading.level == "turn":
            text.stylize("bold")
        return text

    def _names(self, view: View, seat: int) -> list[str]:
        """Return what a seat is called in sentences, the longest first: its forms, also where they begin a line."""
        forms = self.texts.forms(self.called(view, seat))
        return sorted({*forms, *map(capital, forms)}, key=len, reverse=True)

    def reason(self, view: View, reason: Reason) -> str:
        """Return a reason for a refusal as a sentence."""
        return self.texts.say(view.game.speech.reason(reason))

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


def capital(text: str) -> str:
    """Return a text that begins a line."""
    return text[:1].upper() + text[1:]


class NoFace(RulewrightError):
    """A game that cannot be shown in the terminal."""


def face_of(game: str, texts: Texts) -> Face:
    """Return the face of a game."""
    own = room(__package__, game, "face")
    if own is None:
        raise NoFace(f"{game} has no face for the terminal; it is played in the browser")
    face: Face = own.FACE(texts)
    return face
