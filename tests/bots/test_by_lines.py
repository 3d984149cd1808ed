"""A bot of one build at a table of another: it plays as it does at its own."""

from __future__ import annotations

import io
import json
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from cli.command import refusal, stellwerk
from stellwerk.bots import make_bot, protocol
from stellwerk.bots.by_lines import LineBot, play_by_lines
from stellwerk.bots.protocol import ExternalBot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import load_title, own_title_ids
from tiny.title import TITLE as TINY


def game_line(title: Title[Any], view: Position, seat: int, seed: str) -> bytes:
    """The line with which a game begins."""
    return msgspec.json.encode(ExternalBot(sys.executable, seed)._game(title, view, seat)) + b"\n"


def question_line(title: Title[Any], view: Position, moves: list[int]) -> bytes:
    """The line that asks for a move."""
    choices = {title.write_move(view, move): move for move in moves}
    return msgspec.json.encode(protocol._question(title, view, choices)) + b"\n"


def first_question(seed: str = "1") -> tuple[bytes, bytes]:
    position = TINY.new_game(2)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    view = TINY.veil(position, 0)
    return game_line(TINY, view, 0, seed), question_line(TINY, view, position.moves())


@pytest.mark.parametrize("name", ["greedy", "conductor", "search-3"])
@pytest.mark.parametrize("id_", own_title_ids())
def test_it_plays_as_at_home(id_: str, name: str) -> None:
    title = load_title(id_)
    position = title.new_game(2)
    rng = Random(4)
    home = make_bot(name, "seed")
    line_bot = LineBot(name)
    asked = 0
    while position.turn != NOBODY and asked < 25:
        seat, moves = position.turn, position.moves()
        if seat != 0 or len(moves) == 1:
            position.play(rng.choice(moves))
            continue
        view = title.veil(position, 0)
        if not asked:
            assert line_bot.hear(game_line(title, view, 0, "seed")) == b""
        answer = json.loads(line_bot.hear(question_line(title, view, moves)))
        move = home.choose(view, 0, moves)
        assert answer == {"move": title.write_move(position, move)}
        position.play(move)
        asked += 1
    assert asked
    assert asked == 25 or position.turn == NOBODY


def test_the_command_answers_lines() -> None:
    begin, ask = first_question()
    outcome = stellwerk("bot", "greedy", answers=(begin + ask + ask).decode())
    assert (outcome.returncode, outcome.stderr) == (0, "")
    moves = {choice["move"] for choice in json.loads(ask)["moves"]}
    answers = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert len(answers) == 2
    assert all(answer["move"] in moves for answer in answers)


def test_there_is_no_such_bot() -> None:
    assert "There is no bot 'nobody'" in refusal("bot", "nobody")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([b"chess\n"], "Line 1 is not a line of the bot protocol"),
        ([b'{"type": "song"}\n'], "Line 1 is not a line of the bot protocol"),
        ([b"\xff\n"], "Line 1 is not a line of the bot protocol"),
        ([first_question()[1]], "before it was said which game"),
        ([first_question()[0].replace(b'"protocol":1', b'"protocol":9')], "version 1"),
        ([first_question()[0].replace(b'"rules":', b'"rules":99')], "99"),
        ([first_question()[0].replace(b'"tiny"', b'"chess"')], "chess"),
    ],
)
def test_what_it_does_not_understand(lines: list[bytes], words: str) -> None:
    with pytest.raises(StellwerkError, match=words):
        play_by_lines("greedy", lines, io.BytesIO())
