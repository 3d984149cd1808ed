"""Nothing secret goes over the wire: worlds a viewer cannot tell apart give equal bytes.

Whoever reads: by HTTP, by a socket or a new one, in the process where the moves are made or in
another, after undo, in a fork; and the logs of the server and its notices, as webhooks, mails and
browsers get them, are equal as well.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from databases import fresh_postgres
from server.guests import PATIENCE, Guest, House, Socket, open_house, wait_for
from stellwerk.core.position import SPECTATOR
from stellwerk.server import presence
from stellwerk.server.changes import notices_of
from stellwerk.server.live_table import LiveTable
from stellwerk.server.logs import JsonFormatter
from stellwerk.server.mails import turn_mail
from stellwerk.server.notices import turn_notice, turn_push
from stellwerk.server.settings import Settings
from stellwerk.store.database import database_url
from stellwerk.store.notices import OpenNotice
from stellwerk.store.people import Person
from stellwerk.store.summary import summary
from stellwerk.table.table import Table
from stellwerk.table.undo import undo_step
from stellwerk.titles import load_title, title_ids
from table.tables import advance, other_world

TITLES = [(id_, min(3, load_title(id_).players[-1])) for id_ in title_ids()]
TITLES += [("volldampf", 2)]
STEPS = 30
FORKS = 10


@pytest.fixture(autouse=True)
def nobody_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was there counts as there: the sockets of the test close at any time."""
    monkeypatch.setattr(presence, "LINGER", 3_600.0)


