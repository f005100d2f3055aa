"""Work for several processes: they know the agents that were registered, and stop when nobody listens any more."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import TimeoutError as NothingYet
from multiprocessing import active_children
from multiprocessing.pool import Pool
from typing import TypeVar

from rulewright.agents.finding import Maker, register, registered
from rulewright.kernel.errors import RulewrightError

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 1.0
"""After so many seconds without a result somebody looks whether all who work are still there."""
LARGEST_PORTION = 16


class WorkerDied(RulewrightError):
    """A process that was at work has gone; what it worked on will never come."""


def spread(
    work: Callable[[T], R], todo: Sequence[T], processes: int, prepare: Callable[[], None] | None = None
) -> Iterator[R]:
    """Do some work, here or in several processes; whoever stops listening stops it."""
    if processes == 1:
        yield from map(work, todo)
        return
    others = set(active_children())
    size = max(1, min(LARGEST_PORTION, len(todo) // (4 * processes)))
    portions = [todo[start : start + size] for start in range(0, len(todo), size)]
    with Pool(processes, _begin, (registered(), prepare)) as pool:  # whoever leaves it ends the processes
        workers = set(active_children()) - others
        results = pool.imap(partial(_all_of, work), portions)
        while True:
            try:
                done = results.next(PATIENCE)
            except StopIteration:
                return
            except NothingYet:
                if not all(worker.is_alive() for worker in workers):
                    raise WorkerDied("a process that played games has died; run it with --jobs 1 to see why") from None
                continue
            yield from done


def _all_of(work: Callable[[T], R], portion: Sequence[T]) -> list[R]:
    return [work(one) for one in portion]


def _begin(agents: Mapping[str, Maker], prepare: Callable[[], None] | None) -> None:
    """Make ready a process that plays: whoever types Ctrl-C speaks to the one that asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name, maker in agents.items():
        register(name, maker)
    if prepare is not None:
        prepare()
