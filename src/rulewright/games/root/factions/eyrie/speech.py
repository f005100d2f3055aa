"""What the Eyrie says in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root.factions.eyrie.board import COLUMNS
from rulewright.games.root.factions.eyrie.obedience import obeyable
from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.asking import told_apart
from rulewright.games.root.speech.nouns import seat, suited
from rulewright.games.root.speech.tongue import Bereft, Facts, Teller, Tongue, number, of, told
from rulewright.games.root.terms import DAYLIGHT, SUITS
from rulewright.kernel.speech import Loss, Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead, Part

OBEYED = {"root.move.where": "root.say.decree_move", "root.battle.where": "root.say.decree_battle"}
"""What is asked where the Decree demands it: the suit of its card is named."""


ADDED = ("card", "column")
"""What an answer names that puts a card into the Decree."""


def _turmoil(root: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say why the government fell, and what that costs."""
    if facts["seat"] != who:
        return None
    column, suit = (str(facts[name]) for name in ("column", "suit"))
    said = Phrase(
        "root.loss.turmoil",
        column=nouns.word("column", column),
        suit=nouns.suit(suit),
        birds=cast("int", facts["birds"]),
    )
    return Loss(said, "root 7.7", grave=True)


class EyrieTongue(Tongue):
    """Leaders, and the Decree with its suits and columns."""

    said: ClassVar[Mapping[str, str]] = {"root.eyrie.add done": "go_on"}
    events: ClassVar[Mapping[str, Teller]] = {
        "leader": told("leader", seat=seat, leader=of("leader_name")),
        "decreed": told("decreed", seat=seat, card=suited, column=of("column")),
        "turmoil": told("turmoil", seat=seat, birds=number, column=of("column"), suit=of("suit")),
    }
    losses: ClassVar[Mapping[str, Bereft]] = {"turmoil": _turmoil}

    def careful(self, root: Root, question: Question) -> bool:
        """Look at every card for the Decree, and at what may make the Decree fail."""
        return question.prompt == "root.eyrie.add" or root.agenda.step.phase == DAYLIGHT

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Say that a card put into the Decree could not be carried out as things stand."""
        if question.prompt != "root.eyrie.add" or len(option.targets) < len(ADDED):
            return
        root = cast("Root", ahead.before)
        card, column = (target.partition(":")[2] for target in option.targets)
        suit = nouns.suit_of(root, card)
        if not obeyable(root, question.seat, COLUMNS.index(column), SUITS.index(suit)):
            said = Phrase("root.warn.decree", suit=nouns.suit(suit), column=nouns.word("column", column))
            yield Note(said, "root 7.7")

    def prompt(self, root: Root, question: Question, about: Mapping[str, Part]) -> Phrase | None:
        """Say that it is the Decree that demands a move or a battle, and in which suit; and why a leader fell."""
        if question.prompt == "root.eyrie.leader" and question.about:
            column = question.about[0].partition(":")[2]
            return Phrase("root.say.turmoil_leader", column=nouns.word("column", column), suit=about["suit"])
        obeyed = OBEYED.get(question.prompt) if "suit" in about else None
        return None if obeyed is None else Phrase(obeyed, suit=about["suit"])

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say leaders with what they do, cards with their columns, and suits as cards of the Decree."""
        text, targets = option.text, option.targets
        if question.prompt == "root.eyrie.leader":
            return Phrase("root.label.named", name=nouns.word("leader_name", text), effect=_effect(text))
        if question.prompt == "root.eyrie.add" and len(targets) > 1:
            name, column = (target.partition(":")[2] for target in targets)
            return Phrase(
                "root.label.add",
                card=nouns.card(name),
                suit=nouns.suit(nouns.suit_of(root, name)),
                column=nouns.word("column", column),
            )
        return Phrase("root.label.order", suit=nouns.suit(text)) if _ordered(question, text) else None

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say leaders and cards for the Decree in a word or two, and suits alone."""
        if question.prompt == "root.eyrie.leader":
            return Phrase(f"root.button.leader.{option.text}")
        if question.prompt == "root.eyrie.add" and len(option.targets) > 1:
            name, column = (target.partition(":")[2] for target in option.targets)
            return Phrase("root.button.add", card=told_apart(root, question, name), column=nouns.word("column", column))
        return nouns.suit(option.text) if _ordered(question, option.text) else None


def _effect(leader: str) -> Phrase:
    return nouns.word("leader_effect", leader)


def _ordered(question: Question, text: str) -> bool:
    """Whether an answer is a card of the Decree, by its suit."""
    return question.prompt.startswith("root.eyrie.decree.") and text in SUITS
