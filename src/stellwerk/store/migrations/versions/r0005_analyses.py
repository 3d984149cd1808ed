"""The analyses of finished games, turn by turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what is missing: SQLite may have been interrupted half-way."""
    inspector = sa.inspect(op.get_bind())
    if not inspector.has_table("analyses"):
        op.create_table(
            "analyses",
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("knowledge", sa.String(12), nullable=False),
            sa.Column("state", sa.String(10), nullable=False),
            sa.Column("version", sa.Integer, nullable=False),
            sa.Column("nodes", sa.Integer, nullable=False),
            sa.Column("steps", sa.Integer, nullable=False),
            sa.Column("total", sa.Integer, nullable=False),
            sa.Column("asked", sa.BigInteger, nullable=False),
            sa.Column("lease", sa.BigInteger, nullable=False),
            sa.Column("report", sa.Text, nullable=False, server_default=""),
            sa.PrimaryKeyConstraint("table_id", "knowledge", name="pk_analyses"),
            sa.ForeignKeyConstraint(
                ["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"
            ),
            sa.Index("ix_analyses_open", "state", "lease"),
        )
    if not inspector.has_table("analysed_turns"):
        op.create_table(
            "analysed_turns",
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("knowledge", sa.String(12), nullable=False),
            sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
            sa.Column("turn", sa.Text, nullable=False),
            sa.PrimaryKeyConstraint("table_id", "knowledge", "number", name="pk_analysed_turns"),
            sa.ForeignKeyConstraint(
                ["table_id"], ["tables.id"], name="fk_analysed_turns_table_id", ondelete="CASCADE"
            ),
        )
