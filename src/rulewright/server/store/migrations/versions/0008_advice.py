"""Who agrees that advice is given at a table of several people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seat", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seat", "advice")
