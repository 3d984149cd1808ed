"""A state machine over the life of tables: whatever people do, in whatever order.

Each viewer's client gets one full view and then deltas, as over a socket. A restart loads the
table from its journal and everything has to be as before.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stellwerk.core.position import SPECTATOR
from stellwerk.core.title import Title
from stellwerk.records import read_record, write_record
from stellwerk.table.acts import read_act, write_act
from stellwerk.table.chat import note, say
from stellwerk.table.clock import Clock
from stellwerk.table.consent import answer, ask_pause, resume
from stellwerk.table.delta import delta
from stellwerk.table.errors import RefusedError, StaleError
from stellwerk.table.lifecycle import leave, open_table, seat_bot, sit, start
from stellwerk.table.play import confirm, play, prefer
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.takeover import come_back, expire
from stellwerk.table.undo import ask_undo, restart_turn, undo_step
from stellwerk.table.view import view
from stellwerk.titles import load_title
from table.tables import Mirror, advance, open_moves, plain

SEATS = st.integers(0, 2)
CLOCKS = st.sampled_from([Clock(), Clock("live", bank=60, increment=5), Clock("days", days=1)])


class TableLife(RuleBasedStateMachine):
    """Three seats of Tiny."""

    @initialize(clock=CLOCKS, luck=st.integers(0, 99))
    def open(self, clock: Clock, luck: int) -> None:
        title: Title[Any] = load_title("tiny")
        self.luck = Random(luck)
        self.now = 0
        self.table = open_table(title, 3, {}, clock, self.now)
        self.viewers = (0, 1, 2, SPECTATOR)
        self.views = {viewer: view(self.table, "t", viewer) for viewer in self.viewers}
        self.mirrors = {viewer: Mirror(self.views[viewer]) for viewer in self.viewers}
        self.step = 0
        self.asked: dict[int, dict[int, tuple[int, int, list[str]]]] = {}
        """Who was asked what at each step somebody saw."""

    def running(self) -> bool:
        return self.table.state == "running"

    @precondition(lambda self: self.table.state == "open")
    @rule(seat=SEATS, bot=st.booleans())
    def join(self, seat: int, bot: bool) -> None:
        if not self.table.seats[seat].open:
            return
        if bot:
            seat_bot(self.table, seat, "random", self.now)
        else:
            sit(self.table, seat, f"p{seat}", f"Player {seat}", self.now)

    @precondition(lambda self: self.table.state == "open")
    @rule()
    def begin(self) -> None:
        try:
            start(self.table, self.now, self.luck)
        except RefusedError:
            assert any(seat.open for seat in self.table.seats)

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        if self.table.state != "over" and self.table.seats[seat].present:
            leave(self.table, seat, "random", self.now, self.luck)

    @rule(seat=SEATS)
    def return_(self, seat: int) -> None:
        if self.table.seats[seat].stand_in and self.table.state != "over":
            come_back(self.table, seat, self.now, self.luck)
            assert self.table.seats[seat].present

    @precondition(running)
    @rule()
    def move(self) -> None:
        advance(self.table, self.luck, self.now)

    @precondition(running)
    @rule(seat=SEATS, back=st.integers(1, 3))
    def stale_move(self, seat: int, back: int) -> None:
        """It is played only where several choose at once, and this seat was asked the same then."""
        seen = self.table.step - back
        before = self.table.game.position.state()
        if not self.table.seats[seat].present:
            return
        now = self.questions(self.table)
        move = now[seat][-1][0] if seat in now else "rest"
        try:
            play(self.table, seat, seen, move, self.now, self.luck)
        except StaleError:
            assert self.table.game.position.state() == before
        else:
            assert self.asked[seen][seat] == now[seat]
            assert len(self.asked[seen]) > 1

    @staticmethod
    def questions(table: Table) -> dict[int, tuple[int, int, list[str]]]:
        """The seats that are asked now: in which turn, after how many moves of theirs, and what."""
        made = [actor for actor, _ in table.game.move_list]
        return {
            seat: (table.game.position.turns, made.count(seat), open_moves(table, seat))
            for seat in (table.awaited if table.holding == NO_SEAT else [])
        }

    @precondition(running)
    @rule(seat=SEATS, turn=st.booleans())
    def undo(self, seat: int, turn: bool) -> None:
        if not self.table.seats[seat].present:
            return
        reach = self.table.game.reach(seat)
        steps = len(self.table.game.move_list)
        action = restart_turn if turn else undo_step
        try:
            action(self.table, seat, self.table.step, self.now, self.luck)
        except RefusedError:
            assert reach == 0
        else:
            assert 1 <= steps - len(self.table.game.move_list) <= reach

    @precondition(running)
    @rule(seat=SEATS)
    def confirm_turn(self, seat: int) -> None:
        if self.table.holding == seat:
            confirm(self.table, seat, self.table.step, self.now, self.luck)
            assert self.table.holding == NO_SEAT

    @precondition(running)
    @rule(seat=SEATS, back=st.integers(1, 4))
    def ask_to_undo(self, seat: int, back: int) -> None:
        kept = len(self.table.game.move_list) - back
        if self.table.seats[seat].present and self.table.question is None and kept >= 0:
            ask_undo(self.table, seat, self.table.step, kept, self.now, self.luck)

    @precondition(running)
    @rule(seat=SEATS)
    def ask_to_pause(self, seat: int) -> None:
        if self.table.seats[seat].present and self.table.question is None:
            ask_pause(self.table, seat, self.now, self.luck)

    @precondition(running)
    @rule(seat=SEATS, yes=st.booleans())
    def consent(self, seat: int, yes: bool) -> None:
        if self.table.seats[seat].present and self.table.question is not None:
            answer(self.table, seat, self.now, self.luck, yes=yes)

    @precondition(lambda self: self.table.state == "paused")
    @rule(seat=SEATS)
    def resume(self, seat: int) -> None:
        if self.table.seats[seat].present:
            resume(self.table, seat, self.now, self.luck)

    @rule(wait=st.sampled_from([1, 500, 30_000, 61_000, 2 * 86_400_000]))
    def time_passes(self, wait: int) -> None:
        self.now += wait
        due = self.table.due()
        assert expire(self.table, "random", self.now, self.luck) == (
            due is not None and due <= self.now
        )

    @rule(seat=SEATS, ask=st.booleans())
    def prefer(self, seat: int, ask: bool) -> None:
        if self.table.seats[seat].present:
            prefer(self.table, seat, self.now, self.luck, confirm=ask, declined=())

    @rule(seat=SEATS, text=st.sampled_from(["hello", "<script>", "grüß Gott"]))
    def talk(self, seat: int, text: str) -> None:
        if self.table.seats[seat].person:
            say(self.table, seat, text, self.now)
            note(self.table, seat, text, self.now)

    @rule(viewer=st.sampled_from([0, 1, 2, SPECTATOR]))
    def reconnect(self, viewer: int) -> None:
        self.mirrors[viewer] = Mirror(self.views[viewer])

    @rule()
    def restart(self) -> None:
        """The server stops and starts again: the journal is all there is."""
        journal = [(at, read_act(write_act(act))) for at, act in self.table.fresh]
        table = Table.load(journal)
        for viewer in self.viewers:
            assert plain(view(table, "t", viewer)) == plain(view(self.table, "t", viewer))
        assert table.due() == self.table.due()
        assert [seat.asked for seat in table.seats] == [seat.asked for seat in self.table.seats]
        assert table.count == self.table.count == len(journal)
        record = table.game.record([f"Player {seat}" for seat in range(3)])
        assert read_record(write_record(record), "game") == record
        table.fresh = journal
        self.table = table

    @invariant()
    def clients_know_all_they_may(self) -> None:
        for viewer in self.viewers:
            now = view(self.table, "t", viewer)
            self.mirrors[viewer].patch(delta(self.views[viewer], now))
            self.views[viewer] = now
            assert self.mirrors[viewer].view == plain(now)

    @invariant()
    def every_component_is_somewhere(self) -> None:
        assert self.table.title.misplaced(self.table.game.position) == []

    @invariant()
    def somebody_is_awaited_while_the_game_runs(self) -> None:
        assert bool(self.table.awaited) == self.running()
        assert self.table.step >= self.step
        self.step = self.table.step
        self.asked[self.step] = self.questions(self.table)

    def teardown(self) -> None:
        """However it was left, time alone brings the game to its end."""
        table = getattr(self, "table", None)
        if table is None or table.state in ("open", "over"):
            return
        for _ in range(200):
            if table.state == "over":
                break
            due = table.due()
            if due is not None:
                expire(table, "random", due, self.luck)
            if table.awaited:
                advance(table, self.luck, self.now)
        assert table.state == "over"


TestTableLife = TableLife.TestCase
TestTableLife.settings = settings(max_examples=30, stateful_step_count=50, deadline=None)
