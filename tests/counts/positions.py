"""Twenty positions, and how many sequences of 1, 2, 3 and 4 answers lead on from each.

The numbers of one and two answers were checked by hand, as the note says: what each first answer leads to.
All dice show 0.
"""

from __future__ import annotations

from typing import NamedTuple


class Position(NamedTuple):
    """A position in text, and its expected counts."""

    name: str
    text: str
    counts: tuple[int, ...]
    note: str


POSITIONS = (
    Position(
        "the keep",
        "agenda setup marquise 0",
        (4, 16, 56, 168),
        "four corners, each with three neighbours: the sawmill goes to one of four clearings; ruins fill slots",
    ),
    Position(
        "a starting leader",
        "agenda setup eyrie 1\n3 eyrie 6 roost",
        (4, 12, 84, 84),
        "four leaders; then, without a question, the Alliance's supporters, and three characters",
    ),
    Position(
        "a starting forest",
        "agenda setup vagabond 1\nvagabond character thief",
        (7, 7, 28, 336),
        "seven forests; then the Marquise, who has nothing, can only be done",
    ),
    Position(
        "lone march",
        "turn marquise daylight action\n1 marquise 1\nmarquise actions 1",
        (3, 10, 67, 336),
        "done (the Eyrie draw a card for one of four columns), march (from 1 to 5, 9 or 10), build "
        "(three kinds, free, in 1)",
    ),
    Position(
        "march of two",
        "turn marquise daylight action\n1 marquise 2\nmarquise actions 1",
        (3, 10, 62, 323),
        "as before; how many go is asked after the way",
    ),
    Position(
        "march without rule",
        "turn marquise daylight action\n1 marquise 1; eyrie 2\n5 marquise 1\nmarquise actions 1",
        (4, 14, 103, 476),
        "done or a battle without hits (four columns), march (from 1 only into 5, from 5 to 1 and 2), build in 5",
    ),
    Position(
        "build",
        "turn marquise daylight action\n5 marquise 1 sawmill wood*2\nmarquise actions 1",
        (3, 9, 64, 324),
        "done (four columns), march (from 5 to 1 and 2), build: a sawmill for one wood, workshop and "
        "recruiter for none",
    ),
    Position(
        "overwork",
        "turn marquise daylight action\n1 marquise 1 sawmill\nmarquise actions 1\nhand marquise anvil ambush_bird",
        (4, 9, 60, 193),
        "done (four columns), the bird for one more action, march (three ways), overwork in 1; the slot in 1 is taken",
    ),
    Position(
        "ambush",
        "turn marquise daylight action\n1 marquise 1; eyrie 1\nmarquise actions 1\n"
        "hand eyrie ambush_fox\nhand marquise ambush_bird",
        (3, 7, 50, 128),
        "done (four columns), the bird for one more action, the battle (ambushed or not); the Eyrie "
        "rule the tie, so no march",
    ),
    Position(
        "hospitals",
        "turn eyrie daylight decree\n1 marquise keep\n5 marquise 1; eyrie 2 roost\neyrie leader commander\n"
        "eyrie battle ambush_bird\nhand marquise cobbler anvil",
        (1, 2, 2, 2),
        "the battle is forced and no ambush held; the commander's hit falls on the warrior in 5: the "
        "rabbit card heals, or not",
    ),
    Position(
        "decree",
        "turn eyrie birdsong decree\n3 eyrie 2 roost\neyrie leader builder\nhand eyrie anvil ambush_bird",
        (8, 40, 96, 154),
        "two cards for four columns; then the end, or the other card for four columns",
    ),
    Position(
        "recruit and move",
        "turn eyrie daylight decree\n3 eyrie 1 roost\n4 eyrie 1 roost\neyrie leader builder\n"
        "eyrie recruit cobbler\neyrie move ambush_bird",
        (2, 12, 18, 18),
        "either roost is in a rabbit clearing; then three ways out of 3 and three out of 4",
    ),
    Position(
        "turmoil",
        "turn eyrie daylight decree\n3 eyrie 1 roost\neyrie leader builder\neyrie battle ambush_bird\n"
        "hand marquise anvil",
        (3, 3, 3, 3),
        "nobody to battle: turmoil, and three leaders are left",
    ),
    Position(
        "revolt",
        "turn alliance birdsong revolt\n1 alliance sympathy; marquise 2\n"
        "alliance supporters anvil ambush_fox ambush_bird",
        (2, 7, 10, 21),
        "done (then spread: done, the bird for 5, 9 or 10), or a revolt in 1 with any of three supporters",
    ),
    Position(
        "spread",
        "turn alliance birdsong spread\n1 alliance sympathy\nalliance supporters cobbler ambush_bird\n9 marquise 3",
        (3, 5, 14, 21),
        "done, or 5 or 10 with either card; 9 costs two under Martial Law, and only the bird would match",
    ),
    Position(
        "mobilize and train",
        "turn alliance daylight daylight\n1 alliance base_fox\nhand alliance anvil ambush_mouse",
        (3, 4, 8, 12),
        "done, mobilize either card, train with the fox card",
    ),
    Position(
        "operations",
        "turn alliance evening operation\n1 alliance 2 base_fox\nalliance officers 2\nalliance operations 2",
        (4, 11, 18, 45),
        "done, move (three ways), recruit (four operations follow), organize (which cannot be repeated: three follow)",
    ),
    Position(
        "slip",
        "turn vagabond birdsong slip\n1 vagabond pawn\nvagabond character thief\nvagabond items torch boot",
        (6, 12, 25, 43),
        "stay, three clearings, two forests; then done or a move with the boot",
    ),
    Position(
        "aid and strike",
        "turn vagabond daylight action\n1 vagabond pawn; marquise 1\nvagabond character thief\n"
        "vagabond items torch boot crossbow\nhand vagabond anvil",
        (4, 12, 21, 93),
        "done (the Marquise has four things to do), move (three ways), aid (with any of three items), "
        "strike (done and move follow)",
    ),
    Position(
        "quest",
        "turn vagabond daylight action\n1 vagabond pawn\nvagabond character tinker\n"
        "vagabond items torch boot sword bag hammer tea\nvagabond quests errand_fox repair_a_shed_fox",
        (3, 6, 11, 61),
        "done (one thing follows), move (three ways), quest (two of them)",
    ),
)
