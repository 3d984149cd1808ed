"""Bots think elsewhere; whatever happens to their processes, games continue."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from server.guests import House, open_house, wait_for
from server.worker_commands import worker_command
from stellwerk.server.bot_queue import QuestionKey
from stellwerk.server.bot_worker import BotQuestion, decide
from stellwerk.server.bots import HURRY, PATIENCE, BotPool, PlannedTurn
from stellwerk.store.database import database_url
from table.tables import running


def question(number: int = 1) -> BotQuestion:
    """A question about the first choice of tracks."""
    table = running()
    position = table.game.asked(1)
    lines = table.title.write_position(position)
    return BotQuestion(
        f"t{number}", 1, 1, "random", "tiny", 2, 2, {"rounds": "2"}, lines, "dice", "character"
    )


def test_a_bot_answers_with_a_legal_move_and_always_the_same() -> None:
    (planned,) = decide(question())
    assert planned.move in ("left", "right")
    assert decide(question()) == decide(question())


def test_a_level_in_the_database_is_never_a_program(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    forged = msgspec.structs.replace(question(), level=f"exec:touch {trace}")
    assert decide(forged)[0].move in ("left", "right")
    assert not trace.exists()


def put(pool: BotPool, one: BotQuestion, owner: str = "anna", *, urgent: bool) -> None:
    """A table asks one question."""
    key = QuestionKey(one.table, one.seat, one.step, one.level)
    pool.put(one.table, owner, {key: one}, urgent=urgent)


def ask(pool: BotPool, questions: list[tuple[BotQuestion, bool]]) -> list[str]:
    """The tables of the answers, in their order."""
    answers: list[str] = []

    async def run() -> None:
        done = asyncio.Event()

        async def answer(asked: BotQuestion, plan: PlannedTurn) -> None:
            assert plan[0].move in ("left", "right")
            answers.append(asked.table)
            if len(answers) == len(questions):
                done.set()

        pool.answer = answer
        for one, urgent in questions:
            put(pool, one, urgent=urgent)
        work = asyncio.create_task(pool.run())
        try:
            await asyncio.wait_for(done.wait(), 60)
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

    async def _think(self, process: Process, question: BotQuestion) -> PlannedTurn | None:
        self.seconds = 1.0 if tally_of(self.tally) < self.times else 60.0
        return await super()._think(process, question)


def tally_of(path: Path) -> int:
    """How many workers have misbehaved."""
    return len(path.read_text()) if path.exists() else 0


@pytest.mark.parametrize("manner", ["die", "hang"])
@pytest.mark.parametrize("times", [1, 4])
def test_a_lost_worker_is_replaced_and_asked_again(tmp_path: Path, manner: str, times: int) -> None:
    tally = tmp_path / "tally"
    assert ask(Impatient(manner, tally, times), [(question(), True)]) == ["t1"]
    assert tally_of(tally) == times


SAYS_ITS_PACKAGE = """
import os, sys
print("ready", flush=True)
for _ in sys.stdin:
    print('[["left", "%s"]]' % os.environ["PYTHONPATH"], flush=True)
"""


def test_bots_use_a_compiled_package_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a restart of the server: the next question gets a worker with the new package."""
    monkeypatch.setenv("PYTHONPATH", "plain")
    package = tmp_path / "package"
    pool = BotPool(1, 60.0, (sys.executable, "-c", SAYS_ITS_PACKAGE), package=package)
    used: list[str] = []

    async def run() -> None:
        done = asyncio.Event()

        async def answer(_: BotQuestion, plan: PlannedTurn) -> None:
            used.append(plan[0].sees)
            if len(used) == 2:
                package.mkdir()
            if len(used) == 4:
                done.set()
            else:
                put(pool, question(len(used) + 1), urgent=True)

        pool.answer = answer
        put(pool, question(), urgent=True)
        work = asyncio.create_task(pool.run())
        await done.wait()
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    asyncio.run(run())
    assert used == ["plain", "plain", str(package), str(package)]


def test_a_search_that_takes_too_long_is_left_to_a_quicker_bot(tmp_path: Path) -> None:
    """Where the machine has too much to do, it would take as long each time it is begun again."""
    director = msgspec.structs.replace(question(), level="director")
    pool = Impatient("hang", tmp_path / "tally", 1)
    levels: list[str] = []

    tell = pool._tell

    async def note(answered: BotQuestion, plan: PlannedTurn) -> None:
        levels.append(answered.level)
        await tell(answered, plan)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "_tell", note)
        assert ask(pool, [(director, True)]) == ["t1"]
    assert levels == [HURRY]


def test_peoples_tables_come_first_and_nothing_is_asked_twice() -> None:
    pool = BotPool(1, 30.0, worker_command())
    asked = [(question(1), False), (question(2), False), (question(3), True)]
    put(pool, question(1), urgent=False)
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


