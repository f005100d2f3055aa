from pathlib import Path

from rulewright.law.cites import in_code, in_tests


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return folder


def test_law_is_read_from_functions_methods_and_classes(tmp_path: Path) -> None:
    text = """
@law("tiny 1")
class Power:
    @law("tiny 2", "tiny 3")
    def hook(self): ...

@kernel.law("tiny 4")
async def act():
    @law("tiny 5")
    def inner(): ...

@cache
def plain(): ...
"""
    cites = in_code(written(tmp_path, "rules/act.py", text), tmp_path)
    assert [(cite.text, cite.name, cite.file, cite.line) for cite in cites] == [
        ("tiny 1", "rules.act.Power", "rules/act.py", 3),
        ("tiny 2", "rules.act.Power.hook", "rules/act.py", 5),
        ("tiny 3", "rules.act.Power.hook", "rules/act.py", 5),
        ("tiny 4", "rules.act.act", "rules/act.py", 8),
        ("tiny 5", "rules.act.act.inner", "rules/act.py", 10),
    ]


def test_a_package_is_named_without_its_init(tmp_path: Path) -> None:
    cites = in_code(written(tmp_path, "rules/__init__.py", '@law("tiny 1")\ndef f(): ...\n'), tmp_path)
    assert cites[0].name == "rules.f"


def test_a_citation_that_is_no_plain_string_is_empty(tmp_path: Path) -> None:
    cites = in_code(written(tmp_path, "act.py", "@law(NUMBER)\ndef f(): ...\n"), tmp_path)
    assert [cite.text for cite in cites] == [""]


def test_marks_are_read_from_tests_classes_modules_and_parameters(tmp_path: Path) -> None:
    text = """
import pytest

pytestmark = [pytest.mark.law("tiny 1")]

@pytest.mark.law("tiny 2")
class TestTurns:
    @pytest.mark.ruling("R-1")
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.example("EX-1"))])
    def test_order(self, x): ...

def test_end(): ...
"""
    cites = in_tests(written(tmp_path, "tests/test_turn.py", text), tmp_path)
    assert {(cite.name, cite.kind, cite.text) for cite in cites} == {
        ("tests/test_turn.py::TestTurns::test_order", "law", "tiny 1"),
        ("tests/test_turn.py::TestTurns::test_order", "law", "tiny 2"),
        ("tests/test_turn.py::TestTurns::test_order", "ruling", "R-1"),
        ("tests/test_turn.py::TestTurns::test_order", "example", "EX-1"),
        ("tests/test_turn.py::test_end", "law", "tiny 1"),
    }
    assert all(cite.counts for cite in cites)


def test_a_mark_on_a_helper_does_not_count(tmp_path: Path) -> None:
    text = 'import pytest\n\n@pytest.mark.law("tiny 1")\ndef helper(): ...\n'
    cites = in_tests(written(tmp_path, "tests/test_turn.py", text), tmp_path)
    assert [cite.counts for cite in cites] == [False]


def test_a_test_in_a_file_pytest_does_not_collect_does_not_count(tmp_path: Path) -> None:
    text = 'import pytest\n\n@pytest.mark.law("tiny 1")\ndef test_turn(): ...\n'
    cites = in_tests(written(tmp_path, "tests/turns.py", text), tmp_path)
    assert [cite.counts for cite in cites] == [False]


def test_a_test_that_may_be_skipped_or_may_fail_does_not_count(tmp_path: Path) -> None:
    text = """
import pytest

@pytest.mark.skip
@pytest.mark.law("tiny 1")
def test_one(): ...

@pytest.mark.xfail(reason="later")
@pytest.mark.law("tiny 2")
def test_two(): ...
"""
    cites = in_tests(written(tmp_path, "tests/test_turn.py", text), tmp_path)
    assert [(cite.text, cite.counts) for cite in cites] == [("tiny 1", False), ("tiny 2", False)]
