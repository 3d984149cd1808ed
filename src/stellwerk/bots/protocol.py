"""Bots in any language: a program that reads JSON objects, one per line, and answers likewise.

The program is told about the game once, then asked for each move with what its seat may know; see
docs/bots.md. A program that makes a mistake loses the move, never the game.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import Any, Final

import msgspec

from stellwerk.bots.base import Bot
from stellwerk.bots.evaluators import title_of
from stellwerk.core.errors import NotationError, StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.locales import Phrases

PROTOCOL: Final = 1
PREFIX: Final = "exec:"
"""What the name of such a bot starts with; the command follows."""
PATIENCE: Final = 10.0
"""Seconds a program has for a move, including its start."""
CHANCES: Final = 3
"""Faults in one game after which a program is not asked again in it."""
LONGEST_ANSWER: Final = 65_536
_LONGEST_QUOTE: Final = 60
_LAST_WORDS: Final = 2_000


class GameMessage(msgspec.Struct, tag="game", tag_field="type"):
    """The first line a program gets; `seat` counts from 1. It wants no answer."""

    protocol: int
    title: str
    rules: int
    players: int
    options: dict[str, str]
    seat: int
    seed: str


class Choice(msgspec.Struct):
    """A legal move: its notation, and what it does as a sentence."""

    move: str
    text: str


class MoveMessage(msgspec.Struct, tag="move", tag_field="type"):
    """A line that asks for a move: what the seat sees, what it has to decide, its legal moves."""

    turn: int
    scores: list[int]
    position: list[str]
    prompt: str
    moves: list[Choice]


class MoveAnswer(msgspec.Struct):
    """What a program answers."""

    move: str


class ExternalBotError(Exception):
    """What a program did instead of choosing a legal move."""


Trace = Callable[[str, bytes], None]
"""Given `>` and each line a program gets, `<` and each line it answers."""


class ExternalBot(Bot):
    """A program at the table. It is started for its first move and ends with the game.

    `lost` counts the moves it lost, which were played at random, and `faults` says why; a faulty
    program is killed, and started again for its next move.
    """

    def __init__(self, command: str, seed: str) -> None:
        super().__init__(seed)
        self.words = command_words(command)
        self.seed = seed
        self.patience = PATIENCE
        self.trace: Trace | None = None
        self.lost = 0
        self.faults: list[str] = []
        self._program: _Program | None = None

    def choose(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        if len(self.faults) < CHANCES:
            try:
                return self._ask(view, seat, moves)
            except ExternalBotError as fault:
                self.faults.append(str(fault))
                self._end(patience=0)
        self.lost += 1
        return self.rng.choice(moves)

    def close(self) -> None:
        """The game is over: the program's input ends, and it has a second to exit."""
        self._end(patience=1)

    def _end(self, patience: float) -> None:
        if self._program is not None:
            self._program.end(patience)
            self._program = None

    def _ask(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        title = title_of(view)
        lines = b""
        if self._program is None:
            self._program = _Program(self.words)
            lines = msgspec.json.encode(self._game(title, view, seat)) + b"\n"
        choices = {title.write_move(view, move): move for move in moves}
        lines += msgspec.json.encode(_question(title, view, choices)) + b"\n"
        if self.trace is not None:
            for line in lines.splitlines():
                self.trace(">", line)
        line = self._program.ask(lines, self.patience)
        if self.trace is not None:
            self.trace("<", line.rstrip(b"\n"))
        return _read(title, view, line, choices)

    def _game(self, title: Title[Any], view: Position, seat: int) -> GameMessage:
        return GameMessage(
            protocol=PROTOCOL,
            title=title.id,
            rules=title.version,
            players=view.players,
            options=dict(title.options_of(view)),
            seat=seat + 1,
            seed=self.seed,
        )


def _question(title: Title[Any], view: Position, choices: dict[str, int]) -> MoveMessage:
    say = _phrases(title.id).say
    return MoveMessage(
        turn=view.turns,
        scores=view.scores(),
        position=title.write_position(view),
        prompt=say(title.prompt(view)),
        moves=[Choice(text, say(title.describe(view, move))) for text, move in choices.items()],
    )


_phrases: Final = cache(Phrases)


def _read(title: Title[Any], view: Position, line: bytes, choices: dict[str, int]) -> int:
    try:
        text = msgspec.json.decode(line, type=MoveAnswer).move
    except (msgspec.DecodeError, UnicodeDecodeError):
        shown = _quoted(line.decode("utf-8", "backslashreplace"))
        raise ExternalBotError(f'It answered {shown}, which is no {{"move": "…"}}.') from None
    if text in choices:
        return choices[text]
    try:
        title.read_move(view, text)
    except NotationError:
        raise ExternalBotError(f"It answered {_quoted(text)}, which is not a move.") from None
    raise ExternalBotError(f"It answered {_quoted(text)}, which is not possible now.")


def command_words(command: str) -> list[str]:
    """The words of a command whose program exists; a StellwerkError says what is wrong."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise StellwerkError(Message("refused-quote", {"command": repr(command)})) from None
    if not words:
        raise StellwerkError(Message("refused-no-command"))
    if shutil.which(words[0]) is None:
        raise StellwerkError(Message("refused-no-program", {"program": repr(words[0])}))
    return words


class _Program:
    """A running program and its three streams."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            # Its own session: Ctrl-C is for Stellwerk, and helpers of the program end with it.
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as fault:
            raise ExternalBotError(f"It cannot be started: {fault.strerror}.") from None
        self.last_words = b""
        self.threads = [self._start(self._listen_to_errors)]

    def ask(self, lines: bytes, patience: float) -> bytes:
        """Send lines and wait for one; a program that does not read or answer cannot block us."""
        answers: list[bytes] = []
        thread = self._start(lambda: answers.append(self._exchange(lines)))
        self.threads.append(thread)
        thread.join(patience)
        if thread.is_alive():
            raise ExternalBotError(f"It did not answer within {patience:g} s.")
        self.threads.remove(thread)
        (answer,) = answers
        if len(answer) > LONGEST_ANSWER:
            raise ExternalBotError(f"Its answer is longer than {LONGEST_ANSWER} bytes.")
        if not answer:
            raise ExternalBotError(self._obituary())
        return answer

    def end(self, patience: float) -> None:
        """Give the program time to exit; then kill it and everything it started."""
        if patience and self.process.stdin is not None:
            with suppress(OSError, subprocess.TimeoutExpired):
                self.process.stdin.close()
                self.process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join(1)
        if not any(thread.is_alive() for thread in self.threads):
            for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
                with suppress(OSError):
                    if stream is not None:
                        stream.close()

    def _start(self, action: Callable[[], object]) -> Thread:
        thread = Thread(target=action, daemon=True)
        thread.start()
        return thread

    def _exchange(self, lines: bytes) -> bytes:
        process = self.process
        if process.stdin is None or process.stdout is None:
            return b""
        with suppress(OSError):
            process.stdin.write(lines)
            process.stdin.flush()
        return process.stdout.readline(LONGEST_ANSWER + 1)

    def _listen_to_errors(self) -> None:
        if self.process.stderr is not None:
            while some := os.read(self.process.stderr.fileno(), _LAST_WORDS):
                self.last_words = (self.last_words + some)[-_LAST_WORDS:]

    def _obituary(self) -> str:
        try:
            code = self.process.wait(1)
        except subprocess.TimeoutExpired:
            return "It closed its output."
        self.threads[0].join(1)
        said = self.last_words.decode("utf-8", "backslashreplace").strip().splitlines()
        why = f": {_quoted(said[-1])}" if said else ""
        return f"It ended with exit code {code}{why}."


def _quoted(text: str) -> str:
    text = text.rstrip("\n")
    return repr(text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…")
