"""11.2.6, 11.2.7 Services: what others may buy at the start of their Birdsong, and what they have of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.riverfolk.board import (
    HAND_CARD,
    HIGHEST,
    LOWEST,
    MERCENARIES,
    RIVERBOATS,
    SERVICES,
    board_of,
    posts,
)
from rulewright.games.root.rules.cards import give
from rulewright.games.root.rules.paying import pays_otherwise, purse
from rulewright.games.root.rules.ruling import presence
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Setting
    from rulewright.kernel.question import Seat


def service_options(setting: Setting) -> dict[tuple[Seat, int, int], Option[Any]]:
    """Return every service of every seat at every price, as answers: `buy:riverboats`."""
    return {
        (seller, service, price): Option(
            f"buy:{name}", ("buy", (seller, service)), (f"service:{name}", f"number:{price}")
        )
        for seller in setting.seats
        for service, name in enumerate(SERVICES)
        for price in range(LOWEST, HIGHEST + 1)
    }


@law("root 11.2.6", "root 11.2.6.II")
def allowed(root: Root, seller: Seat, buyer: Seat) -> int:
    """Return how many services a buyer may buy: one, and one for each trade post beside pieces of theirs."""
    return 1 + (posts(root, seller) & presence(root, buyer)).bit_count()


@law("root 11.2.6", "root 11.2.6.I", "root 11.2.6.III", "root 11.2.7.I", "root 11.2.7.III.b")
def offered_services(root: Root, seller: Seat, buyer: Seat) -> list[Option[Any]]:
    """Return the services a buyer can pay for and has not bought yet; hand cards while there are any."""
    board = board_of(root, seller)
    options = root.setting.once(service_options)
    most = board.most if board.bought else allowed(root, seller, buyer)
    found = []
    for service, price in enumerate(board.prices):
        option = options[seller, service, price]
        ban = refusal(root, seller, buyer, service, most)
        if ban is None:
            found.append(option)
        elif root.why is not None:
            root.why.refuse(option, *ban)
    return found


def refusal(root: Root, seller: Seat, buyer: Seat, service: int, most: int) -> tuple[str, str] | None:
    """Return the paragraph and the key of the reason why a service cannot be bought now."""
    board = board_of(root, seller)
    if board.bought >= most:
        return ("root 11.2.6.II", "why.services-bought")
    if purse(root, buyer) < board.prices[service]:
        return ("root 11.2.6.I", "why.cannot-pay-service")
    if service == HAND_CARD and not root.hands[seller]:
        return ("root 11.2.7.I", "why.no-card-for-sale")
    if (service == RIVERBOATS and board.boats == buyer) or (service == MERCENARIES and board.hired == buyer):
        return ("root 11.2.7", "why.bought-already")
    if service == MERCENARIES and pays_otherwise(root, buyer):
        return ("root 11.2.7.III.b", "why.no-mercenaries")
    return None


@law("root 11.2.6", "root 11.2.6.II", "root 11.2.7.I", "root 11.2.7.II", "root 11.2.7.III")
def sell(root: Root, seller: Seat, buyer: Seat, service: int) -> Flow[None]:
    """Take the price and give what was bought."""
    board = board_of(root, seller)
    if not board.bought:
        board.most = allowed(root, seller, buyer)
    board.bought += 1
    root.tell("bought", seat=buyer, seller=seller, service=SERVICES[service], number=board.prices[service])
    yield from take_payment(root, seller, buyer, board.prices[service])
    board = board_of(root, seller)
    if service == RIVERBOATS:
        board.boats = buyer
    elif service == MERCENARIES:
        board.hired = buyer
    else:
        options = root.setting.deck.options(root.hands[seller])
        card = yield from choose(buyer, "root.riverfolk.card", options, ("root 11.2.7.I",))
        give(root, seller, card, buyer)


@law("root 11.2.6.I", "root 11.2.6.III")
def take_payment(root: Root, seller: Seat, buyer: Seat, number: int) -> Flow[None]:
    """Move warriors of the buyer from the supply to Payments; for exhausted items, warriors of the Riverfolk."""
    payer = buyer
    for power in root.kits[buyer].purse:
        yield from power.pays(root, buyer, number)
        payer = seller
    number = min(number, root.supply[payer])
    root.supply[payer] -= number
    board_of(root, seller).payments[payer] += number


@law("root 11.2.6", "root 11.2.7.II", "root 11.2.7.III")
def new_turn(root: Root, seller: Seat) -> None:
    """Forget what was sold in the last turn: boats and mercenaries go home."""
    board = board_of(root, seller)
    if board.serving >= 0:
        root.unsettled |= root.setting.map.clearings
    board.bought = board.most = 0
    board.boats = board.hired = board.serving = -1


@law("root 11.2.7.III")
def report_for_duty(root: Root, seller: Seat) -> None:
    """Let the warriors fight and rule for whoever has hired them, from Daylight on."""
    board = board_of(root, seller)
    if board.hired >= 0 and board.serving < 0:
        board.serving = board.hired
        root.unsettled |= root.setting.map.clearings
