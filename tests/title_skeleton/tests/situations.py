"""Situations in a few lines, and words to play on in them."""

from __future__ import annotations

from title_skeleton.source.position import Sidings
from title_skeleton.source.title import TITLE


def situation(players: int, *lines: str) -> Sidings:
    """A situation that differs from the set-up in these lines; it tells what happens."""
    position = TITLE.read_position(players, {}, lines)
    position.events = []
    return position


def play(position: Sidings, *words: str) -> None:
    """Play legal moves, by their words."""
    for word in " ".join(words).split():
        move = TITLE.read_move(position, word)
        TITLE.check(position, move)
        position.play(move)
        assert TITLE.misplaced(position) == []


def open_moves(position: Sidings) -> list[str]:
    """The legal moves as words."""
    return [TITLE.write_move(position, move) for move in position.moves()]


def event_keys(position: Sidings) -> list[str]:
    """The keys of what happened."""
    return [event.key for event in position.events or []]


def why_not(position: Sidings, word: str) -> tuple[str, str]:
    """The reason and the rule why a move is closed."""
    reason = TITLE.why_not(position, TITLE.read_move(position, word))
    assert reason is not None
    return reason.key, reason.rule
