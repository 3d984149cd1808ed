"""Analyses of finished games: made once, behind all bots, resumed, and the same for everybody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import URL

from analysis.games import played
from server.guests import PATIENCE, Guest, House, open_house
from server.test_api import two_guests
from server.test_bots import put, question
from server.worker_commands import TINY_WORKER, worker_command
from stellwerk.analysis import Analyser, analyse, to_json
from stellwerk.records import read_record, write_record
from stellwerk.server.analysis_line import AnalysisLine, AnalysisTask
from stellwerk.server.bot_worker import AnalysedTurn, AnalysisQuestion, BotQuestion, PlannedMove
from stellwerk.server.bots import BotPool
from stellwerk.store.analyses import Analyses, Wanted, Which
from stellwerk.store.database import Database, database_url

NODES = 2
RECORD = write_record(played("volldampf", 2, 10_000))


def brought(guest: Guest) -> str:
    """A finished game on the server; its table."""
    table: str = guest.post("/api/records", {"record": RECORD})["table"]
    return table


def until_done(guest: Guest, table: str, **more: Any) -> Any:
    """The analysis, once all of it is there."""
    late = time.monotonic() + PATIENCE
    while (found := guest.get(f"/api/tables/{table}/analysis", **more))["state"] == "open":
        assert time.monotonic() < late
        time.sleep(0.05)
    return found


def plain(report: Any) -> Any:
    """A part of a report as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(to_json(report)))


def test_an_analysis_is_that_of_the_command_and_is_made_once(url: URL) -> None:
    with open_house(url, analysis_nodes=NODES) as house:
        anna = house.guest()
        table = brought(anna)
        path = f"/api/tables/{table}/analysis"
        assert anna.get(path)["state"] == "none"
        assert anna.get(f"{path}/report", 409)["code"] == "refused"
        assert anna.post(path)["state"] == "open"
        shown = until_done(anna, table)
        assert shown["state"] == "done"
        assert shown["done"] == shown["total"] > len(shown["turns"]) > 20
        wanted = analyse(Analyser(read_record(RECORD), NODES))
        assert shown["turns"] == plain(wanted.turns)
        for one, other in zip(shown["seats"], plain(wanted.seats), strict=True):
            assert one.pop("marks") == other.pop("marks")
            assert one == pytest.approx(other, abs=1e-3)
        boris = house.guest()
        again = boris.post(path)
        assert (again["state"], again["turns"]) == ("done", shown["turns"])
        assert boris.get(path, **{"from": 20})["turns"] == shown["turns"][20:]
        page = boris.get(f"{path}/report", lang="de")
        assert page.startswith("<!doctype html>")
        assert '<html lang="de">' in page
        for bad in ({"knowledge": "hearsay"}, {"from": -1}):
            boris.get(path, 400, **bad)
        assert "xx" in boris.get(f"{path}/report", 400, lang="xx")["message"]
        # From everything it is another analysis.
        assert boris.get(path, knowledge="everything")["state"] == "none"
        boris.ask("POST", path, params={"knowledge": "everything"})
        assert until_done(boris, table, knowledge="everything")["done"] == shown["done"]


def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "analysis.db"))
    with open_house(url, analysis_nodes=6) as house:
        anna = house.guest()
        table = brought(anna)
        anna.post(f"/api/tables/{table}/analysis")
        late = time.monotonic() + PATIENCE
        while not (before := anna.get(f"/api/tables/{table}/analysis"))["done"]:
            assert time.monotonic() < late
    assert before["state"] == "open"
    assert before["done"] < before["total"]
    with open_house(url, analysis_nodes=NODES) as house:
        after = until_done(house.guest(), table)
    assert after["state"] == "done"
    # What was there stays, and so does the number of simulations.
    assert after["nodes"] == 6
    assert after["turns"][: len(before["turns"])] == before["turns"]


def test_a_running_game_is_not_analysed_and_nobody_asks_without_end(url: URL) -> None:
    with open_house(url, analysis_nodes=1, analyses_per_hour=1) as house:
        anna, _, going = two_guests(house)
        for method in ("GET", "POST"):
            assert anna.ask(method, f"/api/tables/{going}/analysis", 409)["code"] == "refused"
        # Nothing of a running game can be had this way, so nothing hidden can be learned.
        for other in ("variation", "trial"):
            anna.get(f"/api/tables/{going}/{other}", 409, actor=0, after=0)
        anna.post(f"/api/tables/{going}/analysis/judge", {"number": 0, "moves": ["w1"]}, 409)
        anna.get(f"/api/tables/{going}/analysis/report", 409)
        anna.get("/api/tables/nowhere/analysis", 404)
        path = f"/api/tables/{brought(anna)}/analysis"
        anna.post(path)
        anna.post(path)  # Known already: it does not count.
        fault = anna.ask("POST", path, 429, params={"knowledge": "everything"})
        assert fault["words"]["key"] == "refused-often-analyses"


def test_a_game_that_kills_workers_is_given_up_and_can_be_asked_for_again(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "lost.db"))
    pool = BotPool(1, 30.0, worker_command("die", str(tmp_path / "tally"), "3"))
    with open_house(url, pool, analysis_nodes=1) as house:
        anna = house.guest()
        table = brought(anna)
        anna.post(f"/api/tables/{table}/analysis")
        assert until_done(anna, table)["state"] == "failed"
        assert anna.post(f"/api/tables/{table}/analysis")["state"] == "open"
        assert until_done(anna, table)["state"] == "done"


