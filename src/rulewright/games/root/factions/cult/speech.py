"""What the Cult says in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import seat, suited
from rulewright.games.root.speech.tongue import Teller, Tongue, either, number, of, told
from rulewright.games.root.terms import SUITS
from rulewright.kernel.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question


class CultTongue(Tongue):
    """The Outcast, Lost Souls, acolytes, conspiracies and rituals."""

    said: ClassVar[Mapping[str, str]] = {
        "root.cult.conspiracy done": "go_on",
        "root.cult.ritual done": "end_daylight",
        "root.cult.onward decline": "no_battle",
    }
    events: ClassVar[Mapping[str, Teller]] = {
        "outcast": either(
            "hated", told("outcast.hated", seat=seat, suit=of("suit")), told("outcast", seat=seat, suit=of("suit"))
        ),
        "souls_discarded": told("souls_discarded", seat=seat, number=number),
        "conspiracy": told("conspiracy", seat=seat, conspiracy=of("conspiracy"), number=number),
        "revealed": told("revealed", seat=seat, card=suited),
        "took_back": told("took_back", seat=seat, number=number),
        "acolytes": told("acolytes", seat=seat, number=number),
        "feared": told("feared", seat=seat, card=suited),
    }

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say suits as such."""
        if question.prompt == "root.cult.outcast" and option.text in SUITS:
            return nouns.suit(option.text)
        return None
