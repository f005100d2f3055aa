"""What of a law book is promised now, and the exceptions, each with its reason."""

from pathlib import Path

import msgspec

from rulewright.law.shelf import SCOPE, SHELF, file_of


class Scope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promise of one game, read from its `scope.toml`."""

    promised: tuple[str, ...]
    """Sections and paragraphs promised with everything below them."""
    later: dict[str, str]
    """Paragraphs below a promised one that are not promised yet, with the reason."""
    no_code: dict[str, str]
    """Promised paragraphs that no single rule carries out, with the reason; they still want a test."""
    no_test: dict[str, str]
    """Promised paragraphs that no test can observe, with the reason; they still want code."""
    aside: dict[str, str]
    """Promised paragraphs that want neither code nor test, with the reason."""
    rulings: dict[str, str]
    """Rulings that want no test, with the reason."""
    examples: dict[str, str]
    """Test vectors that want no test, with the reason."""

    def holds(self, number: str) -> bool:
        """Whether a paragraph is promised now."""
        return _below(number, self.promised) and not _below(number, self.later)

    def excuse(self, number: str) -> str:
        """Why a paragraph has no code or no test; empty if it has no excuse."""
        return self.aside.get(number) or self.no_code.get(number) or self.no_test.get(number, "")


def _below(number: str, headings: tuple[str, ...] | dict[str, str]) -> bool:
    return any(number == heading or number.startswith(f"{heading}.") for heading in headings)


def load(game: str, shelf: Path = SHELF) -> Scope:
    """Read a game's promise, strictly."""
    return msgspec.toml.decode(file_of(game, SCOPE, shelf=shelf).read_bytes(), type=Scope)
