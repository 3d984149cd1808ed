"""Bots think elsewhere; whatever happens to their processes, games go on."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from server.guests import open_house, wait_for, worker_command
from stellwerk.server.bot_queue import Key
from stellwerk.server.bot_worker import Thought, decide
from stellwerk.server.bots import PATIENCE, BotPool, Plan
from stellwerk.store.database import database_url
from table.tables import running


def thought(number: int = 1) -> Thought:
    """A question about the first choice of tracks."""
    table = running()
    position = table.game.asked(1)
    lines = table.title.write_position(position)
    return Thought(
        f"t{number}", 1, 1, "random", "tiny", 2, 2, {"rounds": "2"}, lines, "dice", "character"
    )


def test_a_bot_answers_with_a_legal_move_and_always_the_same() -> None:
    (planned,) = decide(thought())
    assert planned.move in ("left", "right")
    assert decide(thought()) == decide(thought())


def test_a_level_in_the_database_is_never_a_program(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    forged = msgspec.structs.replace(thought(), level=f"exec:touch {trace}")
    assert decide(forged)[0].move in ("left", "right")
    assert not trace.exists()


def put(pool: BotPool, one: Thought, owner: str = "anna", *, urgent: bool) -> None:
    """A table asks one question."""
    key = Key(one.table, one.seat, one.step, one.level)
    pool.put(one.table, owner, {key: one}, urgent=urgent)


def ask(pool: BotPool, thoughts: list[tuple[Thought, bool]], seconds: float = 60) -> list[str]:
    """The tables of the answers, in their order."""
    answers: list[str] = []

    async def run() -> None:
        done = asyncio.Event()

        async def answer(asked: Thought, plan: Plan) -> None:
            assert plan[0].move in ("left", "right")
            answers.append(asked.table)
            if len(answers) == len(thoughts):
                done.set()

        pool.answer = answer
        for one, urgent in thoughts:
            put(pool, one, urgent=urgent)
        work = asyncio.create_task(pool.run())
        try:
            await asyncio.wait_for(done.wait(), seconds)
        finally:
            work.cancel()
            with suppress(asyncio.CancelledError):
                await work

    asyncio.run(run())
    return answers


class Impatient(BotPool):
    """Waits a second for workers that misbehave, and as long as it takes for the one after them."""

    def __init__(self, manner: str, tally: Path, times: int) -> None:
        super().__init__(1, 1.0, worker_command(manner, str(tally), str(times)))
        self.tally = tally
        self.times = times

    async def _think(self, process: Process, thought: Thought) -> Plan | None:
        self.seconds = 1.0 if tally_of(self.tally) < self.times else 60.0
        return await super()._think(process, thought)


def tally_of(path: Path) -> int:
    """How many workers have misbehaved."""
    return len(path.read_text()) if path.exists() else 0


@pytest.mark.parametrize("manner", ["die", "hang"])
@pytest.mark.parametrize("times", [1, 4])
def test_a_lost_worker_is_replaced_and_asked_again(tmp_path: Path, manner: str, times: int) -> None:
    tally = tmp_path / "tally"
    assert ask(Impatient(manner, tally, times), [(thought(), True)]) == ["t1"]
    assert tally_of(tally) == times


def test_peoples_tables_come_first_and_nothing_is_asked_twice() -> None:
    pool = BotPool(1, 30.0, worker_command())
    asked = [(thought(1), False), (thought(2), False), (thought(3), True)]
    put(pool, thought(1), urgent=False)
    assert ask(pool, asked) == ["t3", "t1", "t2"]


def test_a_game_goes_on_when_workers_die(tmp_path: Path) -> None:
    pool = BotPool(2, 30.0, worker_command("die", str(tmp_path / "tally"), "3"))
    with open_house(database_url(str(tmp_path / "t.db")), pool) as house:
        anna = house.guest()
        table = anna.open("tiny", {"name": "Anna"}, {"bot": "random"}, {"bot": "random"})
        anna.do(table, "start")
        anna.do(table, "leave", seat=0)
        wait_for(lambda: anna.view(table)["state"] == "over")
    assert (tmp_path / "tally").exists()


def test_workers_that_all_die_are_started_with_pauses(tmp_path: Path) -> None:
    pool = BotPool(1, 30.0, worker_command("die", str(tmp_path / "tally"), "1000"))
    with pytest.raises(TimeoutError):
        ask(pool, [(thought(), True)], seconds=4)
    assert PATIENCE <= tally_of(tmp_path / "tally") <= PATIENCE + 2


class LateReader:
    """A worker's output that says something in the very moment in which the pool is stopped."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.line = asyncio.get_running_loop().create_future()

    async def readline(self) -> bytes:
        self.asked.set()
        await self.line
        return msgspec.json.encode(decide(thought()))


def test_an_answer_in_the_moment_of_the_stop_does_not_keep_the_pool_alive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        pool = BotPool(1, 60.0)
        process = AsyncMock(stdin=Mock(drain=AsyncMock()), stdout=LateReader(), kill=Mock())
        monkeypatch.setattr(pool, "_start", AsyncMock(return_value=process))
        working = asyncio.create_task(pool.run())
        put(pool, thought(), urgent=True)
        await process.stdout.asked.wait()
        process.stdout.line.set_result(None)
        working.cancel()
        await asyncio.wait([working], timeout=5)
        assert working.cancelled()

    asyncio.run(run())
