"""The opinions of all factions: a line for each."""

from __future__ import annotations

from typing import Any

from rulewright.agents.root.factions.alliance.opinion import AllianceOpinion
from rulewright.agents.root.factions.cult.opinion import CultOpinion
from rulewright.agents.root.factions.duchy.opinion import DuchyOpinion
from rulewright.agents.root.factions.eyrie.opinion import EyrieOpinion
from rulewright.agents.root.factions.marquise.opinion import MarquiseOpinion
from rulewright.agents.root.factions.riverfolk.opinion import RiverfolkOpinion
from rulewright.agents.root.factions.vagabond.opinion import VagabondOpinion
from rulewright.agents.root.opinion import Opinion

OPINIONS: dict[str, Opinion[Any]] = {
    opinion.name: opinion
    for opinion in (
        MarquiseOpinion(),
        EyrieOpinion(),
        AllianceOpinion(),
        VagabondOpinion(),
        CultOpinion(),
        RiverfolkOpinion(),
        DuchyOpinion(),
    )
}
