"""Every faction has a face in the terminal."""

from __future__ import annotations

import pytest

from rulewright.cli.face import NoFace, face_of
from rulewright.cli.root.boards import belongings
from rulewright.cli.root.faces import FACES
from rulewright.cli.root.names import Names
from rulewright.games.root.box import FACTIONS
from rulewright.texts.catalogue import Texts
from tests.builders.root_exiles import exiles_table
from tests.cli.scripted import random_match


def test_every_faction_has_a_face_that_nobody_takes_for_another() -> None:
    assert set(FACES) == set(FACTIONS)
    assert len({face.letter for face in FACES.values()}) == len(FACES)
    assert len({face.style for face in FACES.values()}) == len(FACES)


def test_pieces_that_are_not_counted_are_pieces_of_the_faction() -> None:
    for face in FACES.values():
        assert face.uncounted <= set(face.totals())


def test_what_is_placed_is_what_the_map_shows() -> None:
    facts = random_match(["marquise", "eyrie", "alliance"], 200, seed=3).view(0).facts()
    for player in facts["table"]["players"]:
        face = FACES[player["faction"]]
        for piece in face.totals():
            shown = sum(
                there["number"]
                for clearing in facts["table"]["clearings"]
                for there in clearing["pieces"]
                if there["piece"] == piece and there["seat"] == player["seat"]
            )
            assert face.placed(player, piece) == shown


def test_items_face_down_and_warriors_on_a_card_are_told() -> None:
    match = exiles_table(
        "play eyrie coffin_makers\naside marquise:3\ncrafted marquise boot boot tea\nexhausted marquise boot\n"
        "turn marquise daylight craft\nhand marquise anvil"
    )

    own, other = (belongings(Names(Texts("en")), player) for player in match.view(0).facts()["table"]["players"][:2])

    assert own[0].endswith("and 1 \N{MULTIPLICATION SIGN} boot (exhausted)")
    assert own[1:] == ["3 warriors on a card in play"]
    assert other == ["in play: Coffin Makers"]


def test_a_game_without_a_face_is_sent_to_the_browser() -> None:
    with pytest.raises(NoFace, match="toy has no face for the terminal"):
        face_of("toy", Texts("en"))
