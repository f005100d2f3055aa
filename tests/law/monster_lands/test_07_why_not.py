"""Why not, by what somebody points at in a turn: the rules name the paragraph that stands in the way."""

from __future__ import annotations

import pytest

from rulewright.kernel.match import Match
from rulewright.kernel.why import NOT_ASKED, why_not, why_not_this
from tests.builders.monster_lands import GAME

TABLE = """
seats fire water
at placing turn:fire steps:turn step:action round:2
fire glory:{glory} gold:{gold} potions:{potions}
fire pool {pool}
fire members {members}
fire lands {lands}
fire loot {loot}
fire trophies krinx
water glory:8 gold:5
water members tortock* taron
{more}
offer zondu torko vaidala
trap_display enh_total_plus_4 enh_total_plus_6 enh_total_plus_8 - - -
gear_display pugnor noxx mortis
lands kale -
modifiers 1A -
monsters sckon - {gate}
missions 1 2
"""
USUAL = {
    "glory": "9",
    "gold": "9",
    "potions": "0",
    "pool": "strength*2",
    "members": "nuduru* frunks kakron",
    "lands": "yuha rynia@frunks",
    "loot": "gold_12",
    "more": "",
    "gate": "moldo",
}
ALL_OUT = "path 1.1 fire nuduru strength:1\npath 1.2 fire frunks\npath 1.3 fire kakron"
FRUNKS_OUT = "path 1.1 fire frunks strength:1"
HURT = "nuduru* frunks! kakron"
FULL_TAVERN = "space tavern.1 strength water\nspace tavern.2 strength water\nspace tavern.3 strength water"


def match_with(**changes: str) -> Match:
    """Return the turn of the fire clan at a table."""
    return GAME.resume(GAME.parse(TABLE.format(**(USUAL | changes)), 0))


def laws(match: Match, target: str, *picks: str) -> list[str]:
    """Return the paragraphs that are cited for a thing."""
    return [reason.law.removeprefix("monster_lands ") for reason in why_not_this(match, target, picks).reasons]


@pytest.mark.parametrize(
    ("target", "picks", "meant", "changes", "paragraph"),
    [
        ("building:tavern", [], "tavern:strength", {"more": FULL_TAVERN}, "7.4"),
        ("building:tavern", ["die:magic"], "tavern:magic", {"pool": "strength magic"}, "8.1.2"),
        ("building:tavern", ["die:magic"], "tavern:magic", {}, "7.2"),
        ("building:armory", [], "armory:strength", {"gold": "0"}, "8.1.4"),
        ("building:mine", [], "mine:1", {"more": "panic mine"}, "8.1.5"),
        ("building:pawnshop", [], "pawnshop", {"more": "panic pawnshop"}, "8.1.5"),
        ("space:mine.3", [], "mine:3", {"more": "space mine.3 strength water"}, "7.4"),
        ("space:mine.1", [], "mine:1", {"pool": "strength"}, "8.1.2"),
        ("space:armory.1", [], "armory:strength", {"gold": "0"}, "8.1.4"),
        ("die:magic", ["building:bazaar"], "bazaar:magic", {"pool": "strength magic"}, "8.1.2"),
        ("die:magic", ["building:mine"], "mine:magic", {"pool": "strength magic"}, "8.1.2"),
        ("die:magic", [], "alchemists:1", {"more": "panic alchemists"}, "8.1.5"),
        ("die:strength", [], "hunters_lodge:strength", {"pool": "magic"}, "7.2"),
        ("path:1.3", [], "path:1.3", {"pool": "strength"}, "9.3.3"),
        ("path:m2.2", [], "path:m2.2", {"pool": "strength"}, "9.2.2"),
        ("path:e.1", [], "path:e.1", {"gate": "-"}, "9.4.1"),
        ("monster:sckon", [], "path:1.1", {"pool": "persuasion-1"}, "9.3.3"),
        ("monster:moldo", [], "path:e.1", {"more": "path e.1 water taron\npath e.2 water tortock"}, "7.4"),
        ("land:kale", [], "path:1.1", {"pool": "persuasion-1"}, "9.3.3"),
        ("member:zondu", [], "tavern:strength", {"more": FULL_TAVERN}, "7.4"),
        ("member:zondu", [], "tavern:strength zondu", {"gold": "3"}, "8.1.4"),
        ("member:vaidala", [], "tavern:strength vaidala", {"gold": "25"}, "8.5.3"),
        (
            "member:zondu",
            ["die:persuasion-2"],
            "tavern:persuasion-2 zondu",
            {"gold": "3", "pool": "persuasion-2"},
            "8.1.4",
        ),
        ("member:novice", [], "tavern:strength", {"more": "panic tavern"}, "8.1.5"),
        ("trap:enh_total_plus_8", [], "hunters_lodge:strength enh_total_plus_8", {"gold": "4"}, "8.1.4"),
        ("equipment:mortis", [], "bazaar:strength mortis", {"gold": "4"}, "8.1.4"),
    ],
)
def test_the_paragraph_is_that_of_the_answer_which_was_meant(
    target: str, picks: list[str], meant: str, changes: dict[str, str], paragraph: str
) -> None:
    match = match_with(**changes)

    assert laws(match, target, *picks)[0] == paragraph
    assert [reason.law for reason in why_not(match, meant)] == [f"monster_lands {paragraph}"]


