"""Private matches: followed by those who belong there or have the link to watch; to others there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete

from rulewright.client.client import Client as Library
from rulewright.client.errors import ServerRefused
from rulewright.protocol import forms
from rulewright.protocol import messages as wire
from rulewright.protocol.links import BadLink, read_seat_link, read_watch_link, seat_link, watch_link
from rulewright.server.store.migrate import MIGRATIONS, migrate
from rulewright.server.store.schema import ADMISSIONS
from rulewright.server.store.secrets import new_secret
from rulewright.server.store.store import Store
from rulewright.server.wire.connection import Connection as Follower
from tests.server.judging import everything, judge
from tests.server.parlour import bots, new_match, table_of_two
from tests.server.running import Client, person, server
from tests.server.test_seats import finish

pytestmark = pytest.mark.usefixtures("parlour")

NOWHERE = "0123456789abcdef"
REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("sit", {}),
    ("sit", {"watch": "A" * 22}),
    ("resync", {}),
    ("rise", {}),
    ("answer", {"question": 0, "option": "end"}),
    ("undo", {"question": 0}),
    ("consent", {"question": 0, "agreed": True}),
    ("say", {"text": "Hello"}),
    ("why", {"text": "end"}),
    ("view", {}),
    ("orders", {"seat": 0, "orders": {}}),
]


async def follows(client: Client, match: str, **fields: object) -> bool:
    """Whether somebody may follow a match, over the WebSocket and over REST alike."""
    if client.socket is None:
        await client.listen()
    await client.say("sit", match=match, **fields)
    told = await client.hear("state", "refused")
    if told["type"] == "state":
        await client.say("rise", match=match)
    headers = {"X-Watch": str(fields["watch"])} if fields else {}
    line = judge(await client.http.get(f"/api/matches/{match}", headers=headers))
    assert (line.status_code == 200) == (told["type"] == "state")
    if told["type"] == "refused":
        assert (told["code"], line.json()["code"]) == ("no-such-match", "no-such-match")
    return bool(told["type"] == "state")


async def test_a_private_match_is_followed_by_the_link_to_watch_and_not_by_its_name(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        links = await new_match(anna, "me", "open")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})

        assert await follows(anna, links["match"])
        assert await follows(berta, links["match"])
        assert not await follows(carla, links["match"])
        assert not await follows(carla, links["match"], watch=new_secret())
        assert not await follows(carla, links["match"], watch=links["seats"][1])
        assert await follows(carla, links["match"], watch=links["watch"])
        assert not await follows(carla, links["match"]), "the secret is wanted each time"


async def test_the_link_to_one_match_opens_no_other(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Carla") as carla:
        one, other = await new_match(anna, "me", "open"), await new_match(anna, "me", "open")

        assert not await follows(carla, one["match"], watch=other["watch"])


async def test_a_listed_match_is_followed_by_anybody(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Carla") as carla:
        links = await new_match(anna, "me", "open", listed=True)

        assert await follows(carla, links["match"])
        carla.http.cookies.clear()
        assert (await carla.http.get(f"/api/matches/{links['match']}")).status_code == 200


async def test_to_a_stranger_a_private_match_is_as_one_that_does_not_exist(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        match = await table_of_two(anna, berta)
        await carla.listen()
        before = everything(tmp_path)

        async def told(name: str, kind: str, fields: dict[str, Any]) -> str:
            await carla.say(kind, match=name, **fields)
            message = await carla.hear()
            del message["n"]
            return str(message).replace(name, "…")

        async def answered(name: str, method: str, path: str) -> tuple[object, ...]:
            body = {"seat": 0} if path in ("/leave", "/return", "/bot") else None
            response = judge(await carla.http.request(method, f"/api/matches/{name}{path}", json=body))
            headers = {key: value for key, value in response.headers.items() if key != "date"}
            return response.status_code, headers, response.text.replace(name, "…")

        for kind, fields in REQUESTS:
            assert await told(match, kind, fields) == await told(NOWHERE, kind, fields)
        for method, paths in (("GET", ("", "/record", "/log")), ("POST", ("/leave", "/return", "/bot", "/rematch"))):
            for path in paths:
                assert await answered(match, method, path) == await answered(NOWHERE, method, path)
        assert everything(tmp_path) == before
        assert {follower.person for follower in site.hall.tables[match].audience.followers} == {
            anna.me["person"],
            berta.me["person"],
        }


async def test_whoever_left_their_seat_or_lost_it_to_another_may_still_watch(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open", "open")
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await berta.call("POST", f"/api/matches/{match}/leave", {"seat": 1})
        assert await follows(berta, match), "she left it open"
        await berta.call("POST", "/api/seats", {"secret": links["seats"][2]})
        await berta.call("POST", f"/api/matches/{match}/leave", {"seat": 2, "bot": "sleepy"})
        fresh = await berta.call("POST", f"/api/matches/{match}/link", {"seat": 2})
        await carla.call("POST", "/api/seats", {"secret": fresh["secret"]})
        assert await follows(berta, match), "another took it, to whom she had handed it on"


async def test_whoever_made_a_match_may_always_follow_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        elsewhere = await new_match(anna, "open", "open")
        links = await new_match(anna, "me", "open", "open")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await anna.call("POST", f"/api/matches/{links['match']}/leave", {"seat": 0})

        assert await follows(anna, elsewhere["match"])
        assert await follows(anna, links["match"]), "though somebody else owns it now"


async def test_those_who_could_watch_a_match_can_watch_its_rematch_by_the_same_link(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        links = await new_match(anna, "me", "open")
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        for client in (anna, berta):
            await client.listen()
            await client.say("sit", match=match)
            await client.hear("state")
        await finish(match, [anna, berta])
        again = await anna.call("POST", f"/api/matches/{match}/rematch")

        assert await follows(berta, again["match"]), "she is invited"
        assert await follows(carla, again["match"], watch=links["watch"])
        assert await follows(carla, again["match"], watch=again["watch"])
        assert not await follows(carla, again["match"])
        assert not await follows(carla, match, watch=again["watch"]), "a link does not lead back"
        found = await carla.call("POST", "/api/watch", {"secret": links["watch"]})
        assert found["match"] == match


async def test_the_record_of_a_match_that_is_over_is_for_those_who_may_follow_it(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        match = await table_of_two(anna, berta)
        record = f"/api/matches/{match}/record"
        await finish(match, [anna, berta])

        assert judge(await berta.http.get(record)).status_code == 200
        assert judge(await carla.http.get(record)).status_code == 404
        carla.http.cookies.clear()
        assert judge(await carla.http.get(record)).status_code == 404


async def test_a_header_that_is_no_secret_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        links = await new_match(anna, "me", "open")
        for secret in ("", "x", links["watch"] + "x", "A" * 21 + "!"):
            headers = {"X-Watch": secret}
            response = judge(await anna.http.get(f"/api/matches/{links['match']}", headers=headers))
            assert (response.status_code, response.json()["code"]) == (400, "bad-header")


async def test_the_client_watches_by_a_secret_and_keeps_watching_after_a_loss(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (site, address),
        Library(f"http://{address}") as anna,
        Library(f"http://{address}") as carla,
    ):
        await anna.become("Anna")
        await carla.become("Carla")
        wish = forms.NewMatch(game="parlour", options={"seats": 2}, seats=[forms.SeatWish(kind="me")] * 2)
        links = await anna.create(wish)
        link = watch_link(carla.address, links.watch)
        _, secret = read_watch_link(link)
        found = await carla.find(secret)
        with pytest.raises(ServerRefused) as refused:
            await carla.follow(found.match)
        table = await carla.follow(found.match, watch=secret)
        for follower in list(site.hall.tables[links.match].audience.followers):
            assert isinstance(follower, Follower)
            follower.close()
        while carla.connects == 1:
            assert await anext(table.news()) is not None
        mine = await anna.follow(links.match)
        assert mine.question is not None
        await mine.answer(mine.question, "end")
        async for message in table.news():
            if isinstance(message, wire.Update):
                break

    assert refused.value.code == "no-such-match"
    assert table.entries == 1
    assert [view.seat for view in table.views] == [None]


@pytest.mark.parametrize("link", ["", "http://h:1", seat_link("http://h:1", "s" * 22), "http://h:1/#/watch/short"])
def test_what_is_no_link_to_watch_is_refused(link: str) -> None:
    with pytest.raises(BadLink, match="#/watch/SECRET"):
        read_watch_link(link)
    with pytest.raises(BadLink, match="#/seat/SECRET"):
        read_seat_link(watch_link("http://h:1", "s" * 22))


async def test_matches_of_an_earlier_version_let_in_those_who_belong_there(anywhere: str, tmp_path: Path) -> None:
    running = server(tmp_path, url=anywhere)
    async with (
        running as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        links = await new_match(anna, "open", "open")
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        noted = await admitted(site.store)
        async with site.store.engine.begin() as connection:
            await connection.execute(delete(ADMISSIONS))
        assert await follows(anna, match)
        assert await follows(berta, match)
        assert await follows(carla, match, watch=links["watch"])
        assert not await follows(carla, match)

    store = Store(anywhere)
    async with store.engine.begin() as connection:
        await connection.run_sync(go_back)
    await migrate(anywhere)
    found = await admitted(store)
    await store.close()
    assert found == noted
    assert len(found) == 3


def go_back(connection: Connection) -> None:
    """Make a database what it was before anybody noted who may follow a match."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0002")


async def admitted(store: Store) -> set[tuple[str, str]]:
    """Return who may follow what."""
    async with store.engine.connect() as connection:
        return {(row.match, row.key) for row in await connection.execute(ADMISSIONS.select())}
