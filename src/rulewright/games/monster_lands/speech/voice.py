"""Monster Lands speaks: everything that is asked, offered, told and refused, as phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.monster_lands.speech import answers, buttons, caution, events, losses, purposes, questions
from rulewright.games.monster_lands.speech.asked import Asked
from rulewright.games.monster_lands.speech.gains import gains
from rulewright.games.monster_lands.speech.nouns import Cards, clan, say, word
from rulewright.kernel.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.tables import Tables
    from rulewright.kernel.event import Event
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead, Gain, Heading, Loss, Note, Phrase
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

    def about(self, position: Position, question: Question, option: Option[Any]) -> tuple[Note, ...]:
        """Return what an answer is for, and whom one meets there."""
        return tuple(purposes.about(Asked(position, question), option))

    def careful(self, position: Position, question: Question) -> bool:
        """Whether an answer could cost a mercenary, or waste something."""
        return Asked(position, question).name in caution.LOOKS

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> tuple[Note, ...]:
        """Return what harm an answer does to whoever gives it."""
        return tuple(caution.harm(self.cards, Asked(ahead.before, question), option, ahead))

    def loss(self, position: Position, event: Event, seat: Seat) -> Loss | None:
        """Return what an event took from a seat."""
        return losses.loss(self.cards, event, seat)

    def chance(self, facts: Mapping[str, int]) -> Phrase:
        """Return how a battle, a conquest or a mission may end."""
        return say(f"odds.{next(iter(facts))}")

    def prospects(self, figures: Mapping[str, float]) -> tuple[Phrase, ...]:
        """Return how probable it is that the own mercenary is wounded, or dies."""
        if not figures:
            return ()
        wounded, dies = (round(100 * figures[name]) for name in ("wounded", "lost"))
        return (say("odds.injuries", wounded=wounded, dies=dies),)

    def entry(self, position: Position, question: Question, option: Option[Any]) -> Phrase:
        """Return a building by its name."""
        return word("building", option.text)

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
