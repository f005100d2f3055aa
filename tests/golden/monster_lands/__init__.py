"""Matches of Monster Lands, kept as texts."""
