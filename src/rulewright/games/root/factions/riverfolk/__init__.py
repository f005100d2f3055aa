"""11 Riverfolk Company."""
