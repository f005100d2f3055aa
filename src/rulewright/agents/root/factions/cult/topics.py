"""What the weights of the Cult are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import DANGER
from rulewright.agents.topic import Topic

GARDENS = Topic("root.advice.gardens", "root 10.5.1")
RITUALS = Topic("root.advice.rituals", "root 10.5")
ACOLYTES = Topic("root.advice.acolytes", "root 10.4.3")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("garden", "row", "outcast_garden", "site"), GARDENS),
    **dict.fromkeys(("suited_card", "idle_card", "bird"), RITUALS),
    **dict.fromkeys(("acolyte", "hated", "prey"), ACOLYTES),
    "garden_loss": DANGER,
}
