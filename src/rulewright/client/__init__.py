"""The client library: for bots of this machine at tables elsewhere, for tests, and for the load test."""
