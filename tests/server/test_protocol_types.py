"""The schema of the protocol says what the server sends; that the types are made of it, the browser's tests say."""

from __future__ import annotations

import types
import typing

import msgspec
import pytest

from rulewright.protocol import forms, messages, requests, terms
from tools.protocol_types import SCHEMA, describe, schema, structs, text


def test_the_kept_schema_is_that_of_the_server() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == text(schema()), "the wire types have changed: run make types"


@pytest.mark.parametrize("union", [requests.Request, messages.Message])
def test_every_message_has_a_tag_of_its_own_by_which_a_browser_tells_it(union: types.UnionType) -> None:
    kinds = typing.get_args(union)
    tags = [schema()["$defs"][kind.__name__]["properties"]["type"]["enum"] for kind in kinds]
    assert tags == [[kind.__struct_config__.tag] for kind in kinds]
    assert len({tag for (tag,) in tags}) == len(kinds)


def test_what_a_client_may_send_and_get_has_a_name() -> None:
    named = schema()["$defs"]["Request"]["anyOf"]
    assert {"$ref": "#/$defs/Answer"} in named
    assert len(named) == len(typing.get_args(requests.Request))


def test_what_may_be_left_out_says_what_that_means() -> None:
    class Example(terms.Struct, tag="example", frozen=True, kw_only=True):
        """An example."""

        one: int
        two: list[float | None] = []  # noqa: RUF012  (msgspec makes a new one each time)
        three: terms.Name | msgspec.UnsetType = msgspec.UNSET

    definition = msgspec.json.schema_components([Example])[1]["Example"]
    describe(definition, Example, {"one": "A number.", "two": "Some numbers."})

    assert definition["description"] == "An example."
    assert {name: field.get("description") for name, field in definition["properties"].items()} == {
        "type": None,
        "one": "A number.",
        "two": "Some numbers. Left out: [].",
        "three": "Left out: no change.",
    }


def test_all_types_of_both_modules_are_there_with_what_is_said_of_them() -> None:
    definitions = schema()["$defs"]
    for kind in (*structs(requests), *structs(messages), *structs(forms)):
        assert definitions[kind.__name__]["description"], kind
    assert "a bot that needs neither" in definitions["Sit"]["properties"]["marks"]["description"]
