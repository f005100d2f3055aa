"""A plugin of pytest by which one rule is broken while its module is loaded; nothing on the disk is changed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

from tests.mutation.breaking import BROKEN_RULE, PACKAGE, Mutant, broken, source
from tests.mutation.mutants import MUTANTS


class Infected(SourceFileLoader):
    """Loads a module in which a rule is broken."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(source(mutant)))
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        """Compile what is written instead, whatever was compiled before."""
        return self.source_to_code(broken(self._mutant), self.path)


class Infection(MetaPathFinder):
    """Finds the module of a broken rule before Python does."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant
        self._name = ".".join(source(mutant).relative_to(PACKAGE.parent).with_suffix("").parts)
        assert self._name not in sys.modules, f"{self._name} was loaded before its rule could be broken"

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target) if fullname == self._name else None
        if spec is not None:
            spec.loader = Infected(fullname, self._mutant)
        return spec


for named in MUTANTS:
    if named.rule == os.environ[BROKEN_RULE]:
        sys.meta_path.insert(0, Infection(named))
