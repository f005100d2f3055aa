"""What is begun in the database is done to its end, even if whoever waits for it is cancelled.

Whoever leaves a transaction in its middle may leave the lock behind: SQLite then refuses everybody else, and the server
cannot even write down what it has to when it is stopped.
"""

from __future__ import annotations

import asyncio
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

P = ParamSpec("P")
T = TypeVar("T")


def whole(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Have something done to its end before whoever waits for it hears that they were cancelled."""

    @wraps(work)
    async def to_its_end(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(work(*args, **kwargs))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.gather(task, return_exceptions=True)
            raise

    return to_its_end
