"""What the Alliance says in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulewright.games.root.speech.nouns import place, seat, suited
from rulewright.games.root.speech.tongue import Teller, Tongue, either, number, of, told

if TYPE_CHECKING:
    from collections.abc import Mapping


class AllianceTongue(Tongue):
    """Supporters, officers, revolts and outrage."""

    said: ClassVar[Mapping[str, str]] = {
        "root.alliance.daylight done": "end_daylight",
        "root.alliance.revolt done": "go_on",
        "root.alliance.spread done": "go_on",
    }
    events: ClassVar[Mapping[str, Teller]] = {
        "revolt": told("revolt", seat=seat, place=place),
        "officer": told("officer", seat=seat),
        "officers_lost": told("officers_lost", seat=seat, number=number),
        "supporter": either("card", told("supporter.known", seat=seat, card=suited), told("supporter", seat=seat)),
        "supporter_discarded": told("supporter_discarded", seat=seat, card=suited),
        "outrage": either(
            "shown",
            told("outrage.shown", place=place, payer=seat, seat=seat),
            told("outrage", place=place, payer=seat, seat=seat),
        ),
        "base_lost": told("base_lost", seat=seat, suit=of("suit")),
    }
