"""What the running clock showed when it was last looked at, and of which turn somebody was told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("match", sa.Column("left", sa.Float, nullable=True))
    op.add_column("match", sa.Column("left_at", sa.Integer, nullable=True))
    op.add_column("seat", sa.Column("told", sa.Integer, nullable=True))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seat", "told")
    op.drop_column("match", "left_at")
    op.drop_column("match", "left")
