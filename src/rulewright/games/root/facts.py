"""A position as plain data: what the server, the terminal and observation encoders read."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import BESIDE, CLEARINGS, FIRST_FOREST, ITEMS, PLACES, SUITS, all_in, bits, place_name

if TYPE_CHECKING:
    from rulewright.games.root.deck import Deck
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


def names(deck: Deck, cards: int) -> list[str]:
    """Return the designs of a set of cards; copies are not told apart."""
    return list(_names(deck, cards)) if cards else []


@lru_cache(maxsize=10_000)
def _names(deck: Deck, cards: int) -> tuple[str, ...]:
    return tuple(sorted(deck.name[card] for card in all_in(cards)))


def describe(root: Root, seat: Seat | None) -> dict[str, Any]:
    """Describe everything a seat, or a spectator, may know of a concealed position."""
    known = root.known(seat)
    rules = [ruled(root, force) & root.setting.map.clearings for force in root.setting.forces]
    step = None if root.agenda.done else root.agenda.step
    return {
        "map": root.setting.map.name,
        "round": root.round,
        "turn": root.turn if root.turn >= 0 else None,
        "phase": None if step is None else step.phase,
        "step": None if step is None else step.name,
        "clearings": clearing_facts(root, rules),
        "forests": {
            place_name(place): [other for other in root.setting.seats if root.pawns[other] == place]
            for place in range(FIRST_FOREST, PLACES)
            if place in root.pawns
        },
        "items": item_facts(root.items),
        "deck": len(root.deck),
        "discard": names(root.setting.deck, root.discard),
        "available": names(root.setting.deck, root.available),
        "players": [player_facts(root, other, seat, known, rules[other]) for other in root.setting.seats],
        "over": root.over,
        "winners": list(root.winners),
        "reason": root.reason,
        **terrain_facts(root),
    }


def terrain_facts(root: Root) -> dict[str, Any]:
    """Describe what lies on the map and is nobody's, as far as it has such things; all of it is open to everybody."""
    facts: dict[str, Any] = {}
    if root.ferry:
        facts["ferry"] = root.ferry
    if root.tower:
        facts["tower"] = root.tower
    if root.setting.map.closed:
        facts["closed"] = root.setting.map.path_names(root.closed)
    if any(power.once for power in root.setting.powers):
        facts["once"] = [power.name for power in root.setting.powers if root.once & power.once]
    return facts


def clearing_facts(root: Root, rules: list[int]) -> list[dict[str, Any]]:
    """Describe all clearings; `rules` are the clearings that each force rules.

    From pieces to places, not the other way round: most places hold few kinds of pieces, and this is told to every
    seat after every answer.
    """
    slots, suits, filled, ruins = root.setting.map.slots, root.suits, root.filled, root.ruins
    activated = root.activated  # crafting pieces of whoever's turn it is
    found: list[dict[str, Any]] = [
        {
            "id": place,
            "suit": SUITS[suits[place]],
            "slots": slots[place],
            "open": slots[place] - filled[place],
            "ruin": bool(ruins[place]),
            "activated": activated[place],
            "ruler": None,
            "warriors": {},
            "pieces": [],
            "pawns": [],
        }
        for place in CLEARINGS
    ]
    for force in root.setting.forces:
        for place in bits(rules[force]):
            found[place - 1]["ruler"] = force
        start = force * PLACES
        for place in bits(root.army[force] & root.setting.map.clearings):
            found[place - 1]["warriors"][str(force)] = root.warriors[start + place]
        if 0 < root.pawns[force] < FIRST_FOREST:
            found[root.pawns[force] - 1]["pawns"].append(force)
    for kind, home in zip(root.setting.kinds, root.homes, strict=True):
        for place in bits(home):
            number = root.pieces[kind.offset + place]
            found[place - 1]["pieces"].append({"seat": kind.force, "piece": kind.name, "number": number})
    return found


def item_facts(items: bytes | bytearray) -> dict[str, int]:
    """Describe a stock of items."""
    return {name: items[item] for item, name in enumerate(ITEMS) if items[item]}


def player_facts(root: Root, seat: Seat, viewer: Seat | None, known: int, rules: int) -> dict[str, Any]:
    """Describe one player's area; `rules` are the clearings the seat rules."""
    hand, deck = root.hands[seat], root.setting.deck
    width = len(ITEMS)
    return {
        "seat": seat,
        "name": root.setting.names[seat],
        "faction": root.setting.factions[seat].name,
        "points": root.points[seat],
        "on_track": root.dominance[seat] < 0 and root.partner[seat] < 0,
        "dominance": deck.name[root.dominance[seat]] if root.dominance[seat] >= 0 else None,
        "partner": root.partner[seat] if root.partner[seat] >= 0 else None,
        "hand": hand.bit_count(),
        "hand_known": names(deck, hand & known),
        "in_play": names(deck, root.play[seat]),
        "used": names(deck, root.play[seat] & root.used),
        "supply": root.supply[seat],
        "beside": root.warriors[seat * PLACES + BESIDE],
        "crafted": item_facts(root.crafted[seat * width : seat * width + width]),
        "exhausted": item_facts(bytes(root.exhausted.count(seat * width + item) for item in range(width))),
        "aside": root.aside[seat] if root.aside else 0,
        "rules": list(bits(rules)),
        "pieces_left": {
            kind.name: root.setting.factions[seat].pieces_left(root, seat, kind) for kind in root.setting.kinds_of[seat]
        },
        "board": root.boards[seat].facts(own=viewer == seat),
    }
