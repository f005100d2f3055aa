"""9.5 The Vagabond's Daylight actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.vagabond.board import (
    DAMAGED,
    EXPLORE_POINTS,
    QUEST,
    QUEST_CARDS,
    QUEST_ITEMS,
    QUEST_NAME,
    QUEST_SUIT,
    READY,
    STATES,
    TILE,
    WORN,
    board_of,
    exhaust,
)
from rulewright.games.root.factions.vagabond.characters import repair_item
from rulewright.games.root.factions.vagabond.relations import aided
from rulewright.games.root.power import Batch
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import draw, give, matching_cards
from rulewright.games.root.rules.crafted import take_tile, tiles
from rulewright.games.root.rules.removal import remove_pieces, remove_warriors, resolve
from rulewright.games.root.rules.ruling import enemies
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.terms import (
    CROSSBOW,
    DECLINE,
    FIRST_FOREST,
    HAMMER,
    ITEMS,
    PLACES,
    SWORD,
    TORCH,
    place_target,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

CARDS: Option[bool] = Option("cards", True)
POINTS: Option[bool] = Option("points", False)


@law("root 9.5.2")
def fight(root: Root, seat: Seat) -> Flow[None]:
    """Exhaust a sword to start a battle."""
    exhaust(root, seat, SWORD)
    options = battles(root, seat)
    clearing, defender = yield from choose(seat, "root.battle.where", options, ("root 9.5.2", "root 4.3"))
    yield from battle(root, seat, clearing, defender)


@law("root 9.5.3")
def can_explore(root: Root, seat: Seat) -> bool:
    """Whether there is a torch for a ruin here."""
    return bool(root.ruins[root.pawns[seat]]) and board_of(root, seat).ready(TORCH) > 0


@law("root 9.5.3", "root 2.2.4")
def explore(root: Root, seat: Seat) -> Flow[None]:
    """Exhaust a torch to take the item under a ruin; the ruin goes with its last item."""
    board = board_of(root, seat)
    exhaust(root, seat, TORCH)
    place = root.pawns[seat]
    content = root.ruins[place]
    root.take_ruin(place)
    if content > 1:
        board.gain(content - 2)
        root.tell("explored", seat=seat, place=place, item=ITEMS[content - 2])
        score(root, seat, EXPLORE_POINTS, "explore")
    yield from ()


@law("root 9.5.4", "root G.1.10")
def aid_targets(root: Root, seat: Seat) -> list[Option[Seat]]:
    """Return the players with faction pieces here whom a card and an item could aid."""
    place = root.pawns[seat]
    if place >= FIRST_FOREST or not matching_cards(root, seat, place) or not board_of(root, seat).count(READY):
        return []
    return [
        root.setting.force_option[other] for other in root.setting.seats if other != seat and root.on_map(other, place)
    ]


@law("root 9.5.4", "root 1.3.2", "root 9.2.9.III.c")
def aid(root: Root, seat: Seat) -> Flow[None]:
    """Exhaust an item and give a matching card to a player here; then perhaps take one of their items."""
    board = board_of(root, seat)
    place = root.pawns[seat]
    other = yield from choose(seat, "root.vagabond.aid", aid_targets(root, seat), ("root 9.5.4",))
    ready = [TILE[tile] for tile in board.in_states(READY)]
    tile = yield from choose(seat, "root.vagabond.aid_item", ready, ("root 9.5.4",))
    exhaust(root, seat, tile // STATES)
    options = root.setting.deck.options(matching_cards(root, seat, place))
    about = (place_target(place), f"seat:{other}")
    witnesses = 1 << seat | 1 << other
    card = yield from ask(seat, "root.vagabond.aid_card", options, ("root 9.5.4",), about, witnesses)
    give(root, seat, card, other)
    root.tell("aided", seat=seat, other=other, item=ITEMS[tile // STATES])
    crafted = tiles(root, other)
    if crafted:
        offered: list[Option[Any]] = [DECLINE, *crafted]
        taken = yield from choose(seat, "root.vagabond.aid_take", offered, ("root 9.5.4",), about)
        if taken is not None:
            item = take_tile(root, other, taken)
            board.gain(item)
            root.tell("took_item", seat=seat, other=other, item=ITEMS[item])
    aided(root, seat, other)


@law("root 9.5.5")
def quests_open(root: Root, seat: Seat) -> list[Option[int]]:
    """Return the face-up quests that match this clearing and whose items are face up."""
    place = root.pawns[seat]
    if place >= FIRST_FOREST:
        return []
    board = board_of(root, seat)
    found = []
    for quest in sorted(board.quests):
        one, other = QUEST_ITEMS[quest]
        enough = board.ready(one) > 1 if one == other else bool(board.ready(one) and board.ready(other))
        if QUEST_SUIT[quest] == root.suits[place] and enough:
            found.append(QUEST[quest])
        elif root.why is not None:
            key = "why.no-quest-items" if QUEST_SUIT[quest] == root.suits[place] else "why.quest-suit"
            root.why.refuse(QUEST[quest], "root 9.5.5", key)
    return found


@law("root 9.5.5")
def quest(root: Root, seat: Seat) -> Flow[None]:
    """Exhaust the two items of a quest; draw two cards or score; lay out a new quest."""
    board = board_of(root, seat)
    number = yield from choose(seat, "root.vagabond.quest", quests_open(root, seat), ("root 9.5.5",))
    for item in QUEST_ITEMS[number]:
        exhaust(root, seat, item)
    board.quests = tuple(other for other in board.quests if other != number)
    board.completed = (*board.completed, number)
    root.tell("quest", seat=seat, quest=QUEST_NAME[number])
    cards = yield from choose(seat, "root.vagabond.reward", (CARDS, POINTS), ("root 9.5.5",))
    if cards:
        draw(root, seat, QUEST_CARDS)
    else:
        score(root, seat, board.done(QUEST_SUIT[number]), "quest")
    lay_out_quest(root, seat)


@law("root 9.5.5", "root 9.3.3")
def lay_out_quest(root: Root, seat: Seat) -> None:
    """Turn up the next quest, if there is one."""
    board = board_of(root, seat)
    if board.quest_deck:
        *rest, number = board.quest_deck
        board.quest_deck = tuple(rest)
        board.quests = (*board.quests, number)
        root.tell("new_quest", seat=seat, quest=QUEST_NAME[number])


@law("root 9.5.6")
def strike_targets(root: Root, seat: Seat) -> list[Option[tuple[Seat, str]]]:
    """Return what a crossbow can remove here: an enemy warrior, or a piece of an enemy without warriors."""
    place = root.pawns[seat]
    if place >= FIRST_FOREST:
        return []
    found: list[Option[tuple[Seat, str]]] = []
    for other in root.setting.forces:
        if not enemies(root, seat, other):
            continue
        name = root.setting.names[other]
        pieces = ["warrior"]
        if not root.warriors[other * PLACES + place]:
            pieces = [kind.name for kind in root.setting.kinds_of[other] if root.pieces[kind.offset + place]]
        targets = (root.setting.targets[other], place_target(place))
        found += [Option(f"{name}:{piece}", (other, piece), (*targets, f"piece:{piece}")) for piece in pieces]
    return found


@law("root 9.5.6", "root 3.2.1")
def strike(root: Root, seat: Seat) -> Flow[None]:
    """Exhaust a crossbow to remove a piece."""
    exhaust(root, seat, CROSSBOW)
    other, piece = yield from choose(seat, "root.vagabond.strike", strike_targets(root, seat), ("root 9.5.6",))
    batch = Batch()
    if piece == "warrior":
        remove_warriors(root, batch, seat, other, root.pawns[seat], 1)
    else:
        remove_pieces(root, batch, seat, root.setting.kind[other, piece], root.pawns[seat], 1)
    yield from resolve(root, batch)


@law("root 9.5.7")
def repair(root: Root, seat: Seat) -> Flow[None]:
    """Exhaust a hammer to repair a damaged item."""
    board = board_of(root, seat)
    exhaust(root, seat, HAMMER)
    options = [TILE[place] for place in board.in_states(DAMAGED, WORN)]
    place = yield from choose(seat, "root.vagabond.repair", options, ("root 9.5.7",))
    repair_item(root, seat, place)
