"""Opponents: they see views of a match, never the match itself."""
