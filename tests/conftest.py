"""What holds for all tests: their order, and that the command line speaks English to them wherever they run.

Several processes begin with whatever takes longest, and the rest fills the gaps.
"""

from __future__ import annotations

import os

import pytest

from rulewright.texts.catalogue import LANGUAGE

os.environ[LANGUAGE] = "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the long ones to the front; otherwise the order stays, so that a module's fixtures are made once."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
