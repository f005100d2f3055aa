"""The Vagabond's component data: characters and quests."""

from __future__ import annotations

import msgspec

from rulewright.games.root.tables import read


class QuestData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest card."""

    id: str
    name: str
    suit: str
    items: tuple[str, str]


class QuestsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The quest deck."""

    schema: int
    total: int
    face_up: int
    reward_cards: int
    quest: tuple[QuestData, ...]


class CharacterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character."""

    id: str
    name: str
    law: str
    box: str
    items: tuple[str, ...]
    action: str
    cost: str
    timing: str
    effect: str


class CharactersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All characters."""

    schema: int
    character: tuple[CharacterData, ...]


QUESTS = read("quests", QuestsData)
CHARACTERS = {character.id: character for character in read("characters", CharactersData).character}
