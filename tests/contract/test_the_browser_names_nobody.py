"""In the browser a game, faction, clan, map or deck is a folder with a line in a register: nobody else names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import rulewright

TOP = Path(__file__).parents[2]
WEB = TOP / "web"
DATA = TOP / "src" / "rulewright" / "games" / "root" / "data"
GAMES = WEB / "src" / "games"
KINDS = {".ts", ".js", ".svelte", ".css", ".html", ".webmanifest"}
SHARED = ("src", "plugins", "tools", "public", "vite.config.ts", "svelte.config.js", "eslint.config.js", "index.html")
REGISTER = GAMES / "registry.ts"
"""The one file of the table that names games."""
MATERIAL = ("samples.ts",)
"""For tests, made of real matches."""
EXCEPTIONS: dict[str, str] = {}
"""Files of games that name somebody all the same, and why."""


def sources(*places: Path) -> list[Path]:
    """Return the sources in some folders, without tests and what is made for them."""
    found = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place])]
    return sorted(
        path
        for path in found
        if path.suffix in KINDS and ".test." not in path.name and path.name not in (*MATERIAL, "protocol.ts")
    )


def lines(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Yield every line of some files, with the place where it stands."""
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(WEB)}:{number}: {line.strip()}", line


def game_named(game: str) -> re.Pattern[str]:
    """Return what it looks like when a game is named; Root is also where a tree and a style sheet begin."""
    if game == "root":
        return re.compile(r"""["'`/](root)["'`./ ]|\bRoot\b""")
    return re.compile(rf"\b{game.replace('_', '[ _]')}\b", re.IGNORECASE)


def factions() -> list[str]:
    """Return all factions that the tables know, and not only those that can be played."""
    return [path.stem for path in sorted((DATA / "factions").glob("*.toml"))]


def pieces() -> list[str]:
    """Return all buildings and tokens of all factions."""
    tables = [msgspec.toml.decode(path.read_bytes()) for path in sorted((DATA / "factions").glob("*.toml"))]
    return [piece for faction in tables for kind in ("buildings", "tokens") for piece in faction[kind]]


def maps() -> list[str]:
    """Return all maps that there are tables of."""
    return [path.stem.removeprefix("map_") for path in DATA.glob("map_*.toml")]


def map_named() -> re.Pattern[str]:
    """Return what it looks like when a map is named; the water of the Lake is a thing, too."""
    everyday = {"lake", "mountain"}
    names, things = "|".join(sorted(set(maps()) - everyday)), "|".join(sorted(everyday))
    chosen = rf"""([!=]==? ?|case |map: ?)["'`]({things})["'`]|maps(\.|\[["'`])({things})\b"""
    return re.compile(rf"{word([names]).pattern}|{chosen}", re.IGNORECASE)


def word(names: list[str]) -> re.Pattern[str]:
    """Return what it looks like when one of some names stands anywhere, alone or as part of a key or a path."""
    return re.compile(rf"(?<![a-z])({'|'.join(names)})s?(?![a-z])", re.IGNORECASE)


def quoted(names: list[str]) -> re.Pattern[str]:
    """Return what it looks like when one of some everyday words is a name: in quotes, a key or a class."""
    return re.compile(rf"""["'`.:]({"|".join(names)})["'`. ]""")


def outside(game: str, *folders: str) -> list[Path]:
    """Return the sources of a game that are in none of some of its folders."""
    room = GAMES / game
    return [path for path in sources(room) if path.relative_to(room).parts[0] not in folders]


def listed(path: str) -> bool:
    """Whether a place is in a file that may name somebody."""
    return path.removeprefix("src/").split(":")[0] in EXCEPTIONS


def found(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """Return the places where a pattern is found."""
    return [place for place, line in lines(files) if pattern.search(line)]


def test_what_all_games_share_names_no_game() -> None:
    files = [
        path
        for path in sources(*(WEB / place for place in SHARED))
        if path != REGISTER and not set(rulewright.known_games()) & set(path.relative_to(WEB).parts)
    ]
    assert len(files) > 50
    for game in (*rulewright.known_games(), "battalia"):
        assert found(game_named(game), files) == []


def test_what_all_games_share_names_no_faction() -> None:
    files = [path for path in sources(WEB / "src") if not set(rulewright.known_games()) & set(path.parts)]
    assert found(word(factions()), files) == []


def test_only_a_faction_s_folder_names_it() -> None:
    everywhere = found(word(factions()), outside("root", "factions"))
    assert [place for place in everywhere if not listed(place)] == []


def test_only_a_faction_s_folder_names_its_pieces() -> None:
    everywhere = found(quoted(pieces()), outside("root", "factions"))
    assert [place for place in everywhere if not listed(place)] == []


def test_no_exception_is_there_without_need() -> None:
    needed = found(word(factions()), outside("root", "factions"))
    assert {place.removeprefix("src/").split(":")[0] for place in needed} == set(EXCEPTIONS)


@pytest.mark.parametrize("faction", factions())
def test_a_faction_s_folder_names_no_other(faction: str) -> None:
    others = [name for name in factions() if name != faction]
    files = sources(GAMES / "root" / "factions" / faction)
    assert files
    assert found(word(others), files) == []


def test_only_a_map_s_folder_names_it() -> None:
    assert found(map_named(), outside("root", "maps")) == []


@pytest.mark.parametrize(
    "line", ['map === "lake"', "maps.mountain", '  case "lake":', "on the Winter side", 'map: "lake"']
)
def test_a_map_is_found(line: str) -> None:
    assert map_named().search(line)


@pytest.mark.parametrize("line", ["woods.lake", 'class="lake"', 'thing="lake"', "const { lake } = woods;"])
def test_what_lies_on_a_map_is_free(line: str) -> None:
    assert not map_named().search(line)


def test_only_a_deck_s_folder_names_its_cards() -> None:
    tables = [msgspec.toml.decode(file.read_bytes()) for file in sorted(DATA.glob("cards_*.toml"))]
    assert len(tables) > 1
    cards = [card["id"] for table in tables for card in table["card"] if card["kind"] in ("persistent", "immediate")]
    assert found(quoted(cards), outside("root", "decks", "factions")) == []


def test_only_a_clan_s_folder_names_it() -> None:
    clans = [path.name for path in (GAMES / "monster_lands" / "clans").iterdir() if path.is_dir()]
    assert len(clans) > 1
    assert found(quoted(clans), outside("monster_lands", "clans")) == []


@pytest.mark.parametrize(
    "line", ['t("root.seat.how.marquise")', "var(--on-eyrie)", "// as the Vagabond's", 'from "./factions/cult"']
)
def test_a_faction_is_found(line: str) -> None:
    assert word(factions()).search(line)


@pytest.mark.parametrize("line", ['piece === "wood"', "root.piece.roost`", '"keep",'])
def test_a_piece_is_found(line: str) -> None:
    assert quoted(pieces()).search(line)


@pytest.mark.parametrize("line", ["what they keep in mind", "a difficulty", "hair", "fireplace"])
def test_everyday_words_are_free(line: str) -> None:
    assert not quoted([*pieces(), "fire", "air"]).search(line)
