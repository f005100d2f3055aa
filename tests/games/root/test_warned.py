"""What is said before an answer is given, and to whoever lost something by what others did."""

from __future__ import annotations

import pytest

from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.foresight import Foresight, foresee, warnings
from rulewright.kernel.match import Match
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, say, table

ENGLISH = Texts("en")
UNOBEYED = "As things stand, no {} card could be carried out in {}: that would mean turmoil."


def warned(match: Match) -> dict[str, list[str]]:
    """Return the warnings of the open question in English, by answer."""
    assert match.question is not None
    found = warnings(match.view(match.question.seat))
    return {text: [ENGLISH.say(note.said) for note in notes] for text, notes in found.items()}


def foreseen(match: Match, text: str) -> Foresight:
    """Return what an answer will do."""
    assert match.question is not None
    option = match.question.find(text)
    assert option is not None
    return foresee(match.view(match.question.seat), option)


def lost(match: Match, event: Event, seat: int) -> str | None:
    """Return what a seat is told that it lost."""
    loss = GAME.speech.loss(match.view(seat).now, event.seen_by(seat), seat)
    return None if loss is None else f"{ENGLISH.say(loss.said)} [{loss.law}]"


def test_a_card_that_the_decree_could_not_obey_is_warned_of() -> None:
    match = table("turn eyrie birdsong decree\neyrie leader despot\n1 eyrie 6 roost\nhand eyrie anvil sword")

    assert warned(match) == {
        "anvil>battle": [UNOBEYED.format("fox", "Battle")],
        "anvil>build": [UNOBEYED.format("fox", "Build")],
        **{
            f"sword>{column.lower()}": [UNOBEYED.format("mouse", column)]
            for column in ("Recruit", "Move", "Battle", "Build")
        },
    }


FAILING = "turn eyrie daylight decree\neyrie leader despot\neyrie move anvil sword\n1 eyrie 6 roost\n2 marquise 1"
"""There is nobody in a mouse clearing."""


def test_an_order_that_leads_into_turmoil_is_warned_of() -> None:
    found = warned(table(FAILING))

    assert set(found) == {"mouse"}
    (turmoil,) = found["mouse"]
    assert turmoil == (
        "Turmoil: a mouse card in Move cannot be carried out. The leader falls, the Decree is cleared, Daylight ends, "
        "and no bird costs a point."
    )


@pytest.mark.law("root 7.7")
def test_turmoil_says_why_where_the_leader_is_asked_for_and_to_those_who_fell() -> None:
    match = table(FAILING)
    heard: list[Event] = []
    match.listen(heard.append)

    say(match, "mouse")

    question = match.question
    assert question is not None
    assert question.prompt == "root.eyrie.leader"
    assert question.about == ("column:move", "suit:mouse")
    now = match.view(EYRIE).now
    assert ENGLISH.say(GAME.speech.prompt(now, question)) == (
        "Turmoil: a mouse card in Move could not be carried out. Which leader follows?"
    )
    for language in LANGUAGES:
        said = Texts(language)
        assert said.say(GAME.speech.prompt(now, question)) != said("root.prompt.eyrie.leader")
    turmoil = next(event for event in heard if event.kind == "turmoil")
    told = lost(match, turmoil, EYRIE)
    assert told is not None
    assert told.startswith("Turmoil: a mouse card in Move cannot be carried out.")
    assert told.endswith("[root 7.7]")
    assert lost(match, turmoil, MARQUISE) is None


def test_leaving_rule_or_buildings_behind_is_warned_of() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n1 marquise 2 sawmill; eyrie 1\n5 marquise 1\n9 marquise 1"
    )
    say(match, "march", "1>5")

    assert warned(match) == {
        "2": [
            "Buildings or tokens in clearing 1 (fox) are left without a warrior.",
            "You no longer rule clearing 1 (fox).",
        ]
    }


def test_ending_daylight_with_actions_left_is_warned_of() -> None:
    assert warned(table("turn marquise daylight action\nmarquise actions 2\n1 marquise 3 sawmill")) == {
        "done": ["You still have 2 actions."]
    }


