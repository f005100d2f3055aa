"""What the weights of all factions are about, for whoever wants to know why something is advised."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rulewright.agents.root.opinions import OPINIONS
from rulewright.agents.root.shared_topics import COMMON

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.agents.topic import Topic
    from rulewright.games.root.position import Root
    from rulewright.kernel.view import View


def topics(view: View) -> Callable[[str], Topic | None]:
    """Return what the weights of the viewing seat's faction are about."""
    root = cast("Root", view.now)
    assert view.seat is not None
    own = OPINIONS[root.setting.factions[view.seat].name].topics

    def topic(name: str) -> Topic | None:
        first = name.partition(".")[0]
        return own.get(first) or COMMON.get(first)

    return topic
