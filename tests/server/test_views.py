"""A view is built once for an answer, whoever wants it: the picture that is kept, and everybody who is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.catalogue import GAMES
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.view import View
from rulewright.server.table import account
from rulewright.server.table.views import Views
from tests.server.running import person, server
from tests.server.test_freezing import answer, follow

OPTIONS = {"seats": ["marquise", "eyrie"]}
TWO = {"game": "root", "options": OPTIONS, "seats": [{"kind": "me"}, {"kind": "open"}]}


@contextmanager
def counted(patch: pytest.MonkeyPatch) -> Iterator[tuple[Counter[int | None], Counter[int | None]]]:
    """Count the views that are built, and the descriptions that are made of them, by seat."""
    views: Counter[int | None] = Counter()
    facts: Counter[int | None] = Counter()
    game = GAMES.find("root")
    look, describe = View.of.__func__, type(game).facts  # type: ignore[attr-defined]  # what a class method wraps

    def of(kind: type[View], match: Match, seat: int | None, *, ahead: bool = True) -> View:
        views[seat] += 1
        found: View = look(kind, match, seat, ahead=ahead)
        return found

    def described(self: Any, position: Any, seat: int | None) -> dict[str, Any]:
        facts[seat] += 1
        return describe(self, position, seat)

    with patch.context() as context:
        context.setattr(View, "of", classmethod(of))
        context.setattr(type(game), "facts", described)
        yield views, facts


def test_each_view_is_built_and_described_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAMES.find("root").new(OPTIONS, seed="views")
    assert match.question is not None
    asked = match.question.seat
    with counted(monkeypatch) as (built, described):
        views = Views(match, {asked})
        all_facts = views.all_facts()

        assert views.of(asked, ahead=True).ahead
        assert not views.of(None).ahead
        assert views.facts(asked) is all_facts[asked]
        assert built == described == Counter({None: 1, 0: 1, 1: 1})

        assert views.of(None, ahead=True).ahead  # what nobody could know beforehand is looked at once more
        assert built[None] == 2


async def test_an_answer_is_looked_at_once_from_every_seat_for_the_picture_and_for_everybody_who_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Fate.seeded("once")
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address) as berta,
        person(address) as carla,
    ):
        links = await anna.call("POST", "/api/matches", TWO)
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await carla.call("POST", "/api/watch", {"secret": links["watch"]})
        news = {0: await follow(anna, match), 1: await follow(berta, match)}
        await carla.listen()
        await carla.say("sit", match=match, watch=links["watch"])
        await carla.hear("state")
        table = site.hall.tables[match]
        pictured = [table.pictured]
        for _ in range(40):
            asked = table.asked_seat()
            assert asked is not None
            # Marks and warnings try options on imagined matches, whose views are none of the table.
            with monkeypatch.context() as patch:
                patch.setattr(type(table.game), "marks", lambda _, view: [""] * len(view.question.options))
                patch.setattr(account, "warned", lambda _view: {})
                with counted(patch) as (views, facts):
                    news[asked] = await answer(anna if asked == 0 else berta, news[asked], chance)
                    news[1 - asked] = await (berta if asked == 0 else anna).hear("update")
                    await carla.hear("update")
            pictured.append(table.pictured)
            assert views == facts == Counter({None: 1, 0: 1, 1: 1})
        assert 10 < sum(new is not old for old, new in pairwise(pictured)) < 40  # steps ended, and went on
