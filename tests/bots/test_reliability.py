"""Chances that can be believed: how spreads are learned, and how good they are."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from bots.tuned import TUNED
from stellwerk.bots import calibrating, reliability
from stellwerk.bots.calibrating import calibrate, gather, play, read_games, write, write_kinds
from stellwerk.bots.evaluators import calibrated, corrected, foretelling, spreads_of, value_of
from stellwerk.bots.reliability import Row, brier, fit, measure, rows_of
from stellwerk.bots.values.calibrated import CalibratedValue
from stellwerk.bots.values.value import chances, won
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title
from tiny.title import TITLE as TINY

TABLES = [(id_, players) for id_ in TUNED for players in load_title(id_).players]
FIGURES = Path(__file__).parents[2] / "docs" / "calibration.json"


def invented(spreads: list[float], games: int, seed: str) -> list[Row]:
    """Games that really go as chances with these spreads say."""
    rng = Random(seed)
    rows = []
    for game in range(games):
        round_ = game % len(spreads)
        standing = [rng.gauss(50.0, 12.0) for _ in range(3)]
        winner = rng.choices(range(3), chances(standing, spreads[round_]))[0]
        won_ = [float(seat == winner) for seat in range(3)]
        rows.append(Row((0, game), round_, (round_ + 0.5) / len(spreads), standing, won_))
    return rows


def test_the_spreads_of_invented_games_are_found_again() -> None:
    found = fit(invented([24.0, 12.0, 6.0], 1500, "learn"))
    assert found == [pytest.approx(true, rel=0.3) for true in (24.0, 12.0, 6.0)]


def of_kind(kind: str, rows: list[Row]) -> list[Row]:
    return [row._replace(kind=kind) for row in rows]


def test_all_kinds_of_games_count_the_same() -> None:
    wide, narrow = invented([24.0], 400, "wide"), invented([4.0], 400, "narrow")
    both = fit(of_kind("wide", wide) + of_kind("narrow", narrow))
    assert fit(of_kind("wide", wide * 5) + of_kind("narrow", narrow)) == both
    assert 4.0 < both[0] < 24.0


def test_where_a_lead_says_nothing_chances_are_hardly_worse_than_equal_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though in games of another kind it says much."""
    lucky = of_kind("lucky", invented([400.0], 400, "lucky"))
    rows = lucky + of_kind("sure", invented([8.0], 400, "sure"))
    cautious = brier(lucky, fit(rows)[0]) - 2 / 3
    monkeypatch.setattr(reliability, "CAUTION", 0.0)
    bold = brier(lucky, fit(rows)[0]) - 2 / 3
    assert cautious < 0.02
    assert cautious < bold / 3


def test_right_spreads_are_reliable_and_wrong_ones_are_not() -> None:
    rows = invented([24.0, 12.0, 6.0], 1500, "measure")
    right = measure(rows, [24.0, 12.0, 6.0])
    wrong = measure(rows, [4.0, 2.0, 1.0])
    assert right.error < 0.04 < 0.1 < wrong.error
    assert (right.games, right.positions) == (1500, 1500)
    assert [third.uniform for third in right.thirds] == [pytest.approx(2 / 3)] * 3
    assert right.thirds[0].brier > right.thirds[1].brier > right.thirds[2].brier
    for good, bad in zip(right.thirds, wrong.thirds, strict=True):
        assert good.brier < bad.brier
        assert good.within == pytest.approx(1.96 * 0.4 / sqrt(500), rel=0.5)
    assert sum(bin_.chances for bin_ in right.bins) == 4500


def test_a_calibrated_judge_says_the_same_points_with_measured_chances() -> None:
    title = load_title("russian-railroads")
    position = title.new_game(3)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    judge = corrected(foretelling(value_of(title), title), title, position)
    believed = calibrated(judge, title, 3)
    assert isinstance(believed, CalibratedValue)
    assert believed.standing(position) == judge.standing(position)
    assert believed.spread(position) == spreads_of(title.id, 3)[title.round_now(position)]
    shares = chances(judge.standing(position), believed.spread(position))
    assert believed.shares(position) == shares == believed.all_shares([position])[0]
    assert believed.points(position, 1) == judge.points(position, 1)
    assert believed.sees_far(3) == judge.sees_far(3)
    over = position.copy()
    over.turn = NOBODY
    assert believed.all_shares([over, position]) == [won(over), shares]


def test_a_title_that_was_never_measured_keeps_its_judge() -> None:
    value = value_of(TINY)
    assert calibrated(value, TINY, 2) is value


