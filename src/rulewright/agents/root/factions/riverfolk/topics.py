"""What the weights of the Riverfolk are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import DANGER
from rulewright.agents.topic import Topic

FUNDS = Topic("root.advice.funds", "root 11.2.4")
POSTS = Topic("root.advice.posts", "root 11.5.6")
WARES = Topic("root.advice.wares", "root 11.2.7")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("fund", "idle_fund", "later_fund", "pair"), FUNDS),
    **dict.fromkeys(("post", "first_post", "space"), POSTS),
    **dict.fromkeys(("ware", "dear", "too_dear"), WARES),
    "post_loss": DANGER,
}
