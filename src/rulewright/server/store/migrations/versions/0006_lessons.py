"""Matches that begin at a written position, and those in which a lesson is taught."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("match", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.add_column("match", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("match", "lesson")
    op.drop_column("match", "position")
