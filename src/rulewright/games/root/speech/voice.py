"""Root's speech: the common words, and before them those of the faction that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.speech import asking, caution, losses, nouns, purposes, telling
from rulewright.kernel.speech import Note, Phrase, Speech

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.position import Root
    from rulewright.games.root.speech.tongue import Bereft, Teller, Tongue
    from rulewright.kernel.event import Event
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead, Gain, Heading, Loss
    from rulewright.kernel.why import Reason


class RootSpeech(Speech):
    """How Root speaks."""

    def __init__(self, tongues: Iterable[Tongue]) -> None:
        """Learn the events of all factions."""
        self.tellers: dict[str, Teller] = dict(telling.EVENTS)
        self.losses: dict[str, Bereft] = dict(losses.LOSSES)
        self.prices: dict[str, Bereft] = {}
        for tongue in tongues:
            self.tellers |= tongue.events
            self.losses |= tongue.losses
            self.prices |= tongue.prices

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

    def about(self, position: Position, question: Question, option: Option[Any]) -> tuple[Note, ...]:
        """Return what an answer is for, what it needs and what it scores."""
        root = cast("Root", position)
        return tuple(purposes.about(root, question, option, _tongue(root, question)))

    def careful(self, position: Position, question: Question) -> bool:
        """Whether an answer may leave something behind, or harm the faction that is asked in its own way."""
        root = cast("Root", position)
        return (
            question.prompt in caution.CAREFUL
            or caution.tempts(root, question)
            or _tongue(root, question).careful(root, question)
        )

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> tuple[Note, ...]:
        """Return what harm an answer does to whoever gives it: by what it sets off, and by what it leaves behind."""
        root, seat = cast("Root", ahead.before), question.seat
        suffered = [self.loss(root, event, seat) for event in ahead.happened]
        found = [Note(loss.said, loss.law) for loss in suffered if loss is not None and loss.grave]
        for event in ahead.happened:
            price = self.prices[event.kind](root, event.facts, seat) if event.kind in self.prices else None
            found += [] if price is None else [Note(price.said, price.law)]
        found += _tongue(root, question).warnings(question, option, ahead)
        found += caution.off_the_track(seat, ahead)
        if question.prompt in caution.CAREFUL:
            found += caution.left_behind(seat, ahead)
        return tuple(note for place, note in enumerate(found) if note not in found[:place])

    def loss(self, position: Position, event: Event, seat: Seat) -> Loss | None:
        """Return what an event took from a seat."""
        bereft = self.losses.get(event.kind)
        return None if bereft is None else bereft(cast("Root", position), event.facts, seat)

    def chance(self, facts: Mapping[str, int]) -> Phrase:
        """Return the hits of a battle: what each side deals, and what an ambush deals before."""
        battle = Phrase("root.odds.battle", attacker=facts.get("attacker", 0), defender=facts.get("defender", 0))
        hits = facts.get("ambush", 0)
        return Phrase("root.odds.ambush", hits=hits, battle=battle) if hits else battle

    def prospects(self, figures: Mapping[str, float]) -> tuple[Phrase, ...]:
        """Return what both sides lose on average."""
        if not figures:
            return ()
        lost = {side: round(figures[f"{side}_lost"], 1) for side in ("attacker", "defender")}
        return (Phrase("root.odds.expected", attacker=lost["attacker"], defender=lost["defender"]),)

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
