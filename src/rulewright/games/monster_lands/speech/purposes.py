"""What answers are for, and what must be known of the place they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.hits import dice_of, place_of
from rulewright.games.monster_lands.speech.nouns import say
from rulewright.games.monster_lands.terms import AREA_OF, ENTRANCE, MISSION_A, NONE, PATH_NAMES
from rulewright.kernel.speech import Note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulewright.games.monster_lands.speech.asked import Asked
    from rulewright.kernel.question import Option

DOES = {
    "pass": "monster_lands 7.3",
    "pawnshop": "monster_lands 8.7.1",
    "beer": "monster_lands 8.5.6",
    "roll:all": "monster_lands 12.4.1",
    "stop": "monster_lands 12.4.5",
}
"""The paragraphs of what answers do that say it too briefly: what each does is a text."""


def about(asked: Asked, option: Option[Any]) -> Iterator[Note]:
    """Say what an answer does, and whom one meets on a path."""
    paragraph = DOES.get(option.text)
    if paragraph is not None:
        yield Note(say(f"does.{option.text.replace(':', '_')}"), paragraph)
    if asked.name == "act" and option.text.startswith("path:"):
        yield from monster(asked, PATH_NAMES.index(option.text.removeprefix("path:")))


def monster(asked: Asked, path: int) -> Iterator[Note]:
    """Say how strong the monster of a path is."""
    realm = asked.realm
    if MISSION_A <= path < ENTRANCE:
        return
    place = place_of(AREA_OF[path])
    number = realm.monsters[place]
    if number != NONE:
        data = realm.setting.tables.monsters[number]
        said = say(
            "does.path",
            dice=dice_of(realm, place),
            capture=data.capture_value,
            eliminate=data.elimination_value,
        )
        yield Note(said, "monster_lands 12.3.1")
