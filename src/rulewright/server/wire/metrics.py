"""What is counted, for Prometheus: by one process, or by all that serve on the same port together.

Whoever asks a port on which several processes listen is answered by any of them, and wants to know about all.  So the
processes of a crew keep their counts in files of one folder, which is named in the environment before the library is
first loaded, and each of them tells the sum.
"""

from __future__ import annotations

import os
from typing import Final

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The library's name for the folder in which processes share their counts."""
LIVE: Final = "livesum"
"""What a gauge shows is the sum over the processes that are alive."""


class Metrics:
    """Counters of one server process."""

    def __init__(self) -> None:
        """Begin at zero, in a registry of its own."""
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram  # noqa: PLC0415  (see above)

        self.registry = CollectorRegistry()
        self.answers = Counter("rulewright_answers", "Answers accepted from people", registry=self.registry)
        self.connections = Gauge(
            "rulewright_connections", "Open WebSockets", registry=self.registry, multiprocess_mode=LIVE
        )
        self.tables = Gauge(
            "rulewright_tables",
            "Tables in memory, counted once in each process that has them",
            registry=self.registry,
            multiprocess_mode=LIVE,
        )
        self.requests = Histogram(
            "rulewright_request_seconds", "Time of REST requests", ["route"], registry=self.registry
        )
        self.falls = Counter(
            "rulewright_falls", "Background tasks that ended and were begun again", ["task"], registry=self.registry
        )
        self.outage_errors = Counter(
            "rulewright_outage_errors", "What the database did not do, because it was away", registry=self.registry
        )
        processes = Gauge(
            "rulewright_processes",
            "Server processes whose counts these are",
            registry=self.registry,
            multiprocess_mode=LIVE,
        )
        processes.set(1)

    def text(self) -> bytes:
        """Return all counts in Prometheus' format, summed over the processes that share them."""
        from prometheus_client import CollectorRegistry, generate_latest  # noqa: PLC0415  (see above)
        from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415  (see above)

        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        shared = CollectorRegistry()
        MultiProcessCollector(shared, folder)  # type: ignore[no-untyped-call]  # it has no types
        return generate_latest(shared)


def forget(process: int, folder: str) -> None:
    """Leave a process that is gone out of what is counted at the moment; what it has counted stays counted."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415  (see above)

    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]  # it has no types
