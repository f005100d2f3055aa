"""What an answer costs whoever gives it, said before it is given, as far as it is common to all factions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.speech import nouns
from rulewright.games.root.terms import PLACES, bits
from rulewright.kernel.speech import Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Question, Seat
    from rulewright.kernel.speech import Ahead

CAREFUL = frozenset({"root.move.where", "root.move.number"})
"""Questions of all factions whose answers may leave something behind."""


def tempts(root: Root, question: Question) -> bool:
    """Whether a dominance card could be activated: whoever does that gives up their points."""
    deck = root.setting.deck
    return bool(root.hands[question.seat] & deck.dominance) and any(
        option in question.options for option in deck.activate
    )


def off_the_track(seat: Seat, ahead: Ahead) -> Iterator[Note]:
    """Say how many points no longer count once dominance alone wins."""
    before, after = cast("Root", ahead.before), cast("Root", ahead.after)
    if before.dominance[seat] != after.dominance[seat]:
        yield Note(Phrase("root.warn.dominance", n=before.points[seat]), "root 3.3.2")


def left_behind(seat: Seat, ahead: Ahead) -> Iterator[Note]:
    """Say which clearings are no longer ruled, and where buildings and tokens stand without a warrior."""
    before, after = cast("Root", ahead.before), cast("Root", ahead.after)
    for place in bits(before.army[seat] & ~after.army[seat]):
        index = seat * PLACES + place
        if after.built[index] + after.tokens[index]:
            yield Note(Phrase("root.warn.unguarded", place=nouns.place(before, place)), "root 3.2.1")
    for place in bits(ruled(before, seat) & ~ruled(after, seat)):
        index = seat * PLACES + place
        others = any(after.on_map(force, place) for force in after.setting.forces if force != seat)
        # Whoever leaves a clearing empty in which nobody has anything loses nothing by it.
        if others or after.built[index] + after.tokens[index]:
            yield Note(Phrase("root.warn.rule", place=nouns.place(before, place)), "root 2.5")
