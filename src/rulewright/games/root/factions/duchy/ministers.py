"""12.5.2 Parliament: what swayed ministers do, each of them once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.duchy.assembly import (
    BATTLE,
    MOVE,
    NO_BATTLE,
    NO_MOVE,
    all_out,
    building_sites,
    fight,
    march,
    place_building,
    show,
)
from rulewright.games.root.factions.duchy.board import (
    ALL_MINISTERS,
    CITADEL,
    LORD,
    MARKET,
    MINISTER,
    MINISTERS,
    OF_RANK,
    Minister,
    board_of,
    placed,
)
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import ask_card, discard, matching
from rulewright.games.root.rules.movement import can_move, move, moves
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.turn import daylight_extras, extras_open, offer, perform
from rulewright.games.root.terms import BIRD, DECLINE, DONE, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

FOREMOLE, CAPTAIN, MARSHAL, BRIGADIER, BANKER, MAYOR, DUCHESS, BARON, EARL = range(len(MINISTERS))
TUNNEL_POINTS = 2
"""What the Duchess gives for all tunnels."""
TWICE = 2
"""How often the Brigadier moves or fights."""
LAW = tuple(f"root 12.5.2.{number}" for number in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"))
"""The paragraph of each minister."""


# What each of them does.


@law("root 12.5.2.I")
def foremole(root: Root, seat: Seat) -> Flow[None]:
    """Reveal any card, and place a market or a citadel in any ruled clearing."""
    card = yield from ask_card(root, seat, "root.duchy.reveal", root.hands[seat], (LAW[FOREMOLE],))
    show(root, seat, card)
    yield from place_building(root, seat, root.setting.map.clearings, (LAW[FOREMOLE],))


@law("root 12.5.2.II")
def captain(root: Root, seat: Seat) -> Flow[None]:
    """Start a battle."""
    yield from fight(root, seat, LAW[CAPTAIN])


@law("root 12.5.2.III")
def marshal(root: Root, seat: Seat) -> Flow[None]:
    """Make a move."""
    yield from march(root, seat, LAW[MARSHAL])


@law("root 12.5.2.IV")
def brigadier(root: Root, seat: Seat) -> Flow[None]:
    """Make up to two moves, or start up to two battles; not one of each."""
    offered: list[Option[Any]] = []
    offer(root, offered, MOVE, moves(root, seat), NO_MOVE, "clearing:")
    offer(root, offered, BATTLE, battles(root, seat), NO_BATTLE, "clearing:", "seat:")
    deed = yield from choose(seat, "root.duchy.brigadier", offered, (LAW[BRIGADIER],))
    for turn in range(TWICE):
        again: list[Option[Any]] = [DECLINE] if turn else []
        if deed[0] == "move":
            ways: list[Option[Any]] = [*again, *moves(root, seat)]
            way = yield from choose(seat, "root.duchy.march", ways, (LAW[BRIGADIER], "root 4.2"))
            if way is None:
                return
            yield from move(root, seat, way)
        else:
            fights: list[Option[Any]] = [*again, *battles(root, seat)]
            where = yield from choose(seat, "root.duchy.fight", fights, (LAW[BRIGADIER], "root 4.3"))
            if where is None:
                return
            yield from battle(root, seat, *where)


@law("root 12.5.2.V", "root 2.1.1")
def banker(root: Root, seat: Seat) -> Flow[None]:
    """Spend cards of one suit, at least one, and score as many points; birds count as any suit."""
    deck, suit, spent = root.setting.deck, BIRD, 0
    while root.hands[seat]:
        fitting = root.hands[seat] & (matching(root, seat, suit) if suit != BIRD else deck.all)
        options: list[Option[Any]] = [*([DONE] if spent else []), *deck.options(fitting)]
        card = yield from ask(seat, "root.duchy.banker", options, (LAW[BANKER],), (f"number:{spent}",))
        if card is None:
            break
        if deck.suit[card] != BIRD:
            suit = deck.suit[card]
        discard(root, seat, card)
        spent += 1
    score(root, seat, spent, "banker")


@law("root 12.5.2.VI")
def imitable(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return the swayed squires and nobles that the Mayor may act as: acted or not, but not himself (ruling R-81)."""
    among = board_of(root, seat).swayed & ~OF_RANK[LORD] & ~(1 << MAYOR)
    return [MINISTER[minister] for minister in bits(among) if able(root, seat, minister) is None]


