"""What the Cult likes."""
