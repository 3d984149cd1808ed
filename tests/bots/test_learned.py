"""Networks: exact on every machine, made by their command, and silent where they know nothing."""

from __future__ import annotations

import argparse
import shlex
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from stellwerk.bots import learning
from stellwerk.bots.evaluators import corrected, network_of, value_of
from stellwerk.bots.fitting import Course, Fitted, Lessons, answers, fit
from stellwerk.bots.values.learned import ROW, UNIT, LearnedValue, Network
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of, load_title, title_ids

KEPT = sorted(
    page.name
    for page in (files("stellwerk.bots") / "weights").iterdir()
    if page.name.endswith(".npz")
)
COURSE = Course("russian-railroads", 2, 400, 8, 60, 0.01, 0.01, seed=3, shortlist=6)


def page_of(name: str) -> dict[str, Any]:
    with as_file(files("stellwerk.bots") / "weights" / name) as path, np.load(path) as kept:
        return dict(kept)


def asked(page: dict[str, Any]) -> argparse.Namespace:
    """The options of the command that a network's file keeps."""
    words = shlex.split(str(page["command"]))
    assert words[:3] == ["python", "-m", "stellwerk.bots.learning"]
    return learning.parser().parse_args(words[3:])


def midway(title: Title[Any], players: int, seed: int) -> Position:
    """A position some turns into a game of random moves."""
    rng = Random(seed)
    position: Position = title.new_game(players)
    while position.turns < 12 or position.turn == DEALER:
        position.play(rng.choice(position.moves()))
    return position


@pytest.mark.parametrize("name", KEPT)
def test_a_network_is_kept_with_the_command_that_made_it(name: str) -> None:
    page = page_of(name)
    options = asked(page)
    assert options.out == Path(name)
    assert name == f"{options.title}-{options.players}.npz"
    assert page["hidden"].shape[1] == len(page["offsets"]) == len(page["outer"]) + 1
    assert len(page["outer"]) == options.hidden


@pytest.mark.parametrize("name", KEPT)
def test_the_command_begins_as_its_file_says(name: str) -> None:
    page = page_of(name)
    first = learning.play(learning.course_of(asked(page)), 0)
    assert first.scores == page["first_scores"].tolist()


@pytest.mark.parametrize("name", KEPT)
def test_a_network_knows_the_rows_of_today(name: str) -> None:
    options = asked(page_of(name))
    title = load_title(options.title)
    network = network_of(title.id, options.players)
    assert network is not None
    assert network.version == features_of(title).version
    position = midway(title, options.players, 1)
    row = features_of(title).row_writer(options.players).observe(position, 0)
    assert len(row) == ROW.itemsize * network.inputs
    assert min(network.spreads) > 0


@pytest.mark.parametrize("name", KEPT)
def test_sums_stay_exact(name: str) -> None:
    """No sum of whole numbers comes near 2**53, where they stop being exact."""
    page = page_of(name)
    options = asked(page)
    title = load_title(options.title)
    entries = features_of(title).entries(title.new_game(options.players))
    most = np.array(
        [max(entry.high, -entry.low) for entry in entries for _ in entry.labels], np.float64
    )
    sums = most @ np.abs(page["hidden"]) + np.abs(page["offsets"])
    assert sums[:-1] @ np.abs(page["outer"]) + sums[-1] < 2**53


def test_what_a_network_says_is_what_its_weights_add_up_to() -> None:
    unit = int(UNIT)
    network = Network(
        np.array([[2 * unit, 0, unit * unit], [-unit, unit, 0]], np.float64),
        np.array([unit, -3 * unit, 0], np.float64),
        np.array([unit, 5 * unit], np.float64),
        errors=[1.0],
        spreads=[1.0],
        version=1,
    )
    rows = [np.array(row, ROW).tobytes() for row in ([3, 1], [0, 4])]
    assert network.judge(rows) == [6.0 + 3.0, 5.0 * 1.0]


@pytest.mark.parametrize("name", KEPT)
def test_a_corrected_value_judges_many_as_it_judges_one(name: str) -> None:
    options = asked(page_of(name))
    title = load_title(options.title)
    positions = [midway(title, options.players, seed) for seed in range(4)]
    over = positions[0].copy()
    rng = Random(5)
    while over.turn != NOBODY:
        over.play(rng.choice(over.moves()))
    positions.insert(2, over)
    value = corrected(value_of(title), title, positions[0])
    assert isinstance(value, LearnedValue)
    found = value.all_shares(positions)
    assert found == [value.shares(position) for position in positions]
    assert all(sum(shares) == pytest.approx(1.0) for shares in found)
    assert found[2] == [
        1 / len(over.winners()) * (seat in over.winners()) for seat in range(over.players)
    ]
    assert found != value_of(title).all_shares(positions)


