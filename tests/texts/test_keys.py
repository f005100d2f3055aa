"""The messages: complete, used, and alike in all languages."""

from __future__ import annotations

import pytest
from babel import Locale
from fluent.syntax import ast

import rulewright
from rulewright.lessons.guide import ANOTHER
from rulewright.lessons.lesson import lessons_of
from rulewright.texts.catalogue import LANGUAGES, areas, identifier
from tests.texts import browser
from tests.texts.helped import helped
from tests.texts.reading import in_area, messages, parsed, parts
from tests.texts.served import presented, served
from tests.texts.shared import brought, said, spoken

BROWSER = {str(file.relative_to(browser.SOURCES)): browser.asked(file.read_text("utf-8")) for file in browser.sources()}
WEB = set().union(*(asked.keys for asked in BROWSER.values()))
FAMILIES = set().union(*(asked.families for asked in BROWSER.values()))
ON_REQUEST = {
    keys: told
    for lore in brought("teaching").values()
    for keys, told in ((lore.COACH, lore.coached()), (lore.EXPLAIN, lore.explained()))
} | served()
"""What only the browser says, of things that the rules and the server name: by what the keys begin with."""
ASKED_FOR = {
    key
    for beginning, keys in ON_REQUEST.items()
    if any(asked.startswith(beginning) for asked in WEB | FAMILIES)
    for key in keys
}
MENTIONED = {key for asked in BROWSER.values() for key in asked.mentioned if identifier(key) in messages("en")}
WANTED: set[str] = set().union(*(own.wanted() for own in brought("wanted").values()))
"""What the rules, the tables and the terminal of every game ask for."""
TAUGHT = {key for game in rulewright.known_games() for lesson in lessons_of(game) for key in lesson.texts} | {ANOTHER}
"""What lessons say."""
USED = WANTED | TAUGHT | said() | helped() | spoken() | presented() | WEB | ASKED_FOR | MENTIONED
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def key_names() -> set[str]:
    """Return the names of the messages that somebody reads."""
    return {identifier(key) for key in USED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_a_text(language: str) -> None:
    missing = sorted(key_names() - set(messages(language)))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_that_nobody_reads(language: str) -> None:
    used = key_names()
    unused = {
        area: left
        for area in parsed(language)
        if in_use(area) and (left := sorted({message.id.name for message in in_area(language, area)} - used))
    }
    assert unused == {}


def in_use(area: str) -> bool:
    """Return whether anybody reads anything of an area; texts may be written before their page is."""
    names = {message.id.name for message in in_area("en", area)}
    families = [browser.pattern(identifier(family)) for family in FAMILIES]
    return bool(names & key_names()) or any(family.fullmatch(name) for family in families for name in names)


def test_the_members_of_a_family_of_keys_are_known() -> None:
    unknown = [
        (file, family)
        for file, asked in BROWSER.items()
        for family in asked.families
        if not any(browser.pattern(family).fullmatch(key) for key in USED)
    ]
    assert unknown == [], "declare the members in a comment, as in `texts: table.clock.{on,off}`"


def test_no_two_keys_share_a_message() -> None:
    assert len(key_names()) == len(USED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_whole(language: str) -> None:
    broken = [entry.content for body in parsed(language).values() for entry in body if isinstance(entry, ast.Junk)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_once(language: str) -> None:
    names = [message.id.name for area in parsed(language) for message in in_area(language, area)]
    assert sorted(names) == sorted(set(names))
    assert set(names) == set(areas(language).area_of), "what is found without parsing is what is there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_needs_no_other_area(language: str) -> None:
    for area, body in parsed(language).items():
        own = {message.id.name for message in in_area(language, area)}
        own |= {f"-{entry.id.name}" for entry in body if isinstance(entry, ast.Term)}
        assert parts(ast.Resource(body)).references <= own, area


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_have_the_same_messages_in_the_same_files(language: str) -> None:
    def arranged(language: str) -> dict[str, list[str]]:
        return {area: [message.id.name for message in in_area(language, area)] for area in parsed(language)}

    assert arranged(language) == arranged("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_take_the_same_parameters(language: str) -> None:
    english = messages("en")
    differing = {
        name: (parts(english[name]).parameters, parts(message).parameters)
        for name, message in messages(language).items()
        if parts(message).parameters != parts(english[name]).parameters
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_among_the_plurals_their_language_has(language: str) -> None:
    plurals = {*Locale(language).plural_form.tags, "other"}
    for name, message in messages(language).items():
        for choice in parts(message).choices:
            forms = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
            if not forms & PLURALS:
                continue  # a choice among words, not by a number
            assert {"one", "other"} <= forms <= plurals, name
            assert [variant.default for variant in choice.variants] == [False] * (len(choice.variants) - 1) + [True]
