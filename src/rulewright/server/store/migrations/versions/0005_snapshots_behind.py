"""Which snapshots may be older than the last step of their match: of those from before, any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("match", sa.Column("behind", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("match", "behind")
