"""Monster Lands: dice as workers in a citadel, and as weapons outside of it."""
