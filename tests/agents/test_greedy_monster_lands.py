"""Greedy at the tables of Monster Lands: whole actions, weighed by chances, from what its seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rulewright.agents.catalogue import make
from rulewright.agents.monster_lands.greedy import MonsterLandsGreedy
from rulewright.agents.monster_lands.weights import Weights
from rulewright.agents.random import RandomAgent
from rulewright.agents.weights import replaced
from rulewright.arena.simulate import play_out
from rulewright.games.monster_lands.rules.round import PAYING_SALARIES, SALARIES, begin_adventures
from rulewright.games.monster_lands.terms import RANKS
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.fate import Fate
from rulewright.kernel.view import View
from tests.builders.monster_lands import (
    CLANS,
    FIRE,
    GAME,
    WATER,
    fall,
    land,
    loot,
    mission,
    monster,
    offer,
    recruit,
    resume,
    send,
    solo,
    table,
    traps,
    trophy,
)

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.match import Match

ALONE = 6
"""Games of scenario 1."""


def greedy(match: Match, prompt: str) -> str:
    """Let greedy answer until it is asked something, and return its answer to that."""
    agents: dict[int, MonsterLandsGreedy] = {}
    for _ in range(200):
        question = match.question
        assert question is not None, f"nobody asked {prompt}"
        agent = agents.setdefault(question.seat, MonsterLandsGreedy())
        answer = agent.choose(match.view(question.seat)).text
        if question.prompt == f"monster_lands.{prompt}":
            return answer
        match.answer(answer)
    raise AssertionError(prompt)


def fight(realm: Realm, *dice: int) -> Match:
    """Go on with the adventure phase; the first dice fall as given."""
    begin_adventures(realm)
    fall(realm, dice)
    return resume(realm)


def hunt(beast: str, *, ground: str = "kale") -> Realm:
    """Return a table with a monster on the first land, after the dice have been taken."""
    realm = table()
    monster(realm, 0, beast)
    land(realm, 0, ground)
    return realm


# Whole games.


def test_it_beats_three_random_opponents_from_every_seat() -> None:
    for seat in range(4):
        match = GAME.new({"seats": CLANS}, seed=f"seat {seat}")
        players = [make("greedy" if other == seat else "random", GAME.name, other) for other in range(4)]

        play_out(match, players)

        assert match.outcome.winners == (seat,)


def test_alone_it_is_at_least_a_trainee_in_most_games() -> None:
    ranks = []
    for seed in range(ALONE):
        match = GAME.new({"seats": [CLANS[seed % 4]], "scenario": 1}, seed=seed)
        play_out(match, [make("greedy", GAME.name, seed)])
        ranks.append(RANKS.index(match.outcome.rank))

    assert sum(rank >= RANKS.index("trainee") for rank in ranks) > ALONE / 2


@pytest.mark.parametrize("options", [{"tricks": True, "queens_grant": True}, {"more_monsters": True}])
@pytest.mark.parametrize("difficulty", ["beginner", "cutthroat"])
def test_it_plays_with_every_module_to_the_end(options: dict[str, bool], difficulty: str) -> None:
    match = GAME.new({"seats": CLANS[:3], "difficulty": difficulty, **options}, seed=5)

    play_out(match, [MonsterLandsGreedy() for _ in range(3)])

    assert match.over


@pytest.mark.parametrize("number", range(1, 11))
def test_it_plays_every_scenario_to_the_end(number: int) -> None:
    match = resume(solo(number))

    play_out(match, [MonsterLandsGreedy()])

    assert match.outcome.rank in RANKS


def test_made_anew_for_every_question_from_a_packed_view_it_still_answers_what_is_offered() -> None:
    match = GAME.new({"seats": CLANS[:2], "tricks": True}, seed=3)

    while (question := match.question) is not None:
        view = View.unpack(GAME, match.view(question.seat).pack())
        match.answer(MonsterLandsGreedy().choose(view).text)

    assert match.over


def test_what_it_may_not_know_does_not_change_its_answers() -> None:
    match, luck, fate = GAME.new({"seats": CLANS}, seed=8), RandomAgent(8), Fate.seeded(8)

    compared = 0
    while (question := match.question) is not None:
        if len(question.options) > 1 and compared < 60:
            view = match.view(question.seat)
            other = view.imagine(fate).view(question.seat)
            assert MonsterLandsGreedy().choose(other).text == MonsterLandsGreedy().choose(view).text
            compared += 1
        match.answer(luck.pick(question))
    assert compared == 60


def test_the_same_table_gets_the_same_answers() -> None:
    first, second = (GAME.new({"seats": CLANS}, seed=4) for _ in range(2))
    for match in (first, second):
        play_out(match, [MonsterLandsGreedy() for _ in range(4)])

    assert [answer.text for answer in first.history] == [answer.text for answer in second.history]


# Dice in a fight.


def test_it_stops_at_a_capture_that_pays_for_salaries() -> None:
    realm = hunt("krinx")
    recruit(realm, FIRE, "zondu", "naiala", "sckrat")
    realm.gold[FIRE], realm.glory[FIRE] = 0, 20
    send(realm, FIRE, "1.1", "frunks", strength=4, defense=3, traps=["starting"])

    # The attack misses; four, three and two make nine: enough for a capture, and gold is what the clan needs.
    assert greedy(fight(realm.copy(), 1, 1, 1, 4, 3, 2), "strike_monster") == "roll:strength"
    match = fight_on(realm, 3)
    assert greedy(match, "strike_monster") == "stop"


def fight_on(realm: Realm, rolls: int) -> Match:
    """Fight with dice rolled one by one until some have fallen."""
    match = fight(realm, 1, 1, 1, 4, 3, 2)
    while match.question is not None and match.question.prompt != "monster_lands.strike_monster":
        match.answer(match.question.options[0])
    for _ in range(rolls):
        match.answer("roll:strength")
    return match


def test_it_rolls_on_for_an_elimination_that_is_worth_more_than_a_capture() -> None:
    realm = hunt("krinx")
    realm.round, realm.gold[FIRE] = 6, 30
    send(realm, FIRE, "1.1", "frunks", strength=4, traps=["starting"])

    assert greedy(fight_on(realm, 3), "strike_monster") in ("roll:all", "roll:strength")


def test_a_venom_is_used_when_it_makes_the_difference_and_kept_when_not() -> None:
    answers = []
    for falls in ((3, 2), (1, 1)):
        realm = hunt("sckon", ground="kyzhul")
        send(realm, FIRE, "1.1", "zondu", strength=2, venoms=1, defense=3, traps=["enh_total_plus_4"])
        answers.append(greedy(after_all_dice(realm, falls), "strike_monster"))

    assert answers == ["venom", "stop"]


def after_all_dice(realm: Realm, falls: tuple[int, int]) -> Match:
    """Fight after an attack that misses, with all dice on the table."""
    match = fight(realm, 1, 1, 1, *falls)
    while match.question is not None and match.question.prompt != "monster_lands.strike_monster":
        match.answer(match.question.options[0])
    match.answer("roll:all")
    return match


# Life and death.


def test_hits_are_blocked_while_a_mercenary_is_needed() -> None:
    realm = hunt("moldo", ground="kyzhul")
    send(realm, FIRE, "1.1", "zondu", strength=2, defense=2)

    # Of three hits the talents of mercenary and path block two, a token the third.
    assert greedy(fight(realm, 6, 6, 6, 6), "block_talents") == "2"


def test_in_the_last_round_a_hero_dies_where_nothing_else_can_be_won() -> None:
    realm = hunt("caribdis")
    realm.round, realm.gold[FIRE] = 6, 20
    realm.loot_display = [-1] * len(realm.loot_display)
    send(realm, FIRE, "1.1", "frunks", strength=1, defense=3)

    assert greedy(fight(realm, *[6] * 7), "block_talents") == "0"


def test_magic_dice_are_given_up_when_they_save_a_life_and_could_not_win() -> None:
    realm = hunt("caribdis")
    recruit(realm, FIRE, "karunna")
    send(realm, FIRE, "1.1", "karunna", strength=1, magic=3, defense=1)

    assert greedy(fight(realm), "give_up_magic") == "3"


# The citadel.


def busy() -> Realm:
    """Return a table whose first player has used the talent of its leader."""
    realm = table()
    realm.used |= realm.clan[FIRE]
    return realm


def test_gold_and_glory_are_turned_into_a_mercenary() -> None:
    realm = busy()
    realm.gold[FIRE], realm.glory[FIRE] = 12, 12
    offer(realm, "trulina", "guster", "parsas", "dalina")

    match = resume(realm)
    assert greedy(match, "act").startswith("tavern:")
    assert greedy(match, "hire") == "trulina"


def test_a_trophy_is_sold_when_a_renowned_member_would_desert() -> None:
    answers = []
    for gold in (0, 9):
        realm = table()
        recruit(realm, FIRE, "karunna", "torko")
        trophy(realm, FIRE, "krinx")
        realm.gold[FIRE], realm.glory[FIRE] = gold, 8
        realm.stage, realm.turn = PAYING_SALARIES, 0
        realm.agenda = Agenda(FIRE, SALARIES)
        answers.append(greedy(resume(realm), "salaries"))

    assert answers == ["sell:krinx", "pay"]


def test_a_contract_is_fulfilled_only_if_it_pays() -> None:
    answers = []
    for round_, gold in ((2, 20), (2, 5)):
        realm = table()
        realm.round, realm.gold[WATER] = round_, gold
        recruit(realm, WATER, "karunna", "torko", "saruna")
        mission(realm, 1, 1)
        send(realm, WATER, "m2.1", "taron", strength=1)
        trophy(realm, WATER, "krinx")
        answers.append(greedy(fight(realm), "contract"))

    # Five gold for two glory: not when the salaries are at stake.
    assert answers == ["fulfil", "decline"]


def test_free_gold_of_loot_is_taken_at_once() -> None:
    realm = busy()
    loot(realm, FIRE, "gold_12")

    assert greedy(resume(realm), "act") == "loot:gold_12"


def test_the_plan_for_an_assignment_is_carried_out_question_by_question() -> None:
    realm = hunt("krinx")
    traps(realm, FIRE, "enh_total_plus_8", "enh_strength_dice_1")
    realm.defense[FIRE], realm.potions[FIRE] = 3, 2
    realm.gold[FIRE] = 0
    match, agents = resume(realm), [MonsterLandsGreedy() for _ in CLANS]
    while (question := match.question) is not None and question.prompt != "monster_lands.who_goes":
        match.answer(agents[question.seat].choose(match.view(question.seat)))
    assert question is not None
    seat = question.seat

    promised = dict(agents[seat].plan)
    answered = {}
    while (question := match.question) is not None and question.prompt.partition(".")[2] in promised:
        answer = agents[seat].choose(match.view(seat)).text
        answered[question.prompt.partition(".")[2]] = answer
        match.answer(answer)

    assert set(answered) >= {"who_goes", "path_dice"}
    assert {prompt: promised[prompt] for prompt in answered} == answered


def test_another_table_of_weights_changes_what_it_plays() -> None:
    answers = []
    for weights in (Weights(), replaced(Weights(), {"gold": 0.0, "gold_last": 0.0, "haste": 0.0})):
        match = GAME.new({"seats": CLANS}, seed=4)
        play_out(match, [MonsterLandsGreedy(weights) for _ in CLANS])
        answers.append([answer.text for answer in match.history])

    assert answers[0] != answers[1]
