"""The kernel: questions, matches, chance, records and views.  It knows no game."""
