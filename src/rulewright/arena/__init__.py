"""What is done with many matches: checking the contract of a game, pairings, reports."""
