"""docs/protocol.md says what the server does: its examples are read by the server's own types."""

from __future__ import annotations

import json
import re
import typing
from pathlib import Path

import pytest

from rulewright import server
from rulewright.kernel.record import seed_hash
from rulewright.protocol import messages as wire
from rulewright.protocol import requests, terms
from rulewright.server.hall.records import CODES
from rulewright.server.wire import requests as wire_requests
from rulewright.server.wire import sockets
from rulewright.server.wire.connection import BACKLOG
from rulewright.server.wire.rest import ENDPOINTS

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
SOURCES = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(server.__file__).parent.rglob("*.py")))


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: json.loads(example)["type"])
def test_an_example_is_a_request_or_a_message_and_leaves_nothing_out_that_is_sent(example: str) -> None:
    decoder = requests.DECODE if json.loads(example)["type"] in tags(requests.Request) else wire.DECODE_MESSAGE
    assert json.loads(wire.ENCODE.encode(decoder.decode(example))) == json.loads(example)


def test_there_is_an_example_of_every_request_and_of_every_message() -> None:
    shown = {json.loads(example)["type"] for example in EXAMPLES}
    assert shown == tags(requests.Request) | tags(wire.Message)


def test_every_field_of_every_message_is_shown_or_named() -> None:
    for kind in (*typing.get_args(requests.Request), *typing.get_args(wire.Message)):
        for field in kind.__struct_fields__:
            assert f'"{field}"' in TEXT or f"`{field}`" in TEXT, f"{kind.__name__}.{field}"


def test_every_error_code_of_the_server_is_explained_and_no_other() -> None:
    explained = set(re.findall(r"^\| `([a-z-]+)` \|", TEXT, re.MULTILINE))
    used = set(re.findall(r'(?:Refusal|problem)\(\s*(?:\d+, )?"([a-z-]+)"', SOURCES))
    used |= set(re.findall(r'code="([a-z-]+)"', SOURCES)) | set(CODES.values())
    used |= set(re.findall(r'(?:\d{3}: |status_code, )\("([a-z-]+)", ', SOURCES))
    used |= {code for entry in ENDPOINTS for codes in entry.refuses.values() for code in codes}
    assert explained == used


def test_every_path_of_the_server_is_listed_and_no_other() -> None:
    listed = re.findall(r"^\| `((?:GET|POST|PATCH|PUT|DELETE) [^`]+)` \|", TEXT, re.MULTILINE)
    assert sorted(listed) == sorted(f"{entry.method} {entry.path}" for entry in ENDPOINTS)


def test_the_limits_and_the_version_are_those_of_the_server() -> None:
    assert f"This is version **{terms.VERSION}**" in TEXT
    assert f"at most {sockets.MESSAGE_SIZE} bytes" in TEXT
    assert f"up to {wire_requests.TABLES}\nmatches" in TEXT
    assert f"lets {BACKLOG} messages pile up" in TEXT


def test_the_promise_can_be_computed_as_the_document_says() -> None:
    from hashlib import sha256  # noqa: PLC0415  (as a reader of the document would)

    words = re.search(r"SHA-256 of\n`([^`]+)` followed by the seed", TEXT)
    assert words is not None
    assert sha256(f"{words[1]}a seed".encode()).hexdigest() == seed_hash("a seed")
