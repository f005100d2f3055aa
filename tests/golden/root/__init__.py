"""Matches of Root that are kept."""