@law("root 12.5.2.VI")
def mayor(root: Root, seat: Seat) -> Flow[None]:
    """Act as one of them, at its price."""
    _, minister = yield from choose(seat, "root.duchy.mayor", imitable(root, seat), (LAW[MAYOR],))
    root.tell("imitated", seat=seat, minister=MINISTERS[minister])
    yield from ACTION[minister](root, seat)


@law("root 12.5.2.VII")
def duchess(root: Root, seat: Seat) -> Flow[None]:
    """Score two points for three tunnels."""
    score(root, seat, TUNNEL_POINTS, "duchess_of_mud")
    yield from ()


@law("root 12.5.2.VIII")
def baron(root: Root, seat: Seat) -> Flow[None]:
    """Score a point for each market."""
    score(root, seat, placed(root, seat, MARKET), "baron_of_dirt")
    yield from ()


@law("root 12.5.2.IX")
def earl(root: Root, seat: Seat) -> Flow[None]:
    """Score a point for each citadel."""
    score(root, seat, placed(root, seat, CITADEL), "earl_of_stone")
    yield from ()


ACTION = (foremole, captain, marshal, brigadier, banker, mayor, duchess, baron, earl)


# Who can act.


def able(root: Root, seat: Seat, minister: Minister) -> tuple[str, str] | None:  # noqa: PLR0911  (one answer for each kind of action)
    """Return the paragraph and the key of the reason why a swayed minister could do nothing now, if so."""
    if minister == FOREMOLE:
        fit = root.hands[seat] and building_sites(root, seat)
        return None if fit else (LAW[FOREMOLE], "why.no-building-site")
    if minister == CAPTAIN:
        return None if battles(root, seat) else NO_BATTLE
    if minister == MARSHAL:
        return None if can_move(root, seat) else NO_MOVE
    if minister == BRIGADIER:
        return None if can_move(root, seat) or battles(root, seat) else NO_MOVE
    if minister == BANKER:
        return None if root.hands[seat] else (LAW[BANKER], "why.no-cards")
    if minister == MAYOR:
        return None if imitable(root, seat) else (LAW[MAYOR], "why.nobody-to-imitate")
    if minister == DUCHESS:
        return None if all_out(root, seat) else (LAW[DUCHESS], "why.tunnels-missing")
    if minister == BARON:
        return None if placed(root, seat, MARKET) else (LAW[BARON], "why.no-market")
    return None if placed(root, seat, CITADEL) else (LAW[EARL], "why.no-citadel")


@law("root 12.5.2", "root 12.5.3.I")
def ready(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return the swayed ministers that have not acted this turn and could do something."""
    board, found = board_of(root, seat), list[Option[Any]]()
    for minister in bits(ALL_MINISTERS):
        if not board.swayed >> minister & 1:
            ban: tuple[str, str] | None = ("root 12.5.2", "why.not-swayed")
        elif board.acted >> minister & 1:
            ban = ("root 12.5.2", "why.has-acted")
        else:
            ban = able(root, seat, minister)
        if ban is None:
            found.append(MINISTER[minister])
        elif root.why is not None:
            root.why.refuse(MINISTER[minister], *ban)
    return found


def nobody_ready(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that Parliament has nothing to offer."""
    return not ready(root, seat) and not extras_open(root, seat)


@law("root 12.5.2")
def sit(root: Root, seat: Seat) -> Flow[bool]:
    """Let one minister act, or do what anybody may; False when done."""
    offered = [DONE, *ready(root, seat), *daylight_extras(root, seat)]
    deed = yield from ask(seat, "root.duchy.parliament", offered, ("root 12.5.2",))
    if deed is None:
        return False
    if deed[0] != "minister":
        yield from perform(root, seat, deed)
        return True
    minister = deed[1]
    board_of(root, seat).acted |= 1 << minister
    root.tell("acted", seat=seat, minister=MINISTERS[minister])
    yield from ACTION[minister](root, seat)
    return True
