"""What all tests of the server may ask for."""

from tests.server.parlour import parlour
from tests.server.postgres import anywhere, cluster, database

__all__ = ["anywhere", "cluster", "database", "parlour"]
