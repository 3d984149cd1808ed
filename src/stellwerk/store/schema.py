"""What is stored.

`acts` is the truth: the journal of every table, numbered without gaps, one writer per number.
The row in `tables` repeats what lists and timers need, written in the same transaction; its `fault`
says why the table cannot be loaded, and is empty for all others.

Of a person, `email` is confirmed and `unconfirmed` is not yet; `leaving` is the time at which they
deleted their account. An ended session stays for a while, so that all processes learn of it.

An analysis is made once, turn by turn. Its `lease` is the time until which a process works at it;
`total` is the number of its turns, 0 until that is known. Its `report` is empty until it is done.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0005"
"""The newest of the steps in `migrations/versions`."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("acts", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("rated", Boolean, nullable=False),
    Column("fault", Text, nullable=False, server_default=""),
    Index("ix_tables_due", "due"),
    Index("ix_tables_lobby", "listed", "state", "changed"),
)

acts: Final = Table(
    "acts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(60)),
    Column("folded", String(60), unique=True),
    Column("password", String(200)),
    Column("email", String(254), nullable=False, server_default=""),
    Column("webhook", String(500), nullable=False, server_default=""),
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_to", Integer, nullable=False, server_default="0"),
    Column("language", String(8), nullable=False, server_default=""),
    Column("zone", String(64), nullable=False, server_default=""),
    Column("unconfirmed", String(254), nullable=False, server_default=""),
    Column("leaving", BigInteger),
    Index("ix_people_leaving", "leaving"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("device", String(60), nullable=False),
    Column("serial", Integer, nullable=False),
    Column("renewed", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("ix_sessions_person", "person"),
    Index("ix_sessions_expires", "expires"),
    Index("ix_sessions_ended", "ended"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("ix_passkeys_person", "person"),
)

challenges: Final = Table(
    "challenges",
    metadata,
    Column("challenge", String(100), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE")),
    Column("expires", BigInteger, nullable=False),
)

tallies: Final = Table(
    "tallies",
    metadata,
    Column("name", String(100), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

sittings: Final = Table(
    "sittings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_sittings_person", "person"),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("sent", Boolean, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("told", String(40), nullable=False, server_default=""),  # The ways that worked.
    Index("ix_notices_open", "sent", "due"),
)

push_subscriptions: Final = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_push_subscriptions_person", "person"),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("knowledge", String(12), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("report", Text, nullable=False, server_default=""),
    Index("ix_analyses_open", "state", "lease"),
)

analysed_turns: Final = Table(
    "analysed_turns",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("knowledge", String(12), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("turn", Text, nullable=False),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
