"""Lines that go past a player's own turn, tried out in a world the player imagines."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import IllegalMoveError, NotationError
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.table.errors import RefusedError
from stellwerk.table.line import line_of, line_view
from stellwerk.table.plan_view import plan_view
from stellwerk.table.table import Table
from stellwerk.table.view import View, view
from stellwerk.titles import title_ids
from table.tables import advance, other_world, plain, running


def a_line(table: Table, seat: int, turns: int, rng: Random) -> tuple[list[str], View]:
    """Some turns of whoever's turn it is, or fewer if the game ends."""
    moves: list[str] = []
    seen = line_view(table, "t", seat, moves)
    first = seen.turns
    while seen.moves and seen.turns < first + turns:
        moves.append(rng.choice(seen.moves).move)
        seen = line_view(table, "t", seat, moves)
    return moves, seen


@pytest.mark.parametrize("title", title_ids())
def test_a_line_goes_on_past_ones_own_turn_and_back_to_it(title: str) -> None:
    rng = Random(4)
    table = running(title, 2)
    while not table.awaited or table.title.round_now(table.game.position) < 1:
        advance(table, rng)
    seat = table.awaited[0]
    before = plain(view(table, "t", seat))
    deciding: list[int] = []
    moves: list[str] = []
    seen = line_view(table, "t", seat, moves)
    while seen.moves and not (len(set(deciding)) == 2 and seen.viewer == seat):
        deciding.append(seen.viewer)
        assert seen.awaited == [seen.viewer]
        assert seen.undo.imagined
        moves.append(rng.choice(seen.moves).move)
        seen = line_view(table, "t", seat, moves)
        assert seen.undo.steps == len(moves)
    assert set(deciding) == {0, 1}
    # What is in the log is what happened on the line, chance included.
    made = seen.log[len(before["log"]) :]
    assert [entry.move for entry in made if entry.actor != DEALER] == moves
    assert [entry.number for entry in made] == [made[0].number + at for at in range(len(made))]
    # One step back is the same line again, and nothing was played.
    assert line_view(table, "t", seat, moves[:-1]).undo.steps == len(moves) - 1
    assert plain(view(table, "t", seat)) == before


@pytest.mark.parametrize("title", title_ids())
def test_a_line_begins_as_a_turn_that_is_tried_out_does(title: str) -> None:
    """What is open and what it brings are the same."""
    rng = Random(2)
    table = running(title, 2)
    compared = 0
    for _ in range(60):
        if table.state != "running":
            break
        seat = table.awaited[0] if table.awaited else 0
        try:
            tried = plan_view(table, "t", seat, [])
        except RefusedError:
            tried = None
        if tried is not None and tried.moves:
            line = line_view(table, "t", seat, [])
            assert line.viewer == seat
            assert plain(line)["moves"] == plain(tried)["moves"]
            move = rng.choice(tried.moves).move
            after = plan_view(table, "t", seat, [move])
            assert line_view(table, "t", seat, [move]).log[-1].gains is not None
            if after.moves:
                assert line_view(table, "t", seat, [move]).undo.gain == after.undo.gain
            compared += 1
        advance(table, rng)
    assert compared


@pytest.mark.parametrize("title", title_ids())
def test_a_line_is_the_same_where_only_hidden_things_differ(title: str) -> None:
    """For every seat, in their turn or not; what others have in hand is only imagined."""
    rng = Random(6)
    table = running(title, 3 if title != "tiny" else 2)
    differed = 0
    for _ in range(300):
        if table.state != "running" or differed > 4:
            break
        seat = rng.randrange(table.game.players)
        other = other_world(table, table.fresh, seat, rng)
        if other.game.position.state() != table.game.position.state():
            differed += 1
            moves, seen = a_line(table, seat, 4, rng)
            assert plain(line_view(other, "t", seat, moves)) == plain(seen)
        for _ in range(5):
            if table.state == "running":
                advance(table, rng)
    assert differed


def test_what_is_not_legal_is_refused_and_a_line_may_reach_the_end() -> None:
    rng = Random(1)
    table = running("tiny", 2)
    seat = table.awaited[0]
    with pytest.raises(NotationError):
        line_of(table, seat, ["nonsense"])
    moves, seen = a_line(table, seat, 1_000, rng)
    assert line_of(table, seat, moves).decides == NOBODY
    assert seen.moves == []
    assert seen.awaited == []
    assert seen.viewer == seat
    with pytest.raises(IllegalMoveError):
        line_of(table, seat, [*moves, moves[-1]])
