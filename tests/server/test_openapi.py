"""The OpenAPI document: complete, valid, and true under thousands of requests made from it."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, HookContext
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from rulewright.server.wire.cookies import COOKIE
from rulewright.server.wire.endpoint import PATH
from rulewright.server.wire.openapi import document
from rulewright.server.wire.rest import ENDPOINTS
from tests.server.aside import Aside
from tests.server.judging import everything
from tests.server.running import person

schemathesis.serializer.alias("application/x-ndjson", "text/plain")
SCHEMA = schemathesis.openapi.from_dict(document(ENDPOINTS))
CHECKS = (
    schemathesis.checks.not_a_server_error,
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
TOO_LARGE = (413, 414, 431)
"""How a body, a path or headers are refused before anybody reads them: the check does not know these."""
REAL: dict[str, list[str]] = {}
"""Parts of paths that lead somewhere on the server under test."""


async def prepare(address: str) -> None:
    """Make people and matches: one that waits for somebody, and one that is being played."""
    async with person(address) as anna, person(address, "Berta") as berta:
        wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {}]}
        waiting, playing = [await anna.call("POST", "/api/matches", wish) for _ in range(2)]
        await berta.call("POST", "/api/seats", {"secret": playing["seats"][1]})
        REAL["cookie"] = [anna.http.cookies[COOKIE]]
        REAL["match"] = [waiting["match"], playing["match"]]
        REAL["secret"] = [waiting["seats"][1], playing["seats"][1], waiting["watch"], playing["watch"]]
        REAL["game"] = ["root"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aside]:
    with Aside(tmp_path_factory.mktemp("openapi"), prepare) as under_test:
        yield under_test


@SCHEMA.hook("map_path_parameters")
def lead_somewhere(context: HookContext, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Have most of the well-formed paths lead to what exists."""
    for name, value in (path_parameters or {}).items():
        pattern = PATH[name].__metadata__[0].pattern
        number = len(str(value)) + sum(map(ord, str(value)))
        if path_parameters and isinstance(value, str) and re.search(pattern, value) and number % 4:
            path_parameters[name] = REAL[name][number % len(REAL[name])]
    return path_parameters


@SCHEMA.hook("map_body")
def mean_something(context: HookContext, body: Any) -> Any:
    """Have most of the well-formed bodies name what exists."""
    if isinstance(body, dict):
        game, secret = body.get("game"), body.get("secret")
        if isinstance(game, str) and 0 < len(game) <= 40 and len(game) % 4:
            body = {**body, "game": "root", **({"options": {}} if isinstance(body.get("options"), dict) else {})}
        if isinstance(secret, str) and re.fullmatch("[A-Za-z0-9_-]{22}", secret):
            body = {**body, "secret": REAL["secret"][ord(secret[0]) % len(REAL["secret"])]}
    return body


USUAL = settings(derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@SCHEMA.parametrize()
@settings(USUAL, max_examples=4)
def test_every_request_is_answered_as_described_and_a_refused_one_changes_nothing(
    case: Case[Any], running: Aside, caplog: pytest.LogCaptureFixture
) -> None:
    answered_as_described(case, running, caplog)


@pytest.mark.thorough
@SCHEMA.parametrize()
@settings(USUAL, max_examples=100)
def test_so_is_every_one_of_very_many_requests(
    case: Case[Any], running: Aside, caplog: pytest.LogCaptureFixture
) -> None:
    answered_as_described(case, running, caplog)


def answered_as_described(case: Case[Any], running: Aside, caplog: pytest.LogCaptureFixture) -> None:
    """Send a request; the answer keeps to the document, and a refused request has changed nothing."""
    before = everything(running.folder)

    response = case.call(base_url=f"http://{running.address}", cookies={COOKIE: REAL["cookie"][0]})

    if case.path == "/api/me/recovery" and response.status_code == 200:  # it ends the old cookie
        (fresh,) = response.headers["set-cookie"]
        REAL["cookie"] = [fresh.partition(";")[0].partition("=")[2]]
    checks = [
        check for check in CHECKS if check is not negative_data_rejection or response.status_code not in TOO_LARGE
    ]
    case.validate_response(response, checks=checks)
    if response.status_code >= 400:
        assert everything(running.folder) == before
        assert set(response.json()) == {"code", "reason"}
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_document_is_valid_and_served(running: Aside) -> None:
    SCHEMA.validate()
    served = httpx.get(f"http://{running.address}/openapi.json")
    assert served.json() == json.loads(msgspec.json.encode(document(ENDPOINTS)))
    assert served.json()["openapi"].startswith("3.1")


def test_every_entry_is_described_with_its_refusals() -> None:
    paths = document(ENDPOINTS)["paths"]
    for entry in ENDPOINTS:
        described = paths[entry.path][entry.method.lower()]
        assert described["summary"].endswith(".")
        assert set(described["responses"]) >= {"200", "429", "500", *map(str, entry.refuses)}
        assert ("401" in described["responses"]) == entry.person == bool(described["security"])
