"""Networks: exact on every machine, made by their command, and silent where they know nothing."""

from __future__ import annotations

import argparse
import re
import shlex
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bots.tuned import TUNED
from stellwerk.bots import learning
from stellwerk.bots.evaluators import corrected, network_of, value_of, weights_of
from stellwerk.bots.fitting import ROW, Fitted, Lessons, TrainingSettings, answers, fit
from stellwerk.bots.leanings import leanings_of
from stellwerk.bots.plans import Planner
from stellwerk.bots.values.learned import REMEMBERED, UNIT, LearnedValue, Network
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of, load_title, title_ids

KEPT = sorted(
    page.name
    for page in (files("stellwerk.bots") / "weights").iterdir()
    if page.name.endswith(".npz")
)
FITTING = [
    name
    for name in KEPT
    for id_, _, players in [name.removesuffix(".npz").rpartition("-")]
    for network in [network_of(id_, int(players))]
    if network and network.version == features_of(load_title(id_)).version
]
"""The networks that know the rows of today; bots leave the others aside until they learn again."""
SETTINGS = TrainingSettings("russian-railroads", 2, 400, 8, 60, 0.01, 0.01, seed=3, shortlist=6)


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


@pytest.mark.parametrize("name", FITTING)
def test_the_command_begins_as_its_file_says(name: str) -> None:
    page = page_of(name)
    first = learning.play(learning.settings_of(asked(page)), 0)
    assert first.scores == page["first_scores"].tolist()


@pytest.mark.parametrize("name", FITTING)
def test_a_network_knows_the_rows_of_today(name: str) -> None:
    options = asked(page_of(name))
    title = load_title(options.title)
    network = network_of(title.id, options.players)
    assert network is not None
    position = midway(title, options.players, 1)
    row = features_of(title).row_writer(options.players).observe(position, 0)
    assert len(row) == ROW.itemsize * network.inputs
    assert min(network.spreads) > 0


@pytest.mark.parametrize("name", FITTING)
def test_sums_stay_exact(name: str) -> None:
    """No sum of whole numbers comes near 2**53, where they stop being exact."""
    page = page_of(name)
    options = asked(page)
    title = load_title(options.title)
    parts = features_of(title).parts(title.new_game(options.players))
    most = np.array([max(part.high, -part.low) for part in parts for _ in part.labels], np.float64)
    sums = most @ np.abs(page["hidden"]) + np.abs(page["offsets"])
    assert sums[:-1] @ np.abs(page["outer"]) + sums[-1] < 2**53


def test_what_a_network_says_is_what_its_weights_add_up_to() -> None:
    unit = int(UNIT)
    network = Network(
        [[2 * unit, 0, unit * unit], [-unit, unit, 0]],
        [unit, -3 * unit, 0],
        [unit, 5 * unit],
        errors=[1.0],
        spreads=[1.0],
        version=1,
    )
    rows = [np.array(row, ROW).tobytes() for row in ([3, 1], [0, 4])]
    assert network.judge(rows) == [6.0 + 3.0, 5.0 * 1.0]


def test_sums_too_large_for_a_narrow_lane_have_a_wide_one() -> None:
    large = 1 << 31
    network = Network(
        [[large, -large, -7]], [0, 5, 0], [3, -2], errors=[1.0], spreads=[1.0], version=1
    )
    rows = [np.array([number], ROW).tobytes() for number in (2, -3, 0)]
    exact = [3 * max(0, large * n) - 2 * max(0, 5 - large * n) - 7 * n for n in (2, -3, 0)]
    assert [answer * UNIT**2 for answer in network.judge(rows)] == exact


@pytest.mark.parametrize("name", KEPT)
def test_a_network_says_what_its_file_adds_up_to(name: str) -> None:
    """The large ints of a network against matrices; the second time from what it remembers."""
    page = page_of(name)
    options = asked(page)
    network = network_of(options.title, options.players)
    assert network is not None
    rng = np.random.default_rng(7)
    numbers = rng.integers(-128, 1280, (40, network.inputs)).astype(ROW)
    numbers[rng.random(numbers.shape) < 0.8] = 0
    sums = numbers.astype(np.int64) @ page["hidden"].astype(np.int64) + page["offsets"]
    outputs = np.maximum(sums[:, :-1], 0) @ page["outer"].astype(np.int64) + sums[:, -1]
    rows = [row.tobytes() for row in numbers]
    for seats in (1, 4, 1, 3):
        assert network.judge(rows, seats) == (outputs / UNIT**2).tolist()


