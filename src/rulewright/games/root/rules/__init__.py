"""The shared law, a module for each chapter."""