class Watched:
    """A table on a server, with somebody on every seat and a spectator, all of them live.

    They read at server `reader`, which may be another process than the one where moves are made.
    """

    def __init__(self, house: House, title: str, players: int) -> None:
        self.house = self.reader = house
        self.guests: dict[int, Guest] = {seat: house.guest() for seat in range(players)}
        self.guests[SPECTATOR] = house.guest()
        seats = [{"name": "P0"}, *({} for _ in range(players - 1))]
        self.sit_down(self.guests[0].open(title, *seats))

    def sit_down(self, table: str) -> None:
        """Everybody takes a seat at a new table, and the game begins."""
        self.id = table
        people = {seat: guest for seat, guest in self.guests.items() if seat >= 0}
        for seat, guest in people.items():
            if seat:
                guest.do(table, "sit", seat=seat, name=f"P{seat}")
            guest.do(table, "prefer", seat=seat, confirm=False)
            guest.do(table, "note", seat=seat, text=f"the secret of {seat}")
        self.guests[0].do(table, "start")
        self.played = self.live_table = self.house.service.live_tables[table]

    def read_at(self, house: House) -> None:
        """From now on everybody reads at another process."""
        self.reader = house
        for viewer, guest in list(self.guests.items()):
            self.guests[viewer] = house.guest()
            self.guests[viewer].cookie = guest.cookie
            self.guests[viewer].view(self.id)
        self.live_table = house.service.live_tables[self.id]

    def fork(self) -> None:
        """Play to the end, continue from its middle, and look at that."""
        rng = Random(7)
        while self.played.table.state == "running":
            play_on(self, rng)
        kept = len(self.played.table.game.move_list) // 2
        seats = [{"name": "P0"}, *({} for _ in self.played.table.seats[1:])]
        body = {"table": self.id, "kept": kept, "seats": seats}
        self.sit_down(self.guests[0].post("/api/tables/fork", body, 201)["id"])

    def hand_over(self) -> None:
        """Every seat goes to somebody else, by a new secret link to it."""
        for seat in [seat for seat in self.guests if seat >= 0]:
            key = self.guests[seat].post(f"/api/tables/{self.id}/links/{seat}")["key"]
            self.guests[seat] = self.reader.guest()
            self.guests[seat].post("/api/tables/claim", {"key": key})

    def other(self, viewer: int, rng: Random) -> Table:
        """A world the viewer cannot tell from the real one."""
        with self.reader.client.portal() as portal:
            history = portal.call(self.reader.service.journal.load, self.id)
        return other_world(self.live_table.table, history, viewer, rng)

    def messages(self, viewer: int, socket: Socket, questions: list[str]) -> list[Any]:
        """Everything this viewer can get out of the server."""
        guest = self.guests[viewer]
        path = f"/api/tables/{self.id}"
        found = [guest.get(path), guest.get(f"{path}/picture"), guest.get(f"{path}/log")]
        # The steps the other world was made from are the same; its latest one is not.
        found.append(guest.get(f"{path}/look-back", **{"from": max(0, found[0]["steps"] - 3)}))
        found.append(guest.get(f"{path}/rounds"))
        socket.session.send_json({"type": "view"})
        found.append(socket.session.receive_text(timeout=PATIENCE))
        with self.reader.client.portal() as portal:
            portal.call(self.live_table.announce)
        # Nothing changed for this viewer, so no delta comes before the answer to a ping.
        socket.session.send_json({"type": "ping", "id": 1})
        found.append(socket.session.receive_text(timeout=PATIENCE))
        assert msgspec.json.decode(found[-1])["type"] == "pong"
        with guest.live(self.id, f"?seat={viewer}" if viewer >= 0 else "") as again:
            found.append(again.view)
        found.append(guest.get(f"{path}/mine"))
        # What lists and the home page show, whom they notify of a turn, and what notices contain.
        found.append(summary(self.live_table.table, self.id))
        found.append(self.live_table.awaited_people())
        found.append(notices_of(self.live_table, set(), 0))
        found += self.notices()
        seat = max(viewer, 0)
        stale = {"do": "move", "seat": seat, "step": 0, "move": questions[0]}
        socket.session.send_json({"type": "command", "id": 1, "command": stale})
        found.append(socket.session.receive_text(timeout=PATIENCE))
        for question in questions if viewer >= 0 else ():
            found.append(guest.ask("GET", f"{path}/why", params={"move": question}))
            if viewer not in self.live_table.table.awaited or not self._open(viewer, question):
                found.append(self._refused(viewer, question))
        return found

    def notices(self) -> list[object]:
        """What everybody at the table is sent of a turn, whichever way."""
        table = self.live_table.table
        found: list[object] = []
        for seat in table.seats:
            person = Person(seat.person, email="p@example.org", language="de")
            notice = OpenNotice(self.id, person.id, table.game.position.turns, 1, frozenset())
            news = turn_notice(notice, table, "https://example.org")
            mail = turn_mail(Settings(), person, table.title.name, news.link)
            found += [news, turn_push(person, news, table), mail.as_string()]
        return found

    def _open(self, viewer: int, text: str) -> bool:
        position = self.live_table.table.game.asked(viewer)
        return self.live_table.table.title.read_move(position, text) in position.moves()

    def _refused(self, viewer: int, text: str) -> Any:
        step = self.live_table.table.step
        return self.guests[viewer].do(self.id, "move", 409, seat=viewer, step=step, move=text)

    def questions(self, rng: Random) -> list[str]:
        """Some moves to ask about, open or closed."""
        title, position = self.live_table.table.title, self.live_table.table.game.position
        chosen = rng.sample(range(title.move_count), 3)
        return [title.write_move(position, move) for move in chosen]


@contextmanager
def instead(live_table: LiveTable, table: Table) -> Iterator[None]:
    """Another world on the server for a while; the server is at rest meanwhile."""
    true, live_table.table = live_table.table, table
    try:
        yield
    finally:
        live_table.table = true


@contextmanager
def logged() -> Iterator[list[dict[str, Any]]]:
    """What the server logs meanwhile, without times."""
    stream, lines = StringIO(), list[dict[str, Any]]()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    server = logging.getLogger("stellwerk")
    level = server.level
    server.addHandler(handler)
    server.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        server.removeHandler(handler)
        server.setLevel(level)
        for text in stream.getvalue().splitlines():
            line = msgspec.json.decode(text)
            lines.append({key: line[key] for key in line.keys() - {"time", "milliseconds"}})


def compare(watched: Watched, steps: int, rng: Random) -> int:
    """Look at many positions of a game in two worlds each; how often the worlds were not equal."""
    differed = 0
    viewers = list(watched.guests)
    for _ in range(steps):
        table = watched.live_table.table
        if table.state != "running":
            break
        viewer = rng.choice(viewers)
        other = watched.other(viewer, rng)
        differed += other.game.position.state() != table.game.position.state()
        questions = watched.questions(rng)
        with watched.guests[viewer].live(watched.id) as socket:
            with logged() as true_log:
                true = watched.messages(viewer, socket, questions)
            with instead(watched.live_table, other), logged() as log:
                assert watched.messages(viewer, socket, questions) == true
            assert log == true_log
        play_on(watched, rng)
    return differed


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_worlds_a_viewer_cannot_tell_apart_give_equal_bytes(
    title: str, players: int, tmp_path: Path
) -> None:
    with open_house(database_url(str(tmp_path / "s.db"))) as house:
        # In a short game of Tiny chance may leave nothing hidden that could differ.
        games = (compare(Watched(house, title, players), STEPS, Random(4)) for _ in range(FORKS))
        assert any(games)


