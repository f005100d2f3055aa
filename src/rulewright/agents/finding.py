"""Where an agent comes from: its name, `package.module:Class`, `file.py:Class`, or what was registered.

Whatever makes an agent is called with what it asks for by name: `game` (its name), `seed` (a text), both or neither.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from rulewright.agents.agent import Agent, UnknownAgent
from rulewright.kernel import demands

Maker = Callable[..., Agent]
"""A class of agents, or a function that returns one."""

GROUP = "rulewright.agents"
"""The entry points by which an installed package makes its agents known."""
GIVEN = ("game", "seed")
"""What a maker may ask for."""

_registered: dict[str, Maker] = {}


def register(name: str, maker: Maker) -> None:
    """Make an agent known under a name, in this process and those that it starts for its games."""
    demands.text(name, "name")
    if not name or any(sign in name for sign in ":, "):
        raise UnknownAgent(f"{name!r} is no name for an agent: it must be a word without colons and commas")
    _checked(name, maker)
    _registered[name] = maker


def registered() -> dict[str, Maker]:
    """Return what was registered here, to be handed to another process."""
    return dict(_registered)


def advertised() -> dict[str, EntryPoint]:
    """Return the agents of installed packages, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def found(name: str) -> Maker | None:
    """Return what makes an agent that is not one of ours; None if nobody knows the name."""
    if name in _registered:
        return _registered[name]
    where, colon, what = name.rpartition(":")
    if colon:
        module = _file(name, Path(where)) if where.endswith(".py") else _module(name, where)
        maker = getattr(module, what, None)
        if maker is None:
            raise UnknownAgent(f"there is no agent {name!r}: {where} has no {what!r}")
        return _checked(name, maker)
    entry = advertised().get(name)
    if entry is None:
        return None
    try:
        return _checked(name, entry.load())
    except (ImportError, AttributeError) as error:
        raise UnknownAgent(f"the agent {name!r}, advertised as {entry.value}, cannot be loaded: {error}") from error


def made(name: str, maker: Maker, game: str, seed: int | str) -> Agent:
    """Have an agent made for one seat."""
    offered: dict[str, Any] = {"game": game, "seed": str(seed)}
    agent = maker(**{word: offered[word] for word in _wanted(name, maker)})
    if not isinstance(agent, Agent):
        raise UnknownAgent(f"{name!r} makes no agent but {type(agent).__name__!r}: derive it from {_base()}")
    agent.name = agent.name or name
    return agent


def _checked(name: str, maker: object) -> Maker:
    """Refuse what cannot make an agent."""
    if not callable(maker) or (isinstance(maker, type) and not issubclass(maker, Agent)):
        raise UnknownAgent(f"{name!r} is no agent but {maker!r}: it must be a class derived from {_base()}")
    _wanted(name, maker)
    return maker


def _wanted(name: str, maker: Maker) -> list[str]:
    """Return what a maker asks for; refuse one that asks for something else."""
    try:
        parameters = signature(maker).parameters.values()
    except ValueError:
        return []
    wanted = [one.name for one in parameters if one.name in GIVEN and one.kind is not Parameter.POSITIONAL_ONLY]
    silent = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    for one in parameters:
        if one.name not in wanted and one.default is Parameter.empty and one.kind not in silent:
            raise UnknownAgent(f"{name!r} asks for {one.name!r}; an agent may ask for: {', '.join(GIVEN)}")
    return wanted


def _base() -> str:
    return f"{Agent.__module__}.{Agent.__qualname__}"


def _module(name: str, where: str) -> ModuleType:
    """Import a module: an installed one, or one of the folder at hand."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(where)
    except (ModuleNotFoundError, ValueError) as error:
        if isinstance(error, ModuleNotFoundError) and not f"{where}.".startswith(f"{error.name}."):
            raise  # the module is there, and misses another one
        raise UnknownAgent(f"there is no agent {name!r}: no module {where!r} can be imported") from error


def _file(name: str, where: Path) -> ModuleType:
    """Load a file as a module, once."""
    path = where.expanduser().resolve()
    if not path.is_file():
        raise UnknownAgent(f"there is no agent {name!r}: there is no file {where}")
    known = f"rulewright_agent_{path.stem}_{sha256(str(path).encode()).hexdigest()[:12]}"
    if known in sys.modules:
        return sys.modules[known]
    spec = spec_from_file_location(known, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[known] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module
