"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counters of one server process."""

    def __init__(self) -> None:
        """Begin at zero, in a registry of its own."""
        self.registry = CollectorRegistry()
        self.answers = Counter("rulewright_answers", "Answers accepted from people", registry=self.registry)
        self.connections = Gauge("rulewright_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("rulewright_tables", "Tables in memory", registry=self.registry)
        self.requests = Histogram(
            "rulewright_request_seconds", "Time of REST requests", ["route"], registry=self.registry
        )

    def text(self) -> bytes:
        """Return all counts in Prometheus' format."""
        return generate_latest(self.registry)
