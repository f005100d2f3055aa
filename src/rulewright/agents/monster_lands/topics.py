"""What the weights of greedy are about, for whoever wants to know why something is advised."""

from __future__ import annotations

from rulewright.agents.topic import Topic

GOLD = Topic("monster_lands.advice.gold", "monster_lands 15.4")
GLORY = Topic("monster_lands.advice.glory", "monster_lands 4.1")
SALARIES = Topic("monster_lands.advice.salaries", "monster_lands 15.4")
DICE = Topic("monster_lands.advice.dice", "monster_lands 4.8")
MEMBERS = Topic("monster_lands.advice.members", "monster_lands 4.5")
TRAPS = Topic("monster_lands.advice.traps", "monster_lands 9.3.7")
DEFENSE = Topic("monster_lands.advice.defense", "monster_lands 12.3.4")
FLASKS = Topic("monster_lands.advice.flasks", "monster_lands 8.4.4")
WOUNDS = Topic("monster_lands.advice.wounds", "monster_lands 12.3.5")
GEAR = Topic("monster_lands.advice.gear", "monster_lands 8.8.5")
LANDS = Topic("monster_lands.advice.lands", "monster_lands 10.1")
LOOT = Topic("monster_lands.advice.loot", "monster_lands 12.8")
RIVALS = Topic("monster_lands.advice.rivals", "monster_lands 7.4")

ABOUT: dict[Topic, tuple[str, ...]] = {
    GOLD: ("gold", "gold_last", "gold_over", "plenty"),
    GLORY: ("glory",),
    SALARIES: ("desertion", "owing", "deserter_round", "salary_last", "rising_salary"),
    DICE: (
        "price_strength",
        "price_magic",
        "price_persuasion",
        "price_face",
        "spare",
        "convert",
        "convert_persuasion",
        "convert_first",
        "convert_more",
        "convert_loot",
        "unrolled",
    ),
    MEMBERS: (
        "strength",
        "magic",
        "persuasion",
        "body",
        "talent",
        "common_talent",
        "reputation",
        "prospects",
        "last_member",
        "room_made",
        "free_hire",
        "beer",
        "one_of_many",
        "renowned_idle",
    ),
    TRAPS: ("trap_first", "trap_pip", "trap_further", "trap_later", "trick", "packed", "packed_last", "bought_last"),
    DEFENSE: ("defense",),
    FLASKS: ("potion", "venom", "token_last", "brought_home", "potion_used", "potion_spare"),
    WOUNDS: ("wound",),
    GEAR: ("gear", "gear_now", "swap"),
    LANDS: ("land_use",),
    LOOT: ("loot_now", "loot_over", "occasion", "occasion_late", "help", "worthy", "worthy_last"),
    RIVALS: ("rivalry", "haste", "others_loss", "alone", "contested"),
}
TOPICS = {weight: topic for topic, weights in ABOUT.items() for weight in weights}


def topic_of(name: str) -> Topic | None:
    """Return what a weight is about, by its name."""
    return TOPICS.get(name.partition(".")[0])
