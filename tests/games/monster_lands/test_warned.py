"""Monster Lands: what is said before an answer is given, and to a clan that lost something."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.rules.cleanup import pay_salaries
from rulewright.games.monster_lands.rules.round import begin_adventures
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.foresight import foresee, warnings
from rulewright.kernel.match import Match
from rulewright.kernel.speech import Ahead
from rulewright.texts.catalogue import Texts
from tests.builders.monster_lands import (
    FIRE,
    GAME,
    WATER,
    in_turn,
    land,
    monster,
    pool,
    recruit,
    resume,
    send,
    table,
    trophy,
)
from tests.builders.root import ask_after

ENGLISH = Texts("en")
HIT = 2 / 3


def fight(*dice: int, **pieces: int) -> Match:
    """Return a fight against Moldo of a mercenary who has no talent for it; attack dice fall as given, from 1 to 6."""
    realm = table()
    monster(realm, 0, "moldo")
    land(realm, 0, "kyzhul", "1A")
    send(realm, FIRE, "1.2", "nuduru", **pieces)
    begin_adventures(realm)
    realm.fate.script = [face - 1 for face in dice]
    return resume(realm)


def warned(match: Match) -> dict[str, list[str]]:
    """Return the warnings of the open question in English, by answer."""
    assert match.question is not None
    found = warnings(match.view(match.question.seat))
    return {text: [ENGLISH.say(note.said) for note in notes] for text, notes in found.items()}


def prospects(match: Match, text: str) -> dict[str, float]:
    """Return what the odds of an answer come to."""
    assert match.question is not None
    imagined = match.view(match.question.seat).imagine(Fate.seeded("odds"))
    assert imagined.question is not None
    option = imagined.question.find(text)
    assert option is not None
    return GAME.prospects(imagined, option)


def test_a_hit_that_kills_is_warned_of_and_one_that_wounds() -> None:
    match = fight(*[6] * 6, strength=1, defense=2)
    assert match.question is not None
    assert match.question.prompt == "monster_lands.block_tokens"

    found = warned(match)

    hits = int(next(thing for thing in match.question.about if thing.startswith("hits:")).partition(":")[2])
    for text in ("0", "1", "2"):
        left = hits - int(text)
        if left >= 2:
            assert found[text] == ["Nuduru dies, whatever you do after that."]
        elif left:
            assert found[text] == ["Nuduru is wounded, unless you do more."]
        else:
            assert text not in found
    assert {note for notes in found.values() for note in notes} >= {"Nuduru dies, whatever you do after that."}


@pytest.mark.law("monster_lands 12.3.5")
def test_the_chances_to_be_wounded_and_to_die_are_told() -> None:
    match = fight(strength=1, magic=1)
    assert match.question is not None
    assert match.question.prompt == "monster_lands.give_up_magic"
    dice = 2
    monsters = GAME.tables.monsters
    attack = next(one.attack for one in monsters if one.id == "moldo")

    found = prospects(match, "0")

    assert attack >= dice
    assert found["wounded"] == pytest.approx(attack * HIT * (1 - HIT) ** (attack - 1))
    assert found["lost"] == pytest.approx(1 - (1 - HIT) ** attack - found["wounded"])
    wounded, dead = round(100 * found["wounded"]), round(100 * found["lost"])
    assert [ENGLISH.say(phrase) for phrase in GAME.speech.prospects(found)] == [
        f"Your mercenary: wounded {wounded} %, dead {dead} %."
    ]


def test_too_little_gold_for_salaries_is_warned_of() -> None:
    realm = table()
    recruit(realm, FIRE, "taroa")
    trophy(realm, FIRE, "gator")
    realm.gold[FIRE] = 0
    question = ask_after(pay_salaries(realm, FIRE))
    pay, sell = (question.find(text) for text in ("pay", "sell:gator"))
    assert pay is not None
    assert sell is not None
    ahead = Ahead(realm, realm, ())

    (note,) = GAME.speech.warnings(question, pay, ahead)

    assert ENGLISH.say(note.said).startswith("Gold is missing: ")
    assert GAME.speech.warnings(question, sell, ahead) == ()


def test_whoever_thinks_of_a_path_is_told_how_strong_its_monster_is() -> None:
    realm = table()
    monster(realm, 0, "moldo")
    land(realm, 0, "kyzhul", "1A")
    pool(realm, FIRE, "strength", "strength")
    match = in_turn(realm, FIRE)
    assert match.question is not None
    option = match.question.find("path:1.2")
    assert option is not None

    (note,) = foresee(match.view(FIRE), option).about

    assert note.law == "monster_lands 12.3.1"
    assert ENGLISH.say(note.said).startswith("The monster attacks with ")


def test_deaths_desertions_and_thefts_are_told_to_the_clan_that_suffers_them() -> None:
    realm = table()
    events = {
        "Nuduru died on path 2 of land 1, with everything carried along. [monster_lands 13.1]": Event(
            "died", {"seat": FIRE, "member": "nuduru", "path": "1.2"}
        ),
        "Nuduru has deserted: there was too little gold for the salaries. [monster_lands 15.4]": Event(
            "deserted", {"seat": FIRE, "member": "nuduru"}
        ),
        "You lost 2 glory (mission). [monster_lands 4.4]": Event(
            "glory_lost", {"seat": FIRE, "points": 2, "total": 1, "reason": "mission"}
        ),
    }
    for said, event in events.items():
        loss = GAME.speech.loss(realm, event, FIRE)
        assert loss is not None
        assert f"{ENGLISH.say(loss.said)} [{loss.law}]" == said
        assert GAME.speech.loss(realm, event, WATER) is None
    theft = Event("stolen", {"path": "1.1", "victim": "1.2", "strength": 1, "magic": 0, "loser": FIRE})
    loss = GAME.speech.loss(realm, theft, FIRE)
    assert loss is not None
    assert ENGLISH.say(loss.said).startswith("Dice were stolen from you on path 2 of land 1")
    assert GAME.speech.loss(realm, theft, WATER) is None
