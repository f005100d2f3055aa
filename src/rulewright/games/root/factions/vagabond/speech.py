"""What the Vagabond says in his own way."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root.factions.vagabond.board import BASE_CHARACTERS
from rulewright.games.root.factions.vagabond.tables import QUESTS
from rulewright.games.root.speech import nouns
from rulewright.games.root.speech.nouns import place, seat, suited
from rulewright.games.root.speech.tongue import Bereft, Facts, Teller, Tongue, Word, either, item, of, told
from rulewright.games.root.terms import SWORD
from rulewright.kernel.speech import Loss, Note, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rulewright.games.root.factions.vagabond.board import VagabondBoard
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Ahead, Part

EXHAUSTED, DAMAGED = "-!"
"""The signs behind an item."""
ARMED = frozenset({"root.vagabond.hit", "root.vagabond.full_removal", "root.vagabond.aid_item"})
"""Questions whose answers may cost the last sword."""
QUEST = {quest.id: quest for quest in QUESTS.quest}


@cache
def quest(name: str) -> Phrase:
    """Return a quest with its suit and its items; quests of one name exist in several suits."""
    data = QUEST[name]
    one, other = (nouns.item(tile) for tile in data.items)
    return Phrase(
        "root.say.quest_needs",
        quest=nouns.word("quest_name", name.rpartition("_")[0]),
        suit=nouns.suit(data.suit),
        items=Phrase("root.say.both", one=one, other=other),
    )


def _no_longer(sign: str) -> Word:
    """Say an item without what it no longer is."""
    return lambda _, tile: nouns.item(tile.replace(sign, ""))


def _quest(_: Root, name: str) -> Part:
    return quest(name)


def _damaged(_: Root, facts: Facts, who: Seat) -> Loss | None:
    """Say which item was damaged."""
    if facts["seat"] != who:
        return None
    return Loss(Phrase("root.loss.damaged", item=nouns.item(str(facts["item"]))), "root 9.2.7")


class VagabondTongue(Tongue):
    """Characters, items, quests and friendships."""

    def careful(self, root: Root, question: Question) -> bool:
        """Look at what is left after a hit, and after an item is exhausted or given away."""
        return question.prompt in ARMED

    def warnings(self, question: Question, option: Option[Any], ahead: Ahead) -> Iterable[Note]:
        """Say that no undamaged sword is left."""
        before, after = (
            cast("VagabondBoard", cast("Root", root).boards[question.seat]) for root in (ahead.before, ahead.after)
        )
        if question.prompt in ARMED and before.undamaged(SWORD) and not after.undamaged(SWORD):
            yield Note(Phrase("root.warn.defenseless"), "root 9.2.4")

    said: ClassVar[Mapping[str, str]] = {
        "root.vagabond.action done": "end_daylight",
        "root.vagabond.slip done": "stay",
        "root.vagabond.enlist decline": "alone",
        "root.vagabond.escort decline": "alone",
        "root.vagabond.aid_take decline": "take_nothing",
    }
    does: ClassVar[Mapping[str, str]] = {
        "move": "root 9.5.1",
        "battle": "root 9.5.2",
        "explore": "root 9.5.3",
        "aid": "root 9.5.4",
        "quest": "root 9.5.5",
        "strike": "root 9.5.6",
        "repair": "root 9.5.7",
        "special": "root 9.5.9",
    }
    losses: ClassVar[Mapping[str, Bereft]] = {"damaged": _damaged}
    events: ClassVar[Mapping[str, Teller]] = {
        "character": told("character", seat=seat, character=of("character_name")),
        "pawn": either(
            "origin",
            told("pawn", seat=seat, origin=place, destination=place),
            told("pawn.start", seat=seat, destination=place),
        ),
        "refreshed": told("refreshed", seat=seat, item=_no_longer(EXHAUSTED)),
        "rested": told("rested", seat=seat),
        "item_lost": told("item_lost", seat=seat, item=item),
        "damaged": told("damaged", seat=seat, item=item),
        "repaired": told("repaired", seat=seat, item=_no_longer(DAMAGED)),
        "exhausted": told("exhausted", seat=seat, item=item),
        "explored": told("explored", seat=seat, place=place, item=item),
        "aided": told("aided", seat=seat, other=seat),
        "took_item": told("took_item", seat=seat, item=item, other=seat),
        "quest": told("quest", seat=seat, quest=_quest),
        "new_quest": told("new_quest", quest=_quest),
        "day_labor": told("day_labor", seat=seat, card=suited),
        "relation": told("relation", other=seat, relation=of("relation"), seat=seat),
        "coalition": told("coalition", seat=seat, partner=seat),
    }

    def option(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say characters with what they do, quests with what they need, and that dominance means a coalition."""
        kind, _, name = option.targets[0].partition(":") if option.targets else ("", "", "")
        if kind == "character":
            effect = nouns.word("character_effect", name)
            return Phrase("root.label.named", name=nouns.word("character_name", name), effect=effect)
        if kind == "quest":
            return quest(name)
        if option.text.startswith("activate:"):
            suit = nouns.suit(nouns.suit_of(root, name))
            return Phrase("root.label.activate_coalition", card=nouns.card(name), suit=suit)
        return None

    def button(self, root: Root, question: Question, option: Option[Any]) -> Phrase | None:
        """Say characters in a word or two, and the special action by its name."""
        if question.prompt == "root.vagabond.character":
            return Phrase(f"root.button.character.{option.text}")
        if option.text == "special":
            character = cast("VagabondBoard", root.boards[question.seat]).character
            return Phrase(f"root.button.special_{BASE_CHARACTERS[character]}")
        return None
