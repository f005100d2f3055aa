"""Exiles and Partisans: its list of cards, how it is chosen, and when each card may be used, by every faction."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import rulewright
from rulewright.games.root.box import DECKS, FACTIONS
from rulewright.games.root.deck import Deck
from rulewright.games.root.decks import exiles as powers
from rulewright.games.root.decks.kinds import Timed
from rulewright.games.root.tables import DECK, EXILES
from rulewright.games.root.terms import SUITS
from rulewright.kernel.errors import BadNotation, BadOptions
from rulewright.kernel.fate import Fate
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, offered, position, standing, table
from tests.builders.root_exiles import BOARDS, FIVE, HEAD, cards, exiles, laid, quiet

if TYPE_CHECKING:
    from rulewright.kernel.match import Match

PRINTED = {
    "ambush": "bird bird fox rabbit mouse",
    "dominance": "bird fox rabbit mouse",
    "item": "bird bird bird bird fox fox fox fox fox fox rabbit rabbit rabbit rabbit "
    "mouse mouse mouse mouse mouse mouse",
    "persistent": "bird bird bird bird bird bird bird fox fox fox fox fox fox "
    "rabbit rabbit rabbit rabbit rabbit rabbit rabbit mouse mouse mouse mouse mouse",
}
"""The suits of all cards by kind."""
PERSISTENT = [
    # card, suit, copies, cost in any, fox, rabbit, mouse
    ("saboteurs", "bird", 3, (1, 0, 0, 0)),
    ("soup_kitchens", "bird", 1, (0, 1, 1, 1)),
    ("boat_builders", "bird", 1, (2, 0, 0, 0)),
    ("corvid_planners", "bird", 1, (2, 0, 0, 0)),
    ("eyrie_emigre", "bird", 1, (0, 2, 0, 0)),
    ("fox_partisans", "fox", 1, (0, 1, 0, 0)),
    ("propaganda_bureau", "fox", 1, (3, 0, 0, 0)),
    ("false_orders", "fox", 2, (0, 1, 0, 0)),
    ("informants", "fox", 2, (0, 2, 0, 0)),
    ("rabbit_partisans", "rabbit", 1, (0, 0, 1, 0)),
    ("tunnels", "rabbit", 2, (0, 0, 1, 0)),
    ("charm_offensive", "rabbit", 1, (0, 0, 1, 0)),
    ("swap_meet", "rabbit", 2, (0, 0, 1, 0)),
    ("coffin_makers", "rabbit", 1, (0, 0, 2, 0)),
    ("mouse_partisans", "mouse", 1, (0, 0, 0, 1)),
    ("league_of_adventurous_mice", "mouse", 2, (0, 0, 0, 1)),
    ("murine_broker", "mouse", 1, (0, 0, 0, 2)),
    ("master_engravers", "mouse", 1, (0, 0, 0, 2)),
]
LIST = Deck(EXILES, powers.POWERS)


@pytest.mark.law("root B.7.1", "root 2.1", "root 2.1.2", "root 2.1.3")
def test_the_deck_has_its_54_cards_by_kind_and_suit() -> None:
    found = {
        kind: Counter(SUITS[LIST.suit[card]] for card in LIST.cards if LIST.kind[card] == kind)
        for kind in {LIST.kind[card] for card in LIST.cards}
    }

    assert LIST.size == EXILES.total == 54
    assert found == {kind: Counter(suits.split()) for kind, suits in PRINTED.items()}


@pytest.mark.law("root B.7.1", "root 4.1.1")
@pytest.mark.parametrize(("card", "suit", "copies", "cost"), PERSISTENT)
def test_each_card_has_its_suit_its_copies_and_its_cost(
    card: str, suit: str, copies: int, cost: tuple[int, int, int, int]
) -> None:
    same = [number for number in LIST.cards if LIST.name[number] == card]

    assert len(same) == copies
    assert {(SUITS[LIST.suit[number]], LIST.cost[number]) for number in same} == {(suit, cost)}


@pytest.mark.law("root B.7.1")
def test_items_ambushes_and_dominance_are_those_of_the_standard_deck_and_nothing_else_is() -> None:
    common = {"item", "ambush", "dominance"}
    standard = {card.id: card for card in DECK.card}

    assert all(standard[card.id] == card for card in EXILES.card if card.kind in common)
    assert {card.id for card in DECK.card if card.kind in common} == {
        card.id for card in EXILES.card if card.kind in common
    }
    assert not {card.id for card in EXILES.card if card.kind not in common} & set(standard)


@pytest.mark.law("root 4.1.3")
def test_every_persistent_card_has_a_power_and_no_power_lacks_its_card() -> None:
    assert set(powers.POWERS) == {card.id for card in EXILES.card if card.kind == "persistent"}
    assert {name for name, _, _, _ in PERSISTENT} == set(powers.POWERS)


@pytest.mark.law("root A.2")
def test_the_whole_deck_is_replaced_and_nothing_is_mixed() -> None:
    match = rulewright.new("root", {"deck": "exiles"}, seed=3)
    root = standing(match)
    dealt = Counter(root.setting.deck.name[card] for card in root.deck)
    for zone in (*root.hands, root.boards[2].secrets):
        dealt.update(cards(root, zone))

    assert dealt == Counter({card.id: card.count for card in EXILES.card})


@pytest.mark.law("root A.2", "root 2.1.3", "root 5.1.3")
def test_two_play_without_dominance_with_this_deck_too() -> None:
    root = standing(rulewright.new("root", {"deck": "exiles", "seats": ["marquise", "eyrie"]}, seed=3))

    assert cards(root, root.out) == ["dominance_bird", "dominance_fox", "dominance_mouse", "dominance_rabbit"]
    assert len(root.deck) + sum(hand.bit_count() for hand in root.hands) == 50


@pytest.mark.law("root A.2")
def test_a_deck_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOptions, match="standard, exiles"):
        rulewright.new("root", {"deck": "exile"}, seed=1)


# Notation.


def test_a_position_names_its_deck_and_is_read_back_with_it() -> None:
    root = exiles(
        "play marquise coffin_makers\naside marquise:3 eyrie:2\ncrafted eyrie boot boot tea\nexhausted eyrie boot\n"
        "turn eyrie daylight craft"
    )
    text = GAME.write(root)

    assert {"cards exiles", "aside marquise:3 eyrie:2", "exhausted eyrie boot"} <= set(text.splitlines())
    assert GAME.write(position(text)) == text
    assert position(text).fingerprint() == root.fingerprint()


def test_a_position_with_the_standard_deck_names_none() -> None:
    assert "cards" not in {line.split()[0] for line in GAME.write(position("1 marquise 1")).splitlines()}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("cards exile", "exiles"),
        ("cards", "cards NAME"),
        ("play marquise coffin_makers", "coffin_makers"),
        ("cards exiles\nplay marquise royal_claim", "royal_claim"),
        ("cards exiles\nexhausted eyrie boot", "Crafted Items box of eyrie"),
        ("cards exiles\naside marquise:26", "marquise"),
        ("cards exiles\naside fox:1", "fox"),
    ],
)
def test_a_text_that_cannot_be_is_refused_with_its_word(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        position(text)


# Moments.

MOMENTS: dict[str, tuple[str, frozenset[str]]] = {
    "saboteurs": ("birdsong", frozenset()),
    "false_orders": ("birdsong", frozenset()),
    "swap_meet": ("birdsong", frozenset()),
    "propaganda_bureau": ("daylight", frozenset({"vagabond"})),
    "league_of_adventurous_mice": ("daylight", frozenset({"vagabond"})),
    "charm_offensive": ("evening", frozenset()),
    "informants": ("evening", frozenset()),
}
"""The phase of each card that is used at a moment, and who can never use it."""
LOST = frozenset({"saboteurs", "false_orders"})
"""Those that are discarded by using them."""


def phases_of(match: Match, seat: int, card: str, *, use: bool) -> list[str]:
    """Walk to the end of this turn; return the phases in which a card could be used, using it when it can be."""
    found: list[str] = []
    root = standing(match)
    began = (root.round, root.turn)
    while match.question is not None and (standing(match).round, standing(match).turn) == began:
        option = match.question.find(f"use:{card}") if match.question.seat == seat else None
        if option is not None:
            found.append(match.view(None).facts()["table"]["phase"])
        match.answer(option if option is not None and use else quiet(match))
    return found


@pytest.mark.law("root 1.4.1", "root 4.1.3")
@pytest.mark.parametrize("faction", FIVE)
@pytest.mark.parametrize("card", MOMENTS)
def test_a_card_is_used_in_its_phase_once_a_turn_by_every_faction(card: str, faction: str) -> None:
    phase, never = MOMENTS[card]
    match = laid(faction, card)

    used = phases_of(match, FIVE.index(faction), card, use=True)

    assert used == ([] if faction in never else [phase])


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("faction", FIVE)
@pytest.mark.parametrize("card", MOMENTS)
def test_a_card_that_is_left_alone_is_offered_in_its_phase_only(card: str, faction: str) -> None:
    phase, never = MOMENTS[card]

    found = phases_of(laid(faction, card), FIVE.index(faction), card, use=False)

    assert set(found) == (set() if faction in never else {phase})


@pytest.mark.law("root 4.1.3", "root 1.4.1")
@pytest.mark.parametrize("card", [card for card in MOMENTS if card not in LOST])
def test_a_card_that_was_used_is_fresh_in_the_next_turn_and_one_that_was_discarded_is_gone(card: str) -> None:
    match = laid("marquise", card)
    phases_of(match, 0, card, use=True)
    while standing(match).turn:
        match.answer(quiet(match))
    root = standing(match)
    root.discard |= root.setting.deck.copies[root.setting.deck.by_name["ambush_fox"]]

    assert not root.used
    assert phases_of(match, 0, card, use=True) == [MOMENTS[card][0]]


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("zone", ["discard", "hand eyrie", ""])
@pytest.mark.parametrize("card", MOMENTS)
def test_nobody_uses_a_card_that_is_not_in_their_play_area(card: str, zone: str) -> None:
    head, _, rest = zone.partition(" ")
    text = f"{HEAD}{BOARDS}" + (f"{head} {rest} {card}\n" if zone else "") + "turn marquise birdsong"
    match = table(text)

    for seat in range(len(FIVE)):
        assert phases_of(match.copy(), seat, card, use=False) == []


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("card", sorted(set(powers.POWERS)))
def test_a_card_that_leaves_play_takes_its_power_along(card: str) -> None:
    root = exiles(f"1 marquise 2\nplay marquise {card}\nplay eyrie saboteurs\nturn eyrie birdsong\n{EYRIE_DECREE}")
    power = powers.POWERS[card]
    assert power in root.kits[0].powers
    match = GAME.resume(root)

    match.answer("use:saboteurs")

    assert power not in standing(match).kits[0].powers
    assert not standing(match).lasting[0]
    crowd = standing(match).crowd
    assert not [one for hook in crowd.__slots__ for _, one in getattr(crowd, hook) if one is power]


EYRIE_DECREE = "eyrie leader despot\neyrie battle loyal_vizier loyal_vizier\n3 eyrie 2 roost\nhand eyrie sword anvil"


@pytest.mark.law("root 4.1.3")
def test_whoever_asks_why_a_card_cannot_be_used_is_told() -> None:
    text = f"{HEAD}{BOARDS}hand marquise anvil\nturn marquise daylight action\nmarquise actions 3\n"
    match = table(f"{text}play marquise charm_offensive league_of_adventurous_mice\n")
    used = table(f"{text}play marquise propaganda_bureau\nused propaganda_bureau")

    assert [reason.key for reason in why_not(match, "use:charm_offensive")] == ["why.card-moment"]
    assert [reason.key for reason in why_not(match, "use:league_of_adventurous_mice")] == ["why.card-useless"]
    assert [(reason.law, reason.key) for reason in why_not(used, "use:propaganda_bureau")] == [
        ("root 4.1.3", "why.card-used")
    ]


# What cards need of factions.


@pytest.mark.law("root 4.1.1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_whoever_has_crafting_pieces_on_the_map_says_which(faction: str) -> None:
    seats = [faction, *[other for other in FACTIONS if other != faction][:3]]
    match = rulewright.new("root", {"deck": "exiles", "seats": seats, "adventurous": True, "seating": "given"}, seed=5)
    most, fate = 0, Fate.seeded(5)
    while match.question is not None and len(match.history) < 600:
        root = standing(match)
        kinds = root.setting.factions[0].crafting_kinds(root, 0)
        able = sum(root.setting.factions[0].crafting_pieces(root, 0))
        placed = sum(root.placed[kind.number] for kind in kinds)
        assert able <= placed or not kinds
        most = max(most, placed)
        options = match.question.options
        match.answer(options[fate.below(len(options))])

    # Hammers are no pieces on the map, and the Riverfolk craft by the spaces of their tracks.
    assert bool(most) == (faction not in ("vagabond", "riverfolk"))


def test_all_cards_with_a_moment_are_among_those_above() -> None:
    timed = {name for name, power in powers.POWERS.items() if isinstance(power, Timed)}

    assert timed == set(MOMENTS)
    assert set(DECKS) == {"standard", "exiles"}


def test_a_question_with_this_deck_names_only_its_cards() -> None:
    match = laid("marquise", "swap_meet")

    assert "use:swap_meet" in offered(match.question)
    assert GAME.knows(match.options, "eyrie:tunnels")
    assert not GAME.knows(match.options, "use:armorers")