@pytest.mark.parametrize(("title", "players"), [("tiny", 3), ("volldampf", 3)])
def test_a_fork_keeps_the_secrets_of_its_own_game(title: str, players: int, tmp_path: Path) -> None:
    with open_house(database_url(str(tmp_path / "s.db"))) as house:
        watched = Watched(house, title, players)
        differed, rng = 0, Random(5)
        # What is left of one short game may have nothing hidden in it.
        for _ in range(FORKS):
            watched.fork()
            differed += compare(watched, STEPS, rng)
            if differed:
                break
        assert differed


@pytest.mark.parametrize(("title", "players"), [("volldampf", 2), ("volldampf", 3)])
def test_who_comes_to_a_seat_in_the_game_sees_what_it_sees(
    title: str, players: int, tmp_path: Path
) -> None:
    with open_house(database_url(str(tmp_path / "s.db"))) as house:
        watched = Watched(house, title, players)
        play_on(watched, Random(9))
        watched.hand_over()
        assert compare(watched, STEPS, Random(9))


@pytest.mark.parametrize(("title", "players"), [("tiny", 3), ("volldampf", 3)])
def test_another_process_keeps_secrets_as_well(title: str, players: int, postgres: str) -> None:
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:

        def differed() -> int:
            watched = Watched(one, title, players)
            watched.read_at(other)
            return compare(watched, STEPS, Random(6))

        # In a short game of Tiny chance may leave nothing hidden that could differ.
        assert any(differed() for _ in range(FORKS))


def test_who_lost_a_seat_sees_what_a_stranger_sees(postgres: str) -> None:
    """In the process where the seat was lost and in another, until the game is over."""
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:
        boris = one.guest()
        watched_by = [(boris, one.guest()), (other.guest(), other.guest())]
        anna = one.guest()
        table = anna.open("volldampf", {"name": "P0"}, {}, {})
        key = boris.do(table, "sit", seat=1, name="Boris")["link"]["key"]
        watched_by[1][0].cookie = boris.cookie
        robot = other.guest()
        robot.headers = {"Authorization": f"Bearer {key}"}
        watched_by.append((robot, other.guest()))
        for gone, _ in watched_by:
            assert gone.view(table)["viewer"] == 1
        anna.do(table, "clear", seat=1)
        watched = Watched.__new__(Watched)
        watched.house = watched.reader = one
        watched.guests = {0: anna, 1: one.guest(), 2: one.guest()}
        watched.sit_down(table)
        rng = Random(8)
        live_table = watched.live_table
        there = other.service.live_tables[table]
        for _ in range(10):
            wait_for(lambda: there.table.count == live_table.table.count)
            for gone, stranger in watched_by:
                for path in ("", "/log", "/picture", "/mine", "/look-back", "/rounds"):
                    seen = gone.get(f"/api/tables/{table}{path}")
                    assert seen == stranger.get(f"/api/tables/{table}{path}")
                    assert "the secret of" not in str(seen)
                gone.get(f"/api/tables/{table}", 403, seat=1)
            play_on(watched, rng)


def play_on(watched: Watched, rng: Random) -> None:
    """A few moves of anybody, some of them taken back."""
    live_table = watched.played
    for _ in range(6):
        if live_table.table.state != "running":
            break

        def action(table: Table, at: int, _chance: Random) -> None:
            last = table.game.latest[-1].actor if table.game.latest else SPECTATOR
            if last >= 0 and table.game.reach(last) and rng.random() < 0.2:
                undo_step(table, last, table.step, at, rng)
            else:
                advance(table, rng, at)

        with watched.house.client.portal() as portal:
            portal.call(watched.house.service.change, live_table, action)
    wait_for(lambda: watched.live_table.table.count == live_table.table.count)
