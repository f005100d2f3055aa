"""The tables of Monster Lands: read strictly, checked, documented, and replaceable by whoever owns a box."""

from __future__ import annotations

import re
import shutil
import tomllib
from itertools import product
from math import floor
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli import application
from rulewright.games.catalogue import GAMES
from rulewright.games.monster_lands.checks import check
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.tables import FILES, read
from rulewright.kernel.errors import BadData

SHIPPED = Path(rulewright.__file__).parent / "games" / "monster_lands" / "data"
GAME = MonsterLandsGame()
TABLES = GAME.tables


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the shipped tables, to be changed."""
    for name in FILES:
        shutil.copy(SHIPPED / f"{name}.toml", tmp_path / f"{name}.toml")
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Change the first place in a table."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_corrected_tables_are_played_with(folder: Path) -> None:
    change(folder, "monsters", 'id = "snailer"', 'id = "snailer"  # corrected')
    change(folder, "monsters", "capture_gold = 5", "capture_gold = 9")

    game = MonsterLandsGame(folder)

    assert game.tables.monsters[0].capture_gold == 9
    assert game.data_version != GAME.data_version
    match = game.new({}, seed=1)
    match.play_out(lambda question: question.options[0])
    assert match.over


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("monsters", "attack = 3", 'attack = "three"', "monsters.toml, monster snailer, field attack: Expected `int`"),
        ("monsters", "attack = 3", "attak = 3", "monsters.toml, monster snailer: Object"),
        ("monsters", 'level = "A"', 'level = "C"', "monsters.toml, monster snailer, field level: 'C' is none of A, B"),
        ("monsters", "elimination_value = 13", "elimination_value = 9", "monster snailer, field elimination_value: 9"),
        ("monsters", 'level = "A"', 'level = "B"', "monsters.toml, monster, field level: there are 7 of 'A' and not 8"),
        ("mercenaries", 'role = "leader"', 'role = "boss"', "mercenaries.toml, mercenary purkas, field role: 'boss'"),
        ("mercenaries", 'id = "korgo"', 'id = "purkas"', "mercenaries.toml, mercenary purkas, field id: it is there 2"),
        (
            "mercenaries",
            'kind = "defense_talent", count = 1',
            'kind = "defence", count = 1',
            "mercenary purkas, field effect",
        ),
        (
            "mercenaries",
            'kind = "defense_talent", count = 1',
            'kind = "defense_talent"',
            "mercenary purkas, field effect",
        ),
        ("mercenaries", 'role = "seed"', 'role = "hearsay"', "field provenance.role: 'hearsay' is none of public"),
        ("equipment", "copies = 2", "copies = 3", "equipment.toml, equipment, field copies: there are 19 and not 18"),
        ("lands", 'affinity = "jungle"', 'affinity = "swamp"', "lands.toml, land thaklan, field affinity: 'swamp'"),
        ("traps", "copies = 4", "copies = 5", "traps.toml, trap, field copies: there are 5 of 'starting' and not 4"),
        ("loot", '\nphase = "adventure"', '\nphase = "night"', "loot.toml, loot glory_conquest, field phase: 'night'"),
        ("missions", "target = 7", "target = 0", "missions.toml, mission 1, field a.target: 0 is below 1"),
        ("panic", 'building = "mine"', 'building = "mill"', "panic.toml, panic panic_mine, field building: 'mill'"),
        ("path_modifiers", "tile = 6", "tile = 7", "path_modifiers.toml, face, field tile"),
        ("board", "space_gold = [6, 4, 2, 2]", "space_gold = [6, 4]", "board.toml, building mine, field space_gold"),
        ("board", "normal = [0, 0, 0, 1, 1, 1]", "normal = [0]", "board.toml, round_tracker, field normal"),
        ("scenarios", 'building = "armory"', 'building = "moon"', "scenarios.toml, scenario 4, field special_rules"),
        ("scenarios", "rounds = 3\n", "rounds = 9\n", "scenarios.toml, scenario 3, field rounds: 9 is above 6"),
        ("traps", "[[trap]]", "[[trap", "traps.toml is no TOML"),
    ],
)
def test_what_is_wrong_is_named_by_file_entry_and_field(
    folder: Path, file: str, old: str, new: str, message: str
) -> None:
    change(folder, file, old, new)

    with pytest.raises(BadData) as wrong:
        MonsterLandsGame(folder)

    assert message in str(wrong.value)


def test_a_missing_table_is_named(folder: Path) -> None:
    (folder / "loot.toml").unlink()

    with pytest.raises(BadData, match=r"loot.toml cannot be read"):
        read(folder)


def test_the_command_line_takes_a_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "_games", {})
    words = ["simulate", "monster_lands", "--games", "2", "--data"]
    good = CliRunner().invoke(application("simulate"), [*words, str(folder)])
    assert good.exit_code == 0, good.output

    change(folder, "monsters", "attack = 3", "attack = -3")
    bad = CliRunner().invoke(application("simulate"), [*words, str(folder)])
    assert bad.exit_code == 2
    assert "monster snailer, field attack" in bad.output


def test_a_game_without_replaceable_tables_refuses_a_folder(folder: Path) -> None:
    result = CliRunner().invoke(application("simulate"), ["simulate", "root", "--data", str(folder)])

    assert result.exit_code == 2
    assert "cannot be replaced" in result.output


def test_the_shipped_tables_pass_their_own_checks() -> None:
    check(TABLES)


# What the reconstructed numbers follow.


def half_up(number: float) -> int:
    return floor(number + 0.5)


def test_costs_of_mercenaries_follow_their_formula() -> None:
    for one in TABLES.mercenaries:
        if one.role == "hireable":
            dice = 2 * one.dice.strength + 3 * one.dice.magic + 2 * one.dice.persuasion
            assert one.cost == one.reputation + dice + one.talent_weight, one.id


def test_rewards_of_monsters_follow_their_difficulty() -> None:
    for one in TABLES.monsters:
        difficulty = one.elimination_value / 4 + one.attack + one.ability_weight
        glory = half_up(0.6 * difficulty)
        assert one.elimination_glory == glory, one.id
        assert one.trophies == (1 if difficulty < 8.25 else 2 if difficulty < 12 else 3), one.id
        window = one.elimination_value - one.capture_value
        assert one.capture_glory == (glory - 1 if window >= 3 else glory), one.id
        assert one.capture_gold == 2 * one.trophies + half_up(difficulty / 2), one.id


def test_lands_follow_their_tier() -> None:
    for one in TABLES.lands:
        assert one.conquest_value == 6 + 3 * one.tier, one.id
        assert one.glory == 4 + one.tier - one.benefit_weight, one.id


def test_dice_missions_are_neither_hopeless_nor_certain() -> None:
    for one in TABLES.missions:
        (size,) = {sum(option.counts) for option in one.a.dice_options}
        rolls = list(product(range(1, 7), repeat=size))
        chance = sum(sum(roll) >= one.a.target for roll in rolls) / len(rolls)
        assert 0.35 <= chance <= 0.65, one.id


# Where the numbers come from.


def records(file: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Return table, label and content of every record of a file."""
    found = []
    for table, body in tomllib.loads((SHIPPED / f"{file}.toml").read_text(encoding="utf-8")).items():
        for record in body if isinstance(body, list) else [body]:
            label = f"{record['tile']}{record['face']}" if "tile" in record else str(record.get("id", ""))
            if table == "glory_band":
                label = f"{record['glory_min']}-{record['glory_max']}"
            elif table == "setup":
                label = f"{record['players']}p"
            found.append((table, label or "-", record))
    return found


def reconstructed() -> list[str]:
    """Return the fields that are proposals of ours, as the documentation lists them."""
    order = ["mercenaries", "monsters", "equipment", "lands", "traps", "loot", "missions", "path_modifiers"]
    out: dict[tuple[str, str, str], list[str]] = {}
    for file in [*order, "panic", "board", "scenarios"]:
        for table, label, record in records(file):
            for field, source in record["provenance"].items():
                parts = source.items() if isinstance(source, dict) else [("", source)]
                for part, word in parts:
                    if word == "reconstructed":
                        out.setdefault((file, table, f"{field}.{part}" if part else field), []).append(label)
    return [f"- {file}.toml / {table} / {field}: {', '.join(labels)}" for (file, table, field), labels in out.items()]


def test_the_documentation_lists_every_reconstructed_field() -> None:
    text = (SHIPPED / "README.md").read_text(encoding="utf-8")
    block = re.search(r"<!-- reconstructed:begin -->\n(.*?)<!-- reconstructed:end -->", text, re.DOTALL)

    assert block is not None
    assert block[1].strip().splitlines() == reconstructed()
