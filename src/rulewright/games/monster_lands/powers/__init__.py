"""What cards and tokens do: one class for each kind of effect that the tables know."""
