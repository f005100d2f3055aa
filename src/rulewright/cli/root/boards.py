"""What belongs to the players of Root: scores, hands, faction boards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulewright.cli.root.labels import next_building
from rulewright.cli.root.words import CARDS, FACTION_STYLE, LETTER, SUIT_STYLE, Words, suit_id
from rulewright.games.root.tables import FACTION

if TYPE_CHECKING:
    from rulewright.cli.face import Facts

SYMBOL_STYLE = {**SUIT_STYLE, "any": "white"}


def heading(words: Words, facts: Facts) -> Text:
    """Return the round, the phase and what is common to all."""
    table, texts = facts["table"], words.texts
    parts = [texts("root.say.round", round=table["round"])]
    if table["turn"] is not None:
        parts.append(words.seat(facts, table["turn"]))
    if table["phase"]:
        parts.append(texts(f"root.phase.{table['phase']}"))
    parts += [texts("root.say.deck", n=table["deck"]), texts("root.say.discard", n=len(table["discard"]))]
    left = ", ".join(f"{texts(f'root.item.{item}')} {n}" for item, n in table["items"].items())
    lines = [Text(" · ".join(parts), style="bold"), Text(f"{texts('root.say.items_left')}: {left}", style="dim")]
    if table["available"]:
        lines.append(Text(f"{texts('root.say.available')}: {words.cards(table['available'])}"))
    return Text("\n").join(lines)


def scores(words: Words, facts: Facts) -> RenderableType:
    """Show how everybody stands: a line of numbers and a line of the faction's own for each."""
    grid = Table.grid(padding=(0, 2))
    for justify in ("left", "left", "right", "right", "right", "right"):
        grid.add_column(justify=justify)
    asked = (facts["question"] or {}).get("seat")
    for player in facts["table"]["players"]:
        style = FACTION_STYLE[player["faction"]]
        texts = words.texts
        mark = "▶" if player["seat"] == asked else " "
        grid.add_row(
            Text(f"{mark} {LETTER[player['faction']]}", style=f"bold {style}"),
            Text(texts(f"root.faction.{player['faction']}"), style=style),
            Text(goal(words, facts, player), style="bold"),
            texts("root.say.cards", n=player["hand"]),
            texts("root.say.supply", n=player["supply"]) if player["faction"] != "vagabond" else "",
            texts("root.say.rules_clearings", n=len(player["rules"])) if player["faction"] != "vagabond" else "",
        )
    own = Table.grid(padding=(0, 1, 0, 0))
    for player in facts["table"]["players"]:
        letter = Text(f"  {LETTER[player['faction']]}", style=f"bold {FACTION_STYLE[player['faction']]}")
        own.add_row(letter, Text(" · ".join(summary(words, player))))
    return Group(heading(words, facts), grid, own)


def goal(words: Words, facts: Facts, player: dict[str, Any]) -> str:
    """Return the points of a player, or what the player wins by instead."""
    if player["dominance"]:
        return words.texts("root.say.dominance_of", suit=words.card_suit(player["dominance"]))
    if player["partner"] is not None:
        return words.texts("root.say.partner_of", name=words.seat(facts, player["partner"]))
    return words.texts("root.say.points", n=player["points"])


def summary(words: Words, player: dict[str, Any]) -> list[str]:
    """Return the most important of a faction board, in short."""
    texts, board = words.texts, player["board"]
    found = [
        texts("root.say.track", piece=words.piece(piece, 2), placed=total - player["pieces_left"][piece], total=total)
        for piece, total in totals(player["faction"]).items()
        if piece != "keep" and not piece.startswith("base_")
    ]
    if player["faction"] == "marquise":
        found += [f"{texts('root.say.actions')}: {board['actions']}"] if board["actions"] else []
    elif player["faction"] == "eyrie":
        found += [decree(words, board), leader(words, board)]
    elif player["faction"] == "alliance":
        found += [f"{texts(f'root.say.{key}')}: {board[key]}" for key in ("supporters", "officers")]
    else:
        found += [character(words, board), items(words, board), *quests(words, board, "quests")]
    return found + belongings(words, player)


def belongings(words: Words, player: dict[str, Any]) -> list[str]:
    """Return what a player has crafted."""
    texts = words.texts
    found = []
    if player["crafted"]:
        crafted = ", ".join(f"{texts(f'root.item.{item}')} {n}" for item, n in player["crafted"].items())
        found.append(f"{texts('root.say.crafted')}: {crafted}")
    if player["in_play"]:
        cards = ", ".join(
            words.card(card) + (f" ({texts('root.say.used')})" if card in player["used"] else "")
            for card in player["in_play"]
        )
        found.append(f"{texts('root.say.in_play')}: {cards}")
    return found


def totals(faction: str) -> dict[str, int]:
    """Return how many of each building and token a faction has."""
    return {**FACTION[faction].buildings, **FACTION[faction].tokens}


def decree(words: Words, board: dict[str, Any]) -> str:
    """Return the Decree: suits by column, resolved ones with a tick."""
    columns = []
    for column, cards in board["decree"].items():
        inside = " ".join(words.suit(suit_id(card["card"])) + ("✓" if card["resolved"] else "") for card in cards)
        columns.append(f"{words.texts(f'root.column.{column}')} [{inside or '-'}]")
    return f"{words.texts('root.say.decree')}: {' '.join(columns)}"


def leader(words: Words, board: dict[str, Any]) -> str:
    """Return the leader in place."""
    return words.texts(f"root.leader_name.{board['leader']}" if board["leader"] else "root.say.no_leader")


