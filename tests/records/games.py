"""Games of Tiny for the tests of records."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from stellwerk.core.position import NOBODY
from stellwerk.records import Record, Recorder
from tiny.title import TITLE

FINISHED = """\
title: tiny
rules: 1
option rounds: 2
seat 1: Anna
seat 2: Jiří 2nd
date: 2026-01-31
result: 5 2
winners: 1

1 dealer: w5 w2
2 seat 2: right
2 seat 1: left
3 seat 1: rest
4 seat 2: whistle at1
5 dealer: w1 w1
6 seat 1: right
6 seat 2: left
7 seat 1: whistle at2
8 seat 2: rest
"""


def random_game(
    rng: Random, players: int, rounds: str, seats: list[str], *, stop: int, fork: int
) -> Record:
    """A game in which awaited seats choose in any order.

    It starts from a position written down after `fork` moves and is left after `stop` more.
    """
    position = TITLE.new_game(players, {"rounds": rounds})
    recorder = Recorder(TITLE, position, seats)
    for count in range(fork + stop):
        if position.turn == NOBODY:
            break
        if count == fork and fork:
            recorder.start = tuple(TITLE.write_position(position))
            recorder.steps.clear()
        if position.awaited():
            position.give_turn_to(rng.choice(position.awaited()))
        recorder.play(rng.choice(position.moves()))
    return recorder.record()


names = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=60
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records of Tiny: whole games, unfinished games, games from a position."""
    players = draw(st.integers(2, 4))
    return random_game(
        Random(draw(st.integers(0, 10**6))),
        players,
        draw(st.sampled_from(["2", "3"])),
        draw(st.lists(names, min_size=players, max_size=players)),
        stop=draw(st.integers(0, 50)),
        fork=draw(st.integers(0, 10)),
    )
