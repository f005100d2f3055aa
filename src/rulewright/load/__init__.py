"""The load test: how much a server bears."""
