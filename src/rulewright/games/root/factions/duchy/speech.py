"""What the Duchy says in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root.factions.duchy.board import LORD, MINISTERS, RANK
from rulewright.games.root.factions.duchy.ministers import LAW, ready
from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import seat, suited
from rulewright.games.root.speech.tongue import Bereft, Facts, Teller, Tongue, of, told
from rulewright.games.root.terms import BIRD
from rulewright.kernel.speech import Loss, Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead, Part

PARLIAMENT, CONVINCE, BANKER = "root.duchy.parliament", "root.duchy.convince", "root.duchy.banker"
REVEALING = frozenset({"root.duchy.reveal", CONVINCE})
"""Questions whose answer lies open until Evening."""


def _minister(target: str) -> Phrase:
    return nouns.word("minister", target.partition(":")[2])


def _left(_: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say which minister left with his crown."""
    if facts["seat"] != who:
        return None
    said = Phrase("root.loss.minister_left", minister=nouns.word("minister", str(facts["minister"])))
    return Loss(said, "root 12.2.3", grave=True)


def _failed(root: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say which card went with a building."""
    if facts["seat"] != who:
        return None
    return Loss(Phrase("root.loss.failed", card=suited(root, str(facts["card"]))), "root 12.2.3", grave=True)


class DuchyTongue(Tongue):
    """The Burrow, tunnels, ministers and crowns."""

    said: ClassVar[Mapping[str, str]] = {
        "root.duchy.assembly done": "end_assembly",
        "root.duchy.parliament done": "end_parliament",
        "root.duchy.sway decline": "no_sway",
        "root.duchy.march decline": "enough",
        "root.duchy.fight decline": "enough",
        "root.duchy.banker done": "enough",
    }
    does: ClassVar[Mapping[str, str]] = {
        "build": "root 12.5.1.I",
        "recruit": "root 12.5.1.II",
        "move": "root 12.5.1.III",
        "battle": "root 12.5.1.IV",
        "dig": "root 12.5.1.V",
        **dict(zip(MINISTERS, LAW, strict=True)),
    }
    losses: ClassVar[Mapping[str, Bereft]] = {"minister_left": _left, "failed": _failed}
    events: ClassVar[Mapping[str, Teller]] = {
        "acted": told("acted", seat=seat, minister=of("minister")),
        "imitated": told("imitated", seat=seat, minister=of("minister")),
        "swayed": told("swayed", seat=seat, minister=of("minister")),
        "minister_left": told("minister_left", seat=seat, minister=of("minister")),
        "failed": told("failed", seat=seat, card=suited),
    }

    def careful(self, root: Root, question: Question) -> bool:
        """Look whether points would be left, or a bird lost."""
        return question.prompt == PARLIAMENT or question.prompt in REVEALING

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Say which lords could still score when Parliament ends, and that a bird does not come back."""
        before = cast("Root", ahead.before)
        if question.prompt == PARLIAMENT and option.text == "done":
            for one in ready(before, question.seat):
                if RANK[one.value[1]] == LORD:
                    yield Note(Phrase("root.warn.lord", minister=_minister(one.targets[0])), LAW[one.value[1]])
        elif question.prompt in REVEALING and before.setting.deck.suit[option.value] == BIRD:
            yield Note(Phrase("root.warn.bird_shown"), "root 12.6.1")

    def prompt(self, root: Root, question: Question, about: Mapping[str, Part]) -> Phrase | None:
        """Say whom cards are to convince, and how many have been spent."""
        if question.prompt == CONVINCE:
            return Phrase("root.prompt.duchy.convince", minister=_minister(question.about[0]), n=about["n"])
        return None

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say ministers by their names."""
        return _minister(option.targets[0]) if option.text in MINISTERS else None

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say the same on a button."""
        return self.option(root, question, option)
