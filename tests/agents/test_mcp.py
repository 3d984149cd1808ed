"""Agents play by the Model Context Protocol: the client of its own SDK uses our server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra agents is not installed")

import httpx2
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from cli.command import COMMAND, ENVIRONMENT
from server.guests import NO_CLIENT
from stellwerk.server.app import create_app
from stellwerk.server.settings import Settings
from stellwerk.titles import load_title, own_title_ids

HOUSE = "http://localhost"


class RefusedError(Exception):
    """A tool said no."""


class Agent:
    """An agent with a client of the SDK."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def use(self, tool: str, **arguments: Any) -> Any:
        """What a tool answers; a refusal is raised."""
        result = await self.client.call_tool(tool, arguments)
        texts = [part.text for part in result.content if part.type == "text"]
        if result.is_error:
            raise RefusedError(texts[0])
        if tool in ("rules", "record"):
            return texts[0]
        answers = [json.loads(text) for text in texts]
        return answers if tool in ("titles", "legal_moves") else answers[0]


@asynccontextmanager
async def house(folder: Path, **more: Any) -> AsyncIterator[Any]:
    """A server in this process."""
    settings = {"requests_per_minute": 1_000_000, "workers": 1, **more}
    app = create_app(Settings(database=str(folder / "games.db"), **settings), client=NO_CLIENT)
    async with app.lifespan():
        yield app


@asynccontextmanager
async def agent(app: Any, path: str = "/mcp", key: str = "") -> AsyncIterator[Agent]:
    """An agent that reaches the server over HTTP."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    transport = httpx2.ASGITransport(app)
    async with (
        httpx2.AsyncClient(transport=transport, headers=headers, timeout=60) as http,
        Client(streamable_http_client(f"{HOUSE}{path}", http_client=http)) as client,
    ):
        yield Agent(client)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test with a time limit."""
    asyncio.run(asyncio.wait_for(test(), 900))


@pytest.mark.parametrize("title", own_title_ids())
def test_an_agent_plays_a_whole_game_against_conductor(title: str, tmp_path: Path) -> None:
    async def test() -> None:
        luck = Random(title)
        async with house(tmp_path) as app, agent(app) as one:
            place = await one.use("open_table", title=title, players=2, name="Scripted")
            assert place["invitations"] == []
            mine = {"table": place["table"], "key": place["key"]}
            got = await one.use("wait", **mine, seconds=50)
            turns = 0
            while got["state"] != "over":
                if not got["your_turn"]:
                    got = await one.use("wait", **mine, seconds=50)
                    continue
                assert got["your_seat"] == 0
                assert got["question"]
                move = luck.choice(got["legal_moves"])["move"]
                got = await one.use("play", **mine, moves=move)
                turns += 1
            game = load_title(title)
            assert turns >= game.round_count(game.new_game(2))
            assert got["winners"]
            assert title in await one.use("record", **mine)
            assert (await one.use("analysis", **mine))["turns"]

    run(test)


def test_the_house_tells_of_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as app, agent(app) as one:
            listed = [title["id"] for title in await one.use("titles")]
            assert listed[: len(own_title_ids())] == own_title_ids()
            assert (await one.use("rules", title="volldampf", number="VD-1.1")).startswith("**VD-1")
            assert len(await one.use("rules", title="glueck-auf")) > 5_000
            with pytest.raises(RefusedError, match="no rule 'XX-9'"):
                await one.use("rules", title="volldampf", number="XX-9")
            with pytest.raises(RefusedError, match="There is no title 'chess'"):
                await one.use("open_table", title="chess")
            tools = {tool.name for tool in (await one.client.list_tools()).tools}
            assert {"open_table", "join_table", "play", "why_not", "wait", "legal_moves"} <= tools
            for tool in (await one.client.list_tools()).tools:
                assert tool.description

    run(test)