def test_where_nothing_was_learned_the_value_stays_as_it_is() -> None:
    for id_ in title_ids():
        title = load_title(id_)
        hand = value_of(title)
        for players in title.players:
            position = title.new_game(players)
            known = f"{id_}-{players}.npz" in KEPT
            assert isinstance(corrected(hand, title, position), LearnedValue) == known
            for name, choices in title.choices.items():
                unusual = title.new_game(players, {name: choices[-1]})
                if title.options_of(unusual) != title.options_of(position):
                    assert corrected(hand, title, unusual) is hand


def lessons(games: int) -> Lessons:
    """Two seats; a seat comes to twice its first number, and a third of it if the second is 1."""
    rng = np.random.default_rng(1)
    count = games * 10
    rows = np.zeros((count, 2, 4), np.int16)
    rows[..., 0] = rng.integers(0, 20, (count, 2))
    rows[..., 1] = rng.integers(0, 2, (count, 2))
    rows[..., 2:] = rng.integers(0, 5, (count, 2, 2))
    off = 2.0 * rows[..., 0] * np.where(rows[..., 1] == 1, 1 / 3, 1.0)
    worth = rng.normal(100, 10, (count, 2)).astype(np.float32)
    scores = (worth + off + rng.normal(0, 2, (count, 2))).astype(np.float32)
    won = (scores == scores.max(1, keepdims=True)).astype(np.float32)
    numbers = np.repeat(np.arange(games), 10)
    return Lessons(rows, worth, 1 + numbers % 2, numbers, scores, won)


def test_what_the_value_overlooks_is_learned() -> None:
    taught = lessons(COURSE.games)
    fitted = fit(taught, COURSE)
    usual = fitted.errors[taught.rounds][:, None]
    said = usual * answers(fitted.network(1), taught.rows)
    wrong = taught.scores - taught.worth
    apart = wrong - wrong.mean(1, keepdims=True)
    left = (wrong - said) - (wrong - said).mean(1, keepdims=True)
    assert (left**2).mean() < 0.1 * (apart**2).mean()
    assert fitted.errors[0] == fitted.errors[1]
    assert (fitted.spreads < 10).all()


def test_the_same_lessons_teach_the_same() -> None:
    one, other = (fit(lessons(COURSE.games), COURSE) for _ in range(2))
    assert [part.tolist() for part in one] == [part.tolist() for part in other]


def test_a_game_depends_on_its_seed_alone() -> None:
    course = COURSE._replace(games=3)
    gathered = learning.gather(course, workers=2, generation=0, teacher=None)
    played = [learning.play(course, number) for number in range(3)]
    assert gathered.rows.tobytes() == b"".join(b"".join(game.rows) for game in played)
    assert gathered.rounds.tolist() == [number for game in played for number in game.rounds]
    assert sorted(set(gathered.games.tolist())) == [0, 1, 2]
    assert gathered.scores[0].tolist() == played[0].scores


def test_a_teacher_changes_how_games_are_played() -> None:
    """The next generation has games of its own, the same again with the same teacher."""
    with as_file(files("stellwerk.bots") / "weights" / KEPT[0]) as path, np.load(path) as kept:
        teacher = Fitted(*(kept[name] for name in Fitted._fields))
        options = asked(dict(kept))
    course = COURSE._replace(games=2, players=options.players, title=options.title)
    taught = learning.gather(course, workers=2, generation=1, teacher=teacher)
    played = [learning.play(course, number, teacher) for number in (2, 3)]
    assert taught.rows.tobytes() == b"".join(b"".join(game.rows) for game in played)
    assert learning.play(course, 2).rows != played[0].rows


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(StellwerkError, match="too few games"):
        fit(lessons(20), COURSE)


@pytest.mark.parametrize(
    ("title", "more", "words"),
    [
        ("chess", ("--players", "2"), "chess"),
        ("russian-railroads", ("--players", "9"), "9"),
        ("russian-railroads", ("--players", "2", "--shortlist", "0"), "at least one"),
        ("russian-railroads", ("--players", "2", "--generations", "0"), "at least one"),
    ],
)
def test_what_cannot_be_learned(title: str, more: tuple[str, ...], words: str) -> None:
    with pytest.raises(StellwerkError, match=words):
        learning.learn(learning.parser().parse_args([title, *more, "--out", "never.npz"]))
