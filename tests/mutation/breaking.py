"""How a rule is broken in memory, and the law tests run that must notice."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[2]
PACKAGE = PROJECT / "src" / "rulewright"
FAILED = re.compile(r"^FAILED \S+::(\w+)", re.MULTILINE)
PASSED, SOME_FAILED = 0, 1
BROKEN_RULE = "RULEWRIGHT_BROKEN_RULE"
"""The environment names the rule that an interpreter plays wrongly."""


class Mutant(NamedTuple):
    """A rule, where it is written, what is written instead, and the law test that must notice."""

    rule: str
    module: str
    old: str
    new: str
    tests: str
    noticed_by: str
    game: str = ""


def of(game: str, *mutants: Mutant) -> tuple[Mutant, ...]:
    """Return the mutants of a game, whose modules and tests lie in folders of its name."""
    return tuple(mutant._replace(game=game) for mutant in mutants)


def source(mutant: Mutant) -> Path:
    """Return the file in which a rule is written."""
    return PACKAGE / "games" / mutant.game / mutant.module


def broken(mutant: Mutant) -> str:
    """Return what is written there when the rule is broken."""
    text = source(mutant).read_text(encoding="utf-8")
    places = text.count(mutant.old)
    assert places == 1, f"{mutant.old!r} stands {places} times in {mutant.module}; the mutant must be written anew"
    return text.replace(mutant.old, mutant.new)


def law_tests(mutants: Sequence[Mutant], rule: str = "") -> tuple[int, set[str], str]:
    """Run the law tests that must notice, with one rule broken or none; return the status, what failed, the output.

    An interpreter of its own plays by the broken rule, with no plugin that these tests do not need.
    """
    tests = [f"tests/law/{mutant.game}/{mutant.tests}::{mutant.noticed_by}" for mutant in mutants]
    options = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutation.infection", "--no-header", "-rf", "--tb=no"]
    environment = {**os.environ, BROKEN_RULE: rule, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment.pop("PYTEST_ADDOPTS", None)
    run = subprocess.run(  # noqa: S603  (our own interpreter, our own tests)
        [sys.executable, "-m", "pytest", "-p", "pytest_asyncio.plugin", *options, *tests],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, set(FAILED.findall(run.stdout)), run.stdout + run.stderr
