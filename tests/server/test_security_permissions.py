"""Who may do what: every entry of the REST interface, asked for by everybody."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import httpx

from rulewright.server.store.secrets import new_secret
from rulewright.server.wire.rest import ENDPOINTS
from tests.server.judging import everything, judge
from tests.server.running import Client, person, server

TRIO = {
    "game": "root",
    "options": {"seats": ["marquise", "eyrie", "alliance"]},
    "seats": [{"kind": "me"}, {}, {}],
}
ROLES = ("nobody", "stranger", "spectator", "holder", "owner")

# What each role is answered: nobody has no cookie, a stranger knows only the match's name, a spectator its link to
# watch, which it shows with every request; a holder has seat 1, the owner seat 0 and created the match; seat 2 is open.
TABLE: list[tuple[str, str, object, tuple[int, int, int, int, int]]] = [
    ("POST", "/api/people", {"name": "Zoe"}, (200, 200, 200, 200, 200)),
    ("POST", "/api/recover", {"secret": "A" * 22}, (404, 404, 404, 404, 404)),
    ("GET", "/api/me", None, (401, 200, 200, 200, 200)),
    ("PATCH", "/api/me", {"name": "Zoe"}, (401, 200, 200, 200, 200)),
    ("POST", "/api/me/recovery", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/me/figures", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/me/history", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/push-key", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/my/matches", None, (401, 200, 200, 200, 200)),
    ("GET", "/api/matches", None, (200, 200, 200, 200, 200)),
    ("POST", "/api/matches", TRIO, (401, 200, 200, 200, 200)),
    ("POST", "/api/lessons", {"game": "root", "lesson": "first"}, (401, 200, 200, 200, 200)),
    ("GET", "/api/matches/{match}", None, (404, 404, 200, 200, 200)),
    ("POST", "/api/watch", {"secret": "{secret}"}, (404, 404, 200, 404, 404)),
    ("POST", "/api/invitation", {"secret": "{secret}"}, (404, 404, 404, 200, 200)),
    ("POST", "/api/matches/{match}/share", None, (401, 404, 409, 409, 409)),
    ("POST", "/api/seats", {"secret": "{secret}"}, (401, 404, 404, 200, 200)),
    ("POST", "/api/matches/{match}/leave", {"seat": 0}, (401, 404, 404, 403, 200)),
    ("POST", "/api/matches/{match}/leave", {"seat": 1}, (401, 404, 404, 200, 403)),
    ("POST", "/api/matches/{match}/return", {"seat": 0}, (401, 404, 404, 403, 200)),
    ("POST", "/api/matches/{match}/return", {"seat": 1}, (401, 404, 404, 200, 403)),
    ("POST", "/api/matches/{match}/bot", {"seat": 1}, (401, 404, 404, 403, 409)),
    ("POST", "/api/matches/{match}/bot", {"seat": 2}, (401, 404, 404, 403, 200)),
    ("POST", "/api/matches/{match}/link", {"seat": 0}, (401, 404, 404, 403, 200)),
    ("POST", "/api/matches/{match}/link", {"seat": 1}, (401, 404, 404, 200, 403)),
    ("POST", "/api/matches/{match}/rematch", None, (401, 404, 404, 409, 409)),
    ("POST", "/api/matches/{match}/sequel", {}, (401, 404, 404, 409, 409)),
    ("POST", "/api/matches/{match}/fork", {"question": 0}, (401, 404, 409, 409, 409)),
    ("GET", "/api/matches/{match}/record", None, (404, 404, 409, 409, 409)),
    ("GET", "/api/matches/{match}/log", None, (401, 404, 404, 409, 409)),
    ("GET", "/api/matches/{match}/log?seat=0", None, (401, 404, 404, 403, 409)),
    ("POST", "/api/records", "no record", (401, 422, 422, 422, 422)),
    ("GET", "/api/games", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/tables/{game}", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/law/{game}", None, (200, 200, 200, 200, 200)),
    ("GET", "/api/law/{game}/notes", None, (200, 200, 200, 200, 200)),
    ("GET", "/health", None, (200, 200, 200, 200, 200)),
    ("GET", "/metrics", None, (200, 200, 200, 200, 200)),
]


def test_the_table_has_every_entry_of_the_interface() -> None:
    assert {(method, path.partition("?")[0]) for method, path, *_ in TABLE} == {
        (entry.method, entry.path) for entry in ENDPOINTS
    }


async def test_everybody_may_do_what_the_table_says_and_whoever_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        _, address = await stack.enter_async_context(server(tmp_path))
        people = {role: await stack.enter_async_context(person(address, role)) for role in ROLES}
        people["nobody"].http.cookies.clear()
        for method, path, body, expected in TABLE:
            links = await people["owner"].call("POST", "/api/matches", TRIO)
            await people["holder"].call("POST", "/api/seats", {"secret": links["seats"][1]})
            known = {"holder": links["seats"][1], "owner": links["seats"][0], "spectator": links["watch"]}
            for role, status in zip(ROLES, expected, strict=True):
                secret = known.get(role, new_secret())
                target = path.format(match=links["match"], game="root")
                before = everything(tmp_path)
                response = await send(people[role], method, target, body, secret)
                assert response.status_code == status, (role, method, path, response.text)
                if status >= 400:
                    assert everything(tmp_path) == before, (role, method, path)


async def send(client: Client, method: str, path: str, body: object, secret: str) -> httpx.Response:
    """Send a request of the table as somebody, who stays who they are."""
    kept = dict(client.http.cookies)
    headers = {"X-Watch": secret}
    if isinstance(body, str):
        headers["Content-Type"] = "application/x-ndjson"
        response = await client.http.request(method, path, content=body, headers=headers)
    else:
        sent = json.loads(json.dumps(body).replace("{secret}", secret))
        response = await client.http.request(method, path, json=sent, headers=headers)
    if path == "/api/me/recovery":
        kept.update(response.cookies)  # it ends the old one
    client.http.cookies.clear()
    client.http.cookies.update(kept)
    return judge(response)
