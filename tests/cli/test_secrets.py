"""Nothing on the screen betrays what its viewer may not know."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from rulewright.cli.face import face_of
from rulewright.cli.sitting import Sitting
from rulewright.cli.terminal import Terminal
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.texts.catalogue import Texts
from tests.cli.scripted import TWO, random_match, run, script_of

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def screen(match: Match, seat: int) -> str:
    """Return everything the terminal can show a seat of a match."""
    console = Console(width=100, no_color=True)
    face = face_of("root", Texts("en"))
    terminal = Terminal(console, face, Sitting(match, {}), Path("unused"))
    terminal.looking = seat
    with console.capture() as captured:
        view = terminal.view(seat)
        terminal.show_table(view.facts())
        question = match.question
        if question is not None and question.seat == seat:
            terminal.show_question(view, question)
            for option in question.options:
                terminal.do_why(option.text)
            for move in ("march 1>9", "battle 3:eyrie", "craft:anvil", "ambush_bird", "sawmill@3"):
                terminal.do_why(move)
        for command in (terminal.do_board, terminal.do_map, terminal.do_hand, terminal.do_law):
            command("")
    return captured.get()


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("seed", [0, 3, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (1, 2))])
def test_the_same_is_shown_in_every_world_the_viewer_may_be_in(seed: int, seat: int) -> None:
    match = random_match(FOUR, 60 + 97 * seed, seed=seed)
    shown = screen(match, seat)
    for world in range(4):
        assert screen(match.view(seat).imagine(Fate.seeded(world)), seat) == shown


def test_hands_of_others_are_not_on_the_screen() -> None:
    match = random_match(["marquise", "eyrie"], 40, seed=9)
    others = match.view(1).facts()["table"]["players"][1]["hand_known"]
    own = match.view(0).facts()["table"]["players"][0]["hand_known"]
    names = {Texts("en")(f"root.card_name.{card}") for card in others} - {
        Texts("en")(f"root.card_name.{card}") for card in own
    }
    assert names
    hands = screen(match, 0).split("Your hand")[1].split("\n\n")[0]
    assert not [name for name in names if name in hands]


def test_the_screen_is_empty_until_the_next_person_has_taken_the_seat(tmp_path: Path) -> None:
    typed, _ = script_of(TWO, TWO, seed=8)
    lines = typed.split("\n")
    until = next(place for place, line in enumerate(lines) if not line and place)
    words = ("root", "--seats", "marquise,eyrie", "--me", "all", "--seed", "8")
    waiting = run("play", "--terminal", *words, typed="\n".join(lines[:until]) + "\n", home=str(tmp_path)).output
    asked = waiting.rpartition("Press Enter when")[2]
    assert "nobody else looks" in " ".join(waiting.split())
    assert "Your hand" not in asked
    going_on = run("play", "--terminal", *words, typed="\n".join(lines[: until + 1]) + "\n", home=str(tmp_path)).output
    assert "Your hand" in going_on.rpartition("Press Enter when")[2]
