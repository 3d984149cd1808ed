"""Nothing secret goes over the wire: worlds a viewer cannot tell apart give equal bytes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guests import Guest, House, Socket, open_house
from stellwerk.core.position import SPECTATOR
from stellwerk.server.room import Room
from stellwerk.store.database import database_url
from stellwerk.table.table import Table
from table.tables import advance, other_world

TITLES = [("tiny", 3), ("russian-railroads", 3), ("glueck-auf", 3), ("volldampf", 2)]
TITLES += [("volldampf", 3)]
STEPS = 30


class Watched:
    """A table on a server, with somebody on every seat and a spectator, all of them live."""

    def __init__(self, house: House, title: str, players: int) -> None:
        self.house = house
        self.guests: dict[int, Guest] = {seat: house.guest() for seat in range(players)}
        seats = [{"name": "P0"}, *({} for _ in range(players - 1))]
        self.id = self.guests[0].open(title, *seats)
        for seat in range(1, players):
            self.guests[seat].do(self.id, "sit", seat=seat, name=f"P{seat}")
        for seat in range(players):
            self.guests[seat].do(self.id, "prefer", seat=seat, confirm=False)
        self.guests[0].do(self.id, "start")
        self.guests[SPECTATOR] = house.guest()
        self.room: Room = house.hall.rooms[self.id]

    def other(self, viewer: int, rng: Random) -> Table:
        """A world the viewer cannot tell from the real one."""
        with self.house.client.portal() as portal:
            history = portal.call(self.house.hall.journal.load, self.id)
        return other_world(self.room.table, history, viewer, rng)

    def messages(self, viewer: int, socket: Socket, questions: list[str]) -> list[Any]:
        """All that can be got out of the server by this viewer."""
        guest = self.guests[viewer]
        path = f"/api/tables/{self.id}"
        found = [guest.get(path), guest.get(f"{path}/picture"), guest.get(f"{path}/log")]
        socket.session.send_json({"type": "view"})
        found.append(socket.session.receive_text())
        with self.house.client.portal() as portal:
            portal.call(self.room.announce)
        found.append(socket.session.receive_text())
        seat = max(viewer, 0)
        stale = {"deed": "move", "seat": seat, "step": 0, "move": questions[0]}
        socket.session.send_json({"type": "deed", "id": 1, "deed": stale})
        found.append(socket.session.receive_text())
        for question in questions if viewer >= 0 else ():
            found.append(guest.ask("GET", f"{path}/why", params={"move": question}))
            if viewer not in self.room.table.awaited or not self._open(viewer, question):
                found.append(self._refused(viewer, question))
        return found

    def _open(self, viewer: int, text: str) -> bool:
        position = self.room.table.game.asked(viewer)
        return self.room.table.title.read_move(position, text) in position.moves()

    def _refused(self, viewer: int, text: str) -> Any:
        step = self.room.table.step
        return self.guests[viewer].do(self.id, "move", 409, seat=viewer, step=step, move=text)

    def questions(self, rng: Random) -> list[str]:
        """Some moves to ask about, open or closed."""
        title, position = self.room.table.title, self.room.table.game.position
        chosen = rng.sample(range(title.move_count), 3)
        return [title.write_move(position, move) for move in chosen]


@contextmanager
def instead(room: Room, table: Table) -> Iterator[None]:
    """Another world on the server for a while; the server is at rest meanwhile."""
    true, room.table = room.table, table
    try:
        yield
    finally:
        room.table = true


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_worlds_a_viewer_cannot_tell_apart_give_equal_bytes(
    title: str, players: int, tmp_path: Path
) -> None:
    rng = Random(4)
    differed = 0
    with open_house(database_url(str(tmp_path / "s.db"))) as house:
        watched = Watched(house, title, players)
        table = watched.room.table
        for _ in range(STEPS):
            if table.state != "running":
                break
            viewer = rng.choice([*range(players), SPECTATOR])
            other = watched.other(viewer, rng)
            differed += other.game.position.state() != table.game.position.state()
            questions = watched.questions(rng)
            with watched.guests[viewer].live(watched.id) as socket:
                true = watched.messages(viewer, socket, questions)
                with instead(watched.room, other):
                    assert watched.messages(viewer, socket, questions) == true
            play_on(watched, rng)
    assert differed


def play_on(watched: Watched, rng: Random) -> None:
    """A few moves of anybody."""
    for _ in range(6):
        if watched.room.table.state != "running":
            return

        def deed(table: Table, at: int, _chance: Random) -> None:
            advance(table, rng, at)

        with watched.house.client.portal() as portal:
            portal.call(watched.house.hall.change, watched.room, deed)
