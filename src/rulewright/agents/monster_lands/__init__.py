"""Opponents for Monster Lands."""
