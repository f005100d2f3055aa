"""`rulewright law`, as a person types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rulewright.cli import COMMANDS, application
from tests.cli import scripted


def run(*words: str) -> Result:
    return CliRunner().invoke(application("law"), ["law", *words], env={"COLUMNS": "160", "RULEWRIGHT_LANGUAGE": "en"})


def test_a_page_shows_a_paragraph_with_all_that_hangs_on_it() -> None:
    page = run("root", "show", "4.3.1").output
    for part in (
        "4 Key Actions / 4.3 Battle",
        "4.3.1.II Resolve Ambush",
        "R-28 Ambush: one card each",
        "EX-8",
    ):
        assert part in page, part


def test_a_page_and_a_search_are_in_the_language_asked_for() -> None:
    page = run("root", "show", "4.3.1", "--lang", "it").output
    assert "4 Azioni Chiave / 4.3 Battaglia" in page
    assert "4.3.1.II Risolvere l'Imboscata" in page
    assert "2.1.1 Gli Uccelli sono Jolly" in run("root", "search", "uccello", "valere", "--lang", "it").output


def test_a_game_in_the_terminal_shows_the_law_in_its_own_language(tmp_path: Path) -> None:
    words = ["play", "root", "--terminal", "--seats", "marquise,eyrie", "--bots", "random", "--seed", "3"]
    output = scripted.run(*words, "--lang", "it", typed="?\nrules 4.3.1\nquit\n", home=str(tmp_path)).output
    assert "6.3.2 Fase 2: Posizionare la Fortezza" in output
    assert "4.3.1 Fase 1: Il Difensore può Tendere un'Imboscata" in output
    assert "4.3.1.I Sventare l'Imboscata: L'attaccante può" in output


def test_rulings_and_test_vectors_have_pages_too() -> None:
    page = run("root", "show", "R-83", "EX-9").output
    assert "Not promised now: Corvids" in page
    assert "EX-9 A Marquise Daylight" in page
    assert "13.2.4 Exposure" in page


def test_rulings_and_test_vectors_are_in_the_language_asked_for() -> None:
    page = run("root", "show", "R-34", "EX-9", "--lang", "it").output
    for part in ("R-34 Ospedali da Campo [contrasto e ambiguità]", "Decisione: Un effetto provocato", "Test"):
        assert part in page, part
    assert "EX-9 Un Giorno della Marchesa" in page
    assert "R-09 Kein erlaubter Einsatz" in run("monster_lands", "show", "R-09", "--lang", "de").output


def test_a_search_finds_rulings_and_test_vectors_too() -> None:
    found = run("root", "search", "Lazarett", "gerettet", "--lang", "de").output
    assert "R-34 Feldlazarett" in found
    assert "EX-112" in run("root", "search", "hospitals", "batch").output


def test_a_game_in_the_terminal_shows_rulings_in_its_own_language(tmp_path: Path) -> None:
    words = ["play", "root", "--terminal", "--seats", "marquise,eyrie", "--bots", "random", "--seed", "3"]
    output = scripted.run(*words, "--lang", "de", typed="rules R-28\nquit\n", home=str(tmp_path)).output
    assert "R-28 Hinterhalt: jede Seite eine Karte" in output
    assert "Entscheidung: Ein einziger Hinterhalt" in output


def test_a_search_prints_the_paragraphs_found() -> None:
    assert "2.1.1 Birds Are Wild" in run("root", "search", "bird", "stand").output
    assert "Nothing in the law" in run("root", "search", "zeppelin").output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["root", "show", "4.3.9"], "no paragraph '4.3.9'; near it: 4.3"),
        (["rot"], "no law book of 'rot'; there is one of: monster_lands, root"),
        (["root", "shew", "4"], "“shew 4” is not understood"),
        (["root", "show"], "“show” is not understood"),
        (["root", "show", "4.3.1", "--lang", "fr"], "no texts in “fr”; there are en, it, and de"),
    ],
)
def test_a_wrong_word_is_refused_with_what_would_be_right(words: list[str], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.output


def test_the_matrix_as_json_has_every_paragraph() -> None:
    matrix = json.loads(run("root", "--json").output)
    assert matrix["game"] == "root"
    assert matrix["rows"]["4.3.1"]["promised"] is True
    assert matrix["rows"]["9.7.1"]["promised"] is False
    assert len(matrix["rulings"]) == 139


def test_the_table_ends_with_a_sum() -> None:
    assert "rulings and" in run("root").output


def test_the_help_teaches_by_example() -> None:
    assert "rulewright law root show 4.3.1" in run("--help").output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_the_list_has_help(name: str) -> None:
    result = CliRunner().invoke(application(name), [name, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_importing_rulewright_loads_no_game_and_no_command() -> None:
    script = "import sys, rulewright; print([name for name in sys.modules if name.startswith('rulewright.')])"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603  (our own command)
    assert loaded.stdout.strip() == "[]"
