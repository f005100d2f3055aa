"""The law over REST, in each language."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints

from rulewright.protocol.forms import LawQuery
from rulewright.texts.catalogue import LANGUAGES
from tests.server.running import person, server
from tests.server.test_rest import get, refused


async def test_a_law_is_read_and_searched_in_each_language(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        english = await get(anna, "GET", "/api/law/root")
        books = {language: await get(anna, "GET", f"/api/law/root?language={language}") for language in LANGUAGES}
        [battle] = await get(anna, "GET", "/api/law/root?paragraph=4.3&language=it")
        found = await get(anna, "GET", "/api/law/root?search=imboscata&language=it")
    assert books["en"] == english
    for book in books.values():
        assert [paragraph["id"] for paragraph in book] == [paragraph["id"] for paragraph in english]
    assert battle["title"] == "Battaglia"
    assert "4.3.1" in [paragraph["id"] for paragraph in found]


async def test_a_law_in_no_known_language_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        for language in ("fr", "", "IT", "../root"):
            assert await refused(anna, "GET", f"/api/law/root?language={language}") == (400, "bad-query"), language


def test_the_languages_of_the_law_are_those_of_the_texts() -> None:
    assert get_args(get_type_hints(LawQuery)["language"]) == LANGUAGES


async def test_rulings_and_test_vectors_are_read_in_each_language(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        notes = {language: await get(anna, "GET", f"/api/law/root/notes?language={language}") for language in LANGUAGES}
        english = await get(anna, "GET", "/api/law/root/notes")
        [ambush] = await get(anna, "GET", "/api/law/root?paragraph=4.3.1")
        assert await refused(anna, "GET", "/api/law/rot/notes") == (404, "no-such-game")
        assert await refused(anna, "GET", "/api/law/root/notes?language=fr") == (400, "bad-query")
    assert notes["en"] == english
    for kind in ("rulings", "examples"):
        labels = {language: [note["label"] for note in found[kind]["notes"]] for language, found in notes.items()}
        assert labels["en"] == labels["it"] == labels["de"]
        assert set(ambush[kind]) <= set(labels["en"])
        assert all(found[kind]["preface"] for found in notes.values())
    assert [found["rulings"]["notes"][27]["title"] for found in notes.values()] == [
        "Ambush: one card each",
        "Imboscata: una carta a testa",
        "Hinterhalt: jede Seite eine Karte",
    ]
    [ruling] = [note for note in notes["it"]["rulings"]["notes"] if note["label"] == "R-28"]
    assert ruling["paragraphs"] == ["4.3.1", "4.3.1.I"]
    assert ruling["parts"][1]["label"] == "Decisione"
