"""REST: what the server knows: laws, games and their options, its health and its counts."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from rulewright.agents.catalogue import AGENTS
from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import UnknownGame
from rulewright.kernel.game import Game
from rulewright.law import book
from rulewright.law import notes as law_notes
from rulewright.law.shelf import UnknownBook
from rulewright.lessons.lesson import lessons_of
from rulewright.protocol.forms import (
    GameInfo,
    GameOption,
    Health,
    LawQuery,
    LessonInfo,
    Note,
    NoteCollection,
    Notes,
    NotesQuery,
    Paragraph,
)
from rulewright.server.refusal import Refusal
from rulewright.server.wire.endpoint import Call


async def law(call: Call) -> list[Paragraph]:
    """Return paragraphs of a game's law: one, one with those below it, those that hold some words, or all."""
    query: LawQuery = call.query
    try:
        law_book = book.load(call.text("game"), query.language)
        found = [law_book.paragraph(query.paragraph)] if query.paragraph else list(law_book)
        if query.paragraph and query.children:
            found += law_book.children(query.paragraph)
    except UnknownBook as error:
        raise Refusal("no-such-game", str(error), 404) from error
    except book.UnknownParagraph as error:
        raise Refusal("no-such-paragraph", str(error), 404) from error
    if query.search:
        words = {paragraph.id for paragraph in law_book.search(query.search)}
        found = [paragraph for paragraph in found if paragraph.id in words]
    return [
        Paragraph(
            id=paragraph.id,
            title=paragraph.title,
            rule=paragraph.rule,
            parent=paragraph.parent,
            rulings=paragraph.rulings,
            examples=paragraph.examples,
        )
        for paragraph in found
    ]


async def notes(call: Call) -> Notes:
    """Return the rulings and the test vectors that stand beside a game's law, in a language."""
    query: NotesQuery = call.query
    try:
        found = law_notes.load(call.text("game"), query.language)
    except UnknownBook as error:
        raise Refusal("no-such-game", str(error), 404) from error
    return Notes(rulings=_collection(found.rulings), examples=_collection(found.examples))


def _collection(found: law_notes.Collection) -> NoteCollection:
    notes = tuple(msgspec.convert(note, Note, from_attributes=True) for note in found.notes.values())
    return NoteCollection(preface=found.preface, notes=notes)


async def games(call: Call) -> list[GameInfo]:
    """Return the games that can be played here, with their options, bots and standing orders."""
    return [about(game) for game in map(GAMES.find, GAMES.names)]


def about(game: Game) -> GameInfo:
    """Return what a browser must know of a game before there is a match of it."""
    return GameInfo(
        name=game.name,
        title=game.title,
        rules=game.rules_version,
        data=game.data_version,
        options=[msgspec.convert(option, GameOption, from_attributes=True) for option in game.game_options()],
        bots=list(AGENTS),
        lessons=[
            LessonInfo(name=lesson.name, seat=lesson.seat, minutes=lesson.minutes, steps=len(lesson.step))
            for lesson in lessons_of(game.name)
        ],
        orders={prompt: list(orders) for prompt, orders in game.orders.items()},
    )


async def tables(call: Call) -> dict[str, Any]:
    """Return the tables a game is played with here, by file, if they are not those it comes with; else none."""
    try:
        return GAMES.find(call.text("game")).corrected() or {}
    except UnknownGame as error:
        raise Refusal("no-such-game", str(error), 404) from error


async def health(call: Call) -> Health:
    """Say that all is well, having asked the database and whatever runs in the background."""
    ailments = await call.site.ailments()
    if ailments:
        raise Refusal("unwell", f"not well: {', '.join(ailments)}", 503)
    return Health(status="well", games=GAMES.names)


async def metrics(call: Call) -> bytes:
    """Return all counts, for Prometheus, of all processes that serve on this port."""
    return await asyncio.to_thread(call.site.metrics.text)  # it may read files
