"""The most important rules of all games, each with a way to break it and the law test that must notice."""

from __future__ import annotations

from tests.mutation import monster_lands, root

MUTANTS = (*root.MUTANTS, *monster_lands.MUTANTS)
