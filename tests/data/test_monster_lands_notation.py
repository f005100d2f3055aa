"""Positions of Monster Lands as text: what people write, what is read, and what cannot be."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands import notation
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.notation import PILES
from rulewright.games.monster_lands.position import WIDTH
from rulewright.games.monster_lands.terms import BUILDINGS, RIVAL
from rulewright.kernel.errors import BadNotation
from rulewright.kernel.fate import Fate
from tests.golden.monster_lands.script import SCRIPTS, Script, prefer

GAME = MonsterLandsGame()
DISCARDS = {
    "mercenary_deck": "mercenary_discard",
    "trap_pile": "trap_discard",
    "rival_pile": "rival_discard",
    "gear_deck": "gear_discard",
    "monster_deck": "monster_discard",
    "land_deck": "land_discard",
    "loot_pile": "loot_discard",
    "mission_bag": "mission_discard",
}
TEXT = """
seats fire water
options difficulty:hard tricks:yes
at placing turn:fire steps:turn step:action round:2
fire glory:12 gold:9 defense:1 potions:1 venoms:0
fire pool strength*2 persuasion-5
fire members nuduru* frunks! kakron~ novice-1   # the last one has no token
fire equipment pugnor@frunks noxx@frunks~
fire traps starting enh_magic_plus_1
fire loot gold_12
fire trophies krinx
fire lands yuha@nuduru kale~
water members tortock* taron
space hunters_lodge.1 persuasion-3 water
panic tavern
lands thaklan -
monsters moldo - abysur
modifiers 1A -
missions 1 2
path 1.2 water taron strength:2 defense:1 traps:starting,enh_strength_plus_1+
"""


def test_a_position_is_read_as_it_is_written() -> None:
    realm = GAME.parse(TEXT)

    assert (realm.glory[0], realm.gold[0], realm.reputation[0]) == (12, 9, 1 + 3 + 1)
    assert realm.setting.difficulty == "hard"
    assert realm.paths[WIDTH] - 1 == realm.setting.member_name.index("taron")
    assert len(realm.tokens[1]) == 2
    assert GAME.audit(realm) == []
    match = GAME.resume(realm)
    assert match.question is not None
    offered = [option.text for option in match.question.options]
    assert {"land:yuha", "sell:krinx", "loot:gold_12", "heal:frunks", "use:novice", "mine:1"} <= set(offered)
    # The lodge has no traps on display, the tavern is in panic, and Kakron has used no talent of the citadel.
    assert not {"tavern:strength", "hunters_lodge:strength", "path:1.2"} & set(offered)


def test_what_was_read_is_written_alike() -> None:
    text = GAME.write(GAME.parse(TEXT))

    assert GAME.write(GAME.parse(text)) == text


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_whole_matches_are_written_and_read_without_loss(script: Script) -> None:
    match = GAME.new(script.options, seed=script.seed)
    fate = Fate.seeded("notation")
    while match.question is not None and len(match.history) < 100:
        if not match.flight:
            text = GAME.write(match.start)
            again = GAME.parse(text)
            assert GAME.write(again) == text
            assert GAME.audit(again) == []
        match.answer(prefer(match.question, fate))


@pytest.mark.parametrize("scenario", [0, 8])
@pytest.mark.parametrize("pile", PILES)
def test_a_pile_that_has_run_empty_stays_empty(pile: str, scenario: int) -> None:
    realm = GAME.begin(GAME.validate({"seats": ["jungle"], "scenario": scenario}), Fate.seeded(1))
    aside = DISCARDS.get(pile)
    if aside is not None:
        getattr(realm, aside).extend(getattr(realm, pile))
    elif pile == "panic_pile":
        realm.panic = (1 << len(BUILDINGS)) - 1
    getattr(realm, pile).clear()

    again = GAME.parse(GAME.write(realm))

    assert getattr(again, pile) == []
    assert GAME.write(again) == GAME.write(realm)


def test_the_example_of_the_module_is_read_by_its_own_parser() -> None:
    assert notation.__doc__ is not None
    example = "\n".join(line for line in notation.__doc__.splitlines() if line.startswith("    "))

    realm = GAME.parse(example)

    assert realm.agenda.step.name == "action"
    assert GAME.resume(realm).question is not None


def test_the_rivals_token_is_written_by_her_name() -> None:
    realm = GAME.parse("seats fire\noptions scenario:1\npath 1.3 fire rival")

    assert realm.paths[2 * WIDTH] == RIVAL
    assert "path 1.3 fire rival" in GAME.write(realm)


@pytest.mark.parametrize(
    "line",
    [
        "fire members nobody",
        "fire glory:many",
        "fire castle 3",
        "path 9.9 fire frunks",
        "path 1.1 fire frunks colour:3",
        "space palace.1 strength fire",
        "space mine.1 strength nobody",
        "monsters dragon",
        "panic everywhere",
        "weather fine",
        "fire equipment sword@frunks",
    ],
)
def test_a_line_that_says_nothing_is_refused_and_named(line: str) -> None:
    with pytest.raises(BadNotation, match=line.split(maxsplit=1)[0]):
        GAME.parse(f"seats fire water\nfire members frunks\n{line}")


def test_options_of_a_text_are_checked_as_those_of_a_match() -> None:
    with pytest.raises(BadNotation, match="difficulty"):
        GAME.parse("seats fire water\noptions difficulty:easy")
