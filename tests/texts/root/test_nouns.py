"""What is counted in Root."""

from __future__ import annotations

import pytest

from rulewright.texts.catalogue import LANGUAGES
from tests.texts.reading import messages, parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_that_is_counted_chooses_by_its_number(language: str) -> None:
    nouns = {name: message for name, message in messages(language).items() if name.startswith("root-piece-")}
    assert nouns
    assert [name for name, message in nouns.items() if not parts(message).choices] == []
