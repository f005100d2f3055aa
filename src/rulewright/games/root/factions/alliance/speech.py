"""What the Alliance says in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root.speech.nouns import place, seat, suit, suited
from rulewright.games.root.speech.tongue import Bereft, Facts, Teller, Tongue, either, number, of, told
from rulewright.kernel.speech import Loss, Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.factions.alliance.board import AllianceBoard
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead


def _outrage(root: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say what it costs to enter or to attack the sympathetic: a card, or three from the deck that join them."""
    if facts["payer"] != who:
        return None
    parts = {"place": place(root, cast("int", facts["place"])), "seat": seat(root, cast("int", facts["seat"]))}
    return Loss(Phrase("root.loss.outrage", **parts), "root 8.2.6")


def _base_lost(root: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say which supporters go with a base."""
    if facts["seat"] != who:
        return None
    return Loss(Phrase("root.loss.base", suit=suit(str(facts["suit"]))), "root 8.2.4", grave=True)


def _officers_lost(_: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say how many officers go with a base."""
    if facts["seat"] != who:
        return None
    return Loss(Phrase("root.loss.officers", n=cast("int", facts["number"])), "root 8.2.4", grave=True)


class AllianceTongue(Tongue):
    """Supporters, officers, revolts and outrage."""

    def careful(self, root: Root, question: Question) -> bool:
        """Look whether the Evening would end with operations left."""
        return question.prompt == "root.alliance.operation"

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Say that officers have operations left."""
        if question.prompt == "root.alliance.operation" and option.text == "done":
            left = cast("AllianceBoard", cast("Root", ahead.before).boards[question.seat]).operations
            if left and len(question.options) > 1:
                yield Note(Phrase("root.warn.operations", n=left), "root 8.6.1")

    said: ClassVar[Mapping[str, str]] = {
        "root.alliance.daylight done": "end_daylight",
        "root.alliance.revolt done": "go_on",
        "root.alliance.spread done": "go_on",
    }
    does: ClassVar[Mapping[str, str]] = {
        "mobilize": "root 8.5.2",
        "train": "root 8.5.3",
        "move": "root 8.6.1.I",
        "battle": "root 8.6.1.II",
        "recruit": "root 8.6.1.III",
        "organize": "root 8.6.1.IV",
    }
    prices: ClassVar[Mapping[str, Bereft]] = {"outrage": _outrage}
    losses: ClassVar[Mapping[str, Bereft]] = {
        "base_lost": _base_lost,
        "officers_lost": _officers_lost,
    }
    events: ClassVar[Mapping[str, Teller]] = {
        "revolt": told("revolt", seat=seat, place=place),
        "officer": told("officer", seat=seat),
        "officers_lost": told("officers_lost", seat=seat, number=number),
        "supporter": either("card", told("supporter.known", seat=seat, card=suited), told("supporter", seat=seat)),
        "supporter_discarded": told("supporter_discarded", seat=seat, card=suited),
        "outrage": either(
            "shown",
            told("outrage.shown", place=place, payer=seat, seat=seat),
            told("outrage", place=place, payer=seat, seat=seat),
        ),
        "base_lost": told("base_lost", seat=seat, suit=of("suit")),
    }
