"""What people write is plain text: one line, visible, and never read as anything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.server.wire.plain_text import plain
from tests.server.judging import judge
from tests.server.running import person, server

DUEL = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}}


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Anna", "Anna"),
        ("  An\tna\r\n ", "An na"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066A\u2069\u200b\ufeff\u00ad", "A"),
        ("A\x00\x1b[31mB", "A[31mB"),
        ("A\u2028B", "A B"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Z" + "\u0336" * 30, "Z" + "\u0336" * 4),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("\u202e\u200b", ""),
    ],
)
def test_what_people_write_is_one_line_of_visible_text(text: str, seen: str) -> None:
    assert plain(text) == seen
    assert plain(seen) == seen


async def test_names_and_chat_are_cleaned_and_stay_text(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address, "\u202e<i>Anna\x00") as anna:
        assert anna.me["name"] == "<i>Anna"
        for body in ({"name": "\u202e"}, {"name": " \u200b "}):
            response = judge(await anna.http.patch("/api/me", json=body))
            assert (response.status_code, response.json()["code"]) == (422, "bad-name")
        links = await anna.call("POST", "/api/matches", DUEL)
        await anna.listen()
        await anna.say("say", match=links["match"], text="too early")
        assert (await anna.hear())["code"] == "not-here"
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        await anna.say("say", match=links["match"], text="\u202e")
        assert (await anna.hear())["code"] == "bad-text"
        await anna.say("say", match=links["match"], text="x" * 501)
        assert (await anna.hear())["code"] == "bad-message"
        await anna.say("say", match=links["match"], text="<script>\u202ehi\x00</script>")
        spoken = await anna.hear("spoken")
        assert (spoken["name"], spoken["text"]) == ("<i>Anna", "<script>hi</script>")
