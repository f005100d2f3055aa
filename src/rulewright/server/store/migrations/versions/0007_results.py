"""How seats came off when their match ended, and links by which anybody may look at one that is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; of matches that are over, the server fills it in by playing them (see `hall.archivist`)."""
    op.create_table(
        "result",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id", name="fk_result_match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", name="fk_result_person"), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat_name", sa.String(64), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.String(40), nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("stayed", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_result"),
    )
    op.create_index("ix_result_person_ended", "result", ["person", "ended"])
    op.add_column("match", sa.Column("share", sa.LargeBinary, nullable=True))
    op.create_index("ix_match_share", "match", ["share"], unique=True)


def downgrade() -> None:
    """Drop both."""
    op.drop_index("ix_match_share", "match")
    op.drop_column("match", "share")
    op.drop_index("ix_result_person_ended", "result")
    op.drop_table("result")
