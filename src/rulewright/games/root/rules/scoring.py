"""3.1, 3.2 Victory points, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.terms import WIN
from rulewright.kernel.law import law
from rulewright.kernel.position import Ended

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Force
    from rulewright.kernel.question import Seat


@law("root 3.3.1", "root 9.2.8")
def has_marker(root: Root, seat: Seat) -> bool:
    """Whether a seat still has a marker on the score track."""
    return root.dominance[seat] < 0 and root.partner[seat] < 0


@law("root 3.1")
def score(root: Root, seat: Seat, points: int, why: str) -> None:
    """Score points; whoever gets to 30 wins at once."""
    if points and has_marker(root, seat):
        root.points[seat] += points
        if root.teller:
            root.tell("scored", seat=seat, points=points, why=why, total=root.points[seat])
        if root.points[seat] >= WIN:
            win(root, seat, "points")


@law("root 3.1", "root 1.1.3")
def award(root: Root, gains: Mapping[tuple[Force, str], int]) -> None:
    """Score points at one moment, by who scores them and what for; the player taking the turn wins a common finish."""
    for (seat, why), points in sorted(gains.items(), key=lambda gain: gain[0][0]):
        if points and seat in root.setting.seats and has_marker(root, seat):
            root.points[seat] += points
            if root.teller:
                root.tell("scored", seat=seat, points=points, why=why, total=root.points[seat])
    there = [seat for seat in root.setting.seats if has_marker(root, seat) and root.points[seat] >= WIN]
    if there:
        win(root, root.turn if root.turn in there else there[0], "points")


@law("root 7.7.1", "root 1.5.4")
def lose_points(root: Root, seat: Seat, points: int, why: str) -> None:
    """Lose points, but never below zero."""
    if has_marker(root, seat):
        lost = min(points, root.points[seat])
        root.points[seat] -= lost
        if lost and root.teller:
            root.tell("lost_points", seat=seat, points=lost, why=why, total=root.points[seat])


@law("root 3.1", "root 9.2.8")
def win(root: Root, seat: Seat, reason: str) -> None:
    """End the game: a seat has won, and with it whoever formed a coalition with it."""
    root.winners = (seat, *(other for other in root.setting.seats if root.partner[other] == seat))
    root.over = True
    root.reason = reason
    if root.teller:
        root.tell("won", seat=seat, winners=root.winners, reason=reason)
    raise Ended
