"""What lies on some maps and bends the shared rules: a ferry, closed paths, a tower."""
