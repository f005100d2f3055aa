"""ML-23 Campaign: what a game leads to, as plain data that is handed to the next one as an option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.terms import DIFFICULTIES, RANKS
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.monster_lands.card_shapes import CampaignData

RUNNING, WON, LOST = "running", "won", "lost"
FIELDS = frozenset({"scenario", "difficulties", "games", "state", "log"})
ENTRY = frozenset({"scenario", "difficulty", "rank", "points"})
"""What is kept of each game that was played."""


@law("monster_lands 23.1")
def begin(data: CampaignData) -> dict[str, Any]:
    """Return a campaign before its first game, which may be played at any difficulty."""
    return {
        "scenario": data.first_scenario,
        "difficulties": list(DIFFICULTIES),
        "games": 0,
        "state": RUNNING,
        "log": [],
    }


def check(campaign: object, data: CampaignData) -> dict[str, Any]:
    """Return a campaign that can be gone on with, or say what is wrong with it."""
    if not isinstance(campaign, dict) or set(campaign) != FIELDS:
        raise BadOptions(f"option campaign is {campaign!r}; it must have exactly: {', '.join(sorted(FIELDS))}")
    scenario, difficulties, games = campaign["scenario"], campaign["difficulties"], campaign["games"]
    if campaign["state"] != RUNNING:
        raise BadOptions(f"the campaign is {campaign['state']!r}; only one that is running goes on")
    if type(scenario) is not int or not data.first_scenario <= scenario <= data.last_scenario:
        raise BadOptions(f"the campaign stands at scenario {scenario!r}; there are 1 to {data.last_scenario}")
    known = isinstance(difficulties, list | tuple) and bool(difficulties)
    if not known or any(level not in DIFFICULTIES for level in difficulties):
        raise BadOptions(f"the campaign allows the difficulties {difficulties!r}; known are: {', '.join(DIFFICULTIES)}")
    if type(games) is not int or games < 0:
        raise BadOptions(f"the campaign counts {games!r} games")
    log = check_log(campaign["log"], games, data)
    return {"scenario": scenario, "difficulties": list(difficulties), "games": games, "state": RUNNING, "log": log}


def check_log(log: object, games: int, data: CampaignData) -> list[dict[str, Any]]:
    """Return what was played, or say what is wrong with it: an entry for each game, in order."""
    if not isinstance(log, list | tuple) or len(log) != games:
        raise BadOptions(f"the log of the campaign must have {games} entries, one for each game")
    for entry in log:
        if not isinstance(entry, dict) or set(entry) != ENTRY:
            raise BadOptions(f"an entry of the campaign's log is {entry!r}; it must have: {', '.join(sorted(ENTRY))}")
        known = type(entry["scenario"]) is int and data.first_scenario <= entry["scenario"] <= data.last_scenario
        if not known or entry["difficulty"] not in DIFFICULTIES or entry["rank"] not in RANKS:
            raise BadOptions(f"the campaign's log has a game that cannot have been: {entry!r}")
        if type(entry["points"]) is not int:
            raise BadOptions(f"the campaign's log has {entry['points']!r} for points")
    return [dict(entry) for entry in log]


@law("monster_lands 23.1", "monster_lands 23.2", "monster_lands 23.3")
def follow(campaign: dict[str, Any], difficulty: str, rank: str, points: int, data: CampaignData) -> dict[str, Any]:
    """Return the campaign after a game: on to the next scenario, the same one again, won or lost."""
    played = {"scenario": campaign["scenario"], "difficulty": difficulty, "rank": rank, "points": points}
    after = {**campaign, "games": campaign["games"] + 1, "log": [*campaign["log"], played]}
    if rank in data.win_ranks and campaign["scenario"] == data.last_scenario and difficulty in data.win_difficulties:
        return {**after, "state": WON}
    rule = {RANKS[0]: data.cannon_fodder, RANKS[1]: data.trainee, RANKS[2]: data.veteran, RANKS[3]: data.hero}[rank]
    if rule["scenario"] == "next":
        after["scenario"] = min(campaign["scenario"] + 1, data.last_scenario)
    level = DIFFICULTIES.index(difficulty)
    if rule["difficulty"] == "one_level_down_or_lose":
        if not level:
            return {**after, "state": LOST}
        after["difficulties"] = [DIFFICULTIES[level - 1]]
    elif rule["difficulty"] == "unchanged":
        after["difficulties"] = [difficulty]
    else:
        after["difficulties"] = rule["difficulty"].split("_or_")
    return after
