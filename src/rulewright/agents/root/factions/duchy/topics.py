"""What the weights of the Duchy are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import DANGER
from rulewright.agents.topic import Topic

MINISTERS = Topic("root.advice.ministers", "root 12.5.3")
BUILDINGS = Topic("root.advice.works", "root 12.5.1")
TUNNELS = Topic("root.advice.tunnels", "root 12.2.4")
AUDIENCE = Topic("root.advice.audience", "root 12.5.3.II")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("minister", "lord_market", "lord_citadel", "lord_tunnels", "crown"), MINISTERS),
    **dict.fromkeys(("citadel", "market", "site"), BUILDINGS),
    **dict.fromkeys(("tunnel", "burrow"), TUNNELS),
    **dict.fromkeys(("audience", "foothold", "shown"), AUDIENCE),
    "building_loss": DANGER,
}
