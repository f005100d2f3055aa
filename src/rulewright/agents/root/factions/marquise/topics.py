"""What the weights of the Marquise are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import DANGER
from rulewright.agents.topic import Topic

BUILDINGS = Topic("root.advice.buildings", "root 6.5.4")
KEEP = Topic("root.advice.keep", "root 6.2.2")
WOOD = Topic("root.advice.wood", "root 6.5.4.II")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("sawmills", "workshops", "recruiters"), BUILDINGS),
    "piece": DANGER,
    "keep": KEEP,
    **dict.fromkeys(("wood", "stray_wood", "ready"), WOOD),
}
