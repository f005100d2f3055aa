"""The map of Root, drawn with letters: clearings where the tables place them, paths between them."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from rich.text import Text

from rulewright.cli.root.faces import FACES
from rulewright.cli.root.names import SUIT_STYLE, Names
from rulewright.games.root.maps import load
from rulewright.games.root.terms import FIRST_FOREST

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.root.faction import FactionFace
    from rulewright.games.root.tables import MapData

HEIGHT = 24
BOX_HEIGHT = 4
NARROW, WIDE = 16, 20
"""Widths of a clearing, with its border, on narrow and on wide terminals."""
BOX_SHAPE = 4
"""How much wider than high a clearing is, about; a line is as high as two columns are wide."""
MOST_PUSHES = 500
"""Enough wherever there is room; where there is none, boxes stay as they are."""
WIDE_FROM = 100
MOST_COLUMNS = 116
PATH, RIVER, FOREST = "grey50", "steel_blue", "dark_sea_green4"
UNRULED = "grey50"
CLOSED, SHUT = "x", "dark_orange3"
TERRAIN = ("ferry", "tower")
"""What of the map itself stands in a clearing."""
CROWN, OPEN, BUILT, RUIN = "♔", "□", "■", "▒"


class Canvas:
    """A grid of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        """Begin blank."""
        self.width = width
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write a text; what does not fit is left out."""
        for place, sign in enumerate(text, column):
            if 0 <= row < len(self.rows) and 0 <= place < self.width:
                self.rows[row][place] = (sign, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], sign: str, style: str) -> None:
        """Draw a dotted line between two points."""
        (x, y), (to_x, to_y) = start, end
        steps = max(abs(to_x - x), abs(to_y - y))
        for step in range(steps + 1):
            column, row = x + round((to_x - x) * step / steps), y + round((to_y - y) * step / steps)
            self.put(column, row, sign, style)

    def text(self) -> Text:
        """Return the drawing."""
        drawn = Text(no_wrap=True)
        for row in self.rows:
            line = Text()
            for sign, style in row:
                line.append(sign, style)
            line.rstrip()
            drawn.append_text(line).append("\n")
        return drawn


class Layout:
    """Where everything of a map stands on a terminal of some width."""

    def __init__(self, data: MapData, width: int) -> None:
        """Scale the places of the tables to columns and rows."""
        self.width = min(width, MOST_COLUMNS)
        self.box = WIDE if self.width >= WIDE_FROM else NARROW
        self._x = [clearing.x for clearing in data.clearing]
        self._y = [clearing.y for clearing in data.clearing]
        self.corner = {clearing.id: self.scale(clearing.x, clearing.y) for clearing in data.clearing}
        for _ in range(MOST_PUSHES):
            if not any(self.push(one, other) for one, other in combinations(self.corner, 2)):
                break
        self.taken = {
            (column + x, row + y)
            for column, row in self.corner.values()
            for x in range(self.box)
            for y in range(BOX_HEIGHT)
        }

    def push(self, one: int, other: int) -> bool:
        """Move two boxes a step apart if they cover each other, to the side if that is nearer; say whether they did.

        Boxes are wider than the clearings of the tables, which lie closer together on some maps than on others.
        """
        (x, y), (to_x, to_y) = self.corner[one], self.corner[other]
        beside, below = self.box - abs(to_x - x), BOX_HEIGHT - abs(to_y - y)
        if beside <= 0 or below <= 0:
            return False
        if beside <= below * BOX_SHAPE:
            step = 1 if to_x >= x else -1
            self.corner[one], self.corner[other] = self.within(x - step, y), self.within(to_x + step, to_y)
        else:
            step = 1 if to_y >= y else -1
            self.corner[one], self.corner[other] = self.within(x, y - step), self.within(to_x, to_y + step)
        return True

    def within(self, column: int, row: int) -> tuple[int, int]:
        """Return the place for a box that is on the screen, and nearest to another."""
        return min(max(column, 0), self.width - self.box), min(max(row, 0), HEIGHT - BOX_HEIGHT)

    def clear(self, column: int, row: int, room: int) -> tuple[int, int]:
        """Return the place nearest to another where a word is behind no clearing."""
        free = [
            (x, y)
            for x in range(self.width - room)
            for y in range(HEIGHT)
            if not any((x + step, y) in self.taken for step in range(room))
        ]
        return min(free, key=lambda at: abs(at[0] - column) + BOX_SHAPE * abs(at[1] - row))

    def scale(self, x: int, y: int) -> tuple[int, int]:
        """Return the column and row of a box around a place."""
        column = (x - min(self._x)) / (max(self._x) - min(self._x)) * (self.width - self.box)
        row = (y - min(self._y)) / (max(self._y) - min(self._y)) * (HEIGHT - BOX_HEIGHT)
        return round(column), round(row)

    def middle(self, clearing: int) -> tuple[int, int]:
        """Return the middle of a clearing."""
        column, row = self.corner[clearing]
        return column + self.box // 2, row + BOX_HEIGHT // 2


def draw(words: Names, facts: Facts, width: int) -> Text:
    """Draw the map as the facts have it."""
    table = facts["table"]
    data = load(table["map"]).data
    layout = Layout(data, width)
    canvas = Canvas(layout.width, HEIGHT)
    if data.rivers_divide_forests or data.lake_divides_forests:
        for one, other in data.rivers:
            canvas.line(layout.middle(one), layout.middle(other), "~", RIVER)
    for one, other in data.paths:
        closed = f"{one}-{other}" in table.get("closed", ())
        canvas.line(layout.middle(one), layout.middle(other), CLOSED if closed else "·", SHUT if closed else PATH)
    for forest in data.forest:
        draw_forest(canvas, facts, layout, FIRST_FOREST + forest.id - 1, (forest.x, forest.y))
    for clearing in table["clearings"]:
        draw_clearing(canvas, words, facts, layout, clearing)
    return canvas.text()


def draw_forest(canvas: Canvas, facts: Facts, layout: Layout, place: int, at: tuple[int, int]) -> None:
    """Write the name of a forest, and who hides in it."""
    column, row = layout.scale(*at)
    name = f"f{place - FIRST_FOREST + 1}"
    column, row = layout.clear(column + layout.box // 2 - 1, row + BOX_HEIGHT // 2, len(name) + 2)
    canvas.put(column, row, name, FOREST)
    for seat in facts["table"]["forests"].get(name, ()):
        face = faces(facts)[seat]
        canvas.put(column + len(name), row, f":{face.letter}", f"bold {face.style}")


def draw_clearing(canvas: Canvas, words: Names, facts: Facts, layout: Layout, clearing: dict[str, Any]) -> None:
    """Draw one clearing: number, suit and slots above, warriors, pieces, and who rules below."""
    column, row = layout.corner[clearing["id"]]
    inner = layout.box - 2
    seated = faces(facts)
    ruler = None if clearing["ruler"] is None else seated[clearing["ruler"]]
    border = UNRULED if ruler is None else ruler.style
    canvas.put(column, row, "╭" + "─" * inner + "╮", border)
    for line in range(1, BOX_HEIGHT - 1):
        canvas.put(column, row + line, "│" + " " * inner + "│", border)
    canvas.put(column, row + BOX_HEIGHT - 1, "╰" + "─" * inner + "╯", border)
    suit = clearing["suit"]
    title = f"{clearing['id']} {words.suit(suit)}"
    canvas.put(column + 1, row, title, f"bold {SUIT_STYLE[suit]}")
    slots = BUILT * (clearing["slots"] - clearing["open"] - clearing["ruin"])
    slots += RUIN * clearing["ruin"] + OPEN * clearing["open"]
    canvas.put(column + len(title) + 2, row, slots)
    if ruler is not None:
        canvas.put(column + layout.box - 4, row + BOX_HEIGHT - 1, CROWN + ruler.letter, f"bold {border}")
    standing = [thing for thing in TERRAIN if facts["table"].get(thing) == clearing["id"]]
    for thing in standing:
        canvas.put(column + 2, row + BOX_HEIGHT - 1, words.texts(f"root.say.{thing}"), f"bold {RIVER}")
    put_words(canvas, column + 1, row + 1, inner, army(clearing, seated))
    put_words(canvas, column + 1, row + 2, inner, pieces(words, clearing, seated))


def faces(facts: Facts) -> list[FactionFace]:
    """Return the faces of the factions, by seat."""
    return [FACES[player["faction"]] for player in facts["table"]["players"]]


def army(clearing: dict[str, Any], seated: list[FactionFace]) -> list[tuple[str, str]]:
    """Return the warriors of every faction, and pawns."""
    found = [
        (f"{seated[int(seat)].letter}{number}", f"bold {seated[int(seat)].style}")
        for seat, number in clearing["warriors"].items()
    ]
    found += [(seated[seat].letter, f"bold reverse {seated[seat].style}") for seat in clearing["pawns"]]
    return found


def pieces(words: Names, clearing: dict[str, Any], seated: list[FactionFace]) -> list[tuple[str, str]]:
    """Return buildings and tokens, with their number where there are several."""
    return [
        (
            words.texts(f"root.piece_code.{piece['piece']}") + (str(piece["number"]) if piece["number"] > 1 else ""),
            seated[piece["seat"]].style,
        )
        for piece in clearing["pieces"]
    ]


def put_words(canvas: Canvas, column: int, row: int, room: int, found: list[tuple[str, str]]) -> None:
    """Write words side by side, without spaces if there is no room for them."""
    space = 1 if sum(len(word) + 1 for word, _ in found) <= room + 1 else 0
    for word, style in found:
        canvas.put(column, row, word, style)
        column += len(word) + space