def test_ending_the_evening_with_operations_left_is_warned_of() -> None:
    match = table("turn alliance evening operation\nalliance officers 2\nalliance operations 2\n1 alliance 2 base_fox")

    assert warned(match)["done"] == ["You still have 2 operations."]


CULT_DAY = "seats marquise cult\nturn cult daylight ritual\n1 cult 3\n8 cult garden_fox*2\n2 cult garden_mouse\n"


def test_ending_daylight_with_points_left_is_warned_of_and_a_suit_that_scores_nothing() -> None:
    match = table(CULT_DAY + "hand cult anvil sword bake_sale armorers")

    assert warned(match) == {"done": ["A fox card could still score 2 points."]}
    say(match, "score")
    assert warned(match) == {
        "bake_sale": ["With so few gardens (rabbit) it scores nothing, and the card is lost."],
        "sword": ["With so few gardens (mouse) it scores nothing, and the card is lost."],
    }


def test_what_scored_or_what_is_recruited_with_is_not_warned_of() -> None:
    match = table(CULT_DAY + "hand cult anvil sword\ncult scored fox")

    assert warned(match) == {}
    say(match, "recruit")
    assert warned(match) == {}


def test_a_card_lost_with_a_garden_is_told_to_the_cult_alone() -> None:
    match = table(CULT_DAY + "hand cult anvil")
    feared = Event("feared", {"seat": 1, "card": "anvil"})

    assert lost(match, feared, 1) == "A garden was removed: you lost Anvil (fox) by lot. [root 10.2.5]"
    assert lost(match, feared, 0) is None


def test_outrage_is_told_before_it_is_paid() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n1 marquise 1\n5 alliance sympathy\nhand marquise anvil"
    )
    say(match, "march")

    found = warned(match)

    outrage = "Outrage in clearing 5 (rabbit): it costs you a card for the Alliance."
    assert outrage in found["1>5"]
    assert all(outrage not in notes for text, notes in found.items() if text != "1>5")


def test_what_others_take_is_told_to_whoever_it_was_taken_from_and_nobody_else() -> None:
    match = table("turn eyrie daylight decree\neyrie leader despot\neyrie move anvil\n1 eyrie 3 roost\n2 marquise 2")
    gone = Event("removed", {"by": EYRIE, "owner": MARQUISE, "place": 2, "piece": "warrior", "number": 2})
    mill = Event("removed", {"by": EYRIE, "owner": MARQUISE, "place": 2, "piece": "sawmill", "number": 1})
    given = Event("removed", {"by": MARQUISE, "owner": MARQUISE, "place": 2, "piece": "warrior", "number": 2})
    stolen = Event("took", {"seat": EYRIE, "victim": MARQUISE}, {"card": "anvil"}, 1 << EYRIE | 1 << MARQUISE)

    assert lost(match, gone, MARQUISE) == (
        "The Eyrie removed 2 warriors of yours from clearing 2 (mouse). [root G.1.22]"
    )
    assert lost(match, mill, MARQUISE) == ("The Eyrie removed 1 sawmill of yours from clearing 2 (mouse). [root 3.2.1]")
    assert lost(match, given, MARQUISE) is None
    assert lost(match, stolen, MARQUISE) == "The Eyrie took Anvil (fox) from you. [root 2.1]"
    for other in (EYRIE, ALLIANCE, VAGABOND):
        assert lost(match, gone, other) is None
        assert lost(match, stolen, other) is None


def test_an_action_says_what_it_does_and_what_is_asked_next() -> None:
    match = table("turn marquise daylight action\nmarquise actions 2\n1 marquise 3 sawmill wood; eyrie 1\n5 marquise 1")

    found = foreseen(match, "march")

    assert [(ENGLISH.say(note.said), note.law) for note in found.about] == [
        ("Costs an action. You make up to two moves.", "root 6.5.2")
    ]
    assert found.then is not None
    assert ENGLISH.say(found.then) == ENGLISH("root.prompt.move.where")
    assert (found.happens, found.points) == ((), 0)