@pytest.mark.parametrize(("id_", "players"), TABLES)
def test_every_table_was_measured_and_is_better_than_equal_chances(id_: str, players: int) -> None:
    """On games from which nothing was learned."""
    assert len(spreads_of(id_, players)) >= load_title(id_).round_count(
        load_title(id_).new_game(players)
    )
    measured = json.loads(FIGURES.read_text(encoding="utf-8"))["measured"][f"{id_}-{players}"]
    assert all(third["brier"] < third["uniform"] for third in measured["thirds"])


def test_games_are_played_kept_and_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrating, "KINDS", ("mixed",))
    monkeypatch.setattr(calibrating, "LEVELS", ("trainee",))
    games = [play("volldampf", 2, 1, number) for number in (0, 1)]
    assert [game["kind"] for game in games] == ["mixed"] * 2
    assert play("volldampf", 2, 1, 0) == games[0]
    file = tmp_path / "games.jsonl"
    lines = "".join(json.dumps(game) + "\n" for game in games)
    file.write_text(lines + '{"cut": ', encoding="utf-8")
    assert read_games(file) == games
    spreads, measured, by_kind = calibrate(games)
    kinds_file = tmp_path / "kinds.json"
    write([file], tmp_path / "spreads.json", tmp_path / "figures.json", kinds_file)
    kept_kinds = json.loads(kinds_file.read_text())["measured"]["volldampf-2"]
    assert kept_kinds["mixed"]["error"] == by_kind["volldampf-2"]["mixed"].error
    assert by_kind["volldampf-2"]["mixed"].error == measured["volldampf-2"].error
    assert json.loads((tmp_path / "spreads.json").read_text())["spreads"] == spreads
    kept = json.loads((tmp_path / "figures.json").read_text())
    assert kept["measured"]["volldampf-2"]["error"] == measured["volldampf-2"].error
    assert kept["command"].endswith("--games 2 --seed 1 --tables volldampf-2")
    others = "".join(json.dumps({**game, "title": "glueck-auf"}) + "\n" for game in games)
    file.write_text(others, encoding="utf-8")
    write([file], tmp_path / "spreads.json", tmp_path / "figures.json", kinds_file)
    both = json.loads((tmp_path / "spreads.json").read_text())
    assert both["spreads"]["volldampf-2"] == spreads["volldampf-2"]
    assert list(both["spreads"]) == ["glueck-auf-2", "volldampf-2"]
    assert [one["command"] for one in both["earlier"]] == [kept["command"]]
    file.write_text("", encoding="utf-8")
    with pytest.raises(StellwerkError, match="no games"):
        write([file], tmp_path / "spreads.json", tmp_path / "figures.json", kinds_file)


def test_games_of_some_tables_alone_are_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said(
        title: str, players: int, _seed: int, number: int, _kinds: object
    ) -> dict[str, object]:
        return {"title": title, "players": players, "number": number}

    monkeypatch.setattr(calibrating, "play", said)
    file = tmp_path / "games.jsonl"
    for games in (1, 2):
        gather(games, 1, file, tables=["volldampf-2", "glueck-auf-4"])
    played = [(game["title"], game["players"], game["number"]) for game in read_games(file)]
    tables = [("volldampf", 2), ("glueck-auf", 4)]
    assert played == [(*table, number) for number in (0, 1) for table in tables]
    gather(1, 1, tmp_path / "all.jsonl")
    assert len(read_games(tmp_path / "all.jsonl")) == len(TABLES)


def test_kinds_of_games_are_measured_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots read is measured: nothing is learned from these games."""
    monkeypatch.setattr(calibrating, "LEVELS", ("trainee",))
    kinds = ("mixed", "greedy")
    games = [play("volldampf", 2, 2, number, kinds) for number in range(4)]
    assert [game["kind"] for game in games] == ["mixed", "mixed", "greedy", "greedy"]
    file, figures = tmp_path / "others.jsonl", tmp_path / "kinds.json"
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    write_kinds(file, figures)
    kept = json.loads(figures.read_text())
    assert kept["games"] == 4
    assert "--games 4 --seed 2 --kinds" in kept["command"]
    found = kept["measured"]["volldampf-2"]
    assert set(found) == {*kinds, "together"}
    together = measure(rows_of(games), spreads_of("volldampf", 2))
    assert found["together"]["error"] == together.error
    mixed = measure(rows_of(games[:2]), spreads_of("volldampf", 2))
    assert found["mixed"]["error"] == mixed.error
    assert [third["brier"] for third in found["mixed"]["thirds"]] == [
        third.brier for third in mixed.thirds
    ]
    file.write_text("", encoding="utf-8")
    with pytest.raises(StellwerkError, match="no games"):
        write_kinds(file, figures)
