"""10 Lizard Cult."""
