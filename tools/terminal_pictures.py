"""Draw the pictures of the terminal game in the documentation: real games, some rounds in, as a player sees them."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rulewright.cli.face import face_of
from rulewright.texts.catalogue import Texts
from tools.games import rooms
from tools.moments import Moment, reached

TARGET = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 118


def main() -> None:
    """Draw all of them."""
    TARGET.mkdir(exist_ok=True)
    for own in rooms("pictures").values():
        for name, moment in own.TERMINAL.items():
            (TARGET / f"{name}.svg").write_text(picture(moment), encoding="utf-8")


def picture(moment: Moment) -> str:
    """Let bots play to a moment, then draw the table and the question."""
    match, seat = reached(moment)
    view = match.view(seat)
    facts = view.facts()
    face = face_of(moment.game, Texts("en"))
    console = Console(record=True, width=WIDTH, highlight=False, emoji=False, force_terminal=True, file=StringIO())
    console.print(face.table(facts, WIDTH))
    console.print(face.scores(facts, WIDTH))
    console.print(face.hand(facts))
    law = ", ".join(paragraph.partition(" ")[2] for paragraph in facts["question"]["law"])
    console.print(Text(f"\n{face.prompt(view)}  [{law}]", style="bold"))
    for number, option in enumerate(() if view.question is None else view.question.options):
        console.print(Text(f" {number} {face.label(view, option)}"))
    drawn = console.export_svg(title=f"rulewright play {moment.game}")
    # The viewer's own monospace font will do: a picture must not fetch one from elsewhere.
    return re.sub(r"@font-face\s*{[^}]*}", "", drawn).replace("Fira Code, monospace", "monospace")


if __name__ == "__main__":
    main()
