from pathlib import Path

import pytest

from rulewright.law.notes import read
from tests.law_book.project import RULINGS


def test_a_note_has_label_title_paragraphs_and_body(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text(RULINGS, encoding="utf-8")
    note = read(file)["R-1"]
    assert note.title == "Who is youngest"
    assert note.paragraphs == ("1.1.1",)
    assert note.body == "- Ruling: draw lots."


def test_a_missing_file_holds_no_notes(tmp_path: Path) -> None:
    assert read(tmp_path / "nothing.md") == {}


def test_a_label_used_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text(RULINGS + RULINGS, encoding="utf-8")
    with pytest.raises(ValueError, match="two notes R-1"):
        read(file)


def test_a_note_without_paragraphs_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text("### R-1 Nothing cited\n- Ruling: none.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="R-1 needs one line"):
        read(file)


def test_a_label_may_have_a_letter_before_its_number(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text("### TV-D07 Icons\n- Paragraphs: 16.2\n- Expected: ten points.\n", encoding="utf-8")
    assert read(file)["TV-D07"].paragraphs == ("16.2",)
