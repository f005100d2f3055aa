"""What those weights are about that all factions have, or some of them."""

from __future__ import annotations

from rulewright.agents.topic import Topic

CARDS = Topic("root.advice.cards", "root 2.1", counted=True)
CRAFTING = Topic("root.advice.crafting", "root 4.1")
CRAFTED = Topic("root.advice.crafted", "root 4.1")
DANGER = Topic("root.advice.danger", "root 4.3")
PREY = Topic("root.advice.prey", "root 3.2.1")
RIVAL_POINTS = Topic("root.advice.rival_points", "root 3.1")
RIVAL_PIECES = Topic("root.advice.rival_pieces")
RIVAL_CARDS = Topic("root.advice.rival_cards")
DOMINANCE = Topic("root.advice.dominance", "root 3.3")
WARRIORS = Topic("root.advice.warriors")
RULE = Topic("root.advice.rule", "root 2.5")
PASS = Topic("root.advice.pass", "root C.3.4")
FERRY = Topic("root.advice.ferry", "root C.2.5")
SITES = Topic("root.advice.sites", "root 2.2.3")

COMMON: dict[str, Topic] = {
    "card": CARDS,
    "unseen_card": CARDS,
    "craft_points": CRAFTING,
    "craft_later": CRAFTING,
    "craft_lasting": CRAFTING,
    "favor_piece": CRAFTING,
    "in_play": CRAFTED,
    "paid": WARRIORS,
    "lent_prey": PREY,
    "lent_rule": RULE,
    "ferried_prey": PREY,
    "lying": CRAFTED,
    "rival_in_play": RIVAL_CARDS,
    "pressure": DANGER,
    "far_pressure": DANGER,
    "target": PREY,
    "rival_point": RIVAL_POINTS,
    "leader_point": RIVAL_POINTS,
    "close_point": RIVAL_POINTS,
    "rival_piece": RIVAL_PIECES,
    "rival_warrior": RIVAL_PIECES,
    "rival_card": RIVAL_CARDS,
    "rival_dominance": DOMINANCE,
    "rival_on_the_way": DOMINANCE,
    "pass_evening": PASS,
    "pass_later": PASS,
    "pass_guard": PASS,
    "ferry": FERRY,
    "held": DOMINANCE,
    "margin": DOMINANCE,
    "on_the_way": DOMINANCE,
    "warrior": WARRIORS,
    "more_warriors": WARRIORS,
    "rule": RULE,
    "site": SITES,
}
"""By the first part of a weight's name; a faction's own come before these."""
