"""The TypeScript of the browser says what the server sends."""

from __future__ import annotations

import typing

import msgspec
import pytest

from rulewright.protocol import forms, messages
from tools.protocol_types import TARGET, interface, structs, typescript


def test_the_checked_in_types_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "the wire types have changed: run make types"


@pytest.mark.parametrize("union", [messages.Request, messages.Message])
def test_every_message_has_a_tag_of_its_own_by_which_a_browser_tells_it(union: object) -> None:
    tags = [kind.__struct_config__.tag for kind in typing.get_args(union)]
    assert len(set(tags)) == len(tags)
    for tag in tags:
        assert f'  type: "{tag}";' in typescript()


def test_what_may_be_left_out_is_optional_and_says_what_that_means() -> None:
    class Example(messages.Struct, tag="example", frozen=True, kw_only=True):
        """An example."""

        one: int
        two: list[float | None] = []  # noqa: RUF012  (msgspec makes a new one each time)
        three: dict[str, typing.Any] | None = None

    assert interface(Example, {"two": "Some numbers."}) == (
        "/** An example. */\n"
        "export interface Example {\n"
        '  type: "example";\n'
        "  one: number;\n"
        "  /** Some numbers. Left out: []. */\n"
        "  two?: (number | null)[];\n"
        "  /** Left out: null. */\n"
        "  three?: Record<string, unknown> | null;\n"
        "}\n"
    )


def test_a_type_without_a_counterpart_is_an_error() -> None:
    class Odd(msgspec.Struct):
        raw: bytes

    with pytest.raises(KeyError):
        interface(Odd, {})


def test_all_types_of_both_modules_are_there() -> None:
    text = typescript()
    for kind in (*structs(messages), *structs(forms)):
        assert f"export interface {kind.__name__} {{" in text
