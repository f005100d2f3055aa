"""What crafted cards of all decks have in common: those that last, those of battle, those with their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.power import Power
from rulewright.games.root.rules.ruling import enemies
from rulewright.kernel.law import law
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Card
    from rulewright.kernel.question import Seat


class Lasting(Power):
    """A card with a persistent effect."""

    def card(self, root: Root, seat: Seat) -> Card:
        """Return the card itself, in its owner's play area."""
        deck = root.setting.deck
        return (root.play[seat] & deck.copies[deck.by_name[self.name]]).bit_length() - 1

    def unused(self, root: Root, seat: Seat) -> Card | None:
        """Return the card unless it has been used this turn."""
        card = self.card(root, seat)
        return None if root.used >> card & 1 else card


class BattleCard(Lasting):
    """A card whose effect is used in step 3 of a battle."""

    def __init__(self) -> None:
        """Make the answer that names the card."""
        self.option: Option[Power] = Option(f"use:{self.name}", self, (f"card:{self.name}",))


class Timed(Lasting):
    """A card used once a turn at its moment."""

    moment = ""

    def actions(self, root: Root, seat: Seat, moment: str) -> Sequence[Option[Any]]:
        """Offer the card at its moment, if it would do something."""
        if moment != self.moment:
            return ()
        card = self.unused(root, seat)
        return () if card is None or not self.useful(root, seat) else (root.setting.deck.use[card],)

    def useful(self, root: Root, seat: Seat) -> bool:
        """Whether there is anything the card could do."""
        return True

    @law("root 4.1.3")
    def refuse(self, root: Root, seat: Seat, moment: str) -> None:
        """Note, for whoever asks why: it has another moment, it was used, or it could do nothing."""
        card = self.card(root, seat)
        key = "why.card-useless"
        if moment != self.moment:
            key = "why.card-moment"
        elif self.unused(root, seat) is None:
            key = "why.card-used"
        elif self.useful(root, seat):
            return
        if root.why is not None:
            root.why.refuse(root.setting.deck.use[card], "root 4.1.3", key)


def other_hands(root: Root, seat: Seat, *, hostile: bool) -> list[Option[int]]:
    """Return the other players (or only enemies) who hold cards."""
    return [
        root.setting.force_option[other]
        for other in root.setting.seats
        if other != seat and root.hands[other] and (not hostile or enemies(root, seat, other))
    ]
