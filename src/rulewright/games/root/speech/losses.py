"""What somebody lost by what others did, said to them, as far as it is common to all factions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rulewright.games.root.speech import nouns
from rulewright.kernel.speech import Loss, Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.games.root.position import Root
    from rulewright.games.root.speech.tongue import Bereft, Facts
    from rulewright.kernel.question import Seat


def removed(root: Root, facts: Facts, seat: Seat) -> Loss | None:
    """Say which own pieces somebody removed."""
    if facts["owner"] != seat or facts["by"] == seat:
        return None
    piece, number = cast("str", facts.get("piece", "warrior")), cast("int", facts["number"])
    said = Phrase(
        "root.loss.removed",
        pieces=nouns.pieces(piece, number),
        place=nouns.place(root, cast("int", facts["place"])),
        by=nouns.force(root, cast("int", facts["by"])),
    )
    return Loss(said, "root G.1.22" if piece == "warrior" else "root 3.2.1")


def took(root: Root, facts: Facts, seat: Seat) -> Loss | None:
    """Say which card somebody took: whoever it was taken from knows it."""
    if facts["victim"] != seat:
        return None
    by = nouns.seat(root, cast("int", facts["seat"]))
    card = facts.get("card")
    if card is None:
        return Loss(Phrase("root.loss.took", by=by), "root 2.1")
    return Loss(Phrase("root.loss.took.known", by=by, card=nouns.suited(root, str(card))), "root 2.1")


LOSSES: Mapping[str, Bereft] = {"removed": removed, "took": took}
