"""Monster Lands speaks: everything that is asked, offered, told and refused, as phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.monster_lands.speech import answers, buttons, events, questions
from rulewright.games.monster_lands.speech.asked import Asked
from rulewright.games.monster_lands.speech.gains import gains
from rulewright.games.monster_lands.speech.nouns import Cards, clan, say
from rulewright.kernel.speech import Speech

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.tables import Tables
    from rulewright.kernel.event import Event
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Gain, Heading, Phrase
    from rulewright.kernel.why import Reason


class MonsterLandsSpeech(Speech):
    """How Monster Lands speaks, of the cards of one set of tables."""

    def __init__(self, tables: Tables) -> None:
        """Know the cards."""
        self.cards = Cards(tables)

    def seat(self, position: Position, seat: Seat) -> Phrase:
        """Return the clan in a seat."""
        return clan(cast("Realm", position), seat)

    def prompt(self, position: Position, question: Question) -> Phrase:
        """Return a question as a sentence."""
        return questions.prompt(self.cards, Asked(position, question))

    def option(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return an answer as complete as a list needs it."""
        return answers.answer(self.cards, Asked(position, question), option)

    def button(self, position: Position, question: Question, option: Option[Any]) -> Phrase | None:
        """Return an answer in a word or two."""
        return buttons.button(self.cards, Asked(position, question), option)

    def event(self, position: Position, event: Event) -> Phrase:
        """Return what happened as a sentence."""
        return events.sentence(self.cards, cast("Realm", position), event)

    def heading(self, position: Position, event: Event) -> Heading | None:
        """Return the heading of the log that an event begins."""
        return events.heading(cast("Realm", position), event)

    def gains(self, position: Position, event: Event) -> tuple[Gain, ...]:
        """Return the points that an event brought."""
        return gains(self.cards, cast("Realm", position), event)

    def reason(self, reason: Reason) -> Phrase:
        """Return why something is not offered."""
        return say(reason.key)
