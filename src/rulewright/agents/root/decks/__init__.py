"""What is worth what in which deck."""
