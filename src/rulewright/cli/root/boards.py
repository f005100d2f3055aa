"""What belongs to the players of Root: scores, hands, faction boards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulewright.cli.root.faces import FACES
from rulewright.cli.root.names import CARDS, SUIT_STYLE, Names, suit_of
from rulewright.games.root.speech import nouns
from rulewright.kernel.speech import Phrase

if TYPE_CHECKING:
    from rulewright.cli.face import Facts

SYMBOL_STYLE = {**SUIT_STYLE, "any": "white"}


def heading(words: Names, facts: Facts) -> Text:
    """Return the round, the phase and what is common to all."""
    table, texts = facts["table"], words.texts
    parts = [texts("root.say.round", round=table["round"])]
    if table["turn"] is not None:
        parts.append(words.seat(facts, table["turn"]))
    if table["phase"]:
        parts.append(texts(f"root.phase.{table['phase']}"))
    parts += [texts("root.say.deck", n=table["deck"]), texts("root.say.discard", n=len(table["discard"]))]
    left = words.stock(table["items"])
    lines = [Text(" · ".join(parts), style="bold"), Text(f"{texts('root.say.items_left')}: {left}", style="dim")]
    if table["available"]:
        lines.append(Text(f"{texts('root.say.available')}: {words.cards(table['available'])}"))
    return Text("\n").join(lines)


def scores(words: Names, facts: Facts) -> RenderableType:
    """Show how everybody stands: a line of numbers and a line of the faction's own for each."""
    grid = Table.grid(padding=(0, 2))
    for justify in ("left", "left", "right", "right", "right", "right"):
        grid.add_column(justify=justify)
    asked = (facts["question"] or {}).get("seat")
    for player in facts["table"]["players"]:
        face, texts = FACES[player["faction"]], words.texts
        mark = "▶" if player["seat"] == asked else " "
        grid.add_row(
            Text(f"{mark} {face.letter}", style=f"bold {face.style}"),
            Text(texts(f"root.faction.{face.name}"), style=face.style),
            Text(goal(words, facts, player), style="bold"),
            texts("root.say.cards", n=player["hand"]),
            texts("root.say.supply", n=player["supply"]) if face.campaigns else "",
            texts("root.say.rules_clearings", n=len(player["rules"])) if face.campaigns else "",
        )
    own = Table.grid(padding=(0, 1, 0, 0))
    for player in facts["table"]["players"]:
        face = FACES[player["faction"]]
        letter = Text(f"  {face.letter}", style=f"bold {face.style}")
        own.add_row(letter, Text(" · ".join(summary(words, player))))
    return Group(heading(words, facts), grid, own)


def goal(words: Names, facts: Facts, player: dict[str, Any]) -> str:
    """Return the points of a player, or what the player wins by instead."""
    if player["dominance"]:
        return words.texts("root.say.dominance_of", suit=words.card_suit(player["dominance"]))
    if player["partner"] is not None:
        return words.texts("root.say.partner_of", name=words.called(facts, player["partner"]))
    return words.texts("root.say.points", n=player["points"])


def summary(words: Names, player: dict[str, Any]) -> list[str]:
    """Return the most important of a faction board, in short."""
    face = FACES[player["faction"]]
    tracks = [
        words.texts("root.say.track", piece=words.piece(piece, total), placed=face.placed(player, piece), total=total)
        for piece, total in face.totals().items()
        if piece not in face.uncounted
    ]
    return tracks + face.summary(words, player) + belongings(words, player)


def belongings(words: Names, player: dict[str, Any]) -> list[str]:
    """Return what a player has crafted, and the warriors that lie on somebody's card."""
    texts = words.texts
    found = []
    if player["crafted"]:
        down = player["exhausted"]
        tiles = {item: number - down.get(item, 0) for item, number in player["crafted"].items()}
        tiles |= {f"{item}-": number for item, number in down.items()}
        found.append(f"{texts('root.say.crafted')}: {words.stock({tile: n for tile, n in tiles.items() if n})}")
    if player["aside"]:
        found.append(texts("root.say.aside", pieces=nouns.pieces("warrior", player["aside"])))
    if player["in_play"]:
        cards = words.listed(
            Phrase("root.tell.used", card=nouns.card(card)) if card in player["used"] else nouns.card(card)
            for card in player["in_play"]
        )
        found.append(f"{texts('root.say.in_play')}: {cards}")
    return found


def details(words: Names, facts: Facts, player: dict[str, Any]) -> list[str]:
    """Return everything on a faction board, a line for each thing."""
    face = FACES[player["faction"]]
    lines = summary(words, player) + face.prospects(words, player) + face.details(words, facts, player)
    if player["hand_known"] and player["seat"] != facts["seat"]:
        known = words.texts("root.say.known_cards", name=words.called(facts, player["seat"]))
        lines.append(f"{known}: {words.cards(player['hand_known'])}")
    return lines


def boards(words: Names, facts: Facts) -> RenderableType:
    """Show all faction boards in full."""
    parts: list[RenderableType] = []
    for player in facts["table"]["players"]:
        face = FACES[player["faction"]]
        title = words.texts(f"root.faction.{face.name}")
        parts.append(Text(f"{face.letter} {title}: {goal(words, facts, player)}", style=f"bold {face.style}"))
        parts.append(Padding(Text("\n".join(details(words, facts, player))), (0, 0, 0, 2)))
    return Group(*parts)


def hand(words: Names, facts: Facts) -> RenderableType:
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
        suit = suit_of(card)
        grid.add_row(
            Text(words.card(card) + (f" x{number}" if number > 1 else ""), style=f"bold {SUIT_STYLE[suit]}"),
            Text(words.suit(suit), style=SUIT_STYLE[suit]),
            cost(words, card),
            words.effect(card),
        )
    return grid


def cost(words: Names, card: str) -> Text:
    """Return the cost of a card: how many of which suit."""
    symbols = CARDS[card].cost
    if not symbols:
        return Text("-", style="dim")
    parts = [
        Text(words.texts.say(counted), style=SYMBOL_STYLE[suit])
        for suit, counted in zip(dict.fromkeys(symbols), nouns.cost(symbols), strict=True)
    ]
    return Text(" ").join(parts)
