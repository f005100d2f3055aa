"""What the weights of the Alliance are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import DANGER
from rulewright.agents.topic import Topic

SYMPATHY = Topic("root.advice.sympathy", "root 8.4.2")
SUPPORTERS = Topic("root.advice.supporters", "root 8.2.3")
REVOLT = Topic("root.advice.revolt", "root 8.4.1")
BASES = Topic("root.advice.bases", "root 8.4.1")
OFFICERS = Topic("root.advice.officers", "root 8.6.1")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("sympathy", "next_token", "organize", "room"), SYMPATHY),
    **dict.fromkeys(("supporter", "idle_supporter", "bird_supporter"), SUPPORTERS),
    "revolt": REVOLT,
    "bases": BASES,
    **dict.fromkeys(("officers", "idle_officer"), OFFICERS),
    **dict.fromkeys(("base_loss", "token_loss"), DANGER),
}
