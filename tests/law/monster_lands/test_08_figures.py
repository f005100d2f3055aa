"""What questions tell of numbers: prices as they will be paid, hits that are open, room on a path."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.facts import describe
from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.rules.cleanup import pay_salaries
from rulewright.games.monster_lands.rules.placement import act, carry_out
from rulewright.games.monster_lands.terms import NONE
from rulewright.kernel.question import Question
from rulewright.texts.catalogue import Texts
from tests.builders.monster_lands import (
    FIRE,
    GAME,
    ask_after,
    member,
    monster,
    offer,
    pool,
    question_outside,
    reasons,
    recruit,
    run,
    send,
    table,
    traps,
    trophy,
)


def asked(realm: Realm, action: str, *answers: str) -> Question:
    """Return what is asked after an action of the placement phase and some answers."""
    run(act(realm, FIRE), action)
    return ask_after(carry_out(realm, FIRE), *answers)


def figures(question: Question, kind: str) -> list[str]:
    """Return the numbers of a kind that a question is about."""
    return [one.partition(":")[2] for one in question.about if one.startswith(f"{kind}:")]


@pytest.mark.law("monster_lands 8.2.1", "monster_lands 8.2.4")
def test_the_tavern_says_what_will_be_paid_and_not_what_is_printed() -> None:
    realm = table()
    realm.gold[FIRE] = 9
    realm.glory[FIRE] = 20
    offer(realm, "lorios", "torko")
    pool(realm, FIRE, "persuasion-3", "strength")
    cost = realm.setting.cost[member(realm, "lorios")]

    question = asked(realm, "tavern:persuasion-3")

    assert f"lorios={cost - 3}" in figures(question, "price")
    assert "novice=1" in figures(question, "price")  # never less than one for an action
    assert f"beer={realm.setting.beer}" in figures(question, "price")


@pytest.mark.law("monster_lands 8.3.1", "monster_lands 8.2.4")
def test_traps_are_told_by_the_sum_that_will_be_paid_for_all_of_them() -> None:
    realm = table()
    realm.gold[FIRE] = 30
    names = ("enh_strength_plus_3", "enh_strength_dice_1", "enh_total_plus_4")
    realm.trap_display[:] = [realm.setting.trap_name.index(name) for name in names] + [NONE] * 3
    pool(realm, FIRE, "persuasion-4", "strength")

    first = asked(realm.copy(), "hunters_lodge:persuasion-4")
    second = asked(realm, "hunters_lodge:persuasion-4", names[0])

    assert set(figures(first, "price")) == {f"{names[0]}=5", f"{names[1]}=1", f"{names[2]}=1"}
    assert figures(first, "due") == []
    assert set(figures(second, "price")) == {f"{names[1]}=9", f"{names[2]}=10"}
    assert figures(second, "due") == ["5"]


@pytest.mark.law("monster_lands 8.1.4")
def test_a_trap_and_a_card_that_cannot_be_paid_for_are_refused_by_name() -> None:
    realm = table()
    realm.gold[FIRE] = 5
    shown = ("enh_strength_plus_3", "enh_strength_dice_1", "enh_total_plus_4")
    realm.trap_display[:] = [realm.setting.trap_name.index(name) for name in shown] + [NONE] * 3
    pool(realm, FIRE, "strength")

    assert reasons(realm, FIRE, "hunters_lodge:strength enh_strength_plus_3") == ["8.1.4"]
    assert reasons(realm, FIRE, "hunters_lodge:strength enh_strength_dice_1") == []


@pytest.mark.law("monster_lands 8.6.1")
def test_defense_tokens_are_told_with_their_prices() -> None:
    realm = table()
    realm.gold[FIRE] = 6
    pool(realm, FIRE, "persuasion-3", "strength")

    assert figures(asked(realm, "armory:persuasion-3"), "price") == ["1=1", "2=1", "3=3"]


@pytest.mark.law("monster_lands 7.2", "monster_lands 9.3.3")
def test_actions_are_found_by_the_dice_they_take() -> None:
    realm = table()
    pool(realm, FIRE, "magic", "persuasion-4")

    question = ask_after(act(realm, FIRE))
    by_magic = {option.text for option in question.options if "die:magic" in option.targets}
    by_persuasion = {option.text for option in question.options if "die:persuasion-4" in option.targets}

    assert {"alchemists:1", "alchemists:2"} <= by_magic
    assert "tavern:persuasion-4" in by_persuasion
    assert not any(option.targets[1:] == ("die:strength",) for option in question.options)


@pytest.mark.law("monster_lands 12.3.4", "monster_lands 12.3.5")
def test_somebody_who_defends_is_told_the_hits_that_are_open_and_how_many_kill() -> None:
    realm = table()
    monster(realm, 0, "moldo")
    send(realm, FIRE, "1.1", "frunks", strength=1, defense=2)

    question = question_outside(realm, dice=(5,) * 12)

    assert question.prompt == "monster_lands.block_talents"
    assert (question.about[0], figures(question, "deadly")) == ("path:1.1", ["2"])
    assert int(figures(question, "hits")[0]) > 0


@pytest.mark.law("monster_lands 15.4")
def test_whoever_cannot_pay_is_told_what_is_due_and_who_would_desert() -> None:
    realm = table()
    recruit(realm, FIRE, "lorios")
    trophy(realm, FIRE, "krinx")
    realm.gold[FIRE] = 0

    question = ask_after(pay_salaries(realm, FIRE))

    assert figures(question, "due") == ["2"]
    assert figures(question, "deserter") == ["lorios"]
    assert figures(question, "gold") == ["0"]


@pytest.mark.law("monster_lands 8.1.4")
def test_an_answer_says_what_a_die_would_buy_at_once_and_take_off_a_price() -> None:
    realm = table()
    realm.gold[FIRE] = 2
    pool(realm, FIRE, "strength", "persuasion-6")
    assert reasons(realm, FIRE, "armory:strength") == []

    question = ask_after(act(realm, FIRE))

    def said(text: str) -> str:
        option = question.find(text)
        assert option is not None
        return Texts("en").say(GAME.speech.option(realm, question, option))

    assert said("armory:strength") == "strength in the armory, buys at once: a defense token"
    assert said("armory:persuasion-6") == "persuasion 6 in the armory: 6 gold off"


@pytest.mark.law("monster_lands 12.4.3")
def test_the_table_says_whether_a_monster_could_be_captured() -> None:
    found = []
    for names in ((), ("starting",)):
        realm = table()
        monster(realm, 0, "moldo")
        traps(realm, FIRE)
        send(realm, FIRE, "1.1", "frunks", strength=3, venoms=1, traps=names)
        assert question_outside(realm, dice=(0,) * 12).prompt == "monster_lands.strike_monster"
        found.append(describe(realm, FIRE)["battle"]["capturable"])

    assert found == [False, True]


@pytest.mark.law("monster_lands 8.2.5")
def test_a_discount_is_told_with_the_price_before_and_after() -> None:
    realm = table()
    realm.gold[FIRE] = 20
    realm.glory[FIRE] = 20
    holders = [number for number, power in enumerate(realm.setting.powers.members) if power.discount(2) and number < 36]
    recruit(realm, FIRE, realm.setting.member_name[holders[0]])
    offer(realm, "lorios", "torko")
    pool(realm, FIRE, "strength", "strength")
    off = realm.setting.powers.members[holders[0]].discount(2)
    cost = realm.setting.cost[member(realm, "lorios")]

    question = asked(realm, "tavern:strength", "lorios")

    assert question.prompt == "monster_lands.use_discount"
    assert (figures(question, "due"), figures(question, "after")) == ([str(cost)], [str(max(0, cost - off))])
