"""What the scripts need to know of Monster Lands."""
