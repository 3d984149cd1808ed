"""The tables of one browser: kept before anybody hears of it, with bots, asked as a server is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from random import Random
from typing import Any

import msgspec
import pytest

from analysis.games import played
from stellwerk.analysis import Analyser, analyse, to_json
from stellwerk.records import read_game, write_record
from stellwerk.server import teacher_questions
from stellwerk.server.bot_worker import AnalysisQuestion, BotQuestion
from stellwerk.site import analyses, requests
from stellwerk.site.analyses import Question
from stellwerk.site.channels import Channels
from stellwerk.site.host import Host
from stellwerk.site.storage import MemoryStorage
from stellwerk.site.worker import NO_ANSWER, think
from stellwerk.titles import load_title

SEATS = [{"name": "Ada"}, {"bot": "driver"}]
WHOLE_GAME = -1
"""Choices never come to an end before the game."""


class Browser:
    """A host, what its bots are asked, and what its pages get."""

    def __init__(self, storage: MemoryStorage | None = None, seed: int = 1) -> None:
        self.asked: list[BotQuestion | Question] = []
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.shut: list[tuple[int, int, str]] = []
        self.now = 1_000_000
        self.storage = storage or MemoryStorage()
        self.host = Host(
            self.storage, "secret", self.asked.append, chance=Random(seed), clock=lambda: self.now
        )
        self.channels = Channels(
            self.host,
            lambda number, text: self.sent.append((number, json.loads(text))),
            lambda number, code, reason: self.shut.append((number, code, reason)),
        )

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """The answer to a request, which has to have a status."""
        answer = await requests.answer(self.host, method, path, json.dumps(body))
        assert answer.status == status, answer
        try:
            return json.loads(answer.text)
        except json.JSONDecodeError:
            return answer.text

    async def begin(self, title: str = "volldampf", seats: list[dict[str, str]] = SEATS) -> str:
        """The id of a table at which a game has begun."""
        opened = await self.ask("POST", "/api/tables", {"title": title, "seats": seats})
        await self.ask("POST", f"/api/tables/{opened['id']}/commands", {"do": "start"})
        return str(opened["id"])

    async def let_bots_play(self) -> None:
        """Answer all questions there are."""
        while self.asked:
            question = self.asked.pop(0)
            await self.host.answered(question, think(msgspec.json.encode(question).decode()))

    async def move(self, id_: str, luck: Random) -> bool:
        """A random move of the person; whether the game goes on."""
        await self.let_bots_play()
        view = await self.ask("GET", f"/api/tables/{id_}")
        if view["state"] == "over":
            return False
        move = luck.choice(view["moves"])["move"]
        seat = view["awaited"][0]
        command = {"do": "move", "seat": seat, "step": view["step"], "move": move, "confirm": True}
        await self.ask("POST", f"/api/tables/{id_}/commands", command)
        return True

    async def finish(self, id_: str) -> None:
        """Play a game to its end."""
        luck = Random(1)
        while await self.move(id_, luck):
            pass


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_game_goes_on_after_the_page_is_loaded_again() -> None:
    async def work() -> None:
        before = Browser()
        id_ = await before.begin()
        luck = Random(2)
        for _ in range(5):
            await before.move(id_, luck)
        view = await before.ask("GET", f"/api/tables/{id_}")
        after = Browser(before.storage)
        assert await after.ask("GET", f"/api/tables/{id_}") == view
        assert [table["id"] for table in await after.ask("GET", "/api/tables/mine")] == [id_]
        await after.finish(id_)
        mine = await after.ask("GET", "/api/tables/mine")
        assert [table["state"] for table in mine] == ["over"]

    run(work())


def test_a_record_comes_out_goes_in_and_can_be_continued() -> None:
    async def work() -> None:
        browser, other = Browser(), Browser()
        id_ = await browser.begin("glueck-auf")
        await browser.ask("GET", f"/api/tables/{id_}/record", status=409)
        await browser.finish(id_)
        record = await browser.ask("GET", f"/api/tables/{id_}/record")
        assert read_game(record, "record").record.result is not None
        kept = await other.ask("POST", "/api/records", {"record": record})
        assert await other.ask("POST", "/api/records", {"record": record}) == kept
        listed = await other.ask("GET", "/api/tables?over=true")
        assert [table["id"] for table in listed] == [kept["table"]]
        assert await other.ask("GET", "/api/tables/mine") == []
        steps = await other.ask("GET", f"/api/tables/{kept['table']}/replay?from=0&seat=all")
        assert len(steps) > 10
        fork = {"table": kept["table"], "kept": 20, "seats": SEATS}
        opened = await other.ask("POST", "/api/tables/fork", fork)
        await other.ask("POST", f"/api/tables/{opened['id']}/commands", {"do": "start"})
        await other.finish(opened["id"])
        await other.ask("POST", "/api/records", {"record": "nonsense"}, status=400)
        again = await browser.ask("POST", f"/api/tables/{id_}/rematch")
        assert (await browser.ask("GET", f"/api/tables/{again['table']}"))["state"] == "open"
        await browser.ask("POST", f"/api/tables/{id_}/delete")
        await browser.ask("GET", f"/api/tables/{id_}", status=404)

    run(work())


async def imported(browser: Browser, title: str) -> str:
    """A finished game."""
    record = write_record(played(title, load_title(title).players[0], WHOLE_GAME, "random"))
    return str((await browser.ask("POST", "/api/records", {"record": record}))["table"])


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_a_game_is_analysed_turn_by_turn_and_once(
    monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """It goes on after a reload where it stopped, and says what the analysis of a record says."""
    monkeypatch.setattr(analyses, "NODES", 2)

    async def work() -> None:
        browser = Browser()
        id_ = await imported(browser, title)
        path = f"/api/tables/{id_}/analysis"
        assert (await browser.ask("GET", path))["state"] == "none"
        assert (await browser.ask("POST", path))["state"] == "open"
        assert (await browser.ask("POST", path))["total"] == 0
        for _ in range(3):
            (question,) = browser.asked
            browser.asked.clear()
            await browser.host.answered(question, think(msgspec.json.encode(question).decode()))
        after = Browser(browser.storage)
        known = await after.ask("GET", path)
        assert (known["state"], known["done"]) == ("open", 3)
        await after.ask("POST", path)
        await after.let_bots_play()
        whole = await after.ask("GET", path)
        assert (whole["state"], whole["done"]) == ("done", whole["total"])
        assert (await Browser(after.storage).ask("POST", path)) == whole
        table = (await after.host.live_table(id_)).table
        report = to_json(analyse(Analyser(table.game.record(table.names), 2)))
        assert to_json(whole["turns"]) == report["turns"]
        # Sums of turns that were kept with six digits.
        for seat, known in zip(whole["seats"], report["seats"], strict=True):
            assert [seat.pop(word) for word in ("name", "marks")] == [
                known.pop(word) for word in ("name", "marks")
            ]
            assert seat == pytest.approx(known, abs=0.001)
        points = [[point["number"], point["cause"]] for point in report["turning_points"]]
        assert [[point["number"], point["cause"]] for point in whole["turning_points"]] == points
        assert (await after.ask("GET", f"{path}?from=5"))["turns"] == whole["turns"][5:]
        page = await after.ask("GET", f"{path}/report?lang=cs")
        assert page.startswith("<!doctype html>")
        await after.ask("GET", f"{path}?knowledge=nothing", status=400)

    run(work())


def test_another_turn_of_an_analysed_game_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "NODES", 2)

    async def work() -> None:
        browser = Browser()
        id_ = await imported(browser, "glueck-auf")
        path = f"/api/tables/{id_}/analysis"
        await browser.ask("POST", f"{path}/judge", {"number": 0, "moves": ["x"]}, status=409)
        await browser.ask("POST", path)
        await browser.let_bots_play()
        turn = (await browser.ask("GET", path))["turns"][0]
        better = turn["best"][0]["moves"]
        asked = browser.ask("POST", f"{path}/judge", {"number": 0, "moves": better})
        judged = asyncio.ensure_future(asked)
        await asyncio.sleep(0)
        await browser.let_bots_play()
        found = await judged
        assert (found["number"], found["seat"], found["first"]) == (0, turn["seat"], turn["first"])
        assert found["played"]["moves"] == better
        await browser.ask("POST", f"{path}/judge", {"number": 0, "moves": ["x"]}, status=400)
        await browser.ask("POST", f"{path}/judge", {"number": 900, "moves": better}, status=409)
        await browser.ask("POST", f"/api/tables/{id_}/delete")
        assert browser.storage.analyses == {}

    run(work())


def test_what_cannot_be_analysed_is_told_and_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analyses, "NODES", 2)

    async def work() -> None:
        browser = Browser()
        id_ = await imported(browser, "volldampf")
        path = f"/api/tables/{id_}/analysis"
        await browser.ask("POST", path)
        (question,) = browser.asked
        browser.asked.clear()
        assert isinstance(question, AnalysisQuestion)
        unknown = msgspec.structs.replace(question, turn=100_000)
        assert think(msgspec.json.encode(unknown).decode()) == NO_ANSWER
        await browser.host.answered(question, NO_ANSWER)
        assert (await browser.ask("GET", path))["state"] == "failed"
        assert (await browser.ask("POST", path))["state"] == "open"
        await browser.let_bots_play()
        assert (await browser.ask("GET", path))["state"] == "done"

    run(work())


def test_the_teacher_helps_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teacher_questions, "NODES", {"normal": 4})

    async def work() -> None:
        browser = Browser()
        id_ = await browser.begin("glueck-auf")
        await browser.let_bots_play()

        async def asked(**question: int) -> Any:
            advice = browser.ask("POST", f"/api/tables/{id_}/advice", {"seat": 0, **question})
            answer = asyncio.ensure_future(advice)
            await asyncio.sleep(0)
            await browser.let_bots_play()
            return await answer

        hint = await asked()
        view = await browser.ask("GET", f"/api/tables/{id_}")
        assert hint["best"][0]["moves"][0] in [one["move"] for one in view["moves"]]
        assert await asked() == hint
        luck = Random(5)
        for _ in range(8):
            await browser.move(id_, luck)
        await browser.let_bots_play()
        assert (await asked(about=0))["mark"]
        assert (await asked(about=1))["seat"] == 1
        refused = {"seat": 1}
        await browser.ask("POST", f"/api/tables/{id_}/advice", refused, status=403)

    run(work())


def test_a_game_that_goes_on_is_not_analysed() -> None:
    async def work() -> None:
        browser = Browser()
        id_ = await browser.begin()
        await browser.ask("POST", f"/api/tables/{id_}/analysis", status=409)

    run(work())


def test_a_channel_tells_what_a_socket_would() -> None:
    async def work() -> None:
        browser = Browser()
        await browser.channels.open(1, "/api/lobby/live")
        id_ = await browser.begin()
        await browser.channels.open(2, f"/api/tables/{id_}/live?seat=0")
        await browser.channels.open(3, "/api/tables/nowhere/live")
        await browser.let_bots_play()
        await asyncio.sleep(0)
        view = await browser.ask("GET", f"/api/tables/{id_}")
        command = {"do": "move", "seat": 0, "step": view["step"], "move": view["moves"][0]["move"]}
        await browser.channels.receive(
            2, json.dumps({"type": "command", "id": 7, "command": command})
        )
        await browser.channels.receive(
            2, json.dumps({"type": "command", "id": 8, "command": command})
        )
        await asyncio.sleep(0)
        kinds = [message["type"] for number, message in browser.sent if number == 2]
        assert kinds[0] == "view"
        assert "delta" in kinds
        done = [message for _, message in browser.sent if message["type"] == "done"]
        assert done == [{"type": "done", "id": 7}]
        fault = next(message for _, message in browser.sent if message["type"] == "fault")
        assert (fault["id"], fault["fault"]["code"]) == (8, "stale")
        assert {"type": "table", "table": id_} in [
            one for number, one in browser.sent if number == 1
        ]
        assert [(number, code) for number, code, _ in browser.shut] == [(3, 4404)]
        browser.channels.close(2)
        assert browser.host.live_tables[id_].watchers == {}

    run(work())


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_a_first_game_has_lessons(title: str) -> None:
    async def work() -> None:
        browser = Browser()
        opened = await browser.ask("POST", "/api/lessons", {"title": title, "name": "Ada"})
        lesson = await browser.ask("GET", f"/api/lessons/{opened['id']}")
        assert lesson
        plain = await browser.begin()
        await browser.ask("GET", f"/api/lessons/{plain}", status=409)

    run(work())


def test_what_cannot_be_kept_has_not_happened() -> None:
    async def work() -> None:
        browser = Browser()
        id_ = await browser.begin()
        await browser.let_bots_play()
        view = await browser.ask("GET", f"/api/tables/{id_}")
        browser.storage.full = True
        command = {"do": "move", "seat": 0, "step": view["step"], "move": view["moves"][0]["move"]}
        fault = await browser.ask("POST", f"/api/tables/{id_}/commands", command, status=507)
        assert fault["words"]["key"] == "refused-no-room"
        browser.storage.full = False
        assert (await browser.ask("GET", f"/api/tables/{id_}"))["step"] == view["step"]

    run(work())


def test_two_pages_of_a_browser_play_one_game() -> None:
    async def work() -> None:
        one = Browser()
        id_ = await one.begin()
        other = Browser(one.storage)
        luck = Random(3)
        for _ in range(4):
            await one.move(id_, luck)
            await other.host.heard(id_)
            await other.move(id_, luck)
        # Without hearing of it, the first page finds out when it wants to add something.
        await one.let_bots_play()
        command = {"do": "note", "seat": 0, "text": "mine"}
        await one.ask("POST", f"/api/tables/{id_}/commands", command)
        assert len(one.storage.acts[id_]) == one.host.live_tables[id_].table.count

    run(work())


def test_a_clock_runs_out_but_without_one_a_game_waits_for_ever() -> None:
    async def work() -> None:
        browser = Browser()
        calm = await browser.begin()
        clock = {"kind": "live", "bank": 60, "increment": 0, "days": 0}
        asked = {"title": "volldampf", "seats": SEATS, "clock": clock}
        hasty = (await browser.ask("POST", "/api/tables", asked))["id"]
        await browser.ask("POST", f"/api/tables/{hasty}/commands", {"do": "start"})
        await browser.let_bots_play()
        browser.now += 100 * 24 * 3_600_000
        await browser.host.look_after()
        seats = {
            id_: (await browser.ask("GET", f"/api/tables/{id_}"))["seats"] for id_ in (calm, hasty)
        }
        assert seats[hasty][0]["stand_in"] == "driver"
        assert "stand_in" not in seats[calm][0]

    run(work())


@pytest.mark.parametrize("path", ["people/login", "push", "tables/abc/links/0", "nonsense"])
def test_what_needs_a_server_is_refused(path: str) -> None:
    async def work() -> None:
        fault = await Browser().ask("POST", f"/api/{path}", {}, status=404)
        assert fault["words"]["key"] == "refused-needs-server"

    run(work())


def test_bad_requests_get_a_sentence() -> None:
    async def work() -> None:
        browser = Browser()
        id_ = await browser.begin()
        for method, path, body in (
            ("POST", "/api/tables", {"title": "volldampf"}),
            ("POST", f"/api/tables/{id_}/commands", {"do": "fly"}),
            ("GET", f"/api/tables/{id_}/log?from=x", None),
            ("POST", "/api/tables", {"title": "chess", "seats": SEATS}),
        ):
            assert (await browser.ask(method, path, body, status=400))["message"]

    run(work())
