"""What happened, and when: enough for a client to keep a log by turn, phase and entry, undos included."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulewright.games.root.game import RootGame
from rulewright.kernel.event import UNDONE, Event
from rulewright.kernel.fate import Fate
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry
from rulewright.server.table.journal import SETUP, Journal

TABLES = (["marquise", "eyrie"], ["vagabond", "alliance"], ["marquise", "eyrie", "alliance", "vagabond"])
PHASES = ["birdsong", "daylight", "evening"]


def told(seats: list[str], answers: int) -> tuple[Journal, list[tuple[int, Event]]]:
    """Play at random with undos; return the journal, and all that a client was told one update after the other."""
    journal = Journal(RootGame(), {"seats": seats, "adventurous": True}, "happenings")
    chance = Fate.seeded(f"happenings {seats}")
    news = journal.dated()
    while journal.match.question is not None and journal.next < answers:
        question = journal.match.question
        if journal.kept and chance.below(25) == 0:
            back = journal.kept[-1 - chance.below(min(6, len(journal.kept)))]
            entry = JournalEntry("m", journal.next, UNDO, 0, str(back.number), "person", 0.0)
        else:
            text = question.options[chance.below(len(question.options))].text
            entry = JournalEntry("m", journal.next, ANSWER, question.seat, text, "person", 0.0)
        news += [(entry.number, event) for event in journal.apply(entry)]
    return journal, news


def kept(news: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """Keep a log as docs/protocol.md says: an undo takes away all that its question, or a later one, brought about."""
    log: list[tuple[int, Event]] = []
    for at, event in news:
        if event.kind == UNDONE:
            log = [(earlier, one) for earlier, one in log if earlier < int(str(event.facts["question"]))]
        else:
            log.append((at, event))
    return log


def plain(log: list[tuple[int, Event]]) -> list[tuple[int, str, object]]:
    return [(at, event.kind, dict(event.facts)) for at, event in log]


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_a_client_that_drops_what_was_taken_back_has_the_log_that_a_newcomer_is_told(seats: list[str]) -> None:
    journal, news = told(seats, 600)

    assert any(event.kind == UNDONE for _, event in news)
    assert plain(kept(news)) == plain(journal.dated())


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_turns_follow_each_other_and_each_has_its_three_phases(seats: list[str]) -> None:
    journal, _ = told(seats, 900)
    turns: list[tuple[int, list[str]]] = []
    for event in journal.events():
        if event.kind == "turn":
            turns.append((int(str(event.facts["seat"])), []))
        elif event.kind == "phase":
            assert event.facts["seat"] == turns[-1][0]
            turns[-1][1].append(str(event.facts["phase"]))

    assert len(turns) > 10
    assert all(phases == PHASES for _, phases in turns[:-1])
    assert all((one + 1) % len(seats) == other for (one, _), (other, _) in pairwise(turns))


def test_what_happens_before_the_first_question_belongs_to_no_entry() -> None:
    journal = Journal(RootGame(), {"seats": ["alliance", "vagabond"], "adventurous": True}, "setup")

    assert [(at, event.kind) for at, event in journal.dated()] == [(SETUP, "supporter")] * 3
    assert all(event.seen_by(1).facts == {"seat": 0} for event in journal.events())
