"""The order of all tests: several processes begin with whatever takes longest, and the rest fills the gaps."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the long ones to the front; otherwise the order stays, so that a module's fixtures are made once."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
