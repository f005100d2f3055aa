"""11.2.4, 11.5 Funds: committing, spending and losing warriors of any faction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.riverfolk.board import board_of
from rulewright.games.root.terms import Force
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


def total(root: Root, seat: Seat) -> int:
    """Return the number of funds, of all factions."""
    return sum(board_of(root, seat).funds)


@law("root 11.2.4")
def pick_fund(
    root: Root, seat: Seat, prompt: str, paragraphs: tuple[str, ...], only: Force | None = None
) -> Flow[Force]:
    """Ask whose warrior leaves the Funds box, unless all are of one faction or one is demanded."""
    funds = board_of(root, seat).funds
    if only is not None:
        return only
    owners = [owner for owner in root.setting.seats if funds[owner]]
    options = [root.setting.force_option[owner] for owner in owners]
    owner: Force = yield from choose(seat, prompt, options, paragraphs)
    return owner


@law("root 11.5")
def commit(root: Root, seat: Seat, paragraphs: tuple[str, ...]) -> Flow[None]:
    """Move a fund to the Committed box."""
    owner = yield from pick_fund(root, seat, "root.riverfolk.commit", paragraphs)
    board = board_of(root, seat)
    board.funds[owner] -= 1
    board.committed[owner] += 1
    root.tell("committed", seat=seat, owner=owner, number=1)


@law("root 11.5")
def spend(root: Root, seat: Seat, owner: Force, number: int) -> None:
    """Return funds to their owner's supply."""
    board_of(root, seat).funds[owner] -= number
    root.supply[owner] += number
    root.tell("spent_funds", seat=seat, owner=owner, number=number)


@law("root 11.2.5.I")
def lose_half(root: Root, seat: Seat) -> Flow[None]:
    """Lose half of the funds, rounded up, as the Riverfolk choose."""
    lost = (total(root, seat) + 1) // 2
    for _ in range(lost):
        owner = yield from pick_fund(root, seat, "root.riverfolk.lose", ("root 11.2.5.I",))
        spend(root, seat, owner, 1)
