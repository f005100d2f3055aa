"""What the Vagabond likes."""