def test_workers_that_all_die_are_started_with_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tally = tmp_path / "tally"
    pool = BotPool(1, 30.0, worker_command("die", str(tally), "1000"))
    pauses: list[float] = []

    async def run() -> None:
        enough = asyncio.Event()

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 3:
                enough.set()
                await asyncio.Event().wait()

        monkeypatch.setattr(asyncio, "sleep", pause)
        put(pool, question(), urgent=True)
        work = asyncio.create_task(pool.run())
        await asyncio.wait_for(enough.wait(), 60)
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    asyncio.run(run())
    assert pauses == [2.0, 4.0, 8.0]
    assert tally_of(tally) == PATIENCE + 3


def bot_trouble(house: House) -> str:
    """What `/ready` says of bots, nothing if all is well."""
    response = house.client.get("/ready")
    sentence: str = response.json().get("troubles", {}).get("bot workers", "")
    assert bool(sentence) == (response.status_code == 503)
    return sentence


def next_bot_trouble(house: House) -> str:
    """What `/ready` says of bots, once it says something."""
    heard = [""]

    def is_told() -> bool:
        heard.append(bot_trouble(house))
        return bool(heard[-1])

    wait_for(is_told)
    return heard[-1]


def test_workers_that_die_at_their_start_are_told_before_anybody_asks(tmp_path: Path) -> None:
    tally = tmp_path / "tally"
    pool = BotPool(1, 30.0, worker_command("never start", str(tally), "2"))
    with open_house(database_url(str(tmp_path / "t.db")), pool) as house:
        assert next_bot_trouble(house) == "No worker can be started: it ended with status 1."
        wait_for(lambda: bot_trouble(house) == "")
        assert tally_of(tally) == 2
        anna = house.guest()
        table = anna.open("tiny", {"bot": "random"}, {"name": "Anna"})
        anna.do(table, "start")
        wait_for(lambda: anna.view(table)["awaited"] == [1])


def test_workers_that_die_of_every_question_are_told_until_one_answers(tmp_path: Path) -> None:
    tally = tmp_path / "tally"
    times = PATIENCE + 1
    pool = BotPool(1, 30.0, worker_command("die", str(tally), str(times)))
    with open_house(database_url(str(tmp_path / "t.db")), pool) as house:
        anna = house.guest()
        table = anna.open("tiny", {"bot": "random"}, {"name": "Anna"})
        assert bot_trouble(house) == ""
        anna.do(table, "start")
        assert next_bot_trouble(house) == (
            f"Workers die when they are asked, {times} of them for one answer."
        )
        wait_for(lambda: bot_trouble(house) == "")
        assert anna.view(table)["awaited"] == [1]


TELLS_ITS_PACKAGE = """
import json, os, sys
print("ready", flush=True)
for question in sys.stdin:
    print(json.dumps([["left", os.environ.get("PYTHONPATH", "")]]), flush=True)
"""


def test_workers_use_a_package_that_appears_while_the_server_runs(tmp_path: Path) -> None:
    package = tmp_path / "compiled"
    pool = BotPool(1, 30.0, (sys.executable, "-c", TELLS_ITS_PACKAGE), package=package)
    packages: asyncio.Queue[str] = asyncio.Queue()

    async def answer(_: BotQuestion, plan: PlannedTurn) -> None:
        packages.put_nowait(plan[0].sees)

    async def run() -> None:
        pool.answer = answer
        working = asyncio.create_task(pool.run())
        for number, expected in enumerate((own, own, str(package), str(package))):
            if number == 2:
                package.mkdir()
            put(pool, question(number), urgent=True)
            assert await asyncio.wait_for(packages.get(), 30) == expected
        working.cancel()
        await asyncio.wait([working])

    own = os.environ.get("PYTHONPATH", "")
    asyncio.run(run())


class LateReader:
    """A worker's output that says something in the very moment in which the pool is stopped."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.line = asyncio.get_running_loop().create_future()

    async def readline(self) -> bytes:
        self.asked.set()
        await self.line
        return msgspec.json.encode(decide(question()))


def test_an_answer_in_the_moment_of_the_stop_does_not_keep_the_pool_alive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        pool = BotPool(1, 60.0)
        process = AsyncMock(stdin=Mock(drain=AsyncMock()), stdout=LateReader(), kill=Mock())
        monkeypatch.setattr(pool, "_start", AsyncMock(return_value=process))
        working = asyncio.create_task(pool.run())
        put(pool, question(), urgent=True)
        await process.stdout.asked.wait()
        process.stdout.line.set_result(None)
        working.cancel()
        await asyncio.wait([working], timeout=5)
        assert working.cancelled()

    asyncio.run(run())
