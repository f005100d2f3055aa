"""What the weights of the Vagabond are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import PREY
from rulewright.agents.topic import Topic

ITEMS = Topic("root.advice.items", "root 9.2.5")
FRIENDS = Topic("root.advice.friends", "root 9.2.9")
QUESTS = Topic("root.advice.quests", "root 9.5.5")
RUINS = Topic("root.advice.ruins", "root 9.5.3")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("item", "further", "tired", "spent", "broken", "rested", "burden"), ITEMS),
    **dict.fromkeys(("relation", "enemy", "enemy_per_sword", "aid", "company"), FRIENDS),
    **dict.fromkeys(("quest", "quest_done", "half_quest"), QUESTS),
    **dict.fromkeys(("ruin", "more_ruins"), RUINS),
    "prey": PREY,
}
