"""The REST interface: all its entries, and the routes to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.protocol import forms
from rulewright.protocol.forms import (
    Change,
    GameInfo,
    Health,
    LawQuery,
    LogQuery,
    Me,
    NewPerson,
    Notes,
    NotesQuery,
    Paragraph,
    Place,
    PushKey,
    Recovery,
    SeatAndBot,
    SeatSecret,
    WatchSecret,
)
from rulewright.server.wire import library, matches, people
from rulewright.server.wire.endpoint import LINES, TEXT, Endpoint, route
from rulewright.server.wire.openapi import document_route

if TYPE_CHECKING:
    from starlette.routing import Route

    from rulewright.server.app import Site

TAKE = ["taken", "not-playing", "seated"]
SEAT = {403: ["not-yours"], 409: TAKE, 422: ["no-such-bot"]}
RECORD = [
    "bad-record",
    "options-too-large",
    "record-too-long",
    "truncated-record",
    "altered-record",
    "other-version",
    "no-such-game",
]

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/people",
        people.add_person,
        body=NewPerson,
        result=Me,
        person=False,
        cost=5,
        refuses={422: ["bad-name"]},
    ),
    Endpoint(
        "POST",
        "/api/recover",
        people.recover,
        body=Recovery,
        result=Me,
        person=False,
        cost=5,
        refuses={404: ["no-such-person"]},
    ),
    Endpoint("GET", "/api/me", people.me, result=Me),
    Endpoint(
        "PATCH",
        "/api/me",
        people.change_me,
        body=Change,
        result=Me,
        cost=2,
        refuses={422: ["bad-name", "bad-webhook", "bad-push"]},
    ),
    Endpoint("POST", "/api/me/recovery", people.new_recovery, result=Me, cost=5),
    Endpoint("GET", "/api/me/figures", people.my_figures, result=forms.Figures, cost=2),
    Endpoint(
        "GET", "/api/me/history", people.my_history, query=forms.HistoryQuery, result=list[forms.MatchLine], cost=2
    ),
    Endpoint("GET", "/api/push-key", people.push_key, result=PushKey, person=False),
    Endpoint("GET", "/api/my/matches", matches.mine, result=list[forms.MatchLine], cost=2),
    Endpoint(
        "GET",
        "/api/matches",
        matches.listed,
        query=forms.ListQuery,
        result=list[forms.MatchLine],
        person=False,
        cost=2,
    ),
    Endpoint(
        "POST",
        "/api/matches",
        matches.create,
        makes=True,
        body=forms.NewMatch,
        result=forms.Links,
        cost=5,
        refuses={422: ["bad-options", "options-too-large", "bad-seats", "bad-clock", "no-such-bot"]},
    ),
    Endpoint(
        "POST",
        "/api/lessons",
        matches.teach,
        makes=True,
        body=forms.NewLesson,
        result=forms.Links,
        cost=5,
        refuses={404: ["no-such-lesson"]},
    ),
    Endpoint("GET", "/api/matches/{match}", matches.one, result=forms.MatchLine, person=False, watch=True),
    Endpoint(
        "POST",
        "/api/watch",
        matches.watch,
        body=WatchSecret,
        result=forms.MatchLine,
        person=False,
        refuses={404: ["no-such-match"]},
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/share",
        matches.share,
        result=forms.Shared,
        watch=True,
        cost=2,
        refuses={409: ["not-over"]},
    ),
    Endpoint(
        "POST",
        "/api/invitation",
        matches.invitation,
        body=SeatSecret,
        result=forms.Invitation,
        person=False,
        cost=2,
        refuses={404: ["no-such-seat"]},
    ),
    Endpoint(
        "POST",
        "/api/seats",
        matches.take,
        body=SeatSecret,
        result=Place,
        cost=2,
        refuses={404: ["no-such-seat"], 409: TAKE},
    ),
    Endpoint("POST", "/api/matches/{match}/leave", matches.leave, body=forms.Leaving, result=Place, refuses=SEAT),
    Endpoint("POST", "/api/matches/{match}/return", matches.come_back, body=SeatAndBot, result=Place, refuses=SEAT),
    Endpoint(
        "POST",
        "/api/matches/{match}/link",
        matches.hand_on,
        body=forms.OwnSeat,
        result=forms.SeatLink,
        cost=2,
        refuses={403: ["not-yours"], 409: ["not-playing"]},
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/bot",
        matches.seat_bot,
        body=SeatAndBot,
        result=Place,
        refuses={**SEAT, 409: [*TAKE, "not-away"]},
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/rematch",
        matches.rematch,
        makes=True,
        result=forms.Links,
        cost=5,
        refuses={403: ["not-yours"], 409: ["not-over", "in-campaign"]},
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/sequel",
        matches.sequel,
        makes=True,
        body=forms.NewSequel,
        result=forms.Links,
        cost=5,
        refuses={
            403: ["not-yours"],
            409: ["not-over", "no-campaign"],
            422: ["bad-options", "options-too-large", "bad-seats"],
        },
    ),
    Endpoint(
        "POST",
        "/api/matches/{match}/fork",
        matches.fork,
        makes=True,
        body=forms.NewFork,
        result=forms.Links,
        watch=True,
        cost=20,
        refuses={
            403: ["not-yours"],
            409: ["not-over", "not-playing", "no-such-question"],
            422: ["bad-seats", "no-such-bot"],
        },
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/record",
        matches.export,
        media=LINES,
        person=False,
        cost=2,
        watch=True,
        refuses={409: ["not-over"]},
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/log",
        matches.log,
        query=LogQuery,
        media=LINES,
        cost=2,
        refuses={403: ["not-yours"], 409: ["not-playing"]},
    ),
    Endpoint(
        "POST",
        "/api/records",
        matches.import_record,
        makes=True,
        body=str,
        takes=LINES,
        result=forms.Links,
        cost=20,
        refuses={422: RECORD, 429: ["importing"]},
    ),
    Endpoint("GET", "/api/games", library.games, result=list[GameInfo], person=False),
    Endpoint("GET", "/api/tables/{game}", library.tables, result=dict[str, Any], person=False),
    Endpoint(
        "GET",
        "/api/law/{game}",
        library.law,
        query=LawQuery,
        result=list[Paragraph],
        person=False,
        refuses={404: ["no-such-paragraph"]},
    ),
    Endpoint("GET", "/api/law/{game}/notes", library.notes, query=NotesQuery, result=Notes, person=False),
    Endpoint("GET", "/health", library.health, result=Health, person=False, refuses={503: ["unwell"]}),
    Endpoint("GET", "/metrics", library.metrics, media=TEXT, person=False),
)


def routes(site: Site) -> list[Route]:
    """Return the routes of the interface."""
    paths = dict.fromkeys(entry.path for entry in ENDPOINTS)
    return [
        *(route(site, path, [entry for entry in ENDPOINTS if entry.path == path]) for path in paths),
        document_route(ENDPOINTS),
    ]
