"""11.3 to 11.6: the Riverfolk's setup, and their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.riverfolk.board import (
    BOXES,
    FIRST_PAYMENTS,
    FUNDS_PER_POINT,
    GARRISON,
    HIGHEST,
    LOWEST,
    POST_COST,
    POST_POINTS,
    POSTS,
    PROTECTION,
    SERVICES,
    board_of,
    post_of,
    posts,
)
from rulewright.games.root.factions.riverfolk.funds import commit, pick_fund, spend, total
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import discard, draw
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.movement import can_move, move, moves
from rulewright.games.root.rules.ruling import placeable, refuse_barred, refuse_places, ruled, ruler
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.turn import (
    BIRDSONG_CARDS,
    DISCARD,
    Entry,
    daylight_extras,
    extras_open,
    offer,
    perform,
    turn_programme,
)
from rulewright.games.root.terms import CLEARING_SUITS, DONE, NUMBER, SETUP, SUIT, Card, all_in, places
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Setting
    from rulewright.kernel.question import Seat

STARTING_WARRIORS = 4
MOVE: Option[Any] = Option("move", ("move", 0))
BATTLE: Option[Any] = Option("battle", ("battle", 0))
DRAW: Option[Any] = Option("draw", ("draw", 0))
RECRUIT: Option[Any] = Option("recruit", ("recruit", 0))
POST: Option[Any] = Option("post", ("post", 0))
MENUS: dict[str, tuple[Option[Any], ...]] = {"root.riverfolk.action": (MOVE, BATTLE, DRAW, RECRUIT, POST)}
"""What funds are good for, as it stands on their board."""
SERVICE: tuple[Option[Any], ...] = tuple(
    Option(name, service, (f"service:{name}",)) for service, name in enumerate(SERVICES)
)
"""Whose price is changed."""
NO_FUNDS = ("root 11.5", "why.no-funds")


def export_options(setting: Setting) -> dict[Card, Option[Any]]:
    """Return every card as an export: `export:anvil`."""
    deck = setting.deck
    return {
        card: Option(f"export:{deck.name[card]}", ("export", card), deck.craft[card].targets)
        for card in all_in(deck.craftable)
    }


# Setup.


@law("root 11.3", "root 11.3.1", "root 11.3.2", "root 11.3.3")
def launch(root: Root, seat: Seat) -> Flow[bool]:
    """Place four warriors, one after the other, in clearings on the river."""
    river = root.setting.map.riverside & placeable(root, seat)
    refuse_places(root, root.setting.map.clearings & ~root.setting.map.riverside, "root 11.3.2", "why.no-river")
    place = yield from choose(seat, "root.riverfolk.start", places(river), ("root 11.3.2",))
    root.add_warriors(seat, place, 1)
    root.tell("placed", seat=seat, place=place, piece="warrior", number=1)
    return root.supply[seat] > root.setting.warriors[seat] - STARTING_WARRIORS


@law("root 11.3.4")
def first_payments(root: Root, seat: Seat) -> None:
    """Put three warriors into Payments."""
    pay_in(root, seat, FIRST_PAYMENTS)


def pay_in(root: Root, seat: Seat, number: int) -> None:
    """Put own warriors from the supply into Payments, as far as there are."""
    number = min(number, root.supply[seat])
    root.supply[seat] -= number
    board_of(root, seat).payments[seat] += number
    if number:
        root.tell("paid_in", seat=seat, number=number)


@law("root 11.3.5")
def first_prices(root: Root, seat: Seat) -> Flow[bool]:
    """Put each service marker on a price."""
    for service in range(len(SERVICES)):
        yield from set_price(root, seat, service, NUMBER[LOWEST : HIGHEST + 1], "root 11.3.5")
    return False


def set_price(root: Root, seat: Seat, service: int, prices: Sequence[Option[int]], paragraph: str) -> Flow[None]:
    """Put a service marker on one of several prices."""
    name = SERVICES[service]
    price = yield from choose(seat, "root.riverfolk.price", prices, (paragraph,), (f"service:{name}",))
    board_of(root, seat).prices[service] = price
    root.tell("priced", seat=seat, service=name, number=price)


SETUP_STEPS = (
    Step("warriors", SETUP, launch),
    Step("payments", SETUP, deed=first_payments),
    Step("prices", SETUP, first_prices),
)


# Birdsong.


@law("root 11.4", "root 11.4.1")
def protect(root: Root, seat: Seat) -> None:
    """Fill an empty Payments box with two warriors."""
    if not any(board_of(root, seat).payments):
        pay_in(root, seat, PROTECTION)


@law("root 11.4.2")
def pay_dividends(root: Root, seat: Seat) -> None:
    """Score a point for every two funds, if a trade post is on the map."""
    if posts(root, seat):
        score(root, seat, total(root, seat) // FUNDS_PER_POINT, "dividends")


@law("root 11.4.3", "root 11.2.4")
def gather(root: Root, seat: Seat) -> None:
    """Move every warrior on the board into Funds."""
    board = board_of(root, seat)
    gathered = 0
    for box in BOXES[1:]:
        table = board.box(box)
        for owner in root.setting.seats:
            gathered += table[owner]
            board.funds[owner] += table[owner]
            table[owner] = 0
    board.covered = bytearray(len(board.covered))
    if gathered:
        root.tell("gathered", seat=seat, number=gathered)


# Daylight.


@law("root 11.5.5")
def recruit_sites(root: Root, seat: Seat) -> int:
    """Return the clearings on the river in which a warrior may be placed, if one is left or is spent for it."""
    if not root.supply[seat] and not board_of(root, seat).funds[seat]:
        return 0
    return root.setting.map.riverside & placeable(root, seat)


@law("root 11.5.6.I", "root 11.5.6.II")
def post_sites(root: Root, seat: Seat) -> int:
    """Return the ruled clearings without a trade post for which one of their suit and funds of their ruler are left."""
    board, free = board_of(root, seat), root.setting.map.clearings & ~posts(root, seat)
    ruled_by_some = payable = left = 0
    for owner in root.setting.seats:
        there = ruled(root, owner)
        ruled_by_some |= there
        if board.funds[owner] >= POST_COST:
            payable |= there
    for suit in CLEARING_SUITS:
        if root.placed[post_of(root, seat, suit).number] + board.gone[suit] < POSTS:
            left |= root.of_suit[suit]
    if root.why is not None:
        refuse_places(root, root.setting.map.clearings & ~free, "root 11.5.6.I", "why.has-post")
        refuse_barred(root, seat, free)
        refuse_places(root, free & ~left, "root 11.5.6.III", "why.no-post-left")
        refuse_places(root, free & left & ~ruled_by_some, "root 11.5.6.I", "why.nobody-rules")
        refuse_places(root, free & left & ruled_by_some & ~payable, "root 11.5.6.II", "why.too-few-funds-of")
    return free & left & payable & placeable(root, seat)


@law("root 11.5.3.I")
def exports(root: Root, crafts: list[Option[Any]]) -> list[Option[Any]]:
    """Return the cards that could be crafted, as exports."""
    options = root.setting.once(export_options)
    return [options[option.value[1]] for option in crafts]


def nothing_to_do(root: Root, seat: Seat) -> bool:
    """Whether Daylight has nothing to offer."""
    return not total(root, seat) and not extras_open(root, seat)


@law("root 11.5", "root 11.5.1", "root 11.5.2", "root 11.5.3", "root 11.5.4", "root 11.5.5", "root 11.5.6")
def action(root: Root, seat: Seat) -> Flow[bool]:
    """Commit or spend funds for one action, or do what anybody may; False when done."""
    offered: list[Option[Any]] = [DONE]
    if total(root, seat):
        ways = moves(root, seat) if root.why is not None else can_move(root, seat)
        offer(root, offered, MOVE, ways, ("root 4.2.1", "why.no-move"), "clearing:")
        offer(root, offered, BATTLE, battles(root, seat), ("root 4.3", "why.no-battle"), "clearing:", "seat:")
        offer(root, offered, DRAW, bool(root.deck or root.discard), ("root 2.1", "why.no-card-left"), "pile:deck")
        offer(root, offered, RECRUIT, places(recruit_sites(root, seat)), ("root 11.5.5", "why.no-recruit"), "clearing:")
        offer(root, offered, POST, places(post_sites(root, seat)), ("root 11.5.6", "why.no-post"), "clearing:")
        crafts = craftable(root, seat)
        offered += [*crafts, *exports(root, crafts)]
    else:
        for option in MENUS["root.riverfolk.action"]:
            offer(root, offered, option, None, NO_FUNDS)
    offered += daylight_extras(root, seat)
    deed = yield from choose(seat, "root.riverfolk.action", offered, ("root 11.5",))
    if deed is None:
        return False
    if deed[0] == "export":
        yield from export(root, seat, deed[1])
    elif deed[0] in ACTION:
        yield from ACTION[deed[0]](root, seat)
    else:
        yield from perform(root, seat, deed)
    return True


@law("root 11.5.1")
def travel(root: Root, seat: Seat) -> Flow[None]:
    """Commit a fund, and move."""
    yield from commit(root, seat, ("root 11.5.1",))
    way = yield from choose(seat, "root.move.where", moves(root, seat), ("root 11.5.1", "root 4.2"))
    yield from move(root, seat, way)


@law("root 11.5.2")
def fight(root: Root, seat: Seat) -> Flow[None]:
    """Commit a fund, and battle."""
    yield from commit(root, seat, ("root 11.5.2",))
    options = battles(root, seat)
    clearing, defender = yield from choose(seat, "root.battle.where", options, ("root 11.5.2", "root 4.3"))
    yield from battle(root, seat, clearing, defender)


@law("root 11.5.4")
def draw_card(root: Root, seat: Seat) -> Flow[None]:
    """Commit a fund, and draw a card."""
    yield from commit(root, seat, ("root 11.5.4",))
    draw(root, seat, 1)


@law("root 11.5.5")
def recruit(root: Root, seat: Seat) -> Flow[None]:
    """Spend a fund, and place a warrior on the river."""
    only = None if root.supply[seat] else seat
    owner = yield from pick_fund(root, seat, "root.riverfolk.spend", ("root 11.5.5",), only)
    spend(root, seat, owner, 1)
    place = yield from choose(seat, "root.riverfolk.recruit", places(recruit_sites(root, seat)), ("root 11.5.5",))
    root.add_warriors(seat, place, 1)
    root.tell("placed", seat=seat, place=place, piece="warrior", number=1)


@law("root 11.5.6", "root 11.5.6.I", "root 11.5.6.II", "root 11.5.6.III", "root 11.2.5")
def establish(root: Root, seat: Seat) -> Flow[None]:
    """Spend two funds of whoever rules a clearing, and place a trade post and a warrior there; score the post."""
    place = yield from choose(seat, "root.riverfolk.post", places(post_sites(root, seat)), ("root 11.5.6.I",))
    spend(root, seat, ruler(root, place), POST_COST)
    suit = root.suits[place]
    post = post_of(root, seat, suit)
    uncovered = root.placed[post.number] + board_of(root, seat).gone[suit]
    root.add_piece(post, place)
    root.tell("placed", seat=seat, place=place, piece=post.name, number=1)
    warriors = min(GARRISON, root.supply[seat])
    if warriors:
        root.add_warriors(seat, place, warriors)
        root.tell("placed", seat=seat, place=place, piece="warrior", number=warriors)
    score(root, seat, POST_POINTS[uncovered], "trade_posts")


@law("root 11.5.3", "root 11.2.1")
def cover(root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
    """Put funds on empty spaces of the tracks whose suits cover a cost."""
    for suit in CLEARING_SUITS:
        for _ in range(cost[suit]):
            yield from cover_space(root, seat, suit)
    for _ in range(cost[0]):
        free = [suit for suit in CLEARING_SUITS if empty_spaces(root, seat, suit)]
        options = [SUIT[suit] for suit in free]
        suit = yield from choose(seat, "root.riverfolk.space", options, ("root 11.5.3", "root 4.1.1"))
        yield from cover_space(root, seat, suit)


def cover_space(root: Root, seat: Seat, suit: int) -> Flow[None]:
    """Put one fund on a space of a suit."""
    owner = yield from pick_fund(root, seat, "root.riverfolk.commit", ("root 11.5.3",))
    board = board_of(root, seat)
    board.funds[owner] -= 1
    board.laid[owner] += 1
    board.covered[suit] += 1
    root.tell("committed", seat=seat, owner=owner, number=1)


def empty_spaces(root: Root, seat: Seat, suit: int) -> int:
    """Return the spaces of a suit without a trade post and without a fund; what left the game stays empty."""
    board = board_of(root, seat)
    return root.placed[post_of(root, seat, suit).number] + board.gone[suit] - board.covered[suit]


@law("root 11.5.3.I")
def export(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Pay for a card, discard it for nothing, and put a warrior into Payments."""
    root.tell("exported", seat=seat, card=root.setting.deck.name[card])
    discard(root, seat, card)
    yield from cover(root, seat, root.setting.deck.cost[card])
    pay_in(root, seat, 1)


# Evening.


@law("root 11.6", "root 11.6.2")
def change_prices(root: Root, seat: Seat) -> Flow[bool]:
    """Put a service marker on another price, each once, or leave them where they are; False when done."""
    changed = board_of(root, seat).changed
    left = [option for option in SERVICE if not changed >> option.value & 1]
    service = yield from choose(seat, "root.riverfolk.prices", [DONE, *left], ("root 11.6.2",))
    board = board_of(root, seat)
    if service is None:
        board.changed = 0
        return False
    board.changed |= 1 << service
    others = [option for option in NUMBER[LOWEST : HIGHEST + 1] if option.value != board.prices[service]]
    yield from set_price(root, seat, service, others, "root 11.6.2")
    return True


ACTION = {"move": travel, "battle": fight, "draw": draw_card, "recruit": recruit, "post": establish}

PROGRAMME = turn_programme(
    birdsong=(
        BIRDSONG_CARDS,
        Entry("protectionism", deed=protect),
        Entry("dividends", deed=pay_dividends),
        Entry("gather", deed=gather),
    ),
    daylight=(Entry("action", action, idle=nothing_to_do),),
    evening=(DISCARD, Entry("prices", change_prices)),
)
