"""The file of a match: its finished games, so that an interrupted match can be continued.

A text file: the match as JSON on the first line, then each finished game on a line of its own, in
the order they finished. A last line without an end was cut off by a sudden stop and is played
again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO

import msgspec
from platformdirs import user_state_path

from stellwerk.arena.match import Match, Outcome, fixture
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


class Heading(msgspec.Struct, frozen=True, tag=1, tag_field="arena"):
    """The first line: the match, and how many games it should have."""

    games: int
    match: Match


class MatchFile:
    """The finished games of a match, by number, and the file they are added to.

    A `passing` file is one nobody named; it is deleted when nobody needs it.
    """

    def __init__(self, path: Path, heading: Heading, done: dict[int, Outcome], end: int) -> None:
        self.path = path
        self.heading = heading
        self.done = done
        self.passing = False
        self._end = end
        self._file: IO[bytes] | None = None

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Open the file, cut off after its last whole line; other writers are refused."""
        try:
            with self.path.open("ab") as file:
                _lock(file, self.path)
                file.truncate(self._end)
                self._file = file
                if self._end == 0:
                    self._line(self.heading)
                yield
        except OSError as fault:
            about = {"file": self.path, "fault": fault.strerror}
            raise StellwerkError(Message("refused-write", about)) from None
        finally:
            self._file = None

    def note(self, outcome: Outcome) -> None:
        """Keep a finished game; after this it survives a crash."""
        self.done[outcome.number] = outcome
        self._line(outcome)

    def _line(self, value: object) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(value) + b"\n")
            self._file.flush()


def new_match_file(path: Path, match: Match, games: int) -> MatchFile:
    """A new file; an existing one is never overwritten."""
    if os.path.lexists(path):
        raise StellwerkError(Message("refused-file-exists", {"file": path}))
    return MatchFile(path, Heading(games, match), {}, 0)


def read_match_file(path: Path) -> MatchFile:
    """The file of a match to be continued; a StellwerkError says what is wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        about = {"file": path, "fault": fault.strerror}
        raise StellwerkError(Message("refused-read", about)) from None
    lines = data.split(b"\n")
    cut_off = lines.pop()
    if not lines:
        raise StellwerkError(Message("refused-match-empty", {"file": path}))
    try:
        heading = msgspec.json.decode(lines[0], type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        about = {"place": f"{path}:1", "fault": str(fault)}
        raise StellwerkError(Message("refused-match-file", about)) from None
    done = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            about = {"place": f"{path}:{number}", "fault": str(fault)}
            raise StellwerkError(Message("refused-match-game", about)) from None
        done[outcome.number] = outcome
    _check_games(path, heading.match, done)
    return MatchFile(path, heading, done, len(data) - len(cut_off))


def resumed(path: Path, match: Match, games: int) -> MatchFile:
    """The file of exactly this match at `path`, a new one if there is none."""
    if not os.path.lexists(path):
        return new_match_file(path, match, games)
    file = read_match_file(path)
    kept = file.heading.match
    for name in match.__struct_fields__:
        ours, theirs = getattr(match, name), getattr(kept, name)
        if ours != theirs:
            about = {"file": path, "name": name, "kept": _word(theirs), "wanted": _word(ours)}
            raise StellwerkError(Message("refused-match-other", about))
    return file


def unnamed_match_file(match: Match, games: int) -> MatchFile | None:
    """A file under the state folder; None if no folder can be made."""
    folder = user_state_path("stellwerk") / "arena"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    name = f"{match.title}-{match.players}p-seed{match.seed}-{token_hex(4)}.jsonl"
    file = new_match_file(folder / name, match, games)
    file.passing = True
    return file


def _check_games(path: Path, match: Match, done: dict[int, Outcome]) -> None:
    """Refuse games that do not belong to this match, such as those of an edited file."""
    for outcome in done.values():
        seats = tuple(bot for bot, _ in fixture(match, outcome.number).seats)
        if outcome.number < 0 or outcome.bots != seats or not _is_whole(outcome):
            about = {"file": path, "game": str(outcome.number)}
            raise StellwerkError(Message("refused-match-number", about))


def _is_whole(outcome: Outcome) -> bool:
    """Whether everything listed by seat has a value for each seat."""
    seats = len(outcome.bots)
    by_seat = (outcome.scores, outcome.moves, outcome.seconds, outcome.lost, outcome.faults)
    return (
        all(len(values) == seats for values in (*by_seat, outcome.sources, *outcome.rounds))
        and 0 < len(set(outcome.winners)) == len(outcome.winners)
        and all(0 <= seat < seats for seat in outcome.winners)
        and len(outcome.rounds) > 0
    )


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={word}" for name, word in value.items()) or "none"
    return str(value)


def _lock(file: IO[bytes], path: Path) -> None:
    """Refuse a second command on the same file: it would play the same games twice."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StellwerkError(Message("refused-match-busy", {"file": path})) from None
