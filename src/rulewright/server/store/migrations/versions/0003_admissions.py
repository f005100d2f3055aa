"""Who may follow a match: those who made it, hold a seat there, or have its link to watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PEOPLE = """
    INSERT INTO admission (match, key)
    SELECT match, person FROM seat WHERE person IS NOT NULL
    UNION SELECT id, owner FROM match WHERE owner IS NOT NULL
"""
LINKS = "INSERT INTO admission (match, key) SELECT id, {hexadecimal} FROM match"
HEXADECIMAL = {"sqlite": "lower(hex(watch))", "postgresql": "encode(watch, 'hex')"}


def upgrade() -> None:
    """Make the table, and let in whoever is known to belong to a match."""
    op.create_table(
        "admission",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id", name="fk_admission_match"), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", "key", name="pk_admission"),
    )
    op.execute(PEOPLE)
    op.execute(LINKS.format(hexadecimal=HEXADECIMAL[op.get_bind().dialect.name]))


def downgrade() -> None:
    """Drop it."""
    op.drop_table("admission")
