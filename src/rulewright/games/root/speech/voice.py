"""Root's speech: the common words, and before them those of the faction that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.speech import asking, nouns, telling
from rulewright.kernel.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulewright.games.root.position import Root
    from rulewright.games.root.speech.tongue import Teller, Tongue
    from rulewright.kernel.event import Event
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Gain, Heading, Phrase
    from rulewright.kernel.why import Reason


class RootSpeech(Speech):
    """How Root speaks."""

    def __init__(self, tongues: Iterable[Tongue]) -> None:
        """Learn the events of all factions."""
        self.tellers: dict[str, Teller] = dict(telling.EVENTS)
        for tongue in tongues:
            self.tellers |= tongue.events

    def seat(self, position: Position, seat: Seat) -> Phrase:
        """Return the short name of a seat."""
        return nouns.seat(cast("Root", position), seat)

    def prompt(self, position: Position, question: Question) -> Phrase:
        """Return a question as a sentence."""
        root = cast("Root", position)
        about = asking.about(root, question)
        return _tongue(root, question).prompt(root, question, about) or asking.prompt(question, about)

    def option(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return an option as complete as a list needs it."""
        root = cast("Root", position)
        tongue = _tongue(root, question)
        said = tongue.said.get(f"{question.prompt} {option.text}")
        if said is not None:
            return nouns.word("button", said)
        return tongue.option(root, question, option) or asking.option(root, question, option)

    def button(self, position: Position, question: Question, option: Option[Any]) -> Phrase | None:
        """Return an option in a word or two."""
        root = cast("Root", position)
        tongue = _tongue(root, question)
        if f"{question.prompt} {option.text}" in tongue.said:
            return None
        return tongue.button(root, question, option) or asking.button(root, question, option)

    def event(self, position: Position, event: Event) -> Phrase | None:
        """Return what happened as a sentence."""
        teller = self.tellers.get(event.kind)
        return None if teller is None else teller(cast("Root", position), event.facts)

    def heading(self, position: Position, event: Event) -> Heading | None:
        """Return the turn or phase that an event begins."""
        return telling.heading(cast("Root", position), event)

    def gains(self, position: Position, event: Event) -> tuple[Gain, ...]:
        """Return the points that an event brought."""
        return telling.gains(cast("Root", position), event)

    def reason(self, reason: Reason) -> Phrase:
        """Return why something is not offered."""
        return nouns.word("why", reason.key.removeprefix("why."))


def _tongue(root: Root, question: Question) -> Tongue:
    return root.setting.factions[question.seat].tongue
