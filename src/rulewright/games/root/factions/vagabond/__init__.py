"""9 Vagabond."""
