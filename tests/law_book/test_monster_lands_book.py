"""The law book of Monster Lands is whole: in order, and linked both ways with its notes."""

import pytest

from rulewright.law.book import load
from rulewright.law.notes import load as load_notes

BOOK = load("monster_lands")
KINDS = {"rule", "setup", "definition", "component", "overview", "summary"}


def test_the_paragraphs_are_in_order_and_below_their_headings() -> None:
    numbers = [tuple(map(int, each.id.split("."))) for each in BOOK]

    assert numbers == sorted(numbers)
    assert {each.parent for each in BOOK if each.parent} <= {each.id for each in BOOK}
    assert {each.kind for each in BOOK} <= KINDS
    assert len(BOOK) == 271


@pytest.mark.parametrize("field", ["rulings", "examples"])
def test_notes_and_paragraphs_name_each_other(field: str) -> None:
    notes = getattr(load_notes("monster_lands"), field).notes
    by_note = {(label, number) for label, note in notes.items() for number in note.paragraphs}
    by_paragraph = {(label, each.id) for each in BOOK for label in getattr(each, field)}

    assert by_note == by_paragraph
    assert len(notes) == {"rulings": 79, "examples": 45}[field]


def test_every_text_is_a_sentence_of_its_own() -> None:
    assert [each.id for each in BOOK if not each.rule or not each.title] == []
    assert [each.id for each in BOOK if "shared/" in each.rule] == []
