"""Programs play by the bot protocol; whatever they do wrong costs them the move, and only that."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stellwerk.bots import make_bot
from stellwerk.bots.protocol import CHANCES, ExternalBot
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.title import Title
from stellwerk.titles import load_title, title_ids
from tiny.position import TinyPosition
from tiny.title import TITLE

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{shlex.quote(sys.executable)} {ROOT / 'docs' / 'examples' / 'ten_line_bot.py'}"
PERL = """perl -e '
$| = 1;
while (<STDIN>) {
    print "{\\"move\\": \\"$1\\"}\\n" if /"type":"move".*"moves":\\[\\{"move":"([^"]+)"/;
}'"""
"""A bot in another language: it always plays the first legal move."""


def python(body: str) -> str:
    """The command of a program that runs `body` for each line it reads."""
    program = "import json, os, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n"
    program += "".join(f"    {line}\n" for line in body.splitlines())
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(program)}"


def answering(answer: str) -> str:
    """The command of a program that answers each question with the value of an expression."""
    return python(f'if message["type"] == "move":\n    print({answer}, flush=True)')


@pytest.fixture
def external_bots() -> Iterator[list[ExternalBot]]:
    """Programs that end with the test."""
    made: list[ExternalBot] = []
    yield made
    for external in made:
        external.close()


def play(
    external: ExternalBot, title: Title[Any] = TITLE, players: int = 2, seed: int = 1
) -> list[str]:
    """Let a program play the first seat of a game; the moves it made."""
    position = title.new_game(players)
    rng = Random(seed)
    made = []
    while position.turn != NOBODY:
        moves = position.moves()
        if position.turn != 0:
            position.play(rng.choice(moves))
            continue
        move = external.choose(title.veil(position, 0), 0, moves)
        assert move in moves
        made.append(title.write_move(position, move))
        position.play(move)
    return made


def asked() -> tuple[TinyPosition, list[int]]:
    """A position of Tiny in which the first seat chooses a track."""
    position = TITLE.new_game(2)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    return TITLE.veil(position, 0), position.moves()


def test_the_example_has_ten_lines() -> None:
    text = (ROOT / "docs" / "examples" / "ten_line_bot.py").read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line]) == 10
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"```python\n{text}```" in page


@pytest.mark.parametrize("title_id", title_ids())
def test_the_example_plays_every_title(title_id: str, external_bots: list[ExternalBot]) -> None:
    title = load_title(title_id)
    external = ExternalBot(EXAMPLE, "a")
    external_bots.append(external)
    assert play(external, title, title.players[-1])
    assert (external.lost, external.faults) == (0, [])


def test_the_example_plays_the_same_game_with_the_same_seed(
    external_bots: list[ExternalBot],
) -> None:
    external_bots += [ExternalBot(EXAMPLE, "a"), ExternalBot(EXAMPLE, "a")]
    first, second = (play(external, load_title("russian-railroads")) for external in external_bots)
    assert first == second


def test_a_program_in_another_language(external_bots: list[ExternalBot]) -> None:
    title = load_title("russian-railroads")
    external = ExternalBot(PERL, "a")
    external_bots.append(external)
    lines: list[tuple[str, bytes]] = []
    external.trace = lambda sign, line: lines.append((sign, line))
    made = play(external, title)
    assert (external.lost, external.faults) == (0, [])
    questions = [json.loads(line) for sign, line in lines if sign == ">"][1:]
    assert made == [question["moves"][0]["move"] for question in questions]


def test_what_a_program_is_told(external_bots: list[ExternalBot]) -> None:
    external = make_bot(f"exec:{EXAMPLE}", "1:2")
    assert isinstance(external, ExternalBot)
    external_bots.append(external)
    lines: list[tuple[str, bytes]] = []
    external.trace = lambda sign, line: lines.append((sign, line))
    view, moves = asked()
    external.choose(view, 0, moves)
    external.choose(view, 0, moves)
    assert [sign for sign, _ in lines] == [">", ">", "<", ">", "<"]
    game, question, answer = (json.loads(line) for _, line in lines[:3])
    assert game == {
        "type": "game",
        "protocol": 1,
        "title": "tiny",
        "rules": 2,
        "players": 2,
        "options": {"rounds": "2"},
        "seat": 1,
        "seed": "1:2",
    }
    assert question == {
        "type": "move",
        "turn": 2,
        "scores": [0, 0],
        "position": TITLE.write_position(view),
        "prompt": "Your wagon weighs 1. Which track?",
        "moves": [
            {"move": "left", "text": "send your wagon to the left track"},
            {"move": "right", "text": "send your wagon to the right track"},
        ],
    }
    assert answer["move"] in ("left", "right")
    assert "hands 0 -2" in question["position"]


