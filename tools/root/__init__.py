"""What the scripts need to know of Root."""
