"""The server: it owns the truth, remembers it, and tells every seat what that seat may know."""
