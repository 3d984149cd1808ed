"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("acts", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_lobby", "tables", ["listed", "state", "changed"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_acts"),
        _of_table("acts"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60)),
        sa.Column("folded", sa.String(60)),
        sa.Column("password", sa.String(200)),
        sa.Column("email", sa.String(254), nullable=False, server_default=""),
        sa.Column("webhook", sa.String(500), nullable=False, server_default=""),
        sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"),
        sa.Column("quiet_to", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("folded", name="uq_people_folded"),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name="pk_sittings"),
        _of_table("sittings"),
        _of_person("sittings"),
    )
    op.create_index("ix_sittings_person", "sittings", ["person"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sa.UniqueConstraint("table_id", "seat", name="uq_keys_table_id_seat"),
        _of_table("keys"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "title", name="pk_ratings"),
        _of_person("ratings"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "turn", name="pk_notices"),
        _of_table("notices"),
        _of_person("notices"),
    )
    op.create_index("ix_notices_open", "notices", ["sent", "due"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def _of_person(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"
    )
