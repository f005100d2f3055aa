"""Draw the picture of the terminal game in the README: a real game, some rounds in, as the Marquise sees it."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

import rulewright
from rulewright.agents.catalogue import make
from rulewright.cli.face import face_of
from rulewright.texts.catalogue import Texts

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
WIDTH = 118
ROUND = 5
SEED = 11


def main() -> None:
    """Let bots play to the fifth round, then draw the table and the Marquise's question."""
    match = rulewright.new("root", {"first": "marquise"}, seed=SEED)
    bots = [make("greedy", "root", seat) for seat in range(4)]
    while match.question is not None:
        view = match.view(0)
        facts = view.facts()
        if facts["table"]["round"] == ROUND and match.question.prompt == "root.marquise.action":
            break
        seat = match.question.seat
        match.answer(bots[seat].choose(match.view(seat)))
    face = face_of("root", Texts("en"))
    console = Console(record=True, width=WIDTH, highlight=False, emoji=False, force_terminal=True, file=StringIO())
    console.print(face.table(facts, WIDTH))
    console.print(face.scores(facts, WIDTH))
    console.print(face.hand(facts))
    console.print(Text(f"\n{face.prompt(view)}  [6.5]", style="bold"))
    for number, option in enumerate(match.question.options if match.question is not None else ()):
        console.print(Text(f" {number} {face.label(view, option)}"))
    TARGET.parent.mkdir(exist_ok=True)
    picture = console.export_svg(title="rulewright play root")
    # The viewer's own monospace font will do: a picture must not fetch one from elsewhere.
    picture = re.sub(r"@font-face\s*{[^}]*}", "", picture).replace("Fira Code, monospace", "monospace")
    TARGET.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
