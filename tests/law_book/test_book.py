from pathlib import Path

import msgspec
import pytest

from rulewright.law.book import Book, Paragraph, UnknownParagraph, load
from rulewright.law.shelf import UnknownBook, games
from tests.law_book.project import BOOK, shelved


@pytest.fixture
def tiny(tmp_path: Path) -> Book:
    return load("tiny", shelf=shelved(tmp_path))


def ids(paragraphs: tuple[Paragraph, ...]) -> list[str]:
    return [paragraph.id for paragraph in paragraphs]


def test_a_paragraph_is_found_by_its_number(tiny: Book) -> None:
    assert tiny.paragraph("1.1").title == "Order"
    assert "1.1" in tiny
    assert len(tiny) == 4


def test_the_parents_come_section_first(tiny: Book) -> None:
    assert ids(tiny.parents("1.1.1")) == ["1", "1.1"]
    assert ids(tiny.parents("1")) == []


def test_only_the_next_level_are_children(tiny: Book) -> None:
    assert ids(tiny.children("1")) == ["1.1"]
    assert ids(tiny.children("2")) == []


def test_a_search_wants_all_its_words_in_title_or_text(tiny: Book) -> None:
    assert ids(tiny.search("TURNS")) == ["1", "1.1"]
    assert ids(tiny.search("clockwise order")) == ["1.1"]
    assert ids(tiny.search("clockwise thirty")) == []


def test_an_unknown_paragraph_names_its_neighbours(tiny: Book) -> None:
    with pytest.raises(UnknownParagraph, match=r"no paragraph '1\.1\.7'; near it: .*1\.1\.1") as caught:
        tiny.paragraph("1.1.7")
    assert caught.value.near[0] == "1.1.1"
    with pytest.raises(UnknownParagraph):
        tiny.children("7")
    with pytest.raises(UnknownParagraph):
        tiny.parents("7")


def test_a_number_in_the_wrong_case_is_near() -> None:
    assert load("root").near("4.3.1.ii")[0] == "4.3.1.II"


def test_an_unknown_book_names_the_known_ones(tmp_path: Path) -> None:
    (shelved(tmp_path, scope="") / "empty").mkdir()
    assert games(tmp_path) == ["tiny"]
    with pytest.raises(UnknownBook, match="'huge'; there is one of: tiny"):
        load("huge", shelf=tmp_path)


def test_a_book_with_an_unknown_field_is_refused(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        load("tiny", shelf=shelved(tmp_path, law=BOOK + 'colour = "red"\n'))


def test_a_number_used_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="two paragraphs of one number"):
        load("tiny", shelf=shelved(tmp_path, law=BOOK + BOOK))
