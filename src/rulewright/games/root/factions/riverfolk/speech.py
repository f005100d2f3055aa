"""What the Riverfolk say in their own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulewright.games.root.factions.riverfolk.board import board_of
from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import place, seat, suited
from rulewright.games.root.speech.tongue import Bereft, Facts, Teller, Tongue, cards, number, of, told
from rulewright.games.root.terms import SUITS
from rulewright.kernel.speech import Loss, Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Part


def _disrupted(root: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say what goes with a trade post."""
    if facts["seat"] != who:
        return None
    return Loss(Phrase("root.loss.disrupted", place=place(root, int(str(facts["place"])))), "root 11.2.5.I", grave=True)


def priced(root: Root, question: Question, option: Option[Any]) -> Phrase:
    """Say a service with its price."""
    price = board_of(root, question.seat).prices[option.value]
    return Phrase("root.label.priced", service=nouns.word("service", option.text), n=price)


class RiverfolkTongue(Tongue):
    """Services, prices, funds and trade posts."""

    said: ClassVar[Mapping[str, str]] = {
        "root.riverfolk.action done": "end_daylight",
        "root.riverfolk.prices done": "keep_prices",
    }
    does: ClassVar[Mapping[str, str]] = {
        "move": "root 11.5.1",
        "battle": "root 11.5.2",
        "draw": "root 11.5.4",
        "recruit": "root 11.5.5",
        "post": "root 11.5.6",
    }
    losses: ClassVar[Mapping[str, Bereft]] = {"disrupted": _disrupted}
    events: ClassVar[Mapping[str, Teller]] = {
        "drew_openly": told("drew_openly", seat=seat, cards=cards),
        "joined_openly": told("joined_openly", seat=seat, card=suited),
        "left_openly": told("left_openly", seat=seat, card=suited),
        "bought": told("bought", seat=seat, seller=seat, service=of("service"), number=number),
        "committed": told("committed", seat=seat, owner=seat, number=number),
        "spent_funds": told("spent_funds", seat=seat, owner=seat, number=number),
        "paid_in": told("paid_in", seat=seat, number=number),
        "priced": told("priced", seat=seat, service=of("service"), number=number),
        "gathered": told("gathered", seat=seat, number=number),
        "exported": told("exported", seat=seat, card=suited),
        "disrupted": told("disrupted", seat=seat, place=place),
    }

    def prompt(self, root: Root, question: Question, about: Mapping[str, Part]) -> Phrase | None:
        """Say whose price is asked for."""
        if question.prompt != "root.riverfolk.price":
            return None
        name = question.about[0].partition(":")[2]
        return Phrase("root.prompt.riverfolk.price", service=nouns.word("service", name))

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say spaces by their suit, services with their prices, and cards that are exported."""
        if question.prompt == "root.riverfolk.prices" and option.targets:
            return priced(root, question, option)
        if question.prompt == "root.riverfolk.space" and option.text in SUITS:
            return nouns.suit(option.text)
        if option.text.startswith("export:"):
            return Phrase("root.label.export", card=suited(root, option.text.partition(":")[2]))
        return None

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say the same in a word or two."""
        if question.prompt == "root.riverfolk.prices" and option.targets:
            return priced(root, question, option)
        if question.prompt == "root.riverfolk.space" and option.text in SUITS:
            return nouns.suit(option.text)
        if option.text.startswith("export:"):
            return Phrase("root.button.export", card=nouns.card(option.text.partition(":")[2]))
        return None
