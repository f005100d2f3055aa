"""The opinions of the factions, each in a room of its own; none knows another."""
