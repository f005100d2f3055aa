"""Root in phrases: whatever is asked, offered, told and refused has its message, and all that goes into it."""

from __future__ import annotations

import re

import pytest

from rulewright.games.root.box import FACTIONS
from rulewright.games.root.game import RootGame
from rulewright.games.root.speech import telling
from rulewright.kernel.event import Event, Fact
from rulewright.kernel.match import Match
from rulewright.kernel.why import Reason
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.texts.phrases import misfits, of_question, told_of
from tests.texts.root.wanted import RULES
from tools.root.samples import RARE

GAME = RootGame()
SPEECH = GAME.speech
TABLES = [["marquise", "eyrie", "alliance", "vagabond"], ["vagabond", "alliance"], ["eyrie", "marquise"]]
ENGLISH = Texts("en")


def table(*answers: str, text: str = "") -> Match:
    """Return a match of all four factions, or one that goes on from a position, after some answers."""
    match = GAME.resume(GAME.parse(text, 0)) if text else GAME.new({}, seed=1)
    for answer in answers:
        match.answer(answer)
    return match


def asked(match: Match) -> list[str]:
    """Return the open question in English, then its options."""
    question = match.question
    assert question is not None
    now = match.view(question.seat).now
    return [
        ENGLISH.say(SPEECH.prompt(now, question)),
        *(ENGLISH.say(SPEECH.option(now, question, option)) for option in question.options),
    ]


def buttons(match: Match) -> list[str]:
    """Return the buttons of the open question in English; "" where they are as in the list."""
    question = match.question
    assert question is not None
    now = match.view(question.seat).now
    said = [SPEECH.button(now, question, option) for option in question.options]
    return ["" if phrase is None else ENGLISH.say(phrase) for phrase in said]


def told(kind: str, **facts: Fact) -> str:
    """Return an event in English."""
    said = SPEECH.tell(table().view(None).now, Event(kind, facts))
    assert said is not None
    return ENGLISH.say(said)


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_every_phrase_has_its_message_and_exactly_what_goes_into_it(seats: list[str]) -> None:
    assert misfits(told_of(GAME.new({"seats": seats, "adventurous": True}, seed="phrases"))) == {}


@pytest.mark.parametrize("place", range(len(RARE)))
def test_rare_questions_have_their_phrases_too(place: int) -> None:
    text, answers = RARE[place]
    assert misfits(of_question(table(*answers, text=text))) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_has_no_gap(language: str) -> None:
    texts = Texts(language)
    for phrase in told_of(GAME.new({"map": "winter"}, seed=language)):
        said = texts.say(phrase)
        assert said
        assert "<" not in said
        assert " ?" not in said
        assert said == said.strip()


def test_everything_that_the_rules_tell_has_a_sentence() -> None:
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', RULES))
    known = set(telling.EVENTS).union(*(faction.tongue.events for faction in FACTIONS.values()))

    assert kinds == known


def test_no_two_tell_of_the_same_event() -> None:
    own = [kind for faction in FACTIONS.values() for kind in faction.tongue.events]

    assert len(set(own)) == len(own)
    assert not set(own) & set(telling.EVENTS)


def test_turns_and_phases_are_headings() -> None:
    now = table().view(None).now
    turn = SPEECH.heading(now, Event("turn", {"seat": 0, "round": 3}))
    phase = SPEECH.heading(now, Event("phase", {"seat": 0, "phase": "daylight"}))

    assert turn is not None
    assert phase is not None
    assert (turn.level, turn.seat, ENGLISH.say(turn.title)) == ("turn", 0, "Round 3 · Marquise")
    assert (phase.level, phase.seat, ENGLISH.say(phase.title)) == ("phase", 0, "Daylight")
    assert SPEECH.heading(now, Event("moved", {})) is None


def test_who_took_a_step_back_is_told() -> None:
    assert told("undone", seat=0, question=4) == "the Marquise took a step back."
    assert told("undone", seat=-1, question=4) == "A step was taken back."


def test_a_hand_without_cards_is_said_to_be_empty_by_those_who_saw_it() -> None:
    assert told("showed", seat=0, viewer=2) == "the Marquise showed the Alliance the hand."
    assert (
        told("showed", seat=0, viewer=2, cards=("anvil",)) == "the Marquise showed the Alliance the hand: Anvil (fox)."
    )
    assert told("showed", seat=0, viewer=2, cards=()) == "the Marquise showed the Alliance an empty hand."


