"""The shelf the law books stand on: a folder for each game, and in it one file for each text and language.

A file without a language in its name is in English, in which everything is written first: `law.toml` stands beside
`law.it.toml` and `law.de.toml`, `rulings.md` beside `rulings.it.md` and `rulings.de.md`.
"""

from pathlib import Path

SHELF = Path(__file__).parent / "books"

FIRST = "en"
"""The language that the books are written in."""

LAW = "law.toml"
SCOPE = "scope.toml"
RULINGS = "rulings.md"
EXAMPLES = "examples.md"


class UnknownBook(LookupError):
    """No law book of that name stands on the shelf."""

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(f"there is no law book of {game!r}; there is one of: {', '.join(known)}")


def games(shelf: Path = SHELF) -> list[str]:
    """The games whose law book stands on the shelf."""
    return sorted(file.parent.name for file in shelf.glob(f"*/{LAW}"))


def file_of(game: str, name: str, language: str = FIRST, shelf: Path = SHELF) -> Path:
    """Where a text of a game's law lies in a language; it need not be written yet."""
    if game not in games(shelf):
        raise UnknownBook(game, games(shelf))
    file = shelf / game / name
    return file if language == FIRST else file.with_suffix(f".{language}{file.suffix}")


def translations(game: str, name: str, shelf: Path = SHELF) -> list[str]:
    """The languages a text of a game's law has been translated into."""
    first = file_of(game, name, shelf=shelf)
    return sorted(file.stem.partition(".")[2] for file in first.parent.glob(f"{first.stem}.*{first.suffix}"))
