"""1.2 Public and private information, 1.3 Deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rulewright.games.root.position import Root
from rulewright.games.root.rules.cards import draw
from rulewright.kernel.errors import UnknownAnswer
from rulewright.kernel.fate import Fate
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, listen, offered, position, table

if TYPE_CHECKING:
    from rulewright.kernel.event import Event

HANDS = (
    "turn marquise daylight action\nmarquise actions 3\n1 marquise 1\nhand marquise anvil\nhand eyrie sword armorers"
)


@pytest.mark.law("root 1.2.1")
@pytest.mark.parametrize("viewer", [MARQUISE, ALLIANCE, VAGABOND, None])
def test_others_see_how_many_cards_a_hand_holds_and_not_which(viewer: int | None) -> None:
    eyrie = table(HANDS).view(viewer).facts()["table"]["players"][EYRIE]

    assert (eyrie["hand"], eyrie["hand_known"]) == (2, [])


@pytest.mark.law("root 1.2.1")
def test_everybody_sees_his_own_hand() -> None:
    eyrie = table(HANDS).view(EYRIE).facts()["table"]["players"][EYRIE]

    assert eyrie["hand_known"] == ["armorers", "sword"]


@pytest.mark.law("root 1.2.1")
def test_others_do_not_see_what_a_hand_allows() -> None:
    match = table(HANDS)

    assert "options" in match.view(MARQUISE).facts()["question"]
    assert "options" not in match.view(EYRIE).facts()["question"]
    assert "options" not in match.view(None).facts()["question"]


@pytest.mark.law("root 1.2.1", "root G.1.6")
def test_others_learn_how_many_cards_were_drawn_and_not_which() -> None:
    root = position("deck anvil sword")
    events = listen(root)

    draw(root, EYRIE, 2)

    (drew,) = events
    assert dict(drew.seen_by(MARQUISE).facts) == {"seat": EYRIE, "number": 2}
    assert dict(drew.seen_by(None).facts) == {"seat": EYRIE, "number": 2}
    assert drew.seen_by(EYRIE).facts["cards"] == ("sword", "anvil")


@pytest.mark.law("root 1.2.2")
@pytest.mark.parametrize("viewer", [MARQUISE, EYRIE, ALLIANCE, VAGABOND, None])
def test_anybody_may_look_through_the_discard_pile_at_any_time(viewer: int | None) -> None:
    match = table(HANDS + "\ndiscard cobbler bake_sale\navailable dominance_fox")

    facts = match.view(viewer).facts()["table"]

    assert facts["discard"] == ["bake_sale", "cobbler"]
    assert facts["available"] == ["dominance_fox"]


@pytest.mark.law("root 1.3.2")
def test_an_action_of_daylight_offers_to_give_no_card_away() -> None:
    match = table(HANDS)

    assert not any("give" in text or "anvil" in text for text in offered(match.question))
    with pytest.raises(UnknownAnswer):
        why_not(match, "give:anvil")


@pytest.mark.law("root 1.3.2", "root 9.5.4")
def test_the_vagabond_gives_a_card_when_aiding_and_only_one_that_matches() -> None:
    text = "turn vagabond daylight action\n1 vagabond pawn; eyrie 1\nvagabond character thief\nvagabond items boot"

    idle = table(text + "\nhand vagabond sword bake_sale")
    assert [reason.law for reason in why_not(idle, "aid")] == ["root 9.5.4"]

    match = table(text + "\nhand vagabond sword anvil")
    match.answer("aid")
    assert offered(match.question) == ["anvil"]
    match.answer("anvil")
    assert match.view(EYRIE).facts()["table"]["players"][EYRIE]["hand_known"] == ["anvil"]


@pytest.mark.law("root 1.3.2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_goes_from_hand_to_hand_in_a_whole_game_unless_a_rule_gives_or_takes_it(seed: int) -> None:
    match = GAME.new(seed=seed)
    fate = Fate.seeded(f"answers {seed}")
    root = match.position
    assert isinstance(root, Root)
    heard: list[Event] = []
    root.teller = heard.append
    while match.question is not None:
        before = root.hands[:]
        heard.clear()
        match.answer(match.question.options[fate.below(len(match.question.options))])
        kinds = {event.kind for event in heard}
        for giver in root.setting.seats:
            for taker in root.setting.seats:
                if giver != taker and before[giver] & root.hands[taker] and "reshuffled" not in kinds:
                    assert kinds & {"gave", "took"}
