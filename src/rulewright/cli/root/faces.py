"""The faces of all factions: a line for each."""

from __future__ import annotations

from rulewright.cli.root.faction import FactionFace
from rulewright.cli.root.factions.alliance import AllianceFace
from rulewright.cli.root.factions.cult import CultFace
from rulewright.cli.root.factions.duchy import DuchyFace
from rulewright.cli.root.factions.eyrie import EyrieFace
from rulewright.cli.root.factions.marquise import MarquiseFace
from rulewright.cli.root.factions.riverfolk import RiverfolkFace
from rulewright.cli.root.factions.vagabond import VagabondFace

FACES: dict[str, FactionFace] = {
    face.name: face
    for face in (
        MarquiseFace(),
        EyrieFace(),
        AllianceFace(),
        VagabondFace(),
        CultFace(),
        RiverfolkFace(),
        DuchyFace(),
    )
}
