"""The Vagabond's board: items, relationships, quests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.factions.vagabond.tables import CHARACTERS, QUESTS
from rulewright.games.root.position import Board, seats
from rulewright.games.root.tables import FACTION, ITEM_TILES, item_of, suit_of
from rulewright.games.root.terms import BAG, COINS, ITEMS, TEA, Item, Suit
from rulewright.kernel.law import law
from rulewright.kernel.lines import Misread, need, one_of, pair, whole
from rulewright.kernel.question import Option
from rulewright.kernel.state import ORDER, counts, row, value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

DATA = FACTION["vagabond"]
BASE_CHARACTERS = tuple(name for name, data in CHARACTERS.items() if data.box == "base")
STARTING_ITEMS = tuple(tuple(item_of(item) for item in CHARACTERS[name].items) for name in BASE_CHARACTERS)
ANY_ITEMS = tuple(item for items in STARTING_ITEMS for item in items)
"""What a Vagabond may have begun with of whom it is not said which one it is."""
RUIN_ITEMS: tuple[Item, ...] = tuple(item_of(name) for name in ITEM_TILES.ruins["tiles"])
TRACK_SIZE: dict[Item, int] = {item_of(name): size for name, size in DATA.tracks["item_tracks"].items()}
REFRESH: int = DATA.tracks["refresh"]
REFRESH_PER_TEA: int = DATA.tracks["refresh_per_tea"]
DRAW_PER_COINS: int = DATA.tracks["draw_per_coins"]
ITEM_LIMIT: int = DATA.tracks["item_limit"]
LIMIT_PER_BAG: int = DATA.tracks["item_limit_per_bag"]
STEP_COST: list[int] = DATA.tracks["relationship_cost"]
STEP_POINTS: list[int] = DATA.tracks["relationship_vp"]
SPACES: list[str] = DATA.tracks["relationship_spaces"]
ALLY_AID_POINTS: int = DATA.tracks["ally_aid_vp"]
INFAMY_POINTS: int = DATA.tracks["infamy_vp"]
EXPLORE_POINTS: int = DATA.tracks["explore_vp"]

MOST_AIDS = 99
"""More than anybody can give in a turn."""
HOSTILE, INDIFFERENT, ALLIED = -1, 0, len(SPACES) - 1

QUEST_SUIT: tuple[Suit, ...] = tuple(suit_of(quest.suit) for quest in QUESTS.quest)
QUEST_ITEMS: tuple[tuple[Item, Item], ...] = tuple(
    (item_of(quest.items[0]), item_of(quest.items[1])) for quest in QUESTS.quest
)
QUEST_NAME = tuple(quest.id for quest in QUESTS.quest)
QUESTS_FACE_UP = QUESTS.face_up
QUEST_CARDS = QUESTS.reward_cards

READY, EXHAUSTED, DAMAGED, WORN = range(4)
"""Sides and places of an item: face up; face down; damaged and face up; damaged and face down."""
STATES = 4
SIGN = ("", "-", "!", "-!")
TILE: tuple[Option[int], ...] = tuple(
    Option(f"{name}{SIGN[state]}", item * STATES + state, (f"item:{name}{SIGN[state]}",))
    for item, name in enumerate(ITEMS)
    for state in range(STATES)
)
"""An item in one of its states, as an answer; its value indexes `VagabondBoard.items`."""
TILE_NAMES = [tile.text for tile in TILE]


class VagabondBoard(Board):
    """Items by kind and state, relationships by seat, quests, and what is counted during a turn."""

    items: bytearray = counts(len(ITEMS), STATES)
    lost: bytearray = counts(len(ITEMS))
    """Items that left the game."""
    relations: list[int] = row(seats, start=INDIFFERENT)
    aids: list[int] = row(seats)
    character: int = value(-1)
    # Quests change far less often than boards are copied: tuples need no copy.
    quest_deck: tuple[int, ...] = value((), hidden=ORDER)
    quests: tuple[int, ...] = value(())
    completed: tuple[int, ...] = value(())
    refresh: int = value(0)

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board, on which everything but the quest deck lies open."""
        return {
            "character": None if self.character < 0 else BASE_CHARACTERS[self.character],
            "items": {TILE[place].text: number for place, number in enumerate(self.items) if number},
            "on_tracks": {ITEMS[item]: self.on_track(item) for item in TRACK_SIZE if self.on_track(item)},
            "relations": {
                str(seat): "hostile" if relation == HOSTILE else SPACES[relation]
                for seat, relation in enumerate(self.relations)
                if seat != self.seat
            },
            "aids": {str(seat): number for seat, number in enumerate(self.aids) if number},
            "quests": [QUEST_NAME[quest] for quest in self.quests],
            "completed": [QUEST_NAME[quest] for quest in self.completed],
            "quest_deck": len(self.quest_deck),
        }

    # Items.

    def ready(self, item: Item) -> int:
        """Return how many items of a kind are face up and undamaged."""
        return self.items[item * STATES]

    def undamaged(self, item: Item) -> int:
        """Return how many items of a kind are undamaged, whichever side is up."""
        return self.items[item * STATES] + self.items[item * STATES + EXHAUSTED]

    def exhaust(self, item: Item, number: int = 1) -> None:
        """Turn face-up items face down."""
        self.items[item * STATES] -= number
        self.items[item * STATES + EXHAUSTED] += number

    def shift(self, place: int, state: int) -> None:
        """Bring one item from a place in the table (see TILE) into another state."""
        self.items[place] -= 1
        self.items[place - place % STATES + state] += 1

    @law("root 9.2.5.I")
    def on_track(self, item: Item) -> int:
        """Return how many teas, coins or bags lie on their track: face up and undamaged, three at most."""
        return min(self.items[item * STATES], TRACK_SIZE[item])

    @law("root 9.2.5", "root 9.2.5.I", "root 9.2.5.II")
    def gain(self, item: Item) -> None:
        """Take an item face up, onto its track or into the Satchel."""
        self.items[item * STATES] += 1

    def in_states(self, *states: int) -> list[int]:
        """Return the places in the table of all items in some states."""
        return [place for place, number in enumerate(self.items) if number and place % STATES in states]

    def count(self, *states: int) -> int:
        """Return how many items are in some states."""
        return sum(sum(self.items[state::STATES]) for state in states)

    @law("root 9.6.4")
    def carried(self) -> int:
        """Return how many items the Satchel and the Damaged box hold together."""
        return sum(self.items) - self.on_track(TEA) - self.on_track(COINS) - self.on_track(BAG)

    def limit(self) -> int:
        """Return how many items those two places may hold."""
        return ITEM_LIMIT + LIMIT_PER_BAG * self.on_track(BAG)

    def done(self, suit: Suit) -> int:
        """Return how many quests of a suit are completed."""
        return sum(QUEST_SUIT[quest] == suit for quest in self.completed)

    def audit(self, root: Root, seat: Seat) -> list[str]:
        """Items and quests are conserved."""
        faults = []
        if sorted(self.quest_deck + self.quests + self.completed) != list(range(len(QUEST_NAME))) and (
            self.quests or self.completed
        ):
            faults.append("quests are lost or doubled")
        if any(not HOSTILE <= relation <= ALLIED for relation in self.relations):
            faults.append(f"seat {seat} has relationships {self.relations}")
        if root.turn >= 0:
            faults += self._audit_items(root)
        return faults

    def _audit_items(self, root: Root) -> list[str]:
        total, found = self._items(root)
        return [] if found == total else [f"items are {found}, not {total}"]

    def _items(self, root: Root) -> tuple[list[int], list[int]]:
        """Return how many of each item there are in the box, and how many lie anywhere."""
        total = [ITEM_TILES.supply.get(name, 0) for name in ITEMS]
        for item in (*RUIN_ITEMS, *(STARTING_ITEMS[self.character] if self.character >= 0 else ANY_ITEMS)):
            total[item] += 1
        width = len(ITEMS)
        found = [
            root.items[item]
            + self.lost[item]
            + sum(self.items[item * STATES : item * STATES + STATES])
            + sum(root.crafted[item::width])
            + sum(content == item + 2 for content in root.ruins)
            for item in range(width)
        ]
        return total, found

    def excess(self, root: Root, seat: Seat) -> list[str]:
        """List items and quests of which there are more than there can be."""
        total, found = self._items(root)
        faults = [
            f"there are {found[item]} {name} of {total[item]}"
            for item, name in enumerate(ITEMS)
            if found[item] > total[item]
        ]
        quests = Counter(self.quest_deck + self.quests + self.completed)
        return faults + [f"quest {QUEST_NAME[quest]} lies in {n} places" for quest, n in quests.items() if n > 1]

    def leave_items(self, root: Root) -> None:
        """Take items that are neither the Vagabond's first ones nor from ruins out of the supply."""
        total, found = self._items(root)
        for item in range(len(ITEMS)):
            root.items[item] = max(0, root.items[item] - max(0, found[item] - total[item]))

    def account(self, root: Root) -> None:
        """Items that a text does not mention have left the game, and quests are in their deck."""
        total, found = self._items(root)
        if root.turn < 0 and not self.quests:  # ruins are empty, and nobody has taken anything
            total = [ITEM_TILES.supply.get(name, 0) for name in ITEMS]
        for item in range(len(ITEMS)):
            self.lost[item] += max(0, total[item] - found[item])
        if self.quests or self.completed:
            known = {*self.quest_deck, *self.quests, *self.completed}
            self.quest_deck = (*(quest for quest in range(len(QUEST_NAME)) if quest not in known), *self.quest_deck)

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation."""
        names = root.setting.names[: len(self.relations)]
        relations = [
            f"{name}:{'hostile' if relation == HOSTILE else SPACES[relation]}"
            for name, relation in zip(names, self.relations, strict=True)
            if relation != INDIFFERENT
        ]
        lines = {
            "character": "" if self.character < 0 else BASE_CHARACTERS[self.character],
            "items": " ".join(TILE[place].text for place, n in enumerate(self.items) for _ in range(n)),
            "lost": " ".join(ITEMS[item] for item, n in enumerate(self.lost) for _ in range(n)),
            "relations": " ".join(relations),
            "aids": " ".join(f"{name}:{n}" for name, n in zip(names, self.aids, strict=True) if n),
            "quests": " ".join(QUEST_NAME[quest] for quest in self.quests),
            "completed": " ".join(QUEST_NAME[quest] for quest in self.completed),
            "quest_deck": " ".join(QUEST_NAME[quest] for quest in self.quest_deck),
            "refresh": str(self.refresh or ""),
        }
        return {key: line for key, line in lines.items() if line}

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation."""
        names = root.setting.names[: len(self.relations)]
        if key == "character":
            need(words, 1, "character NAME", exactly=True)
            self.character = one_of(BASE_CHARACTERS, words[0], "character")
        elif key == "items":
            for word in words:
                self.items[one_of(TILE_NAMES, word, "item")] += 1
        elif key == "lost":
            for word in words:
                self.lost[one_of(ITEMS, word, "item")] += 1
        elif key == "relations":
            for word in words:
                name, relation = pair(word, ":", "FACTION:RELATION")
                level = one_of([*SPACES, "hostile"], relation, "relationship")
                self.relations[self._other(names, seat, name)] = HOSTILE if relation == "hostile" else level
        elif key == "aids":
            for word in words:
                name, number = pair(word, ":", "FACTION:NUMBER")
                self.aids[self._other(names, seat, name)] = whole(number, "aids", 0, MOST_AIDS)
        elif key in ("quests", "completed", "quest_deck"):
            setattr(self, key, tuple(one_of(QUEST_NAME, word, "quest") for word in words))
        elif key == "refresh":
            need(words, 1, "refresh NUMBER", exactly=True)
            self.refresh = whole(words[0], "items to refresh", 0, MOST_AIDS)
        else:
            return False
        return True

    def _other(self, names: Sequence[str], seat: Seat, name: str) -> Seat:
        """Return another faction that a word names."""
        found = one_of(names, name, "faction at this table")
        if found == seat:
            raise Misread(name, "nobody has a relationship with themselves")
        return found


def board_of(root: Root, seat: Seat) -> VagabondBoard:
    """Return the Vagabond's board."""
    return cast("VagabondBoard", root.boards[seat])


QUEST: tuple[Option[Any], ...] = tuple(
    Option(name, number, (f"quest:{name}",)) for number, name in enumerate(QUEST_NAME)
)


@law("root 9.2.5", "root 9.5")
def exhaust(root: Root, seat: Seat, item: Item, number: int = 1) -> None:
    """Turn face-up items face down, before everybody's eyes."""
    if number:
        board_of(root, seat).exhaust(item, number)
        root.tell("exhausted", seat=seat, item=ITEMS[item], number=number)
