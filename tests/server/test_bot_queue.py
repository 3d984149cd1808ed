"""Who has to wait for bots: whoever asks much waits long, and nobody else."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from server.guests import open_house, wait_for
from server.test_bots import put, question
from server.worker_commands import worker_command
from stellwerk.bots import BOTS, searches
from stellwerk.server.bot_queue import ALONE_EVERY, BotQueue, QuestionKey
from stellwerk.server.bot_worker import BotQuestion, PlannedMove
from stellwerk.server.bots import HURRY, BotPool
from stellwerk.store.database import database_url


def at(table: str, level: str = "trainee", step: int = 1) -> BotQuestion:
    """A question of a table."""
    return msgspec.structs.replace(question(), table=table, level=level, step=step)


def add(
    queue: BotQueue, owner: str, *questions: BotQuestion, urgent: bool = True, table: str = ""
) -> None:
    """A table asks these questions and no others."""
    keys = {QuestionKey(one.table, one.seat, one.step, one.level): one for one in questions}
    queue.replace(table or questions[0].table, owner, keys, urgent=urgent)


def order(queue: BotQueue, *, long: bool = False) -> list[str]:
    """The tables in the order in which their questions are taken."""
    tables = []
    while (asked := queue.take(long=long)) is not None:
        tables.append(asked.question.table)
    assert len(queue) == 0
    return tables


def test_levels_that_search_are_known() -> None:
    long = {name for name in BOTS if searches(name)}
    assert {"dispatcher", "stationmaster", "director", "search", "search-100"} <= long
    assert long.isdisjoint({"random", "greedy", "trainee", "shunter", "conductor", HURRY})
    assert searches("search-77")
    assert not searches("exec:rm -rf")


def test_names_of_bots_that_clients_make_up_are_not_kept() -> None:
    searches("random")
    gc.collect()
    before = sys.getallocatedblocks()
    for number in range(1_000):
        searches(f"nobody-{number}")
    gc.collect()
    assert sys.getallocatedblocks() < before + 500


def test_persons_take_turns_and_so_do_the_tables_of_one() -> None:
    queue = BotQueue()
    for number in range(3):
        add(queue, "anna", at(f"a{number}"))
    add(queue, "boris", at("b0"))
    assert queue.take(long=False) is not None
    add(queue, "anna", at("a0", step=2))
    add(queue, "clara", at("c0"))
    assert order(queue) == ["b0", "a1", "c0", "a2", "a0"]


def test_tables_with_people_come_first_but_not_always() -> None:
    queue = BotQueue()
    for number in range(ALONE_EVERY + 2):
        add(queue, f"p{number}", at(f"people{number}"))
    add(queue, "anna", at("alone"), urgent=False)
    taken = order(queue)
    assert taken.index("alone") == ALONE_EVERY - 1


def test_a_question_nobody_needs_any_more_is_dropped() -> None:
    queue = BotQueue()
    add(queue, "anna", at("t", step=1))
    add(queue, "anna", at("t", step=2))
    add(queue, "anna", at("other"))
    add(queue, "anna", table="other")
    asked = queue.take(long=False)
    assert asked is not None
    assert asked.question.step == 2
    assert len(queue) == 0


def test_a_question_keeps_its_place_while_it_is_the_same() -> None:
    queue = BotQueue()
    add(queue, "anna", at("first"))
    add(queue, "anna", at("second"))
    add(queue, "anna", at("first"))
    assert order(queue) == ["first", "second"]


def test_a_table_that_people_left_no_longer_comes_first() -> None:
    queue = BotQueue()
    add(queue, "anna", at("left"))
    add(queue, "boris", at("b"))
    add(queue, "anna", at("left"), urgent=False)
    assert order(queue) == ["b", "left"]


def test_searches_wait_apart_and_are_overdue_after_a_while() -> None:
    queue = BotQueue()
    add(queue, "anna", at("long", "director"))
    add(queue, "anna", at("alone", "director"), urgent=False)
    assert queue.take(long=False) is None
    assert queue.take_overdue(60.0) is None
    soon = queue.next_overdue(60.0)
    assert soon is not None
    assert 0 < soon <= 60
    overdue = queue.take_overdue(0.0)
    assert overdue is not None
    assert overdue.question.table == "long"
    assert queue.take_overdue(0.0) is None
    assert order(queue, long=True) == ["alone"]


def test_what_got_no_answer_waits_again_unless_the_seat_is_asked_something_else() -> None:
    queue = BotQueue()
    add(queue, "anna", at("t"))
    asked = queue.take(long=False)
    assert asked is not None
    queue.put_back(asked)
    assert len(queue) == 1
    add(queue, "anna", at("t", step=2))
    queue.put_back(asked)
    assert len(queue) == 1


class Searcher(BotPool):
    """Searches take as long as the test likes; other bots answer at once."""

    def __init__(self, workers: int, longest_queue: float = 600.0) -> None:
        super().__init__(workers, 30.0, worker_command(), longest_queue)
        self.go_on = asyncio.Event()
        self.begun: list[str] = []
        self.answered: asyncio.Queue[BotQuestion] = asyncio.Queue()
        self.answer = self._note

    async def _note(self, asked: BotQuestion, _moves: object) -> None:
        self.answered.put_nowait(asked)

    async def _start(self):  # type: ignore[no-untyped-def]
        """No process is needed."""
        return NoProcess()

    async def _think(self, process: object, question: BotQuestion):  # type: ignore[no-untyped-def]
        self.begun.append(question.table)
        if searches(question.level):
            await self.go_on.wait()
        return [PlannedMove("left", "")]


class NoProcess:
    """A worker that is not there."""

    def kill(self) -> None:
        raise ProcessLookupError

    async def wait(self) -> None:
        pass


def test_a_quick_bot_of_another_person_answers_while_searches_wait() -> None:
    async def run() -> None:
        pool = Searcher(2)
        work = asyncio.create_task(pool.run())
        for number in range(600):
            put(pool, at(f"d{number}", "director"), "anna", urgent=True)
        put(pool, at("quick", "trainee"), "boris", urgent=True)
        assert (await asyncio.wait_for(pool.answered.get(), 30)).table == "quick"
        assert pool.begun.count("quick") == 1
        assert len(pool.queue) == 599
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        # The search that was cut off waits again.
        assert len(pool.queue) == 600

    asyncio.run(run())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_search_that_people_waited_for_too_long_is_left_to_a_quicker_bot(workers: int) -> None:
    async def run() -> None:
        pool = Searcher(workers, longest_queue=0.0 if workers == 1 else 0.05)
        put(pool, at("first", "director"), "anna", urgent=True)
        put(pool, at("second", "director"), "anna", urgent=True)
        work = asyncio.create_task(pool.run())
        answered = await asyncio.wait_for(pool.answered.get(), 30)
        assert answered.level == HURRY
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    asyncio.run(run())


def test_what_is_thought_about_is_not_asked_again() -> None:
    async def run() -> None:
        pool = Searcher(1)
        work = asyncio.create_task(pool.run())
        put(pool, at("t", "director"), "anna", urgent=True)
        while not pool.begun:
            await asyncio.sleep(0)
        put(pool, at("t", "director"), "anna", urgent=True)
        assert len(pool.queue) == 0
        pool.go_on.set()
        await asyncio.wait_for(pool.answered.get(), 30)
        put(pool, at("t", "director", step=2), "anna", urgent=True)
        await asyncio.wait_for(pool.answered.get(), 30)
        assert pool.begun == ["t", "t"]
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    asyncio.run(run())


def test_a_table_asks_for_what_it_needs_now(tmp_path: Path) -> None:
    """Left and paused tables: their questions change with them."""
    pool = Searcher(1)
    with open_house(database_url(str(tmp_path / "t.db")), pool) as house:
        anna = house.guest()
        tables = []
        for _ in range(3):
            table = anna.open("tiny", {"name": "Anna"}, {"bot": "director"}, {"bot": "director"})
            anna.do(table, "start")
            tables.append(table)
        waiting = pool.queue.lanes[True, True]
        begun = time.monotonic()
        wait_for(lambda: sum(len(lane) for lane in waiting.values()) == 3)
        assert time.monotonic() - begun < 30
        anna.do(tables[1], "leave", seat=0)
        anna.do(tables[2], "ask-pause", seat=0)
        wait_for(lambda: [list(lane) for lane in waiting.values()] == [[tables[0]]])
        alone = pool.queue.lanes[True, False]
        assert [list(lane) for lane in alone.values()] == [[tables[1]]]
        assert set(pool.queue.tables) == set(tables[:2])
