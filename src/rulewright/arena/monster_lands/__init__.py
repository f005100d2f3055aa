"""What is tried and measured of Monster Lands."""
