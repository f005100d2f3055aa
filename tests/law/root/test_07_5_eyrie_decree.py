"""7.5 The Daylight of the Eyrie: resolving the Decree."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.eyrie.board import board_of
from rulewright.games.root.factions.eyrie.decree import build, fight, march, recruit
from rulewright.games.root.terms import BIRD, FOX, MOUSE, RABBIT
from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, GAME, ask_after, listen, names, offered, position, run, say, shown

DAYLIGHT = "seats marquise eyrie alliance\nturn eyrie daylight begin\neyrie leader builder\n"
TABLE = "eyrie leader builder\n"


# 7.5.2


@pytest.mark.law("root 7.5", "root 7.5.2", "root 7.5.2.I", "root 7.5.2.II", "root 7.5.2.III", "root 7.5.2.IV")
def test_the_columns_are_resolved_from_left_to_right() -> None:
    root = position(
        DAYLIGHT
        + """
        1 eyrie 1 roost
        5 marquise 1
        eyrie build bake_sale
        eyrie battle cobbler
        eyrie move anvil
        eyrie recruit loyal_vizier
        """,
        dice=[1, 0],
    )
    match = GAME.resume(root)
    events = listen(root)

    # The recruit is already there: a lone roost needs no asking.
    assert shown(root, 1) == "eyrie 2 roost"
    assert match.question is not None
    assert match.question.law == ("root 7.5.2.II", "root 7.5.2")
    say(match, "1>5", "2")

    told = [event.kind for event in events if event.kind in ("moved", "battle", "placed", "turmoil", "scored")]
    assert told == ["moved", "battle", "placed", "scored"]
    assert shown(root, 5) == "eyrie 2 roost"
    assert root.points[EYRIE] == 1  # two roosts


@pytest.mark.law("root 7.5.2")
def test_the_cards_of_a_column_come_in_any_order_but_all_of_them() -> None:
    root = position(DAYLIGHT + "1 eyrie roost\n5 eyrie roost\n2 eyrie roost\neyrie recruit anvil bake_sale sword")
    match = GAME.resume(root)

    assert match.question is not None
    assert (offered(match.question), match.question.law) == (
        ["fox", "rabbit", "mouse"],
        ("root 7.5.2.I", "root 7.5.2"),
    )
    say(match, "mouse")
    assert (shown(root, 2), shown(root, 1), shown(root, 5)) == ("eyrie 1 roost", "eyrie roost", "eyrie roost")
    assert offered(match.question) == ["fox", "rabbit"]
    say(match, "rabbit")

    # The last one needs no asking, and may not be left out.
    assert (shown(root, 1), shown(root, 5)) == ("eyrie 1 roost", "eyrie 1 roost")


@pytest.mark.law("root 7.5.2")
def test_every_card_demands_its_own_action() -> None:
    root = position(DAYLIGHT + "1 eyrie roost\neyrie recruit loyal_vizier anvil foxfolk_steel armorers")

    say(GAME.resume(root), "bird", "fox", "fox")

    assert shown(root, 1) == "eyrie 4 roost"


@pytest.mark.law("root 7.5.2")
def test_a_decree_resolved_before_is_resolved_anew_each_turn() -> None:
    root = position(DAYLIGHT + "1 eyrie roost\neyrie recruit loyal_vizier* anvil*")

    say(GAME.resume(root), "bird")

    assert shown(root, 1) == "eyrie 2 roost"


@pytest.mark.law("root 7.5.2", "root 7.7")
@pytest.mark.ruling("R-40")
def test_what_can_be_done_must_be_done() -> None:
    root = position(DAYLIGHT + "1 eyrie 1 roost\n5 eyrie 1\neyrie move bake_sale\neyrie build loyal_vizier")
    match = GAME.resume(root)

    assert offered(match.question) == ["5>1", "5>2"]
    assert [reason.law for reason in why_not(match, "done")] == ["root 7.5.2.II", "root 7.5.2"]


@pytest.mark.law("root 7.5.2", "root 7.7")
@pytest.mark.ruling("R-40")
@pytest.mark.parametrize(
    ("answers", "leading"), [(["fox"], "builder"), (["bird", "5"], "builder"), (["bird", "8"], None)]
)
def test_an_order_that_fails_may_be_chosen(answers: list[str], leading: str | None) -> None:
    root = position(DAYLIGHT + "1 eyrie roost\n5 eyrie 1\n8 eyrie 1\neyrie build loyal_vizier anvil")
    match = GAME.resume(root)

    say(match, *answers)

    if leading is None:
        assert match.question is not None
        assert match.question.prompt == "root.eyrie.leader"
    else:
        assert board_of(root, EYRIE).facts(own=False)["leader"] == leading
        assert (shown(root, 5), shown(root, 8)) == ("eyrie 1 roost", "eyrie 1 roost")


@pytest.mark.law("root 7.5.2", "root 4.1.3")
def test_a_card_in_play_may_be_used_between_two_cards_of_the_decree() -> None:
    root = position(DAYLIGHT + "1 eyrie 1 roost\nplay eyrie tax_collector\neyrie recruit loyal_vizier anvil")
    match = GAME.resume(root)

    say(match, "bird")
    assert offered(match.question) == ["fox", "use:tax_collector"]
    say(match, "use:tax_collector")

    assert shown(root, 1) == "eyrie 2 roost"  # one of two was taxed, and one more recruited
    assert root.turn != EYRIE


@pytest.mark.law("root 7.5", "root 7.5.2", "root 4.1.3", "root 1.4.1")
def test_a_card_in_play_may_be_used_after_the_last_card_of_the_decree() -> None:
    root = position(DAYLIGHT + "1 eyrie roost\nplay eyrie tax_collector\neyrie recruit loyal_vizier\ndeck sword anvil")
    match = GAME.resume(root)

    # Without a warrior the card was of no use before: the recruit is the first whom it could tax.
    assert shown(root, 1) == "eyrie 1 roost"
    assert "use:tax_collector" in offered(match.question)


@pytest.mark.law("root 7.5", "root 3.3.1")
def test_ten_points_reached_with_the_last_battle_of_the_decree_still_allow_dominance() -> None:
    root = position(
        DAYLIGHT + "1 eyrie 2; marquise sawmill\npoints eyrie:9\nhand eyrie dominance_fox\neyrie battle loyal_vizier",
        dice=[1, 0],
    )
    match = GAME.resume(root)

    assert root.points[EYRIE] == 10
    assert "activate:dominance_fox" in offered(match.question)


# 7.5.2.I


@pytest.mark.law("root 7.5.2.I", "root 2.2.2")
@pytest.mark.parametrize(("suit", "roosts"), [(BIRD, ["1", "5", "8"]), (FOX, ["1", "8"])])
def test_a_recruit_comes_to_a_matching_roost(suit: int, roosts: list[str]) -> None:
    root = position(TABLE + "1 eyrie roost\n5 eyrie roost\n8 eyrie roost\n12 eyrie 3")

    question = ask_after(recruit(root, EYRIE, suit))

    assert (offered(question), question.law) == (roosts, ("root 7.5.2.I", "root 7.5.2"))


@pytest.mark.law("root 7.5.2.I")
def test_one_warrior_is_recruited_from_the_supply() -> None:
    root = position(TABLE + "1 eyrie roost\n5 eyrie roost")

    assert run(recruit(root, EYRIE, RABBIT))

    assert (shown(root, 1), shown(root, 5), root.supply[EYRIE]) == ("eyrie roost", "eyrie 1 roost", 19)


@pytest.mark.law("root 7.5.2.I", "root 7.5.2")
@pytest.mark.ruling("R-40")
@pytest.mark.parametrize(
    "pieces", ["5 eyrie 3 roost\n8 eyrie 3", "8 eyrie 3; marquise keep\n5 eyrie roost", "8 eyrie roost; marquise keep"]
)
def test_without_a_matching_roost_where_they_may_place_recruiting_fails(pieces: str) -> None:
    root = position(TABLE + pieces)
    supply = root.supply[EYRIE]

    assert not run(recruit(root, EYRIE, FOX))

    assert root.supply[EYRIE] == supply


# 7.5.2.II


@pytest.mark.law("root 7.5.2.II", "root 4.2")
def test_a_move_starts_in_a_matching_clearing_and_takes_at_least_one_warrior() -> None:
    root = position(TABLE + "1 eyrie 2\n5 eyrie 3")

    assert offered(ask_after(march(root, EYRIE, RABBIT))) == ["5>1", "5>2"]
    assert offered(ask_after(march(root, EYRIE, RABBIT), "5>2")) == ["1", "2", "3"]


@pytest.mark.law("root 7.5.2.II")
def test_the_suit_of_the_destination_does_not_matter_and_a_bird_starts_anywhere() -> None:
    root = position(TABLE + "1 eyrie 2\n5 eyrie 3")

    assert offered(ask_after(march(root, EYRIE, BIRD))) == ["1>5", "1>9", "1>10", "5>1", "5>2"]


@pytest.mark.law("root 7.5.2.II")
def test_why_a_move_out_of_another_suit_is_refused() -> None:
    root = position(DAYLIGHT + "1 eyrie 2\n5 eyrie 3\neyrie move bake_sale")

    assert [reason.law for reason in why_not(GAME.resume(root), "1>5")] == ["root 7.5.2.II", "root 7.5.2"]


@pytest.mark.law("root 7.5.2.II", "root 7.5.2", "root 4.2")
@pytest.mark.example("EX-110")
def test_with_warriors_in_fox_clearings_only_a_rabbit_card_cannot_move_anybody() -> None:
    root = position(DAYLIGHT + "1 eyrie 3 roost\n8 eyrie 2\neyrie move bake_sale loyal_vizier")
    match = GAME.resume(root)

    say(match, "rabbit")

    assert match.question is not None
    assert match.question.prompt == "root.eyrie.leader"
    assert names(root.discard) == ["bake_sale"]


@pytest.mark.law("root 7.5.2.II", "root 4.2.1")
def test_warriors_who_rule_neither_end_cannot_obey_a_move() -> None:
    root = position(TABLE + "5 eyrie 1; marquise 2\n1 marquise 1\n2 marquise 1")

    assert not run(march(root, EYRIE, RABBIT))

    assert shown(root, 5) == "marquise 2; eyrie 1"


# 7.5.2.III


@pytest.mark.law("root 7.5.2.III", "root 4.3")
@pytest.mark.parametrize(
    ("suit", "battles"), [(MOUSE, ["2:marquise", "2:alliance"]), (BIRD, ["2:marquise", "2:alliance", "5:marquise"])]
)
def test_a_battle_is_fought_in_a_matching_clearing(suit: int, battles: list[str]) -> None:
    root = position(TABLE + "2 eyrie 1; marquise 1; alliance sympathy\n5 eyrie 1; marquise 1\n7 marquise 1\n9 eyrie 1")

    question = ask_after(fight(root, EYRIE, suit))

    assert (offered(question), question.law) == (battles, ("root 7.5.2.III", "root 7.5.2"))


@pytest.mark.law("root 7.5.2.III", "root G.1.8")
@pytest.mark.ruling("R-119")
def test_a_coalition_partner_is_nobody_to_battle() -> None:
    text = TABLE + "2 eyrie 1; vagabond pawn\n"

    assert run(fight(position(text, dice=[0, 0]), EYRIE, MOUSE)) is True
    assert run(fight(position(text + "partner vagabond eyrie"), EYRIE, MOUSE)) is False


@pytest.mark.law("root 7.5.2.III")
def test_without_an_enemy_in_a_matching_clearing_battling_fails() -> None:
    root = position(TABLE + "2 eyrie 2 roost\n5 eyrie 1; marquise 1\n7 marquise 1")

    assert not run(fight(root, EYRIE, MOUSE))


@pytest.mark.law("root 7.5.2.III", "root 7.5.2")
def test_a_battle_lost_to_an_ambush_obeys_the_decree() -> None:
    root = position(TABLE + "2 eyrie 2; marquise 1\nhand marquise ambush_mouse")

    assert run(fight(root, EYRIE, MOUSE), "ambush_mouse")

    assert shown(root, 2) == "marquise 1"


# 7.5.2.IV


@pytest.mark.law("root 7.5.2.IV")
@pytest.mark.parametrize(("suit", "sites"), [(RABBIT, ["5", "10"]), (BIRD, ["2", "5", "10"])])
def test_a_roost_is_built_in_a_matching_clearing(suit: int, sites: list[str]) -> None:
    root = position(TABLE + "2 eyrie 1\n5 eyrie 1; marquise 1\n10 eyrie 1\n4 eyrie 2 roost")
    flow = build(root, EYRIE, suit)

    question = ask_after(flow)

    assert (offered(question), question.law) == (sites, ("root 7.5.2.IV", "root 7.5.2"))


@pytest.mark.law("root 7.5.2.IV", "root 2.2.3", "root 2.2.4", "root 6.2.2", "root 1.5.1")
@pytest.mark.ruling("R-40")
@pytest.mark.parametrize(
    "pieces",
    [
        "5 eyrie 1; marquise 2",  # not ruled
        "5 marquise 1",  # not even there
        "5 eyrie 3; marquise sawmill workshop",  # no open slot
        "10 eyrie 3; marquise sawmill\nruins 10",  # a ruin keeps its slot
        "5 eyrie 1 roost",  # a roost already
        "5 eyrie 3; marquise keep",  # only the Marquise places pieces at the keep
        "1 eyrie 3",  # another suit
        "5 eyrie 1\n" + "".join(f"{site} eyrie roost\n" for site in (1, 2, 6, 7, 8, 9, 11)),  # none is left
    ],
)
def test_where_a_roost_cannot_be_built(pieces: str) -> None:
    root = position(TABLE + pieces)
    before = root.fingerprint()

    assert not run(build(root, EYRIE, RABBIT))

    assert root.fingerprint() == before


@pytest.mark.law("root 7.5.2.IV")
def test_a_roost_is_built() -> None:
    root = position(TABLE + "5 eyrie 1; marquise 1")

    assert run(build(root, EYRIE, RABBIT))

    assert shown(root, 5) == "marquise 1; eyrie 1 roost"
