"""Sessions that can be ended, passkeys, counts for limits, and addresses that wait to be confirmed.

An old cookie names a person and works for ever. Everybody who has one gets a session for it, which
the cookie opens until the browser has the next one. No older address was confirmed.
"""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

YEAR: Final = 365 * 24 * 60 * 60 * 1_000


def upgrade() -> None:
    """Make what is missing; SQLite does not roll back DDL that was interrupted."""
    connection = op.get_bind()
    there = sa.inspect(connection)
    tables = set(there.get_table_names())
    columns = {column["name"] for column in there.get_columns("people")}
    if "unconfirmed" not in columns:
        op.add_column(
            "people", sa.Column("unconfirmed", sa.String(254), nullable=False, server_default="")
        )
    if "leaving" not in columns:
        op.add_column("people", sa.Column("leaving", sa.BigInteger))
    for name, make in _TABLES.items():
        if name not in tables:
            make()
    _make_indexes(connection)
    connection.execute(
        sa.text("UPDATE people SET unconfirmed = email, email = '' WHERE email <> ''")
    )
    now = time.time_ns() // 1_000_000
    connection.execute(
        sa.text(
            "INSERT INTO sessions (id, person, created, used, expires, device, serial, renewed)"
            " SELECT 'old-' || id, id, created, :now, :expires, '', 0, 0 FROM people"
            " WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = 'old-' || people.id)"
        ),
        {"now": now, "expires": now + YEAR},
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_sessions_person", ondelete="SET NULL"
        ),
    )


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        _of_person("passkeys"),
    )


def _challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(100), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
        _of_person("challenges"),
    )


def _tallies() -> None:
    op.create_table(
        "tallies",
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_tallies"),
    )


_TABLES: Final = {
    "sessions": _sessions,
    "passkeys": _passkeys,
    "challenges": _challenges,
    "tallies": _tallies,
}
_INDEXES: Final = (
    ("sessions", "person"),
    ("sessions", "expires"),
    ("sessions", "ended"),
    ("passkeys", "person"),
    ("people", "leaving"),
)


def _make_indexes(connection: sa.Connection) -> None:
    there = sa.inspect(connection)
    for table, column in _INDEXES:
        name = f"ix_{table}_{column}"
        if name not in {index["name"] for index in there.get_indexes(table)}:
            op.create_index(name, table, [column])


def _of_person(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"
    )
