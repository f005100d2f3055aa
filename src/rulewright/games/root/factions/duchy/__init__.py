"""12 Underground Duchy."""