@pytest.mark.parametrize(
    ("target", "picks", "changes", "paragraph", "key"),
    [
        ("space:armory.2", [], {}, "8.1.3", "why.leftmost"),
        ("space:armory.1", [], {"more": "space armory.1 strength water"}, "7.4", "why.taken"),
        ("space:armory.3", [], {}, "7.5", "why.marked"),
        ("space:mine.4", [], {}, "7.5", "why.marked"),
        ("equipment:pugnor", [], {"more": ALL_OUT}, "8.8.1", "why.nobody-to-carry"),
        ("building:bazaar", [], {"more": ALL_OUT}, "8.8.1", "why.nobody-to-carry"),
        ("building:tavern", [], {"glory": "0", "gold": "1"}, "8.5.3", "why.nobody-joins"),
        ("member:novice", [], {"glory": "0", "gold": "1"}, "8.5.3", "why.nobody-joins"),
        ("path:2.1", [], {}, "2.10", "why.one-land"),
        ("path:2.4", [], {"more": ALL_OUT}, "2.10", "why.one-land"),
        ("monster:sckon", [], {"more": ALL_OUT}, "9.1.3", "why.nobody-idle"),
        ("member:frunks", [], {"members": HURT, "more": FRUNKS_OUT}, "7.8", "why.assigned"),
        ("member:frunks", [], {"members": HURT, "pool": "persuasion-1"}, "8.4.3", "why.no-potion"),
        ("member:frunks", [], {"more": FRUNKS_OUT}, "9.1.3", "why.assigned"),
        ("member:kakron", [], {"pool": "persuasion-1", "more": "path m2.2 water taron"}, "9.3.3", "why.dice-missing"),
        ("member:nuduru", [], {"members": "nuduru*~ frunks kakron", "pool": "persuasion-1"}, "7.9", "why.used"),
        ("land:yuha", [], {"members": "frunks*"}, "12.7.4", "why.no-settler"),
        ("land:rynia", [], {"lands": "rynia@frunks~"}, "10.1", "why.used"),
        ("land:rynia", [], {"pool": "persuasion-1"}, "10.1", "why.dice-missing"),
        ("loot:glory_capture", [], {"loot": "glory_capture"}, "12.8.2", "why.loot-later"),
    ],
)
def test_what_cannot_be_done_with_a_thing_says_why(
    target: str, picks: list[str], changes: dict[str, str], paragraph: str, key: str
) -> None:
    pointed = why_not_this(match_with(**changes), target, picks)

    assert [(reason.law, reason.key) for reason in pointed.reasons] == [(f"monster_lands {paragraph}", key)]


@pytest.mark.parametrize(
    ("target", "picks", "changes", "text"),
    [
        ("building:tavern", [], {}, "tavern:strength"),
        ("space:armory.1", [], {}, "armory:strength"),
        ("space:mine.2", [], {}, "mine:2"),
        ("monster:sckon", [], {}, "path:1.1"),
        ("monster:moldo", [], {}, "path:e.1"),
        ("monster:krinx", [], {}, "sell:krinx"),
        ("land:kale", [], {}, "path:1.1"),
        ("land:yuha", [], {}, "colonise:yuha"),
        ("land:rynia", [], {}, "land:rynia"),
        ("member:nuduru", [], {"pool": "persuasion-1"}, "use:nuduru"),
        ("member:frunks", [], {}, "path:1.1"),
        ("member:zondu", [], {}, "tavern:strength"),
        ("member:zondu", [], {"gold": "3", "pool": "persuasion-1 persuasion-6"}, "tavern:persuasion-6"),
        ("loot:gold_12", [], {}, "loot:gold_12"),
        ("trap:enh_total_plus_4", [], {}, "hunters_lodge:strength"),
        ("equipment:pugnor", [], {}, "bazaar:strength"),
    ],
)
def test_what_is_offered_is_named_as_the_answer_which_was_meant(
    target: str, picks: list[str], changes: dict[str, str], text: str
) -> None:
    pointed = why_not_this(match_with(**changes), target, picks)

    assert (pointed.text, pointed.reasons) == (text, [])


