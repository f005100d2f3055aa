"""What the Riverfolk like."""