def test_two_agents_meet_by_a_link_and_neither_can_use_the_seat_of_the_other(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with house(tmp_path) as app, agent(app) as anna, agent(app) as ben:
            opened = await anna.use("open_table", title="volldampf", players=2, bots=[])
            table, hers = opened["table"], opened["key"]
            (link,) = opened["invitations"]
            joined = await ben.use("join_table", link=link, name="Ben")
            his = joined["key"]
            assert (joined["table"], joined["seat"]) == (table, 1)
            with pytest.raises(RefusedError, match="host"):
                await ben.use("start", table=table, key=his)
            await anna.use("start", table=table, key=hers)
            assert (await ben.use("look", table=table, key=his))["your_seat"] == 1
            # A wrong seat: somebody without a key, and with one that is made up.
            for key in ("", "0" * 32):
                with pytest.raises(RefusedError, match="opens no seat"):
                    await ben.use("play", table=table, key=key, moves="bonds-0")
            again = await ben.use("join_table", link=f"{HOUSE}/seat#{his}")
            assert again["seat"] == 1
            with pytest.raises(RefusedError, match="has begun"):
                await ben.use("join_table", link=link, name="Ben")

    run(test)


def test_a_wrong_move_is_refused_with_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as app, agent(app) as one:
            place = await one.use("open_table", title="russian-railroads", bots=["random"])
            mine = {"table": place["table"], "key": place["key"]}
            got = await one.use("wait", **mine)
            first = got["legal_moves"][0]["move"]
            closed = "T3"
            why = await one.use("why_not", **mine, move=closed)
            assert why["legal"] is False
            assert why["rule"].startswith("RR-")
            assert (await one.use("why_not", **mine, move=first))["legal"] is True
            with pytest.raises(RefusedError, match=r"RR-"):
                await one.use("play", **mine, moves=closed)
            with pytest.raises(RefusedError):
                await one.use("play", **mine, moves="nonsense")
            assert (await one.use("look", **mine))["step"] == got["step"]
            with pytest.raises(RefusedError, match="no such table"):
                await one.use("look", table="../people/me")
            with pytest.raises(RefusedError, match="no such table"):
                await one.use("look", table="nowhere")

    run(test)


def test_what_is_hidden_from_a_seat_is_hidden_from_its_agent(tmp_path: Path) -> None:
    """Bonds are chosen in secret: whatever Anna chooses, Ben gets the same."""

    async def test() -> None:
        seen = []
        async with house(tmp_path) as app, agent(app) as one:
            for bonds in ("bonds-0", "bonds-5"):
                app.state.service.chance = Random(1)
                opened = await one.use("open_table", title="volldampf", players=2, bots=[])
                (link,) = opened["invitations"]
                his = (await one.use("join_table", link=link, name="Ben"))["key"]
                await one.use("start", table=opened["table"], key=opened["key"])
                await one.use("play", table=opened["table"], key=opened["key"], moves=bonds)
                got = await one.use("look", table=opened["table"], key=his, values=True)
                own = await one.use("look", table=opened["table"], key=opened["key"], values=True)
                assert json.dumps(own["values"]) != json.dumps(got["values"])
                del got["table"]
                seen.append(json.dumps(got))
        assert seen[0] == seen[1]

    run(test)


def test_the_teacher_advises_where_the_table_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as app, agent(app) as one, agent(app) as ben:
            place = await one.use("open_table", title="russian-railroads", bots=["random"])
            mine = {"table": place["table"], "key": place["key"]}
            got = await one.use("wait", **mine)
            advice = await one.use("advice", **mine)
            legal = {move["move"] for move in got["legal_moves"]}
            assert advice["seat"] == 0
            assert advice["best"][0]["moves"].split()[0] in legal
            assert advice["best"][0]["does"]
            assert 0 <= advice["best"][0]["chance"] <= 1
            with pytest.raises(RefusedError, match="opens no seat"):
                await one.use("advice", table=place["table"])
            # Among people nobody has a teacher unless the host allows it.
            opened = await one.use("open_table", title="volldampf", players=2, bots=[])
            (link,) = opened["invitations"]
            await ben.use("join_table", link=link, name="Ben")
            await one.use("start", table=opened["table"], key=opened["key"])
            with pytest.raises(RefusedError, match="Hints are off"):
                await one.use("advice", table=opened["table"], key=opened["key"])

    run(test)


def test_legal_moves_can_be_switched_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as app, agent(app, "/mcp/unaided") as one:
            place = await one.use("open_table", title="glueck-auf", bots=["random"])
            mine = {"table": place["table"], "key": place["key"]}
            got = await one.use("wait", **mine)
            assert got["your_turn"]
            assert "legal_moves" not in got
            tools = {tool.name for tool in (await one.client.list_tools()).tools}
            assert not {"legal_moves", "advice"} & tools
            assert (await one.use("play", **mine, moves="lorries-1"))["step"] > got["step"]

    run(test)


def test_a_key_may_come_with_every_request(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as app, agent(app) as one:
            place = await one.use("open_table", title="glueck-auf", bots=["random"])
            async with agent(app, key=place["key"]) as same:
                assert (await same.use("look", table=place["table"]))["your_seat"] == 0

    run(test)


def test_a_flood_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """What an agent asks counts for its address, like any other request."""

    async def test() -> None:
        async with house(tmp_path, requests_per_minute=30) as app, agent(app) as one:
            faults = 0
            for number in range(20):
                try:
                    await one.use("titles")
                    assert not faults
                except Exception:
                    assert number > 5
                    faults += 1
            assert faults

    run(test)


def test_whoever_waits_counts_as_a_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, sockets_per_address=1) as app, agent(app) as one:
            opened = await one.use("open_table", title="glueck-auf", players=2, bots=[])
            mine = {"table": opened["table"], "key": opened["key"]}
            first = asyncio.create_task(one.use("wait", **mine, seconds=30))
            inside = app.state.open_sockets.inside
            while not inside:
                await asyncio.sleep(0)
            with pytest.raises(RefusedError):
                await one.use("wait", **mine, seconds=1)
            first.cancel()

    run(test)


def test_the_command_plays_here_on_standard_input(tmp_path: Path) -> None:
    async def test() -> None:
        parameters = StdioServerParameters(
            command=COMMAND[0],
            args=[*COMMAND[1:], "mcp", "--database", str(tmp_path / "games.db")],
            env=dict(ENVIRONMENT),
        )
        async with Client(parameters) as client:
            one = Agent(client)
            place = await one.use("open_table", title="glueck-auf", bots=["random"])
            mine = {"table": place["table"], "key": place["key"]}
            got = await one.use("wait", **mine)
            assert got["your_turn"]
            move = got["legal_moves"][0]["move"]
            assert (await one.use("play", **mine, moves=move))["step"] > got["step"]

    run(test)