def character(words: Words, board: dict[str, Any]) -> str:
    """Return the character of the Vagabond."""
    return words.texts(f"root.character_name.{board['character']}" if board["character"] else "root.say.no_character")


def items(words: Words, board: dict[str, Any]) -> str:
    """Return the items of the Vagabond."""
    carried = ", ".join(words.item(tile) + (f" x{n}" if n > 1 else "") for tile, n in board["items"].items())
    return f"{words.texts('root.say.items')}: {carried or words.texts('root.say.nothing')}"


def details(words: Words, facts: Facts, player: dict[str, Any]) -> list[str]:
    """Return everything on a faction board, a line for each thing."""
    texts, board = words.texts, player["board"]
    lines = summary(words, player) + prospects(words, player)
    if player["faction"] == "marquise":
        lines += [f"{texts('root.say.moves')}: {board['moves']}"] if board["moves"] else []
        lines += [texts("root.say.recruited")] if board["recruited"] else []
    elif player["faction"] == "eyrie":
        if board["leader"]:
            lines.append(texts(f"root.leader_effect.{board['leader']}"))
        left = ", ".join(texts(f"root.leader_name.{name}") for name in board["leaders_face_up"])
        lines.append(f"{texts('root.say.leaders_left')}: {left or texts('root.say.nothing')}")
    elif player["faction"] == "alliance":
        lines += [f"{texts('root.say.operations')}: {board['operations']}"] if board["operations"] else []
        if board.get("supporter_cards"):
            lines.append(f"{texts('root.say.supporters')}: {words.cards(board['supporter_cards'])}")
    else:
        lines += vagabond_details(words, facts, player)
    if player["hand_known"] and player["seat"] != facts["seat"]:
        known = texts("root.say.known_cards", name=words.seat(facts, player["seat"]))
        lines.append(f"{known}: {words.cards(player['hand_known'])}")
    return lines


def prospects(words: Words, player: dict[str, Any]) -> list[str]:
    """Return what the tracks of a board promise next."""
    texts, left = words.texts, player["pieces_left"]
    if player["faction"] == "marquise":
        return [
            texts("root.say.next_building", piece=words.piece(piece), cost=cost, n=points)
            for piece in FACTION["marquise"].buildings
            if left[piece]
            for cost, points in (next_building(player, piece),)
        ]
    tracks = FACTION[player["faction"]].tracks
    if player["faction"] == "eyrie":
        placed = FACTION["eyrie"].buildings["roost"] - left["roost"]
        return [texts("root.say.roost_points", n=tracks["roost_vp"][placed - 1] if placed else 0)]
    if player["faction"] == "alliance" and left["sympathy"]:
        placed = FACTION["alliance"].tokens["sympathy"] - left["sympathy"]
        cost, points = tracks["sympathy_cost"][placed], tracks["sympathy_vp"][placed]
        return [texts("root.say.next_sympathy", cost=cost, n=points)]
    return []


def vagabond_details(words: Words, facts: Facts, player: dict[str, Any]) -> list[str]:
    """Return relationships and quests."""
    texts, board = words.texts, player["board"]
    lines = [texts(f"root.character_effect.{board['character']}")] if board["character"] else []
    relations = ", ".join(
        f"{words.seat(facts, int(seat))}: {texts(f'root.relation.{relation}')}"
        for seat, relation in board["relations"].items()
        if int(seat) != player["seat"]
    )
    lines.append(f"{texts('root.say.relations')}: {relations}")
    return lines + quests(words, board, "completed")


def quests(words: Words, board: dict[str, Any], key: str) -> list[str]:
    """Return the quests that lie open, or those that are completed."""
    listed = "; ".join(words.quest(quest) for quest in board[key])
    return [f"{words.texts(f'root.say.{key}')}: {listed}"] if listed else []


def boards(words: Words, facts: Facts) -> RenderableType:
    """Show all faction boards in full."""
    parts: list[RenderableType] = []
    for player in facts["table"]["players"]:
        style = FACTION_STYLE[player["faction"]]
        title = words.texts(f"root.faction.{player['faction']}")
        line = f"{LETTER[player['faction']]} {title}: {goal(words, facts, player)}"
        parts.append(Text(line, style=f"bold {style}"))
        parts.append(Padding(Text("\n".join(details(words, facts, player))), (0, 0, 0, 2)))
    return Group(*parts)


def hand(words: Words, facts: Facts) -> RenderableType:
    """Show the viewer's hand: name, suit, cost, effect."""
    player = facts["table"]["players"][facts["seat"]]
    texts = words.texts
    if not player["hand_known"]:
        return Text(texts("ui.no_hand"))
    grid = Table(
        title=texts("root.say.hand"),
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    for key in ("card", "suit", "cost", "effect"):
        grid.add_column(texts(f"root.say.{key}"), header_style="dim", no_wrap=key != "effect")
    for card, number in Counter(player["hand_known"]).items():
        suit = suit_id(card)
        grid.add_row(
            Text(words.card(card) + (f" x{number}" if number > 1 else ""), style=f"bold {SUIT_STYLE[suit]}"),
            Text(words.suit(suit), style=SUIT_STYLE[suit]),
            cost(words, card),
            words.effect(card),
        )
    return grid


def cost(words: Words, card: str) -> Text:
    """Return the cost of a card: how many of which suit."""
    symbols = CARDS[card].cost
    if not symbols:
        return Text("-", style="dim")
    parts = [
        Text(f"{symbols.count(suit)} {words.suit(suit)}", style=SYMBOL_STYLE[suit]) for suit in dict.fromkeys(symbols)
    ]
    return Text(" ").join(parts)