def test_a_building_is_foreseen_with_what_is_paid_placed_and_scored() -> None:
    match = table("turn marquise daylight action\nmarquise actions 2\n1 marquise 3 sawmill keep wood\n5 marquise 1")
    say(match, "build")

    found = foreseen(match, "sawmill@5")

    assert found.points == 1
    assert [ENGLISH.say(phrase) for phrase in found.happens] == [
        "the Marquise spent 1 wood from clearing 1 (fox).",
        "the Marquise placed 1 sawmill in clearing 5 (rabbit).",
        "the Marquise scored 1 point for a sawmill: 1 now.",
    ]


def test_what_a_card_takes_to_be_crafted_is_told() -> None:
    match = table("turn marquise daylight craft\n1 marquise 1 workshop\nhand marquise anvil\nitems hammer")

    found = foreseen(match, "craft:anvil")

    assert [(ENGLISH.say(note.said), note.law) for note in found.about] == [
        ("Needs crafting pieces of these suits: 1 fox.", "root 4.1.1")
    ]
    assert found.points == 2


def test_nothing_is_foreseen_of_dice_and_of_what_others_hold() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 2\n1 marquise 3; eyrie 2 roost\n2 marquise 1; eyrie 1\n"
        "hand eyrie ambush_fox anvil sword"
    )
    say(match, "battle")

    found = foreseen(match, "1:eyrie")

    assert [phrase.key for phrase in found.happens] == ["root.event.battle"]
    assert (found.points, found.then) == (0, None)


@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_know_makes_no_difference_to_what_it_foresees(seed: int) -> None:
    match = GAME.new({"seats": ["marquise", "eyrie", "alliance", "vagabond"]}, seed=seed)
    chance = Fate.seeded(f"foreseen {seed}")
    compared = 0
    while match.question is not None and len(match.history) < 260:
        options = match.question.options
        if len(match.history) % 13 == 0:
            view = match.view(match.question.seat)
            world = view.imagine(chance).view(view.seat)
            world.number = view.number
            option = options[chance.below(len(options))]
            assert warnings(world) == warnings(view)
            assert foresee(world, option) == foresee(view, option)
            compared += 1
        match.answer(options[chance.below(len(options))])
    assert compared >= 10


@pytest.mark.law("root 4.3.2", "root 4.3.4")
def test_the_losses_of_both_sides_are_expected() -> None:
    match = table("turn marquise daylight action\nmarquise actions 3\n1 marquise 3; eyrie 3\n2 marquise 3; eyrie 1")
    say(match, "battle")
    imagined = match.view(MARQUISE).imagine(Fate.seeded("odds"))
    assert imagined.question is not None
    even, strong = imagined.question.options

    found = GAME.prospects(imagined, even)

    # The higher of two dice shows 0, 1, 2, 3 in 1, 3, 5, 7 of 16 ways, the lower one in 7, 5, 3, 1.
    assert found == {"attacker_lost": pytest.approx(14 / 16), "defender_lost": pytest.approx(34 / 16)}
    assert GAME.prospects(imagined, strong)["defender_lost"] == pytest.approx(15 / 16), "only one is there"
    assert [ENGLISH.say(phrase) for phrase in GAME.speech.prospects(found)] == [
        "On average the attacker loses 0.9, the defender 2.1."
    ]
    assert [Texts("de").say(phrase) for phrase in GAME.speech.prospects(found)] == [
        "Im Schnitt verliert der Angreifer 0,9, der Verteidiger 2,1."
    ]


def test_giving_up_ones_points_for_dominance_is_warned_of() -> None:
    match = table(
        "turn marquise daylight action\npoints marquise:22\n1 marquise 3 keep sawmill\nhand marquise dominance_fox"
    )

    found = warned(match)

    assert set(found) >= {"activate:dominance_fox"}
    assert found["activate:dominance_fox"][0].startswith(
        "Your marker leaves the score track: 22 points count no longer"
    )
