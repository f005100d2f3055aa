"""What the Eyrie like."""
