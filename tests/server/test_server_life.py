"""A state machine over tables on a real server, which is stopped and started again in between.

Three people have a seat and a socket each. After every step each socket, fed by deltas alone, has
to show what the server says; a restart opens the same database again, and everybody reconnects.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from server.guests import Guest, House, Socket, open_house, wait_for
from stellwerk.server.bot_questions import question_for, thinking_seats
from stellwerk.server.bot_worker import BotQuestion, decide
from stellwerk.server.bots import BotPool
from stellwerk.server.steady_clock import SteadyClock
from stellwerk.store.database import database_url
from stellwerk.store.maintenance import check
from stellwerk.table.table import Table

SEATS = st.integers(0, 2)
CLOCKS = st.sampled_from([{"kind": "none"}, {"kind": "live", "bank": 60, "increment": 5}])
NAMES = ("Anna", "Boris", "Clara")


class QuickBots(BotPool):
    """Bots that think at once, in the event loop: Tiny takes no time."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.questions: asyncio.Queue[BotQuestion] = asyncio.Queue()

    def ask(self, id_: str, table: Table, seats: Sequence[int]) -> None:
        for seat in seats:
            self.questions.put_nowait(question_for(id_, table, seat, self.secret))

    async def run(self) -> None:
        while True:
            question = await self.questions.get()
            assert self.answer is not None
            await self.answer(question, decide(question))


