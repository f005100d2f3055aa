"""The shared rules, in the order of a round."""
