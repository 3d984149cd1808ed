"""Journals keep moves by their notation instead of their numbers, which may change.

Every table is converted separately, several in each transaction, so an interrupted upgrade
continues after the last of them. A table that cannot be replayed is left as it is and marked.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic import context, op

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import Position
from stellwerk.records.replay import give_turn
from stellwerk.store.shapes import UnreadableError, check_numbers
from stellwerk.titles import load_title

revision = "0002"
down_revision = "0001"

BATCH: Final = 2_000
"""After how many acts the converted tables are committed."""
LAST: Final = "moves-by-name"
"""The setting that names the last table that was converted."""


def upgrade() -> None:
    """Convert every journal, and give tables a place for what is wrong with them."""
    connection = op.get_bind()
    if "fault" not in {column["name"] for column in sa.inspect(connection).get_columns("tables")}:
        op.add_column("tables", sa.Column("fault", sa.Text, nullable=False, server_default=""))
    connection.commit()
    say = context.config.attributes["say"]
    total = connection.execute(sa.text("SELECT count(*) FROM tables")).scalar() or 0
    last = connection.execute(_LAST, {"name": LAST}).scalar()
    ids = list(connection.execute(_IDS, {"last": last or ""}).scalars())
    done = total - len(ids)
    left = faults = 0
    for number, id_ in enumerate(ids, start=1):
        changed, fault = _convert(connection, id_)
        if fault:
            faults += 1
            connection.execute(_MARK, {"id": id_, "fault": fault})
        left += changed
        if left >= BATCH or number == len(ids):
            connection.execute(_FORGET, {"name": LAST})
            connection.execute(_REMEMBER, {"name": LAST, "value": id_})
            connection.commit()
            left = 0
            say(Message("upgrade-converted", {"count": done + number, "total": total}))
    if faults:
        say(Message("upgrade-left", {"count": faults}))
    connection.execute(_FORGET, {"name": LAST})


_LAST: Final = sa.text("SELECT value FROM settings WHERE name = :name")
_FORGET: Final = sa.text("DELETE FROM settings WHERE name = :name")
_REMEMBER: Final = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value)")
_IDS: Final = sa.text("SELECT id FROM tables WHERE id > :last ORDER BY id")
_MARK: Final = sa.text("UPDATE tables SET fault = :fault WHERE id = :id")
_ACTS: Final = sa.text("SELECT number, act FROM acts WHERE table_id = :id ORDER BY number")
_CHANGE: Final = sa.text("UPDATE acts SET act = :act WHERE table_id = :id AND number = :number")


def _convert(connection: sa.Connection, id_: str) -> tuple[int, str]:
    """Convert the journal of a table: how many acts changed, and its fault, if any.

    Anything may be wrong with a damaged journal; the others are converted regardless.
    """
    entry = 0
    game: _Game | None = None
    changed: list[tuple[int, dict[str, Any]]] = []
    try:
        rows = connection.execute(_ACTS, {"id": id_}).all()
        check_numbers(number for number, _ in rows)
        for entry, text in rows:
            act = msgspec.json.decode(text)
            game = game or _Game(act)
            if game.by_name(act):
                changed.append((entry, act))
        if game is None:
            raise StellwerkError(Message("refused-journal-empty"))
    except sa.exc.SQLAlchemyError:
        raise
    except Exception as fault:
        return 0, str(UnreadableError(fault, entry))
    if changed:
        rows_changed = [
            {"id": id_, "number": number, "act": msgspec.json.encode(act).decode()}
            for number, act in changed
        ]
        connection.execute(_CHANGE, rows_changed)
    return len(changed), ""


class _Game:
    """A game that is played again; `before` holds the position before each step."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.title = load_title(opened["title"], opened["rules"])
        options = self.title.with_defaults(opened["options"])
        self.position: Position = self.title.new_game(opened["players"], options)
        if opened.get("position"):
            self.position = self.title.read_position(opened["players"], options, opened["position"])
        self.before: list[Position] = []

    def by_name(self, act: dict[str, Any]) -> bool:
        """Put names in the place of an act's moves; whether it has any."""
        if act["act"] == "undone":
            self.back(act["kept"])
        elif act["act"] == "played":
            act["move"] = self.play(act["actor"], act["move"])
            return True
        elif "steps" in act:
            act["steps"] = [[actor, self.play(actor, move)] for actor, move in act["steps"]]
            return True
        return False

    def play(self, actor: int, number: int) -> str:
        """Play the move that had this number; its text."""
        position = self.position.copy()
        give_turn(position, actor)
        move = self.title.move_numbered(number)
        self.title.check(position, move)
        text = self.title.write_move(position, move)
        self.before.append(self.position)
        position.play(move)
        self.position = position
        return text

    def back(self, kept: int) -> None:
        """Go back to the position after the first `kept` steps."""
        if kept < len(self.before):
            self.position = self.before[kept]
            del self.before[kept:]