def test_a_network_remembers_a_bounded_number_of_stretches() -> None:
    network = Network([[1, 2], [0, 0]], [0, 0], [1], errors=[1.0], spreads=[1.0], version=1)
    for number in range(REMEMBERED + 10):
        row = (number % 1280).to_bytes(2, "little") + bytes([number // 1280, 0])
        assert network.judge([row])[0] * UNIT**2 == 3 * (number % 1280)
    assert len(network.known[0]) == 9, "a row of nothing needs no memory"


@pytest.mark.parametrize("name", FITTING)
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


@pytest.mark.parametrize("name", KEPT)
def test_one_writer_writes_the_rows_of_many_positions(name: str) -> None:
    """Turns from one position, then from the next: a row is what a new writer would write."""
    options = asked(page_of(name))
    title = load_title(options.title)
    players = options.players
    features = features_of(title)
    writer = features.row_writer(players)
    planner = Planner(value_of(title), Random(1), 2, 12, 600)
    position = midway(title, players, 3)
    rows = 0
    while position.turn != NOBODY and rows < 300:
        plans = planner.plans(position)
        for plan in [*plans[:12], *plans[-3:]]:
            for seat in range(players):
                fresh = features.row_writer(players).observe(plan.end, seat)
                assert writer.observe(plan.end, seat) == fresh
                rows += 1
        position = plans[0].end
        while position.turn == DEALER:
            position.play(position.moves()[0])
    assert rows >= 300


def test_where_nothing_was_learned_the_value_stays_as_it_is() -> None:
    for id_ in title_ids():
        title = load_title(id_)
        hand = value_of(title)
        for players in title.players:
            position = title.new_game(players)
            known = f"{id_}-{players}.npz" in FITTING
            assert isinstance(corrected(hand, title, position), LearnedValue) == known
            for name, choices in title.choices.items():
                unusual = title.new_game(players, {name: choices[-1]})
                if title.options_of(unusual) != title.options_of(position):
                    assert corrected(hand, title, unusual) is hand


@pytest.mark.parametrize("name", FITTING)
def test_a_network_for_other_rows_is_left_aside(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new card makes the rows longer: bots go by the hand-made value until they learn again."""
    id_, _, players = name.removesuffix(".npz").rpartition("-")
    title = load_title(id_)
    network = network_of(id_, int(players))
    assert network is not None
    monkeypatch.setattr(network, "version", network.version + 1)
    hand = value_of(title)
    assert corrected(hand, title, title.new_game(int(players))) is hand


def lessons(games: int) -> Lessons:
    """Two seats; a seat scores twice its first number, and a third of it if the second is 1."""
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
    taught = lessons(SETTINGS.games)
    fitted = fit(taught, SETTINGS)
    usual = fitted.errors[taught.rounds][:, None]
    said = usual * answers(fitted.network(1), taught.rows)
    wrong = taught.scores - taught.worth
    apart = wrong - wrong.mean(1, keepdims=True)
    left = (wrong - said) - (wrong - said).mean(1, keepdims=True)
    assert (left**2).mean() < 0.1 * (apart**2).mean()
    assert fitted.errors[0] == fitted.errors[1]
    assert (fitted.spreads < 10).all()


def test_the_same_lessons_teach_the_same() -> None:
    one, other = (fit(lessons(SETTINGS.games), SETTINGS) for _ in range(2))
    assert [part.tolist() for part in one] == [part.tolist() for part in other]


def test_a_game_depends_on_its_seed_alone() -> None:
    settings = SETTINGS._replace(games=3)
    gathered = learning.gather(settings, workers=2, generation=0, teacher=None)
    played = [learning.play(settings, number) for number in range(3)]
    assert gathered.rows.tobytes() == b"".join(b"".join(game.rows) for game in played)
    assert gathered.rounds.tolist() == [number for game in played for number in game.rounds]
    assert sorted(set(gathered.games.tolist())) == [0, 1, 2]
    assert gathered.scores[0].tolist() == played[0].scores


def test_a_teacher_changes_how_games_are_played() -> None:
    """The next generation has games of its own, the same again with the same teacher."""
    settings = SETTINGS._replace(games=2)
    title = load_title(settings.title)
    row = (
        features_of(title).row_writer(settings.players).observe(title.new_game(settings.players), 0)
    )
    rng = np.random.default_rng(1)
    rounds = 1 + title.round_count(title.new_game(settings.players))
    teacher = Fitted(
        rng.integers(-99, 99, (len(row) // ROW.itemsize, 9)).astype(np.int32),
        rng.integers(-99, 99, 9),
        rng.integers(-99, 99, 8).astype(np.int32),
        np.ones(rounds),
        np.ones(rounds),
    )
    taught = learning.gather(settings, workers=2, generation=1, teacher=teacher)
    played = [learning.play(settings, number, teacher) for number in (2, 3)]
    assert taught.rows.tobytes() == b"".join(b"".join(game.rows) for game in played)
    assert learning.play(settings, 2).rows != played[0].rows


@pytest.mark.parametrize("id_", TUNED)
def test_leanings_take_part_in_the_games(id_: str) -> None:
    """Every leaning of a title comes up, at about the share of the seats that was asked for."""
    title = load_title(id_)
    weights = weights_of(title)
    settled = {
        tuple(weight * factors.get(name, 1.0) for name, weight in weights.items())
        for factors in leanings_of(id_).values()
    }
    rng = Random(4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learning, "PREJUDICES", (0.0,))
        patch.setattr(learning, "make_value", lambda _, made: tuple(made.values()))
        settings = SETTINGS._replace(leanings=0.5)
        made: list[Any] = [learning.opinion(title, rng, settings) for _ in range(400)]
        usual: list[Any] = [learning.opinion(title, rng, SETTINGS) for _ in range(10)]
    leaning = [one for one in made if one != tuple(weights.values())]
    assert 0.4 < len(leaning) / len(made) < 0.6
    assert set(leaning) == settled
    assert set(usual) == {tuple(weights.values())}


def test_seats_that_are_alike_have_the_usual_weights() -> None:
    title = load_title("russian-railroads")
    rng = Random(4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learning, "make_value", lambda _, made: tuple(made.values()))
        alike = SETTINGS._replace(alike=True)
        made: list[Any] = [learning.opinion(title, rng, alike) for _ in range(30)]
        varied: list[Any] = [learning.opinion(title, rng, SETTINGS) for _ in range(30)]
    usual = tuple(weights_of(title).values())
    assert set(made) == {usual}
    assert any(one != usual for one in varied)


def test_a_fit_says_how_far_leads_are_off_in_games_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    fit(lessons(400), SETTINGS)
    told = capsys.readouterr().err
    off = re.findall(
        r"round \d+: leads are off by ([\d.]+) points, with the network by ([\d.]+)", told
    )
    assert off
    assert all(float(corrected) < float(hand_made) for hand_made, corrected in off)


def test_games_with_leanings_are_others_and_the_same_again() -> None:
    leaning = SETTINGS._replace(leanings=1.0)
    first = learning.play(leaning, 0)
    assert first == learning.play(leaning, 0)
    assert first != learning.play(SETTINGS, 0)


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(StellwerkError, match="too few games"):
        fit(lessons(20), SETTINGS)


@pytest.mark.parametrize(
    ("title", "more", "words"),
    [
        ("chess", ("--players", "2"), "chess"),
        ("russian-railroads", ("--players", "9"), "9"),
        ("russian-railroads", ("--players", "2", "--shortlist", "0"), "at least one"),
        ("russian-railroads", ("--players", "2", "--generations", "0"), "at least one"),
        ("russian-railroads", ("--players", "2", "--leanings", "1.5"), "from 0 to 1"),
        ("russian-railroads", ("--players", "2", "--leanings", "nan"), "from 0 to 1"),
        ("tiny", ("--players", "2", "--leanings", "0.5"), "no leanings in"),
    ],
)
def test_what_cannot_be_learned(title: str, more: tuple[str, ...], words: str) -> None:
    with pytest.raises(StellwerkError, match=words):
        learning.learn(learning.parser().parse_args([title, *more, "--out", "never.npz"]))