def turn_of(task: AnalysisTask) -> int:
    """Which turn of its game a task is about."""
    assert isinstance(task.question, AnalysisQuestion)
    return task.question.turn


def task(game: str, turn: int) -> AnalysisTask:
    return AnalysisTask(Which(game, "seat"), AnalysisQuestion(RECORD, "seat", 1, turn))


def test_games_take_turns() -> None:
    line = AnalysisLine()
    line.add([task("a", 0), task("a", 1), task("b", 0)])
    line.add([task("b", 1)])
    taken = [line.take() for _ in range(len(line))]
    assert [(one.table, turn_of(one)) for one in taken if one] == [
        ("a", 0),
        ("b", 0),
        ("a", 1),
        ("b", 1),
    ]
    assert line.take() is None


def test_bots_are_asked_first() -> None:
    """A bot's question that comes while turns wait is answered before the next of them."""
    order: list[str] = []

    async def run() -> None:
        pool = BotPool(1, 30.0, TINY_WORKER)
        done = asyncio.Event()

        async def analysed(turn: AnalysisTask, answer: AnalysedTurn | None) -> None:
            assert answer is not None
            order.append(f"turn {turn_of(turn)}")
            if turn_of(turn) == 0:
                put(pool, question(), urgent=True)
            if len(order) == 4:
                done.set()

        async def answer(_question: BotQuestion, _plan: list[PlannedMove]) -> None:
            order.append("bot")

        pool.analysed, pool.answer = analysed, answer
        pool.analyse([task("a", turn) for turn in range(3)])
        running = asyncio.create_task(pool.run())
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        running.cancel()

    asyncio.run(run())
    assert order == ["turn 0", "bot", "turn 1", "turn 2"]


def test_one_process_works_at_an_analysis(url: URL) -> None:
    """Two processes claim at the same time; when one is silent too long, the other takes over."""
    with open_house(url) as house:
        table = brought(house.guest())

    async def run() -> None:
        database = await Database.open(url)
        one, other = Analyses(database), Analyses(database)
        which = Which(table, "seat")
        wanted = Wanted(1, 300, 100)
        assert await one.ask(which, wanted, 5)
        assert not await other.ask(which, wanted, 5)
        claimed = await asyncio.gather(one.claim(10, 50, 4), other.claim(10, 50, 4))
        assert sorted(map(len, claimed)) == [0, 1]
        assert await one.add(which, 0, "first", 3, 100)
        assert await other.claim(60, 50, 4) == []
        assert await other.claim(100, 50, 4) == [which]
        assert await other.add(which, 0, "again", 3, 150)
        assert await other.add(which, 2, "third", 3, 150)
        stored = await one.find(which)
        assert stored is not None
        assert stored.turns == ["first"]
        assert await one.numbers(which) == {0, 2}
        # A longer game, or a newer version, is another analysis.
        assert await one.ask(which, wanted._replace(steps=101), 6)
        assert await one.numbers(which) == set()
        await database.close()

    asyncio.run(run())


def test_another_turn_is_tried_and_judged(tmp_path: Path) -> None:
    with open_house(database_url(str(tmp_path / "judge.db")), analysis_nodes=NODES) as house:
        anna = house.guest()
        table = brought(anna)
        path = f"/api/tables/{table}"
        other = {"number": 4, "moves": ["nonsense"]}
        assert anna.post(f"{path}/analysis/judge", other, 409)["code"] == "refused"
        anna.post(f"{path}/analysis")
        turns = until_done(anna, table)["turns"]
        turn = next(one for one in turns if one["best"][0]["moves"] != one["played"]["moves"])
        asked = {"actor": turn["seat"], "after": turn["first"]}
        shown = anna.get(f"{path}/trial", **asked)
        assert (shown["state"], shown["viewer"]) == ("running", turn["seat"])
        better = turn["best"][0]["moves"]
        assert better[0] in {one["move"] for one in shown["moves"]}
        done = anna.get(f"{path}/trial", **asked, moves=better)
        assert [entry["move"] for entry in done["log"]] == better
        other = {"number": turn["number"], "moves": better}
        judged = anna.post(f"{path}/analysis/judge", other)
        assert judged["played"]["moves"] == better
        assert judged["given_away"] <= turn["given_away"] + 0.05
        anna.post(f"{path}/analysis/judge", {**other, "moves": ["nonsense"]}, 400)
        assert until_done(anna, table)["turns"] == turns


def test_other_moves_of_a_finished_game(house: House) -> None:
    anna = house.guest()
    table = brought(anna)
    path = f"/api/tables/{table}"
    steps = anna.get(f"{path}/replay")
    played_at = next(step for step in steps if step["actor"] >= 0 and step["step"] > 3)
    after, actor = played_at["step"] - 1, played_at["actor"]
    shown = anna.get(f"{path}/variation", actor=actor, after=after, moves=[played_at["move"]])
    assert shown[0]["position"] == steps[after]["position"]
    for same in ("position", "scores", "what", "events", "move", "points"):
        assert shown[1][same] == played_at[same]
    for bad in ({"moves": ["nonsense"]}, {"actor": 11}, {"after": 9_999_999}):
        fault = anna.get(
            f"{path}/variation",
            400 if "moves" in bad else 409,
            **{"actor": actor, "after": after, **bad},
        )
        assert fault["message"]
