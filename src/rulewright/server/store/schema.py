"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

SETTINGS = Table(
    "setting",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server must remember about itself, such as the key that signs its cookies."""

PEOPLE = Table(
    "person",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("recovery", LargeBinary, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("push", Text, nullable=True),
    Column("webhook", Text, nullable=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
"""People, without accounts: `recovery` is the hash of the secret in their recovery link.

`epoch` counts how often they made a new one: cookies of earlier epochs are nobody's."""

MATCHES = Table(
    "match",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("data", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(12), nullable=False),
    Column("notice", Text, nullable=False, default=""),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("owner", String(32), ForeignKey("person.id"), nullable=True),
    Column("watch", LargeBinary, nullable=False, unique=True),
    Column("rematch", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("entries", Integer, nullable=False, default=0),
    Column("left", Float, nullable=True),
    Column("left_at", Integer, nullable=True),
    Column("origin", String(32), nullable=True),
    Column("origin_at", Integer, nullable=True),
    Column("seed_of", String(32), nullable=True),
    Column("behind", Boolean, nullable=False, server_default=true()),
    Column("position", Text, nullable=False, server_default=""),
    Column("lesson", String(40), nullable=False, server_default=""),
    Column("share", LargeBinary, nullable=True),
    Column("foreseen", Boolean, nullable=False, server_default=false()),
    Index(None, "listed", "status", "updated"),
    Index(None, "owner", "status"),
    Index(None, "share", unique=True),
)
"""Matches.  `entries` counts the journal: whoever appends must name it, and only one can be right.

`left` is what the running clock showed when it was last looked at, at question `left_at`.  A fork has an `origin`, the
match it comes from at question `origin_at`, and the seed of the match `seed_of`, the first in a line of forks.
`behind` says that the snapshot may be older than the last step.  `position` is written if the match did not begin with
its set-up, `lesson` is the name of the one that is taught in it.  `share` is the hash of the secret by which anybody
may look at this match, and at no other, since it is over.  `foreseen` says that somebody may know what is still hidden
(see `Table.note_foreseen`)."""

SEATS = Table(
    "seat",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False, default=""),
    Column("token", LargeBinary, nullable=False, unique=True),
    Column("orders", Text, nullable=False, default="{}"),
    Column("told", Integer, nullable=True),
    Column("advice", Boolean, nullable=False, server_default=false()),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Index(None, "person"),
)
"""Seats: open, a person's or a bot's.  `token` is the hash of the secret in the seat's link.

`told` counts the turn of which the person was last notified; `advice` says that the person agrees to advice here,
`offered` that the link is one by which they hand the seat on."""

ENTRIES = Table(
    "entry",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("source", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("left", Float, nullable=True),
)
"""The journal of every match: answers and undos, numbered without gaps, never changed.

`left` is what remained on the clock of the seat that answered."""

ADMISSIONS = Table(
    "admission",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
)
"""Who may follow a match that is not listed: `key` is a person, or the hash of the secret in a link to watch.

It only grows: whoever once held a seat may go on watching.  See `admission`."""

SNAPSHOTS = Table(
    "snapshot",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
"""How each match stood after its last step, so that it can be read even when its rules have changed."""

RESULTS = Table(
    "result",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=True),
    Column("game", String(40), nullable=False),
    Column("seat_name", String(64), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", String(40), nullable=False),
    Column("people", Integer, nullable=False),
    Column("stayed", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    Index(None, "person", "ended"),
)
"""How every seat of a match came off, written once, when it ended.

`people` is how many different people sat there, `stayed` whether the person did until the end, `counted` whether it
counts among their figures (see `table.results`)."""

CHAT = Table(
    "chat",
    METADATA,
    Column("match", String(32), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=True),
)
"""What people say at a table; `seat` is the one that whoever spoke owned then, none if they only watched."""
