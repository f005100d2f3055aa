"""8 Woodland Alliance."""
