"""What the Cult says in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root.factions.cult.board import GARDEN_POINTS, board_of, garden_of
from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import place, seat, suited
from rulewright.games.root.speech.tongue import Bereft, Facts, Teller, Tongue, either, number, of, told
from rulewright.games.root.terms import CLEARING_SUITS, SUITS, place_name
from rulewright.kernel.speech import Loss, Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Suit
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead

SANCTIFY = "root.cult.sanctify"
RITUAL, REVEAL = "root.cult.ritual", "root.cult.reveal"
SCORING = "root 10.5.3"


def worth(root: Root, who: Seat, suit: Suit) -> int:
    """Return the points that a card of a suit would score."""
    placed = root.placed[garden_of(root, who, suit).number]
    return GARDEN_POINTS[placed - 1] if placed else 0


def left_to_score(root: Root, who: Seat) -> list[tuple[Suit, int]]:
    """Return the suits that a card in hand could still score in this turn, with the points."""
    hand, scored = root.hands[who], board_of(root, who).scored
    found = [
        (suit, worth(root, who, suit))
        for suit in CLEARING_SUITS
        if hand & root.setting.deck.of_suit[suit] and not scored >> suit & 1
    ]
    return [(suit, points) for suit, points in found if points]


def _feared(root: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say which card went with a garden."""
    if facts["seat"] != who:
        return None
    return Loss(Phrase("root.loss.feared", card=suited(root, str(facts["card"]))), "root 10.2.5", grave=True)


class CultTongue(Tongue):
    """The Outcast, Lost Souls, acolytes, conspiracies and rituals."""

    said: ClassVar[Mapping[str, str]] = {
        "root.cult.conspiracy done": "go_on",
        "root.cult.ritual done": "end_daylight",
        "root.cult.onward decline": "no_battle",
    }
    does: ClassVar[Mapping[str, str]] = {
        "crusade": "root 10.4.3.I",
        "convert": "root 10.4.3.II",
        "sanctify": "root 10.4.3.III",
        "build": "root 10.5.1",
        "recruit": "root 10.5.2",
        "score": "root 10.5.3",
        "sacrifice": "root 10.5.4",
    }
    losses: ClassVar[Mapping[str, Bereft]] = {"feared": _feared}

    def careful(self, root: Root, question: Question) -> bool:
        """Look whether points would be left, or a card spent for none."""
        return question.prompt in (RITUAL, REVEAL)

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Say which suits could still score when Daylight ends, and that a card would score nothing."""
        before = cast("Root", ahead.before)
        if question.prompt == RITUAL and option.text == "done":
            for suit, points in left_to_score(before, question.seat):
                yield Note(Phrase("root.warn.rituals", suit=nouns.suit(SUITS[suit]), n=points), "root 10.5.3")
        elif question.prompt == REVEAL and SCORING in question.law:
            suit = before.setting.deck.suit[option.value]
            if not worth(before, question.seat, suit):
                yield Note(Phrase("root.warn.nothing_scored", suit=nouns.suit(SUITS[suit])), SCORING)

    events: ClassVar[Mapping[str, Teller]] = {
        "outcast": either(
            "hated", told("outcast.hated", seat=seat, suit=of("suit")), told("outcast", seat=seat, suit=of("suit"))
        ),
        "souls_discarded": told("souls_discarded", seat=seat, number=number),
        "conspiracy": told("conspiracy", seat=seat, conspiracy=of("conspiracy"), number=number),
        "acolytes": told("acolytes", seat=seat, number=number),
        "feared": told("feared", seat=seat, card=suited),
    }

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say suits as such, and buildings with their owner and their clearing."""
        if question.prompt == "root.cult.outcast" and option.text in SUITS:
            return nouns.suit(option.text)
        if question.prompt == SANCTIFY:
            site, kind = option.value
            owner = nouns.force_of(root, option.targets[2])
            return Phrase("root.label.sanctify", piece=nouns.piece(kind.name), name=owner, place=place(root, site))
        return None

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say the same in a word or two."""
        if question.prompt == "root.cult.outcast" and option.text in SUITS:
            return nouns.suit(option.text)
        if question.prompt == SANCTIFY:
            site, kind = option.value
            return Phrase("root.button.sanctify_at", piece=nouns.piece(kind.name), number=place_name(site))
        return None
