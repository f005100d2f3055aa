"""What the weights of the Eyrie are about."""

from __future__ import annotations

from rulewright.agents.root.shared_topics import DANGER
from rulewright.agents.topic import Topic

ROOSTS = Topic("root.advice.roosts", "root 7.6.1")
LEADER = Topic("root.advice.leader", "root 7.8")
DECREE = Topic("root.advice.decree", "root 7.5.2")
TURMOIL = Topic("root.advice.turmoil", "root 7.7")

TOPICS: dict[str, Topic] = {
    **dict.fromkeys(("turns", "this_turn", "roost", "no_roost"), ROOSTS),
    "roost_lost": DANGER,
    "leader": LEADER,
    **dict.fromkeys(("columns", "second"), DECREE),
    **dict.fromkeys(("turmoil", "next_turn"), TURMOIL),
}
