"""What is told of the table is of what it says."""

from __future__ import annotations

from collections import Counter
from random import Random

import rulewright

LOOTS = 40
"""So often somebody is seen to take loot after others have fought."""


def test_dice_that_lie_on_a_path_are_those_that_were_laid_there() -> None:
    seen = 0
    for seed in range(40):
        chance = Random(seed)  # noqa: S311  (which moves are made is no secret)
        match = rulewright.new("monster_lands", seed=seed)
        while match.question is not None and seen < LOOTS:
            facts = match.view(None).facts()["table"]
            battle = facts["battle"]
            if battle is not None and battle["path"] is not None:
                path = next(path for path in facts["paths"] if path["id"] == battle["path"])
                rolled = Counter(die.partition("-")[0] for die in battle["rolled"])
                assert all(number <= path[colour] for colour, number in rolled.items()), match.question.prompt
            seen += match.question.prompt == "monster_lands.loot"
            match.answer(chance.choice(match.question.options))
    assert seen == LOOTS
