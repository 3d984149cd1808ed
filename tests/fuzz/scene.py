"""What is attacked: people, and tables of every title in every state, always some fresh ones."""

from __future__ import annotations

import json
from collections import deque
from random import Random
from typing import Any, Final, NamedTuple

from fuzz.wire import Answer, BrokenError, Door, Line

STATES: Final = ("open", "running", "paused", "left", "closed", "clock", "fork")
MOST_TABLES: Final = 24
"""So many are known to the attackers; older ones are left alone."""


class SceneTable(NamedTuple):
    """A table, the keys of the seats people have, and the cookie of its host."""

    id: str
    title: str
    players: int
    keys: tuple[str, ...]
    cookie: str
    state: str
    """How it was set up; attackers and bots change that."""


class Scene:
    """All there is to be attacked."""

    def __init__(self, door: Door, rng: Random) -> None:
        self.line = Line(door)
        self.door = door
        self.rng = rng
        self.tables: deque[SceneTable] = deque(maxlen=MOST_TABLES)
        self.over: deque[str] = deque(maxlen=6)
        """Tables whose games are over, or will be soon."""
        self.titles: dict[str, list[int]] = {}
        self.opened = 0
        self.document: dict[str, Any] = {}

    async def prepare(self) -> None:
        """Look around, and put up a table of each title in each state."""
        house = await self._get("/api/catalog")
        self.titles = {title["id"]: title["players"] for title in house["titles"]}
        self.document = await self._get("/schema/openapi.json")
        for _ in range(MOST_TABLES):
            await self.add()

    async def add(self) -> None:
        """One more table, of the next title in the next state."""
        number, self.opened = self.opened, self.opened + 1
        titles = list(self.titles)
        title = titles[number % len(titles)]
        state = STATES[number // len(titles) % len(STATES)]
        players = self.rng.choice([n for n in self.titles[title] if n > 1])
        people = 2 if state in ("running", "open") else 1
        seats = [{"name": f"P{seat}"} for seat in range(people)]
        rest: dict[str, str] = {} if state == "open" else {"bot": "random"}
        body: dict[str, Any] = {"title": title, "seats": [*seats, *[rest] * (players - people)]}
        body["undo"] = self.rng.choice(("free", "consent", "none"))
        body["spectators"] = state != "closed"
        if state == "clock":
            body["clock"] = {"kind": "live", "bank": 20, "increment": 1}
        answer = None
        if state == "fork" and self.over:
            forked = await self._fork(body, self.rng.choice(self.over))
            if forked is not None:
                answer = await self._post("/api/tables/fork", forked)
        if answer is None or answer.status == 404:
            # There is nothing to fork, or an attacker has just deleted it.
            answer = await self._post("/api/tables/", body)
        if answer.status != 201:
            raise BrokenError(f"no table: {answer.status} {answer.body[:200]!r}")
        opened = json.loads(answer.body)
        cookie = answer.headers["set-cookie"].split(";")[0]
        keys = tuple(link["key"] for link in opened["links"])
        table = SceneTable(opened["id"], title, players, keys, cookie, state)
        await self._begin(table)
        self.tables.append(table)

    async def _fork(self, body: dict[str, Any], original: str) -> dict[str, Any] | None:
        """The body of a fork of a game that is over, None where it is not yet or was deleted."""
        answer = await self.line.ask(self.door.request("GET", f"/api/tables/{original}"))
        view = json.loads(answer.body)
        if answer.status != 200 or view["state"] != "over":
            return None
        seats = [{"name": "P0"}, *[{"bot": "random"}] * (len(view["seats"]) - 1)]
        return {"table": original, "kept": view["step"] // 2, "seats": seats, "undo": body["undo"]}

    async def _begin(self, table: SceneTable) -> None:
        """Bring a new table into its state."""
        if table.state == "open":
            return
        for seat in range(len(table.keys)):
            await self._do(table, seat, do="prefer", seat=seat, confirm=self.rng.random() < 0.3)
        await self._do(table, 0, do="start")
        if table.state == "paused":
            await self._do(table, 0, do="ask-pause", seat=0)
        if table.state == "left":
            await self._do(table, 0, do="leave", seat=0)
            self.over.append(table.id)

    async def _do(self, table: SceneTable, by: int, **command: object) -> None:
        headers = {"Authorization": f"Bearer {table.keys[by]}"}
        path = f"/api/tables/{table.id}/commands"
        raw = self.door.request("POST", path, headers, _json(command))
        answer = await self.line.ask(raw)
        if answer.status != 200:
            raise BrokenError(f"{command}: {answer.status} {answer.body[:200]!r}")

    async def _post(self, path: str, body: object) -> Answer:
        return await self.line.ask(self.door.request("POST", path, body=_json(body)))

    async def _get(self, path: str) -> Any:
        answer: Answer = await self.line.ask(self.door.request("GET", path))
        if answer.status != 200:
            raise BrokenError(f"{path}: {answer.status} {answer.body[:200]!r}")
        return json.loads(answer.body)

    def table(self, rng: Random) -> SceneTable:
        """Any of the tables."""
        return rng.choice(self.tables)

    def headers(self, table: SceneTable, rng: Random) -> dict[str, str]:
        """Those of somebody: who has the key or the cookie, who has others, who has none."""
        kind = rng.random()
        if kind < 0.4:
            return {"Authorization": f"Bearer {rng.choice(table.keys)}"}
        if kind < 0.7:
            return {"Cookie": table.cookie}
        if kind < 0.8:
            return {"Cookie": rng.choice(self.tables).cookie}
        return {}


def _json(value: object) -> bytes:
    return json.dumps(value).encode()
