"""Of many cases that are alike some are tried every time, and `make thorough` tries the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(number: int, cases: Iterable[Any]) -> list[Any]:
    """Leave one case in so many to every run, beginning with the first; a case is a value, or a plain tuple of some."""
    return [
        pytest.param(
            *(case if type(case) is tuple else (case,)), marks=[pytest.mark.thorough] if place % number else []
        )
        for place, case in enumerate(cases)
    ]
