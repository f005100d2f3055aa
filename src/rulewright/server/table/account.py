"""What is told of one moment of a table, in the words of the protocol: made from views, so nobody hears too much."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rulewright.kernel.foresight import warnings
from rulewright.protocol import messages as wire
from rulewright.protocol import terms
from rulewright.server.table.status import PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Question
    from rulewright.kernel.speech import Note
    from rulewright.kernel.view import View
    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.table.journal import Journal
    from rulewright.server.table.table import Table
    from rulewright.server.table.views import Views

ORDER = "order"
"""The source of an answer that a standing order gave."""
Dated = tuple[int, "Event"]
"""An event, with the number of the entry that caused it."""


class Wanted(NamedTuple):
    """What a follower wants to be told besides what is: what options would seal, and words for everything."""

    marks: bool = True
    words: bool = True


ALL = Wanted()


class Account:
    """What every seat is told of a moment; told to several, it is made once."""

    def __init__(
        self, table: Table, views: Views, events: Sequence[Dated] = (), entry: JournalEntry | None = None
    ) -> None:
        """Tell of a table as it stands, with what has happened, and the entry that has just been carried out."""
        self.table = table
        self.views = views
        self.events = events
        self.by_order = entry.seat if entry is not None and entry.source == ORDER else None
        self._told: dict[tuple[int | None, Wanted], wire.View] = {}

    def view(self, seat: int | None, wanted: Wanted = ALL) -> wire.View:
        """Return what a seat sees, and what has just happened; only its owner hears of an order."""
        wanted = wanted._replace(marks=wanted.marks and self.table.asked_seat() == seat)
        if (seat, wanted) not in self._told:
            journal = self.table.journal
            assert journal is not None
            view = self.views.of(seat, ahead=wanted.marks)
            self._told[seat, wanted] = wire.View(
                seat=seat,
                table=self.views.facts(seat),
                events=[tell(event, seat, at, view if wanted.words else None) for at, event in self.events],
                question=self.question(view, wanted),
                source=ORDER if seat is not None and seat == self.by_order else "",
                last=journal.last_of(seat),
                lesson=None if journal.guide is None or seat != journal.guide.seat else taught(journal),
            )
        return self._told[seat, wanted]

    def question(self, view: View, wanted: Wanted) -> wire.Question | None:
        """Return the open question as a seat may know it, with marks and words if they are wanted."""
        if view.question is None or self.table.status != PLAYING:
            return None
        if not view.mine or not wanted.marks:
            return question_of(view, self.table.next, worded=wanted.words)
        marks = self.table.game.marks(view)
        odds = self.table.game.offers_odds(view.question, marks)
        told = question_of(view, self.table.next, marks if any(marks) else [], odds=odds, worded=wanted.words)
        if told is not None and wanted.words:
            told = msgspec.structs.replace(told, warnings=warned(view))
        journal = self.table.journal
        if told is None or journal is None or not journal.under_way:
            return told
        return msgspec.structs.replace(told, sealed=True)


def warned(view: View) -> dict[str, list[wire.Remark]]:
    """Return what harm options would do to whoever chooses them; a rule that fails is found out by choosing."""
    try:
        found = warnings(view)
    except Exception:  # noqa: BLE001  (a warning that cannot be given must not keep the question from being asked)
        return {}
    return {text: [noted(note) for note in notes] for text, notes in found.items()}


def noted(note: Note) -> wire.Remark:
    """Return something worth knowing in the words of the protocol."""
    return wire.Remark(sentence=note.said, law=note.law)


def taught(journal: Journal) -> wire.Lesson | None:
    """Return what whoever learns in a match is shown at the open question, if it is put to them."""
    guide = journal.guide
    shown = None if guide is None else guide.shown(journal.match.question)
    if guide is None or shown is None:
        return None
    lesson = guide.lesson
    return wire.Lesson(
        name=lesson.name,
        step=shown.number,
        steps=len(lesson.step),
        pages=[
            wire.LessonPage(text=(lesson.key(page.text),), show=list(page.show), law=page.law) for page in shown.pages
        ],
        wanted=shown.wanted,
        remark=(shown.remark,) if shown.remark else None,
    )


def question_of(
    view: View, number: int, marks: Sequence[str] = (), *, odds: bool = False, worded: bool = True
) -> wire.Question | None:
    """Return the question that is open in a view; its options are for the seat that is asked."""
    question = view.question
    if question is None:
        return None
    speech, now = view.game.speech, view.now
    options = question.options if view.mine else ()
    buttons: list[terms.Phrase | None] = []
    if worded:
        buttons += [speech.button(now, question, option) for option in options]
    return wire.Question(
        number=number,
        seat=question.seat,
        prompt=question.prompt,
        sentence=speech.prompt(now, question) if worded else None,
        law=list(question.law),
        about=list(question.about),
        options=[[option.text, *option.targets] for option in options] if view.mine else None,
        labels=[speech.option(now, question, option) for option in options] if worded else [],
        buttons=buttons if any(buttons) else [],
        marks=list(marks),
        odds=odds,
        menu=menu_of(view, question) if worded and view.mine else [],
    )


def menu_of(view: View, question: Question) -> list[wire.MenuEntry]:
    """Return what usually stands at a question that is put to a view's own seat, and which options it stands for."""
    speech, now = view.game.speech, view.now
    return [
        wire.MenuEntry(
            text=entry.text,
            label=speech.entry(now, question, entry),
            target=entry.targets[0] if entry.targets else "",
            options=[
                index
                for index, option in enumerate(question.options)
                if option.text == entry.text or option.text.startswith(f"{entry.text}:")
            ],
            aside=entry.text in view.game.asides,
        )
        for entry in view.game.menu(now, question)
    ]


def tell(event: Event, seat: int | None, at: int, view: View | None = None) -> wire.Event:
    """Return an event as a seat may see it, with the number of the entry that caused it; with a view, in words."""
    seen = event.seen_by(seat)
    if view is None:
        return wire.Event(kind=seen.kind, facts=dict(seen.facts), at=at)
    speech, now = view.game.speech, view.now
    heading = speech.heading(now, seen)
    loss = None if seat is None else speech.loss(now, seen, seat)
    return wire.Event(
        kind=seen.kind,
        facts=dict(seen.facts),
        at=at,
        # A turn or a phase is a heading and nothing else: in a long log every second line would say it twice.
        sentence=speech.tell(now, seen) if heading is None else None,
        heading=None if heading is None else wire.Heading(level=heading.level, title=heading.title, seat=heading.seat),
        loss=None if loss is None else wire.Loss(sentence=loss.said, law=loss.law, grave=loss.grave),
        gains=[wire.Gain(seat=gain.seat, points=gain.points, source=gain.source) for gain in speech.gains(now, seen)],
    )
