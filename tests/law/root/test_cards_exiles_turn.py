"""Exiles and Partisans at a moment of their owner's turn: from Saboteurs in Birdsong to Informants in Evening."""

from __future__ import annotations

import pytest

from rulewright.games.root.terms import ITEMS
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, listen, offered, say, shown, standing
from tests.builders.root_exiles import FIVE, HEAD, STANDING, cards, exiles, exiles_table

CULT = 4
EYRIE_DECREE = "eyrie leader despot\neyrie battle loyal_vizier loyal_vizier\n"

# Saboteurs.


@pytest.mark.law("root 4.1.3", "root 1.4.1")
@pytest.mark.ruling("R-133")
def test_saboteurs_go_with_a_crafted_card_of_an_enemy() -> None:
    root = exiles("1 marquise 2\nplay marquise saboteurs\nplay eyrie tunnels swap_meet\nturn marquise birdsong")
    match = GAME.resume(root)

    match.answer("use:saboteurs")
    assert offered(match.question) == ["eyrie:tunnels", "eyrie:swap_meet"]
    match.answer("eyrie:swap_meet")

    assert cards(root, root.discard) == ["saboteurs", "swap_meet"]
    assert (root.play[MARQUISE], cards(root, root.play[EYRIE])) == (0, ["tunnels"])


@pytest.mark.law("root 4.1.3", "root G.1.8", "root 9.2.8")
@pytest.mark.ruling("R-133")
def test_saboteurs_find_neither_dominance_nor_own_cards_nor_those_of_a_partner() -> None:
    root = exiles(
        "1 marquise 2\n2 vagabond pawn\nvagabond character thief\nvagabond items boot\npoints marquise:12\n"
        "dominance marquise dominance_fox\nplay vagabond saboteurs tunnels\nplay eyrie swap_meet\n"
        "partner vagabond eyrie\nturn vagabond birdsong"
    )
    match = GAME.resume(root)

    assert "use:saboteurs" not in offered(match.question)


@pytest.mark.law("root 10.2.6", "root G.1.5")
def test_with_the_cult_what_saboteurs_discard_are_lost_souls() -> None:
    root = exiles(
        "seats marquise eyrie cult\n1 marquise 2\nplay marquise saboteurs\nplay eyrie tunnels\nturn marquise birdsong"
    )

    say(GAME.resume(root), "use:saboteurs")

    assert root.discard == 0
    assert cards(root, root.boards[2].cards) == ["saboteurs", "tunnels"]


# False Orders.


