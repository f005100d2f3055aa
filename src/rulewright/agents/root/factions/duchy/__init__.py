"""What the Duchy likes."""
