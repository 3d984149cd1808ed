"""Notices are tried more than once; people have a language, a time zone, and browsers."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what is missing: SQLite may have been interrupted half-way."""
    inspector = sa.inspect(op.get_bind())
    _add(
        inspector, "people", sa.Column("language", sa.String(8), nullable=False, server_default="")
    )
    _add(inspector, "people", sa.Column("zone", sa.String(64), nullable=False, server_default=""))
    _add(inspector, "notices", sa.Column("tries", sa.Integer, nullable=False, server_default="0"))
    _add(inspector, "notices", sa.Column("told", sa.String(40), nullable=False, server_default=""))
    if inspector.has_table("push_subscriptions"):
        return
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_push_subscriptions_person", ondelete="CASCADE"
        ),
        sa.Index("ix_push_subscriptions_person", "person"),
    )


def _add(inspector: sa.Inspector, table: str, column: sa.Column[Any]) -> None:
    if column.name not in {known["name"] for known in inspector.get_columns(table)}:
        op.add_column(table, column)
