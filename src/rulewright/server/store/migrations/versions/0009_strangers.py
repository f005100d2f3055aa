"""Who may not gain anything: ended cookies, seats that are passed on, matches with a look ahead, who speaks as what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; whoever spoke at a table and holds a seat there spoke from that seat."""
    op.add_column("person", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("match", sa.Column("foreseen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("seat", sa.Integer, nullable=True))
    op.execute(
        "UPDATE chat SET seat = (SELECT MIN(seat.number) FROM seat"
        " WHERE seat.match = chat.match AND seat.person = chat.person AND seat.kind <> 'open')"
    )
    op.create_index("ix_match_owner_status", "match", ["owner", "status"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_match_owner_status", "match")
    op.drop_column("chat", "seat")
    op.drop_column("seat", "offered")
    op.drop_column("match", "foreseen")
    op.drop_column("person", "epoch")
