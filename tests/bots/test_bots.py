"""Bots choose legal moves, from what their seat sees and their own seed."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.bots import BOTS, make_bot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY
from tiny.title import TITLE


def game(name: str, seed: str) -> list[int]:
    """The moves of a game of Tiny between three bots of one kind."""
    position = TITLE.new_game(3)
    luck = Random("luck")
    bots = [make_bot(name, f"{seed}:{seat}") for seat in range(3)]
    played = []
    while position.turn != NOBODY:
        seat = position.turn
        moves = position.moves()
        if seat == DEALER:
            move = luck.choice(moves)
        else:
            move = bots[seat].choose(TITLE.veil(position, seat), seat, moves)
            assert move in moves
        played.append(move)
        position.play(move)
    return played


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_game(name: str) -> None:
    assert game(name, "a") == game(name, "a")


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_know_changes_no_decision(name: str) -> None:
    """At every decision of a game: positions the seat cannot tell apart give equal decisions."""
    position = TITLE.new_game(3)
    rng = Random(5)
    while position.turn != NOBODY:
        seat = position.turn
        moves = position.moves()
        if seat != DEALER:
            veiled = TITLE.veil(position, seat)
            other = TITLE.imagine(veiled, seat, rng)
            decisions = {
                make_bot(name, "a").choose(TITLE.veil(one, seat), seat, one.moves())
                for one in (position, other)
            }
            assert len(decisions) == 1
        position.play(rng.choice(moves))


def test_random_plays_every_legal_move_about_equally_often() -> None:
    position = TITLE.new_game(2)
    bot = make_bot("random", "a")
    counts = [0] * 6
    for _ in range(6000):
        counts[bot.choose(position, 0, range(6))] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_other_seed_other_game() -> None:
    assert len({tuple(game("random", str(seed))) for seed in range(5)}) > 1


def test_unknown_bot() -> None:
    with pytest.raises(StellwerkError) as caught:
        make_bot("oracle", "a")
    assert str(caught.value) == f"There is no bot 'oracle' (there are: {', '.join(BOTS)})."