class ServerLife(RuleBasedStateMachine):
    """One table of Tiny for three."""

    @initialize(clock=CLOCKS, luck=st.integers(0, 99))
    def open(self, clock: dict[str, Any], luck: int) -> None:
        self.rng = Random(luck)
        self.folder = TemporaryDirectory()
        self.time = time.time_ns()
        # Between the steps no time passes: nobody's runs out while views are compared.
        still = SteadyClock(lambda: self.time, lambda: 0)
        self.clock = patch("stellwerk.server.table_service._clock", still)
        self.clock.start()
        self.running = ExitStack()
        self.cookies = [""] * 3
        self.start_server()
        self.table = self.guests[0].open("tiny", {"name": "Anna"}, {}, {}, clock=clock)
        for seat in (1, 2):
            self.guests[seat].do(self.table, "sit", seat=seat, name=NAMES[seat])
        self.guests[0].do(self.table, "start")
        self.connect()

    def start_server(self) -> None:
        """Open the database and let everybody come back with their cookies."""
        url = database_url(str(Path(self.folder.name) / "life.db"))
        self.house: House = self.running.enter_context(open_house(url, QuickBots()))
        self.guests: list[Guest] = [self.house.guest() for _ in range(3)]
        for guest, cookie in zip(self.guests, self.cookies, strict=True):
            guest.cookie = cookie

    def connect(self) -> None:
        """A socket for each seat and for a spectator."""
        self.live = ExitStack()
        self.sockets: list[Socket] = [
            self.live.enter_context(guest.live(self.table))
            for guest in (*self.guests, self.house.guest())
        ]

    def view(self, seat: int) -> Any:
        return self.guests[seat].view(self.table)

    def is_running(self) -> bool:
        return bool(self.view(0)["state"] == "running")

    def try_to(self, seat: int, what: str, **more: Any) -> Any:
        """Do something the table may refuse; what it says."""
        step = self.view(seat)["step"]
        needs = what in ("move", "confirm", "undo", "restart", "ask-undo")
        body = {"do": what, "seat": seat, **({"step": step} if needs else {}), **more}
        response = self.house.client.post(
            f"/api/tables/{self.table}/commands",
            json=body,
            headers={
                **self.guests[seat].headers,
                "Cookie": f"stellwerk={self.guests[seat].cookie}",
            },
        )
        assert response.status_code in (200, 409), response.text
        return response.json()

    @precondition(is_running)
    @rule()
    def move(self) -> None:
        for seat in self.view(0)["awaited"]:
            view = self.view(seat)
            if view["undo"]["confirm"]:
                self.guests[seat].do(self.table, "confirm", seat=seat, step=view["step"])
                return
            if view["moves"]:
                move = self.rng.choice(view["moves"])["move"]
                done = self.guests[seat].do(
                    self.table, "move", seat=seat, step=view["step"], move=move
                )
                assert done["view"]["step"] > view["step"]
                return

    @precondition(is_running)
    @rule(seat=SEATS)
    def stale_move(self, seat: int) -> None:
        before = self.view(seat)
        if before["step"]:
            answer = self.try_to(seat, "move", step=before["step"] - 1, move="rest")
            # What all choose at once is no stale question, but resting is no answer to it.
            assert answer["code"] in ("stale", "refused", "closed-move")
            assert self.view(seat)["position"] == before["position"]

    @rule(seat=SEATS, what=st.sampled_from(["undo", "restart", "leave", "return", "ask-pause"]))
    def something(self, seat: int, what: str) -> None:
        before = self.view(seat)
        answer = self.try_to(seat, what)
        if what == "undo" and before["undo"]["steps"]:
            assert answer["view"]["steps"] < before["steps"]

    @rule(seat=SEATS, yes=st.booleans())
    def consent(self, seat: int, yes: bool) -> None:
        self.try_to(seat, "answer", yes=yes)

    @rule(seat=SEATS)
    def resume(self, seat: int) -> None:
        self.try_to(seat, "resume")

    @precondition(is_running)
    @rule(seat=SEATS, back=st.integers(1, 3))
    def ask_to_undo(self, seat: int, back: int) -> None:
        self.try_to(seat, "ask-undo", kept=max(0, self.view(seat)["steps"] - back))

    @rule(seat=SEATS, text=st.sampled_from(["hello", "<b>"]))
    def talk(self, seat: int, text: str) -> None:
        self.try_to(seat, "say", text=text)

    @rule(seconds=st.sampled_from([1, 61, 15 * 86_400]))
    def time_passes(self, seconds: int) -> None:
        """Clocks run out, and bots take over; the server checks twice per second."""
        self.time += seconds * 1_000_000_000
        with self.house.client.portal() as portal:
            portal.call(self.house.service.look_after, self.table)

    @rule(which=st.integers(0, 3))
    def reconnect(self, which: int) -> None:
        guest = (*self.guests, self.house.guest())[which]
        self.sockets[which] = self.live.enter_context(guest.live(self.table))

    @rule()
    def restart(self) -> None:
        """The server stops and starts again; nobody notices more than a moment."""
        self.rest()
        before = [self.view(seat) for seat in range(3)]
        self.cookies = [guest.cookie for guest in self.guests]
        self.live.close()
        self.running.close()
        self.running = ExitStack()
        self.start_server()
        self.rest()
        self.connect()
        after = [self.view(seat) for seat in range(3)]
        assert after == before

    def rest(self) -> None:
        """Wait until no bot has anything to decide."""
        live_table = self.house.service.live_tables.get(self.table)
        wait_for(
            lambda: (
                live_table is None
                or not (thinking_seats(live_table.table) or live_table.lock.locked())
            )
        )

    @invariant()
    def sockets_show_what_the_server_says(self) -> None:
        self.rest()
        for guest, socket in zip((*self.guests, self.house.guest()), self.sockets, strict=True):
            socket.session.send_json({"type": "ping", "id": 1})
            socket.until("pong")
            assert socket.view == guest.view(self.table)

    def teardown(self) -> None:
        """The game continues to its end, and the database has it."""
        if not hasattr(self, "table"):
            return
        for seat in range(3):
            self.try_to(seat, "resume")
            self.try_to(seat, "leave")
        wait_for(lambda: self.view(0)["state"] == "over")

        async def faults() -> list[str]:
            return [
                found.fault async for found in check(self.house.service.database) if found.fault
            ]

        with self.house.client.portal() as portal:
            assert portal.call(faults) == []
        self.live.close()
        self.running.close()
        self.clock.stop()
        self.folder.cleanup()


TestServerLife = ServerLife.TestCase
TestServerLife.settings = settings(
    max_examples=5,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