CRASH = python('sys.stderr.write("out of steam\\n")\nsys.exit(3)')
MISDEEDS = {
    "crash": (CRASH, r"It ended with exit code 3: 'out of steam'\."),
    "crash at once": ("sh -c 'exit 7'", r"It ended with exit code 7\."),
    "killed": (python("os.kill(os.getpid(), 9)"), r"It ended with exit code -9\."),
    "stall": (python("time.sleep(60)"), r"It did not answer within 0\.5 s\."),
    "deaf": ("sleep 60", r"It did not answer within 0\.5 s\."),
    "closed": (python("os.close(1)\ntime.sleep(60)"), r"It closed its output\."),
    "garbage": (
        answering("'choo choo'"),
        r"It answered 'choo choo', which is no {\"move\": \"…\"}",
    ),
    "empty line": (answering("''"), r"It answered '', which is no"),
    "other bytes": (
        python("sys.stdout.buffer.write(b'\\xff\\xfe\\n')\nsys.stdout.flush()"),
        r"It answered '\\\\xff\\\\xfe', which is no",
    ),
    "number": (answering("json.dumps({'move': 6})"), r"It answered '{\"move\": 6}', which is no"),
    "no move": (
        answering("json.dumps({'move': 'fly'})"),
        r"It answered 'fly', which is not a move\.",
    ),
    "illegal": (
        answering("json.dumps({'move': 'whistle'})"),
        r"It answered 'whistle', which is not possible now\.",
    ),
    "huge": (
        python("while True: sys.stdout.write('x' * 100_000)"),
        r"Its answer is longer than 65536 bytes\.",
    ),
    "huge errors": (
        python("while True: sys.stderr.write('x' * 100_000)"),
        r"It did not answer within 0\.5 s\.",
    ),
}


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_program_at_fault_loses_its_move(misdeed: str, external_bots: list[ExternalBot]) -> None:
    command, reason = MISDEEDS[misdeed]
    external = ExternalBot(command, "a")
    external.patience = 0.5 if "0\\.5" in reason else 10.0
    external_bots.append(external)
    view, moves = asked()
    begun = time.monotonic()
    assert external.choose(view, 0, moves) in moves
    assert time.monotonic() - begun < 8
    assert external.lost == 1
    (fault,) = external.faults
    assert re.match(reason, fault)
    assert "\n" not in fault


def test_after_some_faults_a_program_is_not_asked_again(external_bots: list[ExternalBot]) -> None:
    external = ExternalBot("sh -c 'exit 1'", "a")
    external_bots.append(external)
    made = play(external)
    assert len(made) > CHANCES
    assert len(external.faults) == CHANCES
    assert external.lost == len(made)


def test_a_program_that_fails_once_gets_its_next_move(
    tmp_path: Path, external_bots: list[ExternalBot]
) -> None:
    flag = shlex.quote(str(tmp_path / "failed"))
    command = f"sh -c 'if [ -e {flag} ]; then exec {EXAMPLE}; fi; touch {flag}; exit 1'"
    external = ExternalBot(command, "a")
    external_bots.append(external)
    made = play(external)
    assert len(made) > 1
    assert external.lost == 1
    assert external.faults == ["It ended with exit code 1."]


def test_lost_moves_are_random_by_the_seed(external_bots: list[ExternalBot]) -> None:
    title = load_title("russian-railroads")
    external_bots += [ExternalBot("sh -c 'exit 1'", seed) for seed in "aab"]
    games = [play(external, title) for external in external_bots]
    assert games[0] == games[1] != games[2]


def test_a_program_and_what_it_started_end_with_it(
    tmp_path: Path, external_bots: list[ExternalBot]
) -> None:
    note = tmp_path / "pid"
    external = ExternalBot(f"sh -c 'sleep 60 & echo $! > {shlex.quote(str(note))}; wait'", "a")
    external.patience = 2.0
    external_bots.append(external)
    view, moves = asked()
    external.choose(view, 0, moves)
    helper = int(note.read_text())
    deadline = time.monotonic() + 5
    while _runs(helper) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(helper)


def test_a_program_has_a_second_after_the_game(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    program = 'import sys\nfor line in sys.stdin:\n    print(\'{"move":"left"}\', flush=True)\n'
    program += f"open({str(diary)!r}, 'w').write('good game')"
    external = ExternalBot(f"{shlex.quote(sys.executable)} -c {shlex.quote(program)}", "a")
    view, moves = asked()
    assert external.choose(view, 0, moves) == moves[0]
    external.close()
    external.close()
    assert diary.read_text() == "good game"


def test_a_program_that_stays_after_the_game_is_ended() -> None:
    external = ExternalBot(python('print(\'{"move":"left"}\', flush=True)\ntime.sleep(60)'), "a")
    view, moves = asked()
    external.choose(view, 0, moves)
    begun = time.monotonic()
    external.close()
    assert time.monotonic() - begun < 5


def test_programs_that_cannot_be_started(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_bytes(b"\x00\x01")
    program.chmod(0o755)
    external = ExternalBot(str(program), "a")
    view, moves = asked()
    assert external.choose(view, 0, moves) in moves
    assert external.faults == ["It cannot be started: Exec format error."]


def _runs(pid: int) -> bool:
    """Whether a process runs; one that only waits to be collected does not."""
    outcome = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(outcome.stdout.strip()) and not outcome.stdout.startswith("Z")
