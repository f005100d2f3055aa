from pathlib import Path

import pytest

from rulewright.law.notes import Collection, Mistranslated, Notes, Part, load, read
from tests.law_book.project import EXAMPLES, RULINGS, shelved

ITALIAN = """# Decisioni

### R-1 Chi è il più giovane [ambiguità]
- Decisione: Si tira a sorte.
"""


def notes(folder: Path, text: str) -> Collection:
    file = folder / "notes.md"
    file.write_text(text, encoding="utf-8")
    return read(file)


def translated(shelf: Path, italian: str) -> Notes:
    return load("tiny", "it", shelf=shelved(shelf, rulings=RULINGS, rulings_it=italian))


def test_a_note_has_label_title_tags_paragraphs_and_parts(tmp_path: Path) -> None:
    note = notes(tmp_path, RULINGS).notes["R-1"]
    assert (note.title, note.tags) == ("Who is youngest", ("ambiguity",))
    assert note.paragraphs == ("1.1.1",)
    assert note.parts == (Part("Ruling", "draw lots."),)


def test_a_note_stands_in_its_chapter_and_the_preface_before_all(tmp_path: Path) -> None:
    turns = "## A. Turns\n\n### R-1 One\n- Why: so.\n"
    ends = "## B. Ends\n\n### R-2 Two\n- Why: so.\n"
    found = notes(tmp_path, f"# Notes\n\nRead this.\n\n---\n\n{turns}\n---\n\n{ends}")
    assert found.preface == "Read this."
    assert [note.chapter for note in found.notes.values()] == ["A. Turns", "B. Ends"]


def test_a_line_that_begins_no_part_continues_the_one_before(tmp_path: Path) -> None:
    found = notes(tmp_path, "### R-1 One\n- Ruling: as follows.\n  - Thief: steals.\n- Why: so.\n")
    assert [part.text for part in found.notes["R-1"].parts] == ["as follows.\n  - Thief: steals.", "so."]


def test_a_note_that_does_not_begin_with_a_part_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="R-1 does not begin with a part"):
        notes(tmp_path, "### R-1 One\nJust words.\n")


def test_a_missing_file_holds_no_notes(tmp_path: Path) -> None:
    assert read(tmp_path / "nothing.md") == Collection()
    assert load("tiny", shelf=shelved(tmp_path)).find("R-1") is None


def test_a_label_used_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="two notes R-1"):
        notes(tmp_path, RULINGS + RULINGS)


def test_a_note_without_paragraphs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="R-1 needs a line"):
        load("tiny", shelf=shelved(tmp_path, rulings="### R-1 Nothing cited\n- Ruling: none.\n"))


def test_a_label_may_have_a_letter_before_its_number(tmp_path: Path) -> None:
    found = notes(tmp_path, "### TV-D07 Icons\n- Paragraphs: 16.2\n- Expected: ten points.\n")
    assert found.notes["TV-D07"].paragraphs == ("16.2",)


def test_rulings_and_test_vectors_are_found_by_label_and_by_words(tmp_path: Path) -> None:
    found = load("tiny", shelf=shelved(tmp_path, rulings=RULINGS, examples=EXAMPLES))
    assert [found.find(label) is not None for label in ("R-1", "EX-1", "R-2")] == [True, True, False]
    assert [note.label for note in found.search("LOTS youngest")] == ["R-1"]
    assert [note.label for note in found.search("each")] == ["EX-1"]


def test_a_translation_has_words_of_its_own_and_the_paragraphs_of_the_english_note(tmp_path: Path) -> None:
    note = translated(tmp_path, ITALIAN).rulings.notes["R-1"]
    assert (note.title, note.tags) == ("Chi è il più giovane", ("ambiguità",))
    assert note.paragraphs == ("1.1.1",)
    assert note.parts == (Part("Decisione", "Si tira a sorte."),)


@pytest.mark.parametrize(
    ("italian", "message"),
    [
        ("", "not the same: R-1"),
        (f"{ITALIAN}\n### R-2 Nulla\n- Decisione: Nulla.\n", "not the same: R-2"),
        (f"{ITALIAN}- Perché: Così.\n", "R-1 wants 1 parts, 1 tags and no paragraphs"),
        (ITALIAN.replace(" [ambiguità]", ""), "R-1 wants 1 parts, 1 tags"),
        (f"{ITALIAN}- Paragraphs: 1.1\n", "and no paragraphs"),
    ],
)
def test_a_translation_that_is_not_whole_is_refused(tmp_path: Path, italian: str, message: str) -> None:
    with pytest.raises(Mistranslated, match=message):
        translated(tmp_path, italian)


def test_a_translation_in_another_order_is_refused(tmp_path: Path) -> None:
    second = "\n### R-2 Ties\n- Paragraphs: 2\n- Ruling: none.\n"
    swapped = f"### R-2 Pareggi\n- Decisione: Nessuno.\n\n{ITALIAN}"
    with pytest.raises(Mistranslated, match="not in the same order"):
        load("tiny", "it", shelf=shelved(tmp_path, rulings=RULINGS + second, rulings_it=swapped))


def test_notes_that_are_not_translated_at_all_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistranslated, match="R-1"):
        load("tiny", "de", shelf=shelved(tmp_path, rulings=RULINGS))
