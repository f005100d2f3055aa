"""What to like in a position of Root, faction by faction."""
