"""The law book of Root is whole: numbered without gaps, in order, and linked both ways with its notes."""

import re
from collections import Counter

import pytest

from rulewright.law.book import Paragraph, load
from rulewright.law.notes import load as load_notes

SECTIONS = [*map(str, range(1, 16)), *"ABCDEFG"]
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
KINDS = {"rule", "setup", "definition", "component", "overview", "summary"}

# Children counted by hand in the printed Law; a paragraph that is not named has none.
CHILDREN = """
1:5 1.1:3 1.2:2 1.3:2 1.4:2 1.5:5
2:5 2.1:3 2.1.1:2 2.2:4 2.4:1
3:3 3.2:2 3.3:4 3.3.1:2
4:3 4.1:4 4.2:2 4.3:4 4.3.1:2 4.3.2:1 4.3.3:2
5:2 5.1:7
6:6 6.2:3 6.3:5 6.5:5 6.5.4:3
7:8 7.2:3 7.3:5 7.4:3 7.5:2 7.5.2:4 7.6:2 7.7:4 7.7.3:1 7.8:4
8:6 8.2:6 8.2.3:1 8.2.5:2 8.3:4 8.4:2 8.4.1:3 8.4.2:3 8.4.2.II:1 8.5:3 8.6:2 8.6.1:4
9:7 9.2:9 9.2.2:1 9.2.5:2 9.2.9:3 9.2.9.I:2 9.2.9.II:4 9.2.9.III:4 9.3:6 9.4:2 9.5:9 9.6:4 9.7:3
10:6 10.2:6 10.3:4 10.4:3 10.4.3:3 10.5:4 10.6:3
11:6 11.2:7 11.2.5:1 11.2.6:3 11.2.7:3 11.2.7.III:2 11.3:5 11.4:3 11.5:6 11.5.3:1 11.5.6:3 11.6:2
12:6 12.2:4 12.3:6 12.5:3 12.5.1:5 12.5.2:9 12.5.3:3 12.6:3
13:7 13.2:5 13.2.2:2 13.3:2 13.4:3 13.5:4 13.6:2 13.7:4
14:7 14.2:5 14.2.4:2 14.3:3 14.4:4 14.5:3 14.5.2:3 14.6:3 14.7:8
15:6 15.2:5 15.3:5 15.4:3 15.5:2 15.5.2:3 15.5.2.II:2 15.5.2.III:3 15.6:3
A:10 A.5:3 A.6:5 A.8:2 A.8.1:3 A.8.2:2
B:10 B.1:5 B.2:5 B.3:5 B.4:5 B.5:4 B.6:4 B.7:1 B.8:2 B.9:3 B.10:5
C:3 C.1:1 C.2:5 C.3:5
D:9 D.1:2 D.2:2 D.3:2 D.4:2 D.5:2 D.6:2 D.7:2 D.8:2 D.9:2
E:3 E.1:3 E.2:4 E.3:7
F:1 F.1:2
G:1 G.1:34
"""

ROOT = load("root")


def place(paragraph: Paragraph) -> list[int]:
    """Where a number stands in the order of the book."""
    section, *parts = paragraph.id.split(".")
    values = [SECTIONS.index(section)]
    for part in parts:
        if part in ROMAN:
            values.append(ROMAN.index(part) + 1)
        else:
            values.append(ord(part) - ord("a") + 1 if part.islower() else int(part))
    return values


def test_the_paragraphs_are_in_order() -> None:
    assert [each.id for each in ROOT] == [each.id for each in sorted(ROOT, key=place)]


def test_every_section_is_there() -> None:
    assert [each.id for each in ROOT if not each.parent] == SECTIONS


def test_every_paragraph_has_the_children_counted_in_the_printed_law() -> None:
    counted = {number: int(count) for number, count in (item.split(":") for item in CHILDREN.split())}
    for each in ROOT:
        children = ROOT.children(each.id)
        assert len(children) == counted.get(each.id, 0), each.id
        assert [place(child)[-1] for child in children] == list(range(1, len(children) + 1)), each.id


def test_every_text_is_one_to_three_sentences() -> None:
    for each in ROOT:
        assert each.kind in KINDS, each.id
        assert each.rule == each.rule.strip(), each.id
        assert each.rule.endswith("."), each.id
        assert 1 <= len(re.findall(r"[.!?](?=\s|$)", each.rule)) <= 3, each.id


def test_no_italian_number_is_used_twice() -> None:
    used = Counter(each.it_id or each.id for each in ROOT)
    assert [number for number, count in used.items() if count > 1] == []


@pytest.mark.parametrize(("kind", "prefix", "count"), [("rulings", "R", 139), ("examples", "EX", 114)])
def test_notes_are_numbered_without_gaps_and_linked_both_ways(kind: str, prefix: str, count: int) -> None:
    notes = getattr(load_notes("root"), kind).notes
    assert list(notes) == [f"{prefix}-{number}" for number in range(1, count + 1)]
    for each in ROOT:
        citing = tuple(label for label, note in notes.items() if each.id in note.paragraphs)
        assert getattr(each, kind) == citing, each.id
    for label, note in notes.items():
        assert [number for number in note.paragraphs if number not in ROOT] == [], label
