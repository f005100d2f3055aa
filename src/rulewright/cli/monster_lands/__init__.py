"""Monster Lands in the terminal."""
