"""The boards of the factions in the terminal, each in a file of its own; none knows another."""
