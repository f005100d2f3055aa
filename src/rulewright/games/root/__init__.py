"""Root: the whole of it grows here, chapter by chapter of its Law."""