@pytest.mark.law(
    "monster_lands 2.10",
    "monster_lands 7.5",
    "monster_lands 7.9",
    "monster_lands 8.5.3",
    "monster_lands 8.8.1",
    "monster_lands 10.1",
    "monster_lands 12.8.2",
)
@pytest.mark.parametrize(
    ("text", "changes", "paragraph", "key"),
    [
        ("path:2.1", {}, "2.10", "why.one-land"),
        ("path:2.3 frunks", {}, "2.10", "why.one-land"),
        ("path:2.1", {"more": ALL_OUT}, "2.10", "why.one-land"),
        ("mine:4", {}, "7.5", "why.marked"),
        ("tavern:4", {}, "7.5", "why.marked"),
        ("tavern:strength", {"glory": "0", "gold": "1"}, "8.5.3", "why.nobody-joins"),
        ("tavern:strength zondu", {"glory": "0"}, "8.5.3", "why.excess-glory"),
        ("tavern:strength novice", {"glory": "0"}, "8.5.3", "why.excess-glory"),
        ("tavern:strength vaidala", {}, "8.5.3", "why.excess-glory"),
        ("bazaar:strength", {"more": ALL_OUT}, "8.8.1", "why.nobody-to-carry"),
        ("bazaar:strength pugnor", {"more": ALL_OUT}, "8.8.1", "why.nobody-to-carry"),
        ("land:rynia", {"lands": "rynia@frunks~"}, "10.1", "why.used"),
        ("land:yuha", {}, "10.1", "why.no-colonist"),
        ("land:kale", {}, "10.1", "why.not-colonised"),
        ("use:nuduru", {"members": "nuduru*~ frunks"}, "7.9", "why.used"),
        ("use:fandor", {"members": "frunks* fandor", "more": "path 1.1 fire fandor"}, "7.9", "why.talent-away"),
        ("use:fandor", {"members": "frunks* fandor", "gold": "0"}, "7.9", "why.talent-idle"),
        ("use:frunks", {}, "7.9", "why.talent-outside"),
        ("use:frunks", {"more": FRUNKS_OUT}, "7.9", "why.talent-outside"),
        ("path:1.1 frunks", {"more": "path 1.2 fire frunks"}, "9.1.3", "why.assigned"),
        ("loot:glory_capture", {"loot": "glory_capture"}, "12.8.2", "why.loot-later"),
        ("loot:kill_6", {"loot": "kill_6"}, "12.8.2", "why.loot-later"),
        ("loot:convert_magic", {"loot": "convert_magic"}, "12.8.2", "why.loot-later"),
    ],
)
def test_an_answer_that_is_named_is_refused_by_the_paragraph_that_stands_in_its_way(
    text: str, changes: dict[str, str], paragraph: str, key: str
) -> None:
    reasons = why_not(match_with(**changes), text)

    assert [(reason.law, reason.key) for reason in reasons] == [(f"monster_lands {paragraph}", key)]


@pytest.mark.law("monster_lands 12.8.2", "monster_lands 7.9")
def test_loot_and_talents_outside_their_time_cite_it_at_other_questions_too() -> None:
    match = match_with(loot="glory_capture gold_12", members="nuduru* frunks", gold="20", glory="20")
    match.answer("tavern:strength")
    match.answer("beer")

    assert [reason.law for reason in why_not(match, "loot:glory_capture")] == ["monster_lands 12.8.2"]
    assert [reason.law for reason in why_not(match, "use:nuduru")] == ["monster_lands 7.9"]
    assert why_not(match, "loot:gold_12") == []


@pytest.mark.parametrize("target", ["seat:1", "round", "loot:gold_10", "member:tortock"])
def test_what_no_answer_is_about_is_told_so(target: str) -> None:
    pointed = why_not_this(match_with(), target)

    assert pointed.text == ""
    assert {reason.key for reason in pointed.reasons} == {NOT_ASKED}


def test_whoever_is_out_cannot_be_sent_and_carries_nothing_new() -> None:
    match = match_with(more="path 1.2 fire frunks strength:1")
    match.answer("path:1.1")
    assert laws(match, "member:frunks") == ["9.1.3"]

    match = match_with(more="path 1.2 fire frunks strength:1")
    match.answer("bazaar:strength")
    match.answer("pugnor")
    assert laws(match, "member:frunks") == ["8.8.2"]
