"""What the browser asks for is read from its sources."""

from __future__ import annotations

import pytest

from tests.texts.browser import asked, members, pattern


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ('{t("table.undo")}', {"table.undo"}),
        ("t('table.points', { n: 3 })", {"table.points"}),
        ("<p>{t(\n  'table.undo',\n)}</p>", {"table.undo"}),
        ('t(open ? "table.close" : "table.open", { why: "root.why" })', {"table.close", "table.open"}),
        ('t(names[f(1, "x")] ?? "table.none")', {"table.none"}),
        ('nouns.t("table.help")', {"table.help"}),
        ('texts.has("table.help")', {"table.help"}),
        ('lawOf("root.explain.keep")', {"root.explain.keep"}),
        ("t(`table.undo`)", {"table.undo"}),
        ("// texts: table.clock.{on,off} table.a the rest", {"table.clock.on", "table.clock.off", "table.a"}),
        ("function say(texts: readonly string[], more: string)", set()),
        ('format("table.undo"); at("table.undo"); seen.has("a.b"); law("a.b")', set()),
    ],
)
def test_keys_are_found_where_they_are_asked_for(source: str, keys: set[str]) -> None:
    assert asked(source).keys == keys


def test_a_key_that_is_put_together_is_a_family() -> None:
    found = asked("t(`root.coach.${faction}.${phase}`, { n })")
    assert found.keys == set()
    assert found.families == {"root.coach.${faction}.${phase}"}
    assert pattern("root.coach.${faction}.${phase}").fullmatch("root.coach.eyrie.evening")
    assert not pattern("root.coach.${faction}.${phase}").fullmatch("root.explain.eyrie.evening")


def test_a_key_in_quotes_is_mentioned_wherever_it_stands() -> None:
    found = asked("""const KEYS = [["u", "help.undo"]]; told = { key: 'table.why-nothing' };""")
    assert found.keys == set()
    assert found.mentioned == {"help.undo", "table.why-nothing"}


def test_a_declaration_names_its_members() -> None:
    assert members("a.{b,c}.d.{e,f}") == ["a.b.d.e", "a.b.d.f", "a.c.d.e", "a.c.d.f"]
    assert members("a.b") == ["a.b"]
