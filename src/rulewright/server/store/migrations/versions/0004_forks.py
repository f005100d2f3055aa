"""Forks: of which match, at which question, and whose seed it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("match", sa.Column("origin", sa.String(32), nullable=True))
    op.add_column("match", sa.Column("origin_at", sa.Integer, nullable=True))
    op.add_column("match", sa.Column("seed_of", sa.String(32), nullable=True))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("match", "seed_of")
    op.drop_column("match", "origin_at")
    op.drop_column("match", "origin")
