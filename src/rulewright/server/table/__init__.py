"""One match being played: its journal and clocks, and what each seat is told of it."""
