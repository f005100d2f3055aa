"""What the Marquise likes."""