def test_an_item_is_said_without_what_it_no_longer_is() -> None:
    assert told("refreshed", seat=3, item="boot-") == "the Vagabond refreshed a boot."
    assert told("refreshed", seat=3, item="boot-!") == "the Vagabond refreshed a boot (damaged)."
    assert told("repaired", seat=3, item="boot-!") == "the Vagabond repaired a boot (exhausted)."
    assert told("damaged", seat=3, item="boot-") == "the Vagabond damaged a boot (exhausted)."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "the Vagabond went from forest f2 to clearing 5 (rabbit).",
                "the Vagabond took a torch from the Marquise.",
                "the Eyrie enthroned the Despot.",
                "the Marquise is now Allied towards the Vagabond.",
                "the Marquise activated a workshop in clearing 5 (rabbit).",
            ],
        ),
        (
            "it",
            [
                "il Vagabondo va dalla foresta f2 alla radura 5 (coniglio).",
                "il Vagabondo prende una torcia dalla Marchesa.",
                "la Dinastia insedia il Despota.",
                "la Marchesa ora è Alleata verso il Vagabondo.",
                "la Marchesa attiva un’officina nella radura 5 (coniglio).",
            ],
        ),
        (
            "de",
            [
                "der Vagabund geht aus dem Wald f2 nach Lichtung 5 (Hase).",
                "der Vagabund nimmt der Marquise eine Fackel ab.",
                "die Dynastie setzt den Despoten ein.",
                "Beziehung der Marquise zum Vagabunden: jetzt Alliiert.",
                "die Marquise aktiviert eine Werkstatt auf Lichtung 5 (Hase).",
            ],
        ),
    ],
)
def test_sentences_have_the_forms_of_their_language(language: str, said: list[str]) -> None:
    happened = [
        Event("pawn", {"seat": 3, "origin": 14, "destination": 5}),
        Event("took_item", {"seat": 3, "item": "torch", "other": 0}),
        Event("leader", {"seat": 1, "leader": "despot"}),
        Event("relation", {"seat": 3, "other": 0, "relation": "allied"}),
        Event("activated", {"seat": 0, "piece": "workshop", "place": 5}),
    ]
    now, texts = table().view(None).now, Texts(language)

    assert [texts.say(SPEECH.tell(now, event) or ()) for event in happened] == said


def test_dice_are_told_with_what_limits_them() -> None:
    dice: dict[str, Fact] = {"dice": (3, 0), "attacker": 1, "defender": 0, "attacker_die": 3, "defender_die": 0}
    turned: dict[str, Fact] = {"dice": (3, 0), "attacker": 0, "defender": 0, "attacker_die": 0, "defender_die": 3}

    assert told("rolled", **dice) == (
        "Dice 3 and 0: the attacker rolled 1 hit, the defender 0. Too few fighters there: the attacker’s 3 counts as 1."
    )
    assert told("rolled", **turned) == (
        "Dice 3 and 0: the attacker rolled 0 hits, the defender 0. The defender takes the higher die here. "
        "Too few fighters there: the defender’s 3 counts as 0."
    )


def test_a_reason_is_a_sentence() -> None:
    assert ENGLISH.say(SPEECH.reason(Reason("root 2.1.1.II", "why.no-bird"))) == "You hold no bird card."


BUILDING = """
turn marquise daylight action
marquise actions 3
1 marquise 2 keep wood*3
5 marquise 2
"""


def test_a_building_is_offered_with_its_cost_and_points_and_on_a_button_where_there_is_room() -> None:
    match = table("build", text=BUILDING)

    assert "sawmill in clearing 5 (rabbit): 0 wood, 0 points" in asked(match)
    assert "sawmill in 5: 0 wood, +0" in buttons(match)


DOMINANCE = """
turn {faction} daylight {step}
{faction} {more}
1 marquise 2 keep; vagabond pawn
hand {faction} dominance_mouse dominance_bird
points {faction}:12
"""


@pytest.mark.parametrize(
    ("faction", "step", "more", "said"),
    [
        (
            "marquise",
            "action",
            "actions 3",
            ["win only by ruling three mouse clearings", "ruling two opposite corners"],
        ),
        ("vagabond", "", "character thief", ["only together with a partner", "only together with a partner"]),
    ],
)
def test_what_a_dominance_card_means_is_said_before_it_is_decided(
    faction: str, step: str, more: str, said: list[str]
) -> None:
    match = table(text=DOMINANCE.format(faction=faction, step=step, more=more))
    labels = [label for label in asked(match) if "activate" in label]

    assert len(labels) == len(said)
    assert all(any(part in label for label in labels) for part in said), labels


DECREE = """
seats eyrie marquise
turn eyrie daylight decree
1 eyrie 3 roost
9 eyrie 2 roost
eyrie leader despot
eyrie move anvil sword
"""


def test_the_decree_is_asked_about_with_the_suit_of_its_card() -> None:
    match = table(text=DECREE)

    assert asked(match) == ["Decree, Move: which card is next?", "a fox card", "a mouse card"]
    assert buttons(match) == ["fox", "mouse"]
    match.answer("fox")
    assert asked(match)[0] == "Decree, Move (fox): which way do you move?"


TEAS = """
turn marquise daylight craft
2 marquise 2 workshop
hand marquise root_tea_fox root_tea_mouse sword
"""


def test_cards_of_one_name_are_told_apart_by_their_suits() -> None:
    match = table(text=TEAS)

    assert asked(match)[2:4] == [
        "craft Root Tea (fox): a tea, 2 points",
        "craft Root Tea (mouse): a tea, 2 points",
    ]
    assert buttons(match)[1:3] == ["Craft Root Tea (fox)", "Craft Root Tea (mouse)"]
    match = table(text=TEAS.replace("root_tea_fox ", ""))
    assert buttons(match)[1] == "Craft Root Tea"


ADDING = """
seats eyrie marquise
turn eyrie birdsong decree
1 eyrie 3 roost
eyrie leader despot
hand eyrie foxfolk_steel root_tea_fox root_tea_mouse
"""


def test_cards_for_the_decree_are_named_and_not_noted() -> None:
    match = table(text=ADDING)

    assert "Foxfolk Steel (fox) → Recruit" in asked(match)
    assert "Foxfolk Steel → Recruit" in buttons(match)
    assert "Root Tea (mouse) → Build" in buttons(match)
    assert not [said for said in asked(match) + buttons(match) if "_" in said or ">" in said]
