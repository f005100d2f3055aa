"""Board games by the letter of their rulebooks."""

__version__ = "0.1.0"
