"""What the matrix finds wrong in small projects."""

from pathlib import Path

import pytest

from rulewright.law.matrix import Sources
from tests.law_book.project import CODE, TESTS, kinds, project


def test_a_kept_promise_has_no_findings(tmp_path: Path) -> None:
    matrix = project(tmp_path)
    assert kinds(matrix) == []
    row = matrix.rows["1.1"]
    assert [cite.name for cite in row.code] == ["rules.turn.turn"]
    assert [cite.name for cite in row.tests] == ["tests/law/test_turn.py::test_turns_go_round"]
    assert [cite.name for cite in matrix.rulings["R-1"].tests] == ["tests/law/test_turn.py::test_turns_go_round"]


def test_nothing_is_demanded_of_what_is_not_promised(tmp_path: Path) -> None:
    matrix = project(tmp_path, later='"1.1.1" = "next year"', code=CODE.replace(', "tiny 1.1.1"', ""))
    assert kinds(matrix) == []
    assert not matrix.rows["2"].promised


def test_a_promised_paragraph_wants_code(tmp_path: Path) -> None:
    assert kinds(project(tmp_path, code="")) == [("no code", "1.1"), ("no code", "1.1.1")]


def test_a_promised_paragraph_wants_a_test(tmp_path: Path) -> None:
    tests = TESTS.replace('"tiny 1.1", ', "")
    assert kinds(project(tmp_path, tests=tests)) == [("no test", "1.1")]


def test_rulings_and_test_vectors_want_a_test(tmp_path: Path) -> None:
    tests = TESTS.replace('@pytest.mark.ruling("R-1")\n', "").replace('@pytest.mark.example("EX-1")\n', "")
    assert kinds(project(tmp_path, tests=tests)) == [
        ("no test of ruling", "R-1"),
        ("no test of example", "EX-1"),
    ]


def test_exceptions_excuse_holes(tmp_path: Path) -> None:
    tests = 'import pytest\n\n@pytest.mark.law("tiny 1.1")\ndef test_turns_go_round(): ...\n'
    matrix = project(
        tmp_path,
        code="",
        tests=tests,
        no_code='"1.1" = "a principle"',
        aside='"1.1.1" = "says 1.1 again"',
        rulings='R-1 = "another box"',
        examples='EX-1 = "another box"',
    )
    assert kinds(matrix) == []
    assert matrix.rows["1.1"].excuse == "a principle"


def test_an_exception_that_is_no_longer_needed_is_stale(tmp_path: Path) -> None:
    matrix = project(
        tmp_path,
        no_code='"1.1" = "?"',
        no_test='"1.1.1" = "?"',
        aside='"1" = "?"\n"2" = "?"\n"9" = "?"',
        rulings='R-1 = "?"\nR-9 = "?"',
        examples='EX-1 = "?"',
    )
    assert kinds(matrix) == [
        ("stale exception", subject) for subject in ("1.1", "1.1.1", "1", "2", "9", "R-1", "R-9", "EX-1")
    ]


def test_an_unknown_paragraph_is_found_in_code_and_tests(tmp_path: Path) -> None:
    code = CODE + '\n@law("tiny 1.7", "1.1", "huge 1")\ndef act(): ...\n'
    tests = TESTS.replace('"tiny 1.1", ', '"tiny 1.1", "tiny 3", ')
    matrix = project(tmp_path, code=code, tests=tests)
    assert kinds(matrix) == [
        ("unknown paragraph", "1.1"),
        ("unknown paragraph", "huge 1"),
        ("unknown paragraph", "tiny 1.7"),
        ("unknown paragraph", "tiny 3"),
    ]
    assert "src/rulewright/games/tiny/rules/turn.py:6 (rules.turn.act)" in matrix.findings[0].text


def test_unknown_rulings_and_test_vectors_are_found(tmp_path: Path) -> None:
    tests = TESTS.replace('"R-1"', '"R-1", "R-2"').replace('"EX-1"', '"EX-1", "EX-2"')
    assert sorted(kinds(project(tmp_path, tests=tests))) == [
        ("unknown example", "EX-2"),
        ("unknown ruling", "R-2"),
    ]


def test_a_citation_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    assert kinds(project(tmp_path, code=CODE + "\n@law(NUMBER)\ndef act(): ...\n")) == [("unreadable citation", "law")]


def test_a_mark_that_proves_nothing_is_found(tmp_path: Path) -> None:
    tests = TESTS + '\n@pytest.mark.law("tiny 1.1")\ndef helper(): ...\n'
    assert kinds(project(tmp_path, tests=tests)) == [("idle mark", "tiny 1.1")]


def test_an_installed_package_has_no_tests_to_compare_with(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="run it from a checkout"):
        Sources.of("tiny", tmp_path)


def test_rulings_cited_in_the_folder_of_another_game_are_that_games(tmp_path: Path) -> None:
    other = tmp_path / "src/rulewright/law/books/other/law.toml"
    other.parent.mkdir(parents=True)
    other.write_text("paragraph = []\n", encoding="utf-8")
    folder = tmp_path / "tests/law/other"
    folder.mkdir(parents=True)
    strange = 'import pytest\n\n@pytest.mark.ruling("R-99")\ndef test_of_another_game(): ...\n'
    (folder / "test_other.py").write_text(strange, encoding="utf-8")

    assert project(tmp_path).findings == ()
