"""What happens to all factions alike, as sentences and headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import force, place, seat, suited
from rulewright.games.root.speech.tongue import (
    Facts,
    Teller,
    cards,
    either,
    item,
    number,
    of,
    told,
    with_pieces,
)
from rulewright.games.root.terms import BIRD, SUITS
from rulewright.kernel.speech import Gain, Heading, Phrase

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Seat


def removed(root: Root, facts: Facts) -> Phrase:
    """Tell who removed whose pieces; whoever takes their own off is not said to do it to somebody."""
    return (_took_off if facts["by"] == facts["owner"] else _removed)(root, facts)


_removed = with_pieces("removed", by=force, owner=force, place=place)
_took_off = with_pieces("removed.own", owner=force, place=place)


def rolled(_: Root, facts: Facts) -> Phrase:
    """Tell the dice: who got the higher one, and whose shows more hits than it can deal."""
    dice = {side: cast("int", facts[f"{side}_die"]) for side in ("attacker", "defender")}
    hits = {side: cast("int", facts[side]) for side in dice}
    short = [side for side in dice if dice[side] > hits[side]]
    return Phrase(
        "root.event.rolled",
        dice=cast("tuple[int, ...]", facts["dice"]),
        attacker=hits["attacker"],
        defender=hits["defender"],
        attacker_die=dice["attacker"],
        defender_die=dice["defender"],
        higher="defender" if dice["defender"] > dice["attacker"] else "attacker",
        limited="both" if len(short) > 1 else short[0] if short else "nobody",
    )


def showed(root: Root, facts: Facts) -> Phrase:
    """Tell that a hand was shown: its cards to those who saw them, if there were any."""
    seen = facts.get("cards")
    return (_showed if seen is None else _showed_cards if seen else _showed_nothing)(root, facts)


_showed = told("showed", seat=seat, viewer=seat)
_showed_cards = told("showed.known", seat=seat, viewer=seat, cards=cards)
_showed_nothing = told("showed.empty", seat=seat, viewer=seat)


def dominance_waits(root: Root, facts: Facts) -> Phrase:
    """Tell why a dominance card has not won at the start of Birdsong."""
    suit = nouns.suit_of(root, cast("str", facts["card"]))
    if suit == SUITS[BIRD]:
        return _corners_wait(root, facts)
    told = _clearings_wait(root, facts)
    return Phrase(told.key, suit=nouns.suit(suit), **told.parts)


_clearings_wait = told("dominance_waits", seat=seat, card=suited, have=number)
_corners_wait = told("dominance_waits.bird", seat=seat, card=suited)


def seats(root: Root, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
    """Say several seats."""
    return tuple(nouns.seat(root, one) for one in seats)


EVENTS: dict[str, Teller] = {
    "turn": told("turn", round=number, seat=seat),
    "phase": told("phase", seat=seat, phase=of("phase")),
    "placed": with_pieces("placed", seat=force, place=place),
    "removed": removed,
    "aside": with_pieces("aside", card=suited, owner=force),
    "sent_home": with_pieces("sent_home", card=suited),
    "moved": with_pieces("moved", seat=force, origin=place, destination=place),
    "battle": told("battle", attacker=force, defender=force, clearing=place),
    "ambushed": told("ambushed", attacker=force, hits=number),
    "rolled": rolled,
    "extra_hits": told("extra_hits", seat=force, number=number, cause=of("cause")),
    "hits": told("hits", attacker=number, defender=number),
    "scored": told("scored", seat=seat, points=number, why=of("score"), total=number),
    "lost_points": told("lost_points", seat=seat, points=number, why=of("source"), total=number),
    "won": told("won", winners=seats, reason=of("reason")),
    "drew": either("cards", told("drew.known", seat=seat, cards=cards), told("drew", seat=seat, number=number)),
    "discarded": told("discarded", seat=seat, card=suited),
    "gave": either("card", told("gave.known", seat=seat, to=seat, card=suited), told("gave", seat=seat, to=seat)),
    "took": either(
        "card", told("took.known", seat=seat, victim=seat, card=suited), told("took", seat=seat, victim=seat)
    ),
    "showed": showed,
    "revealed": told("revealed", seat=seat, card=suited),
    "took_back": told("took_back", seat=seat, number=number),
    "salvaged": told("salvaged", seat=seat, card=suited),
    "purged": either("cards", told("purged", seat=seat, cards=cards), told("purged.nothing", seat=seat)),
    "reshuffled": told("reshuffled", cards=number),
    "crafted": told("crafted", seat=seat, card=suited),
    "used": told("used", seat=seat, card=suited),
    "gained_item": told("gained_item", seat=seat, item=item),
    "activated": told("activated", seat=seat, piece=lambda _, name: nouns.piece(name), place=place),
    "dominance": told("dominance", seat=seat, card=suited),
    "dominance_waits": dominance_waits,
    "took_dominance": told("took_dominance", seat=seat, card=suited),
    "ferried": told("ferried", seat=seat, origin=place, destination=place),
    "path_opened": told("path_opened", seat=seat, origin=place, destination=place),
}


def heading(root: Root, event: Event) -> Heading | None:
    """Return the heading an event begins: a turn with its round, or a phase."""
    if event.kind == "turn":
        who = cast("Seat", event.facts["seat"])
        title = Phrase(
            "root.tell.moment",
            one=Phrase("root.say.round", round=cast("int", event.facts["round"])),
            other=nouns.seat(root, who),
        )
        return Heading("turn", title, who)
    if event.kind == "phase":
        return Heading("phase", nouns.word("phase", str(event.facts["phase"])), cast("Seat", event.facts["seat"]))
    return None


SIGNS = {"scored": 1, "lost_points": -1}
"""Events that move a marker on the score track, and which way."""


def gains(root: Root, event: Event) -> tuple[Gain, ...]:
    """Return the points that an event brought, and from what: a kind of deed, or a card by its name."""
    if event.kind not in SIGNS:
        return ()
    why = cast("str", event.facts["why"])
    source = nouns.card(why) if why in root.setting.deck.by_name else nouns.word("source", why)
    points = SIGNS[event.kind] * cast("int", event.facts["points"])
    return (Gain(cast("Seat", event.facts["seat"]), points, source),)
