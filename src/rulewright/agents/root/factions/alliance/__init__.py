"""What the Alliance likes."""
