"""What all tests of the server may ask for."""

from tests.server.parlour import parlour
from tests.server.postgres import anywhere, bare, bare_anywhere, cluster, database, template

__all__ = ["anywhere", "bare", "bare_anywhere", "cluster", "database", "parlour", "template"]
