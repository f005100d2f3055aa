"""6 Marquise de Cat."""
