"""Work for several processes: they know the agents that were registered, and stop when nobody listens any more."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children
from typing import TypeVar

from rulewright.agents.finding import Maker, register, registered

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], todo: Sequence[T], processes: int, prepare: Callable[[], None] | None = None
) -> Iterator[R]:
    """Do some work, here or in several processes; whoever stops listening stops it."""
    if processes == 1:
        yield from map(work, todo)
        return
    others = set(active_children())
    begin = partial(_begin, registered(), prepare)
    with ProcessPoolExecutor(processes, initializer=begin) as pool:
        try:
            yield from pool.map(work, todo, chunksize=max(1, min(16, len(todo) // (4 * processes) or 1)))
        except (GeneratorExit, KeyboardInterrupt):
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


def _begin(agents: Mapping[str, Maker], prepare: Callable[[], None] | None) -> None:
    """Make ready a process that plays: whoever types Ctrl-C speaks to the one that asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name, maker in agents.items():
        register(name, maker)
    if prepare is not None:
        prepare()
