"""What programs see: rows as long as their parts say, and nothing a seat may not know."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stellwerk.core.batch import Batch, mask, outcome
from stellwerk.core.errors import StellwerkError
from stellwerk.core.features import (
    CHOICE,
    COUNT,
    SET,
    Feature,
    numbers,
    turned,
    turned_places,
    turned_set,
)
from stellwerk.core.playout import playout
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of, load_title, own_title_ids

IDS = own_title_ids()
TABLES = [
    pytest.param(load_title(id_), players, id=f"{id_}-{players}p")
    for id_ in IDS
    for players in load_title(id_).players
]


def numbers_of(row: bytes) -> list[int]:
    return [int.from_bytes(row[at : at + 2], "little", signed=True) for at in range(0, len(row), 2)]


def by_part(parts: list[Feature], row: bytes) -> dict[str, list[int]]:
    rest = numbers_of(row)
    found: dict[str, list[int]] = {}
    for part in parts:
        found[part.name] = rest[: len(part.labels)]
        rest = rest[len(part.labels) :]
    assert not rest
    return found


def position_after(title: Title[Any], players: int, moves: int, seed: int) -> Position:
    """A position at a player's decision, some random moves into a game."""
    rng = Random(seed)
    position: Position = title.new_game(players)
    while moves > 0 or position.turn == DEALER:
        position.play(rng.choice(position.moves()))
        moves -= 1
    return position


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_rows_are_what_their_entries_say(title: Title[Any], players: int) -> None:
    features = features_of(title)
    rng = Random(players)
    for _ in range(3):
        position = title.new_game(players)
        parts = features.parts(position)
        assert len({part.name for part in parts}) == len(parts)
        row_writer = features.row_writer(players)
        while position.turn != NOBODY:
            if rng.random() < 0.25:
                for seat in range(players):
                    row = row_writer.observe(position, seat)
                    found = by_part(parts, row)
                    for part in parts:
                        values = found[part.name]
                        assert part.low <= min(values), part.name
                        assert max(values) <= part.high, part.name
                        assert part.kind in (COUNT, CHOICE, SET)
                        if part.kind == CHOICE:
                            assert sum(values) <= 1, part.name
                    points = position.scores()
                    seen = [
                        found["you points" if n == 0 else f"seat +{n} points"][0]
                        for n in range(players)
                    ]
                    assert seen == points[seat:] + points[:seat]
            position.play(rng.choice(position.moves()))


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_row_holds_only_what_its_seat_may_know(title: Title[Any], players: int) -> None:
    """Two positions that a seat cannot tell apart have one row, and so has the veiled one."""
    features = features_of(title)
    rng = Random(f"secrets {players}")
    differed = 0
    for _ in range(3):
        position = title.new_game(players)
        while position.turn != NOBODY:
            if rng.random() < 0.06:
                for seat in range(players):
                    row = features.row_writer(players).observe(position, seat)
                    veiled = title.veil(position, seat)
                    assert features.row_writer(players).observe(veiled, seat) == row
                    worlds = [title.imagine(veiled, seat, rng) for _ in range(2)]
                    for world in worlds:
                        assert features.row_writer(players).observe(world, seat) == row
                        assert world.scores() == position.scores()
                        if position.turn == seat:
                            actions = features.actions
                            assert mask(world.moves(), actions) == mask(position.moves(), actions)
                    differed += worlds[0].state() != worlds[1].state()
            position.play(rng.choice(position.moves()))
    assert differed > 0, "no secrets were looked at"


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_what_is_kept_is_what_a_fresh_look_sees(title: Title[Any], players: int) -> None:
    features = features_of(title)
    rng = Random(f"kept {players}")
    position = title.new_game(players)
    row_writer = features.row_writer(players)
    while position.turn != NOBODY:
        for seat in range(players):
            fresh = features.row_writer(players).observe(position, seat)
            assert row_writer.observe(position, seat) == fresh
        position.play(rng.choice(position.moves()))


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_game_and_its_copy_are_kept_apart(title: Title[Any], players: int) -> None:
    """They share boards until one of them writes; neither watcher takes one for the other."""
    features = features_of(title)
    rng = Random(f"copies {players}")
    length = playout(title.new_game(players), Random(players))
    position = position_after(title, players, min(60, length // 3), seed=players)
    row_writers = [features.row_writer(players) for _ in range(2)]
    for row_writer in row_writers:
        row_writer.observe(position, 0)
    games = [position, position.copy()]
    differed = 0
    for _ in range(40):
        rows = []
        for game, row_writer in zip(games, row_writers, strict=True):
            if game.turn != NOBODY:
                game.play(rng.choice(game.moves()))
            rows.append([row_writer.observe(game, seat) for seat in range(players)])
            assert rows[-1] == [
                features.row_writer(players).observe(game, n) for n in range(players)
            ]
        differed += rows[0] != rows[1]
    assert differed > 20


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_actions_are_the_moves_of_players(title: Title[Any], players: int) -> None:
    features = features_of(title)
    rng = Random(f"actions {players}")
    for _ in range(5):
        position = title.new_game(players)
        while position.turn != NOBODY:
            for move in position.moves():
                assert (move >= features.actions) == (position.turn == DEALER)
            position.play(rng.choice(position.moves()))


@pytest.mark.parametrize("id_", IDS)
def test_every_question_to_a_player_has_a_name(id_: str) -> None:
    title = load_title(id_)
    features = features_of(title)
    rng = Random(id_)
    for players in title.players:
        parts = features.parts(title.new_game(players))
        for _ in range(4):
            position = title.new_game(players)
            while position.turn != NOBODY:
                if position.turn >= 0 and rng.random() < 0.2:
                    row = features.row_writer(players).observe(position, position.turn)
                    assert sum(by_part(parts, row)["asked"]) == 1, position.stack[-1].name
                position.play(rng.choice(position.moves()))


def test_different_hands_are_told_apart() -> None:
    """The row of the owner tells a secret that those of the others keep."""
    title = load_title("glueck-auf")
    features = features_of(title)
    for seed in range(200):
        position = position_after(title, 2, 60, seed)
        rng = Random(seed)
        worlds = [title.imagine(title.veil(position, 0), 0, rng) for _ in range(8)]
        rows = {features.row_writer(2).observe(world, 1) for world in worlds}
        if len(rows) > 1:
            return
    pytest.fail("no secret of seat 2 was ever written into its own row")


@pytest.mark.parametrize(
    "values",
    [[], [7], [15, 0, 3], [16, 0, 3], [1, 2, 3, 4], [-1, 2, 3], [1_000, -20, 5, 6, 7, 8, 15]],
)
def test_numbers_are_written_as_they_are(values: list[int]) -> None:
    assert numbers_of(numbers(values)) == values


def test_seats_are_told_from_the_one_that_looks() -> None:
    assert [turned(other, 2, 4) for other in (0, 1, 2, 3, -1)] == [2, 3, 0, 1, 4]
    assert turned_set(0b0101, 1, 4) == 0b1010
    assert numbers_of(turned_places([3, 0, 2, 1], 2, 4)) == [3, 1, 2, 4]


# The batch.


def batch_of(id_: str, size: int, seed: int) -> Batch:
    title = load_title(id_)
    return Batch(title.new_game(title.players[0]), features_of(title), size, seed, points=True)


def step(batch: Batch, rng: Random) -> None:
    batch.step([rng.choice(game.moves()) for game in batch.games])


@pytest.mark.parametrize("id_", IDS)
def test_a_batch_shows_each_game_to_whoever_has_to_move(id_: str) -> None:
    features = features_of(load_title(id_))
    batch = batch_of(id_, 5, seed=1)
    rng = Random(1)
    ended = 0
    for _ in range(450):
        step(batch, rng)
        width = len(batch.observations) // 5
        for n, game in enumerate(batch.games):
            assert batch.seats[n] == game.turn
            row = features.row_writer(game.players).observe(game, game.turn)
            assert batch.observations[n * width : (n + 1) * width] == row
            at = n * features.actions
            assert batch.masks[at : at + features.actions] == mask(game.moves(), features.actions)
        for worth in batch.outcomes:
            assert sum(worth) == pytest.approx(0)
            assert max(worth) <= 1
        ended += len(batch.ended)
    assert ended > 0


def test_a_game_of_a_batch_depends_on_its_seed_and_number_alone() -> None:
    small, large = batch_of("glueck-auf", 2, seed=9), batch_of("glueck-auf", 4, seed=9)
    other = batch_of("glueck-auf", 2, seed=10)
    moves = Random(3)
    for _ in range(300):
        choice = moves.random()
        for batch in (small, large, other):
            batch.step([game.moves()[int(choice * len(game.moves()))] for game in batch.games])
        assert [game.state() for game in small.games] == [game.state() for game in large.games[:2]]
    assert [game.state() for game in small.games] != [game.state() for game in other.games]


def test_a_closed_move_is_refused_before_any_is_made() -> None:
    batch = batch_of("russian-railroads", 3, seed=1)
    before = [game.state() for game in batch.games]
    good = [game.moves()[0] for game in batch.games]
    closed = next(move for move in range(batch.actions) if move not in batch.games[2].moves())
    for moves, reason in (
        ([*good[:2], closed], f"Game 2: move {closed} is not legal."),
        ([good[0], -1, good[2]], "Game 1: move -1 is not legal."),
        ([good[0], batch.actions, good[2]], f"Game 1: move {batch.actions} is not legal."),
        (good[:2], "3 games need as many moves, not 2."),
    ):
        with pytest.raises(StellwerkError, match=f"^{reason}$"):
            batch.step(moves)
        assert [game.state() for game in batch.games] == before


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_outcomes_add_up_to_nothing(title: Title[Any], players: int) -> None:
    rng = Random(players)
    position = title.new_game(players)
    while position.turn != NOBODY:
        position.play(rng.choice(position.moves()))
    worth = outcome(position)
    assert sum(worth) == pytest.approx(0)
    best = [seat for seat, value in enumerate(worth) if value == max(worth)]
    assert best == position.winners() or len(position.winners()) == players
    ranks = sorted(worth)
    assert all(low <= high for low, high in pairwise(ranks))
