"""7 Eyrie Dynasties."""