@pytest.mark.law("root 4.1.3", "root 4.2")
@pytest.mark.parametrize(("present", "gone"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_false_orders_move_half_of_an_enemys_warriors_rounded_up(present: int, gone: int) -> None:
    root = exiles(f"3 eyrie {present} roost\n5 marquise 1\nplay marquise false_orders\nturn marquise birdsong")

    say(GAME.resume(root), "use:false_orders", "3>7")

    left = f"eyrie {present - gone} roost" if present > gone else "eyrie roost"
    assert (shown(root, 3), shown(root, 7)) == (left, f"eyrie {gone}")
    assert (cards(root, root.discard), root.play[MARQUISE]) == (["false_orders"], 0)


@pytest.mark.law("root 4.1.3", "root 4.2.1")
@pytest.mark.ruling("R-136")
def test_false_orders_ask_for_clearing_and_way_whoever_rules() -> None:
    root = exiles(
        "1 marquise 5 keep\n9 marquise 5\n2 eyrie 2\n5 eyrie 1; marquise 4\n3 alliance 1\nplay marquise false_orders\n"
        "turn marquise birdsong"
    )
    match = GAME.resume(root)

    match.answer("use:false_orders")
    assert offered(match.question) == ["2:eyrie", "5:eyrie", "3:alliance"]
    match.answer("5:eyrie")
    assert offered(match.question) == ["5>1", "5>2"]  # Marquise rules both ends of the first
    match.answer("5>1")

    assert shown(root, 1) == "marquise 5 keep; eyrie 1"


@pytest.mark.law("root 8.2.6", "root 4.1.3")
@pytest.mark.ruling("R-136")
def test_the_enemy_who_is_made_to_move_pays_for_outrage() -> None:
    root = exiles(
        "3 eyrie 2\n7 alliance sympathy\nhand eyrie sword\nhand marquise crossbow_mouse\nplay marquise false_orders\n"
        "turn marquise birdsong"
    )
    match = GAME.resume(root)

    say(match, "use:false_orders", "3>7")

    assert match.question is not None
    assert (match.question.prompt, match.question.seat) == ("root.alliance.outrage", EYRIE)
    match.answer("sword")
    assert cards(root, root.hands[MARQUISE]) == ["crossbow_mouse"]


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("R-136")
def test_the_alliance_pays_nothing_when_it_is_made_to_move_among_its_own() -> None:
    root = exiles("3 alliance 2\n7 alliance sympathy\nplay marquise false_orders\nturn marquise birdsong")

    say(GAME.resume(root), "use:false_orders", "3>7")

    assert shown(root, 7) == "alliance 1 sympathy"


@pytest.mark.law("root 4.1.3", "root 2.3")
@pytest.mark.ruling("R-136")
def test_false_orders_follow_the_ways_of_whoever_moves() -> None:
    def ways(boats: str) -> list[str]:
        match = exiles_table(f"4 eyrie 2\nplay marquise false_orders\n{boats}turn marquise birdsong")
        match.answer("use:false_orders")
        return offered(match.question)

    assert ways("") == ["4>8", "4>9", "4>12"]
    assert ways("play eyrie boat_builders\n") == ["4>7", "4>8", "4>9", "4>12"]


@pytest.mark.law("root 9.2.2")
def test_nobody_gives_false_orders_to_a_pawn_a_partner_or_themselves() -> None:
    root = exiles(
        "1 eyrie 2\n2 vagabond pawn\nvagabond character thief\nvagabond items boot\npartner vagabond eyrie\n"
        "play vagabond false_orders\nturn vagabond birdsong"
    )
    assert "use:false_orders" not in offered(GAME.resume(root).question)
    alone = exiles("1 marquise 2\n2 vagabond pawn\nplay marquise false_orders\nturn marquise birdsong cards")
    match = GAME.resume(alone)
    assert match.view(None).facts()["table"]["phase"] != "birdsong"


# Swap Meet.


@pytest.mark.law("root 4.1.3", "root 1.3.2")
def test_swap_meet_takes_a_random_card_and_gives_one_of_choice() -> None:
    root = exiles(
        "1 marquise 1\nhand marquise anvil\nhand eyrie sword\nplay marquise swap_meet\nturn marquise birdsong"
    )
    match = GAME.resume(root)

    match.answer("use:swap_meet")
    assert offered(match.question) == ["anvil", "sword"]  # the one just taken may go back
    match.answer("anvil")

    assert (cards(root, root.hands[MARQUISE]), cards(root, root.hands[EYRIE])) == (["sword"], ["anvil"])
    assert cards(root, root.play[MARQUISE]) == ["swap_meet"]


@pytest.mark.law("root 4.1.3", "root 1.2.1")
def test_only_both_sides_of_a_swap_know_the_cards() -> None:
    root = exiles(
        "1 marquise 1\nhand marquise anvil\nhand eyrie sword\nhand alliance bake_sale\nplay marquise swap_meet\n"
        "turn marquise birdsong"
    )
    match = GAME.resume(root)
    events = listen(root)

    say(match, "use:swap_meet", "eyrie", "sword")

    told = {event.kind: event for event in events if event.kind in ("took", "gave")}
    both = 1 << MARQUISE | 1 << EYRIE
    assert [(event.witnesses, event.secrets) for event in told.values()] == [(both, {"card": "sword"})] * 2
    assert "card" not in {**told["took"].facts, **told["gave"].facts}
    assert (cards(root, root.seen[MARQUISE]), root.seen[ALLIANCE]) == (["sword"], 0)


@pytest.mark.law("root 4.1.3", "root 9.2.8")
@pytest.mark.ruling("R-119")
def test_swap_meet_is_held_with_any_other_player_who_holds_a_card() -> None:
    root = exiles(
        "1 eyrie 2\n2 vagabond pawn\nvagabond character thief\nvagabond items boot\npartner vagabond eyrie\n"
        "hand eyrie sword\nhand alliance anvil\nplay vagabond swap_meet\nturn vagabond birdsong"
    )
    match = GAME.resume(root)

    match.answer("use:swap_meet")

    assert offered(match.question) == ["eyrie", "alliance"]


# Eyrie Emigre.

EMIGRE = "play marquise eyrie_emigre\nturn marquise birdsong wood\n"


@pytest.mark.law("root 4.1.3", "root 4.2", "root 4.3")
@pytest.mark.example("EX-107")
@pytest.mark.ruling("R-134")
def test_the_emigre_must_move_where_somebody_can_be_battled_and_battle_there() -> None:
    root = exiles(f"{EMIGRE}1 marquise 3\n5 eyrie 1\n9 alliance 1; eyrie 1", dice=[1, 0])
    match = GAME.resume(root)

    assert match.question is not None
    assert match.question.prompt == "root.cards.eyrie_emigre"
    assert offered(match.question) == ["1>5", "1>9"]  # and neither nothing nor clearing 10, where nobody is
    assert [reason.key for reason in why_not(match, "1>10")] == ["why.nobody-there"]
    say(match, "1>9", "2")
    assert offered(match.question) == ["9:eyrie", "9:alliance"]
    match.answer("9:eyrie")

    assert shown(root, 9) == "marquise 2; alliance 1"


@pytest.mark.law("root 4.1.3")
@pytest.mark.example("EX-107")
def test_the_emigre_comes_after_all_else_in_birdsong() -> None:
    root = exiles("1 marquise 3 sawmill\n5 eyrie 1\nplay marquise eyrie_emigre\nturn marquise birdsong", dice=[0, 0])

    match = GAME.resume(root)

    assert root.tokens[MARQUISE * 32 + 1] == 1
    assert match.question is not None
    assert match.question.prompt == "root.move.number"


@pytest.mark.law("root 4.1.3")
@pytest.mark.ruling("R-134")
@pytest.mark.parametrize(
    "pieces",
    [
        "1 marquise 3",  # nobody to battle
        "12 marquise 1\n1 eyrie 3\n5 eyrie 1",  # nobody near
        "1 marquise 1; eyrie 3\n5 eyrie 2",  # no rule for the move
        "5 eyrie 2",  # nobody to move
    ],
)
def test_an_emigre_who_cannot_do_both_is_discarded(pieces: str) -> None:
    root = exiles(f"{EMIGRE}{pieces}")

    match = GAME.resume(root)

    assert (cards(root, root.discard), root.play[MARQUISE]) == (["eyrie_emigre"], 0)
    assert match.view(None).facts()["table"]["phase"] == "daylight"


@pytest.mark.law("root 4.1.3")
def test_an_emigre_who_has_done_both_stays_for_the_next_turn() -> None:
    root = exiles(f"{EMIGRE}1 marquise 2\n5 eyrie 1", dice=[3, 0])

    say(GAME.resume(root), "2")

    assert shown(root, 5) == "marquise 2"
    assert cards(root, root.play[MARQUISE]) == ["eyrie_emigre"]


@pytest.mark.law("root 4.1.3")
def test_the_emigre_of_somebody_else_compels_nobody() -> None:
    root = exiles("play eyrie eyrie_emigre\nturn marquise birdsong wood\n1 marquise 2\n5 eyrie 1\nhand marquise anvil")

    match = GAME.resume(root)

    assert match.view(None).facts()["table"]["phase"] == "daylight"
    assert cards(root, root.play[EYRIE]) == ["eyrie_emigre"]


@pytest.mark.law("root 4.1.3", "root 9.2.3", "root 9.2.4")
def test_the_vagabond_as_an_emigre_moves_his_pawn_and_battles_without_boot_or_sword() -> None:
    root = exiles(
        "2 vagabond pawn\n5 eyrie 1\n6 marquise 1\nvagabond character thief\nvagabond items torch\n"
        "play vagabond eyrie_emigre\nturn vagabond birdsong end",
        dice=[0, 0],
    )
    match = GAME.resume(root)

    assert offered(match.question) == ["2>5", "2>6"]
    match.answer("2>6")

    assert root.pawns[VAGABOND] == 6
    assert cards(root, root.play[VAGABOND]) == ["eyrie_emigre"]


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("faction", FIVE)
def test_every_faction_is_compelled_at_the_end_of_its_own_birdsong(faction: str) -> None:
    root = exiles(f"{HEAD.removeprefix('cards exiles')}{STANDING}play {faction} eyrie_emigre\nturn {faction} birdsong")
    match = GAME.resume(root)
    prompts = []
    while match.view(None).facts()["table"]["phase"] == "birdsong" and match.question is not None:
        prompts.append(match.question.prompt)
        quiet = match.question.find("done") or match.question.find("decline")
        match.answer(quiet or match.question.options[0])

    moved = [prompt for prompt in prompts if prompt in ("root.cards.eyrie_emigre", "root.move.number")]
    assert moved or cards(root, root.discard | root.boards[CULT].cards) == ["eyrie_emigre"]


# Propaganda Bureau.

BUREAU = "play marquise propaganda_bureau\nturn marquise daylight action\nmarquise actions 3\n"


@pytest.mark.law("root 4.1.3", "root G.1.21", "root 2.2.2")
def test_the_bureau_replaces_an_enemy_warrior_in_a_matching_clearing() -> None:
    root = exiles(f"{BUREAU}2 eyrie 2\n5 eyrie 1\n1 alliance 1\nhand marquise sword birdy_bindle")
    match = GAME.resume(root)

    match.answer("use:propaganda_bureau")
    assert offered(match.question) == ["1:alliance", "2:eyrie", "5:eyrie"]  # the bird fits everywhere
    match.answer("2:eyrie")
    assert offered(match.question) == ["birdy_bindle", "sword"]
    match.answer("sword")

    assert shown(root, 2) == "marquise 1; eyrie 1"
    assert (cards(root, root.discard), root.points[MARQUISE]) == (["sword"], 0)
    assert cards(root, root.play[MARQUISE]) == ["propaganda_bureau"]


@pytest.mark.law("root 4.1.3", "root 2.2.2")
def test_the_bureau_needs_a_matching_card_an_enemy_warrior_and_a_warrior_of_ones_own() -> None:
    def able(text: str) -> bool:
        return "use:propaganda_bureau" in offered(exiles_table(BUREAU + text).question)

    assert able("2 eyrie 1\nhand marquise sword")
    assert not able("2 eyrie 1\nhand marquise anvil")
    assert not able("2 eyrie roost\nhand marquise sword")
    assert not able("2 marquise 1\nhand marquise sword")
    assert not able("2 eyrie 1\n3 marquise 25\nhand marquise sword")
    assert not able("2 vagabond pawn\nhand marquise sword")


@pytest.mark.law("root 6.2.2", "root G.1.21")
@pytest.mark.ruling("R-116")
def test_the_bureau_places_nobody_in_the_clearing_of_a_keep() -> None:
    text = "1 marquise 1 keep\n{}3 eyrie 1 roost\neyrie leader despot\nhand eyrie anvil\nplay eyrie propaganda_bureau\n"
    text += "turn eyrie daylight craft"

    assert "use:propaganda_bureau" not in offered(exiles_table(text.format("")).question)
    assert "use:propaganda_bureau" in offered(exiles_table(text.format("6 marquise 1\n")).question)


@pytest.mark.law("root 6.2.3", "root G.1.21")
@pytest.mark.ruling("R-116")
def test_a_warrior_replaced_by_the_bureau_may_go_to_hospital_after_that() -> None:
    root = exiles(
        "1 marquise keep\n6 marquise 1\n3 eyrie 1 roost\neyrie leader despot\nhand eyrie anvil\n"
        "hand marquise foxfolk_steel\n"
        "play eyrie propaganda_bureau\nturn eyrie daylight craft"
    )
    match = GAME.resume(root)

    say(match, "use:propaganda_bureau", "6:marquise", "anvil")
    assert shown(root, 6) == "eyrie 1"
    match.answer("foxfolk_steel")

    assert shown(root, 1) == "marquise 1 keep"


@pytest.mark.law("root 1.2.1")
def test_whether_the_bureau_can_do_anything_is_not_for_others_to_know() -> None:
    text = (
        "3 eyrie 1 roost\n2 marquise 1\n5 eyrie 0\neyrie leader despot\n{}play eyrie propaganda_bureau\n"
        "turn eyrie daylight end\n"
    ).replace("5 eyrie 0\n", "")
    able = exiles_table(text.format("hand eyrie sword\n"))
    unable = exiles_table(text.format("hand eyrie anvil\n"))
    empty = exiles_table(text.format(""))

    assert able.question is not None
    assert unable.question is not None
    assert empty.question is not None
    assert (able.question.prompt, unable.question.prompt) == ("root.daylight", "root.daylight")
    assert offered(able.question) == ["done", "use:propaganda_bureau"]
    assert offered(unable.question) == ["done"]
    assert empty.question.prompt != "root.daylight"


# League of Adventurous Mice.

LEAGUE = "play marquise league_of_adventurous_mice\nturn marquise daylight action\nmarquise actions 0\n"


@pytest.mark.law("root 4.1.3", "root 4.2")
@pytest.mark.ruling("R-137")
def test_the_league_exhausts_an_item_for_a_move() -> None:
    root = exiles(f"{LEAGUE}1 marquise 2\n5 eyrie 1\n1 eyrie 1\ncrafted marquise boot tea")
    match = GAME.resume(root)

    match.answer("use:league_of_adventurous_mice")
    assert offered(match.question) == ["boot", "tea"]
    match.answer("boot")
    assert offered(match.question) == ["move", "battle"]
    say(match, "move", "1>9", "2")

    assert shown(root, 9) == "marquise 2"
    assert root.exhausted == (MARQUISE * len(ITEMS) + ITEMS.index("boot"),)
    assert root.crafted[MARQUISE * len(ITEMS) + ITEMS.index("boot")] == 1


@pytest.mark.law("root 4.1.3", "root 4.3")
def test_the_league_starts_a_battle() -> None:
    root = exiles(f"{LEAGUE}1 marquise 2; eyrie 2\ncrafted marquise tea", dice=[2, 0])

    say(GAME.resume(root), "use:league_of_adventurous_mice")  # they rule nothing, so they cannot move

    assert shown(root, 1) == "marquise 2"


@pytest.mark.law("root 4.1.3")
@pytest.mark.ruling("R-137")
def test_an_exhausted_item_serves_no_second_time_also_in_later_turns() -> None:
    def able(text: str) -> bool:
        question = exiles_table(f"{LEAGUE}1 marquise 2\nhand marquise anvil\n{text}").question
        return "use:league_of_adventurous_mice" in offered(question)

    assert able("crafted marquise boot")
    assert not able("crafted marquise boot\nexhausted marquise boot")
    assert able("crafted marquise boot boot\nexhausted marquise boot")
    assert not able("crafted eyrie boot")
    root = exiles("crafted marquise boot\nexhausted marquise boot\nturn marquise birdsong")
    GAME.resume(root)
    assert root.exhausted  # a new turn refreshes nothing


@pytest.mark.law("root 9.5.4")
@pytest.mark.ruling("R-137")
def test_the_vagabond_takes_an_exhausted_item_face_up() -> None:
    root = exiles(
        "2 vagabond pawn; marquise 1\nvagabond character thief\nvagabond items boot torch\nhand vagabond sword\n"
        "crafted marquise boot boot tea\nexhausted marquise boot tea\nturn vagabond daylight action"
    )
    match = GAME.resume(root)

    say(match, "aid", "torch")
    match.answer("sword")
    assert offered(match.question) == ["decline", "boot", "boot-", "tea-"]
    match.answer("tea-")

    facts = match.view(None).facts()["table"]["players"]
    assert facts[VAGABOND]["board"]["items"] == {"boot": 1, "tea": 1, "torch-": 1}
    assert (facts[MARQUISE]["crafted"], facts[MARQUISE]["exhausted"]) == ({"boot": 2}, {"boot": 1})


@pytest.mark.law("root 9.5.4")
@pytest.mark.ruling("R-137")
def test_of_two_items_of_a_kind_the_vagabond_may_leave_the_exhausted_one() -> None:
    root = exiles(
        "2 vagabond pawn; marquise 1\nvagabond character thief\nvagabond items torch\nhand vagabond sword\n"
        "crafted marquise boot boot\nexhausted marquise boot\nturn vagabond daylight action"
    )
    match = GAME.resume(root)

    say(match, "aid", "sword", "boot")

    facts = match.view(None).facts()["table"]["players"][MARQUISE]
    assert (facts["crafted"], facts["exhausted"]) == ({"boot": 1}, {"boot": 1})


@pytest.mark.law("root 9.2.1")
@pytest.mark.ruling("R-137")
def test_the_vagabond_has_no_box_for_the_league() -> None:
    match = exiles_table(
        "2 vagabond pawn\nvagabond character thief\nvagabond items boot sword\n"
        "play vagabond league_of_adventurous_mice\n"
        "turn vagabond daylight action"
    )

    assert "use:league_of_adventurous_mice" not in offered(match.question)


# Charm Offensive.


@pytest.mark.law("root 4.1.3", "root 3.1")
def test_charm_offensive_draws_a_card_and_gives_a_point_away() -> None:
    root = exiles("1 marquise 1\nplay marquise charm_offensive\nturn marquise evening\ndeck sword anvil")
    match = GAME.resume(root)

    match.answer("use:charm_offensive")
    assert cards(root, root.hands[MARQUISE]) == ["anvil"]
    assert offered(match.question) == ["eyrie", "alliance", "vagabond"]
    match.answer("alliance")

    assert root.points == [0, 0, 1, 0]
    assert cards(root, root.hands[MARQUISE]) == ["anvil", "sword"]  # the draw of Evening comes besides


@pytest.mark.law("root 4.1.3", "root 3.1")
def test_charm_offensive_may_end_the_game_and_need_not_be_used() -> None:
    text = "1 marquise 1\nplay marquise charm_offensive\nturn marquise evening\npoints eyrie:29\n"
    match = exiles_table(text)
    say(match, "use:charm_offensive", "eyrie")
    assert match.outcome.winners == (EYRIE,)

    other = exiles_table(text)
    other.answer("done")
    assert standing(other).points == [0, 29, 0, 0]


@pytest.mark.law("root 2.1")
@pytest.mark.ruling("R-12")
def test_without_a_card_to_draw_nobody_is_charmed() -> None:
    root = exiles("1 marquise 1\nplay marquise charm_offensive\nturn marquise evening")
    root.out = sum(1 << card for card in root.deck)
    root.deck = []

    match = GAME.resume(root)

    assert match.question is None or "use:charm_offensive" not in offered(match.question)


# Informants.

INFORMANTS = "play marquise informants\nturn marquise evening\n"


@pytest.mark.law("root 4.1.3", "root 2.1.2", "root 1.2.1")
@pytest.mark.ruling("R-139")
def test_informants_take_an_ambush_in_place_of_the_whole_draw() -> None:
    root = exiles(
        f"{INFORMANTS}5 marquise recruiter\n4 marquise recruiter\n8 marquise recruiter*2\n"
        "discard ambush_fox ambush_bird sword\ndeck anvil bake_sale investments"
    )
    match = GAME.resume(root)

    match.answer("use:informants")
    assert offered(match.question) == ["ambush_bird", "ambush_fox"]
    match.answer("ambush_fox")

    assert cards(root, root.hands[MARQUISE]) == ["ambush_fox"]
    assert cards(root, root.discard) == ["ambush_bird", "sword"]
    assert [cards(root, seen) for seen in root.seen] == [[], ["ambush_fox"], ["ambush_fox"], ["ambush_fox"]]
    assert root.turn == EYRIE


@pytest.mark.law("root 4.1.3")
def test_whoever_leaves_informants_alone_draws() -> None:
    root = exiles(f"{INFORMANTS}1 marquise 1\ndiscard ambush_fox\ndeck anvil")

    say(GAME.resume(root), "done")

    assert (cards(root, root.hands[MARQUISE]), cards(root, root.discard)) == (["anvil"], ["ambush_fox"])


@pytest.mark.law("root 4.1.3")
def test_informants_find_nothing_but_ambushes_in_the_discard_pile() -> None:
    root = exiles(f"{INFORMANTS}1 marquise 1\ndiscard sword\ndeck anvil\nhand eyrie ambush_fox")

    GAME.resume(root)

    assert cards(root, root.hands[MARQUISE]) == ["anvil"]


@pytest.mark.law("root 10.2.6")
@pytest.mark.ruling("R-139")
def test_informants_do_not_search_the_lost_souls() -> None:
    root = exiles(
        f"seats marquise eyrie cult\n{INFORMANTS}1 marquise 1\ncult souls ambush_fox\ndeck anvil\n"
        "11 cult 1 garden_mouse"
    )

    GAME.resume(root)

    assert cards(root, root.hands[MARQUISE]) == ["anvil"]


@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_a_draw_that_was_replaced_is_not_missed_in_the_next_turn() -> None:
    root = exiles(f"{INFORMANTS}seats marquise eyrie\n1 marquise 1\n3 eyrie 2 roost\n{EYRIE_DECREE}discard ambush_fox")
    match = GAME.resume(root)
    match.answer("use:informants")
    while not (standing(match).turn == MARQUISE and standing(match).round == 2):
        assert match.question is not None
        match.answer(match.question.find("done") or match.question.options[0])
    while standing(match).turn == MARQUISE:
        assert match.question is not None
        match.answer(match.question.find("done") or match.question.options[0])

    assert standing(match).hands[MARQUISE].bit_count() == 2
