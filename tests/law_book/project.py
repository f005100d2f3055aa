"""Small projects on disk: a law book of a few paragraphs, some rules and some tests."""

from pathlib import Path

from rulewright.law.matrix import Matrix, Sources, build

BOOK = """
[[paragraph]]
id = "1"
title = "Turns"
kind = "overview"
testable = false
rule = "Groups the rules on turns."

[[paragraph]]
id = "1.1"
title = "Order"
kind = "rule"
testable = true
rule = "Players take turns clockwise."
rulings = ["R-1"]
examples = ["EX-1"]

[[paragraph]]
id = "1.1.1"
title = "First player"
kind = "rule"
testable = true
rule = "The youngest player begins."

[[paragraph]]
id = "2"
title = "Winning"
kind = "rule"
testable = true
rule = "Whoever has thirty points wins."
"""

SCOPE = {
    "promised": '["1"]',
    "later": "",
    "no_code": "",
    "no_test": "",
    "aside": "",
    "rulings": "",
    "examples": "",
}

RULINGS = """# Rulings

### R-1 Who is youngest [ambiguity]
- Paragraphs: 1.1.1
- Ruling: draw lots.
"""

EXAMPLES = """# Examples

### EX-1 Three turns
- Paragraphs: 1.1
- Expected: each player had one.
"""

CODE = """
@law("tiny 1.1", "tiny 1.1.1")
def turn(): ...
"""

TESTS = """
import pytest

@pytest.mark.law("tiny 1.1", "tiny 1.1.1")
@pytest.mark.ruling("R-1")
@pytest.mark.example("EX-1")
def test_turns_go_round(): ...
"""


def shelved(shelf: Path, **texts: str) -> Path:
    """Write the law book of `tiny` onto a shelf, and other texts of it: `rulings_it` is the file `rulings.it.md`."""
    folder = shelf / "tiny"
    folder.mkdir()
    suffixes = {"law": "toml", "scope": "toml"}
    for name, text in ({"law": BOOK} | texts).items():
        stem, _, language = name.partition("_")
        kind = suffixes.get(stem, "md")
        (folder / ".".join(filter(None, [stem, language, kind]))).write_text(text, encoding="utf-8")
    return shelf


def project(home: Path, *, code: str = CODE, tests: str = TESTS, **tables: str) -> Matrix:
    """Write a project of the game `tiny` into a folder and build its matrix; tables replace scope."""
    scope = SCOPE | tables
    lines = [f"promised = {scope.pop('promised')}", *(f"[{name}]\n{body}" for name, body in scope.items())]
    for path, text in {
        "src/rulewright/law/books/tiny/law.toml": BOOK,
        "src/rulewright/law/books/tiny/scope.toml": "\n".join(lines),
        "src/rulewright/games/tiny/rules/turn.py": code,
        "tests/law/test_turn.py": tests,
        "src/rulewright/law/books/tiny/rulings.md": RULINGS,
        "src/rulewright/law/books/tiny/examples.md": EXAMPLES,
    }.items():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        (home / path).write_text(text, encoding="utf-8")
    return build(Sources.of("tiny", home))


def kinds(matrix: Matrix) -> list[tuple[str, str]]:
    """What is wrong with a matrix, without the explanations."""
    return [(finding.kind, finding.subject) for finding in matrix.findings]
