"""Outages on purpose: servers, databases and lines that fail, players who remember what they were promised.

- `proxy`: a line that can be cut, and can fall silent.
- `servers`: `rulewright serve` in processes that are killed, frozen, stopped and started again.
- `cluster`: a PostgreSQL of one's own, which can be killed and frozen as well.
- `witness`: a player who notes what was sent, acknowledged and shown.
- `checker`: compares all of that with the database and with the rules.
- `driver`: what happens when, from a seed; `report` is what came of it.
"""
