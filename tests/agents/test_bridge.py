"""Agents in the arena: by HTTP and by the Model Context Protocol, they sit like any bot."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from socket import create_server
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra agents is not installed")

import uvicorn
from mcp.server.mcpserver import MCPServer

from cli.command import stellwerk
from stellwerk.bots.protocol import ExternalBot
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title

AGENT = f"{sys.executable} -m stellwerk"


@contextmanager
def by_http(answer: Any) -> Iterator[str]:
    """An agent that takes questions by POST."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            body = json.dumps(answer(question)).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/move"
    server.shutdown()
    server.server_close()


@contextmanager
def by_mcp(answer: Any) -> Iterator[str]:
    """An agent that is a server of the protocol."""
    agent = MCPServer("agent", log_level="ERROR")

    def choose_move(question: dict[str, Any]) -> str:
        """Choose a move."""
        return str(answer(question)["move"])

    agent.add_tool(choose_move, structured_output=False)
    listener = create_server(("127.0.0.1", 0))
    app = agent.streamable_http_app(stateless_http=True, json_response=True)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None))
    thread = Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    yield f"mcp+http://127.0.0.1:{listener.getsockname()[1]}/mcp"
    server.should_exit = True
    thread.join(10)


def first_move(question: Any) -> dict[str, str]:
    """What the scripted agent answers."""
    assert question["title"] == "glueck-auf"
    assert question["prompt"]
    return {"move": question["moves"][0]["move"]}


def play(url: str) -> tuple[ExternalBot, int]:
    """A game of an agent against chance; the bot, and how many moves it was asked for."""
    title = load_title("glueck-auf")
    position = title.new_game(2)
    luck = Random(1)
    bot = ExternalBot(f"{AGENT} agent {url}", "1")
    bot.patience = 60.0
    asked = 0
    while position.turn != NOBODY and asked < 12:
        moves = position.moves()
        if position.turn in (DEALER, 1):
            position.play(luck.choice(moves))
        else:
            position.play(bot.choose(title.veil(position, 0), 0, moves))
            asked += 1
    bot.close()
    return bot, asked


@pytest.mark.parametrize("way", [by_http, by_mcp])
def test_an_agent_is_asked_like_any_program(way: Any) -> None:
    with way(first_move) as url:
        bot, asked = play(url)
    assert (bot.faults, bot.lost, asked) == ([], 0, 12)


def test_an_agent_that_talks_nonsense_is_at_fault() -> None:
    with by_http(lambda _question: {"move": "checkmate"}) as url:
        bot, asked = play(url)
    assert bot.lost == asked
    assert "checkmate" in bot.faults[0]


@pytest.mark.parametrize("url", ["nowhere", "mcp+ftp://somewhere"])
def test_an_address_has_to_be_one(url: str) -> None:
    outcome = stellwerk("agent", url)
    assert outcome.returncode == 1
    assert "is not the address of an agent" in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_an_agent_who_is_not_there_is_told_in_a_sentence() -> None:
    question = {"type": "move", "turn": 1, "scores": [], "position": [], "prompt": "", "moves": []}
    outcome = stellwerk("agent", "http://127.0.0.1:9/move", answers=json.dumps(question) + "\n")
    assert outcome.returncode == 1
    assert "does not answer as an agent should" in outcome.stderr
    assert "Traceback" not in outcome.stderr
