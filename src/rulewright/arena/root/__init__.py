"""What is tried and measured of Root."""
