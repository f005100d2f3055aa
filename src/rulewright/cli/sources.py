"""Where the points of a match came from, a line for each seat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.text import Text

from rulewright.cli.face import capital
from rulewright.kernel.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rulewright.cli.face import Face
    from rulewright.kernel.event import Event
    from rulewright.kernel.view import View


def sources(face: Face, view: View, events: Iterable[Event], ends: Sequence[int]) -> Iterator[Text]:
    """Yield a heading, then for each seat its points by their sources, what brought most first."""
    speech, now, facts = view.game.speech, view.now, view.facts()
    gains = [gain for event in events for gain in speech.gains(now, event)]
    yield Text(face.texts("ui.sources"), style="bold")
    for seat, end in enumerate(ends):
        found: Counter[str] = Counter()
        for gain in gains:
            if gain.seat == seat:
                found[capital(face.texts.say(gain.source))] += gain.points
        begun = end - sum(found.values())
        if begun:
            found[face.texts("ui.source_begun")] += begun
        parts = tuple(
            Phrase("ui.source", source=source, points=points)
            for source, points in sorted(found.items(), key=lambda one: -one[1])
            if points
        )
        told = face.texts("ui.sources_of", who=face.name(view, seat), total=end, sources=parts)
        yield Text(told, style=face.style(facts, seat))
