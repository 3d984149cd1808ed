"""Values: what a position will still bring, from what it scores now."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from stellwerk.bots.evaluators import (
    foretelling,
    make_value,
    searching_weights,
    title_of,
    tuning_of,
    value_of,
    weights_of,
)
from stellwerk.bots.leanings import leaning_values
from stellwerk.bots.search import SearchBot
from stellwerk.bots.values.russian_railroads import RailwayValue
from stellwerk.bots.values.value import Value, chances, earliness
from stellwerk.bots.values.volldampf import TableValue, sort_by
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title, own_title_ids, title_ids
from stellwerk.titles.russian_railroads import scoring
from stellwerk.titles.russian_railroads.title import TITLE as RAILROADS
from stellwerk.titles.volldampf.title import TITLE as VOLLDAMPF
from stellwerk.titles.volldampf.title import Volldampf
from tiny.title import TITLE as TINY


def test_chances_are_one_in_all_and_follow_the_points() -> None:
    shares = chances([10.0, 30.0, 20.0, 20.0], 8.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] > shares[2] == shares[3] > shares[0]
    assert chances([5.0, 5.0], 8.0) == [0.5, 0.5]
    surer = chances([10.0, 30.0], 2.0)
    assert surer[1] > chances([10.0, 30.0], 20.0)[1]


def test_a_title_without_a_value_is_judged_by_its_points() -> None:
    position = TINY.new_game(3)
    position.points = [3, 1, 2]
    value = value_of(TINY)
    assert type(value) is Value
    assert [value.points(position, seat) for seat in range(3)] == [3.0, 1.0, 2.0]


@pytest.mark.parametrize("id_", title_ids())
def test_weights_that_foretell_are_weights_of_the_value(id_: str) -> None:
    title = load_title(id_)
    value = value_of(title)
    tuned = tuning_of(title).get("foretelling", {})
    assert tuned.keys() <= weights_of(title).keys()
    assert (foretelling(value, title) is value) == (not tuned)


def test_a_search_judges_volldampf_by_what_foretells_and_plans_by_what_leads() -> None:
    value = value_of(VOLLDAMPF)
    judge = foretelling(value, VOLLDAMPF)
    assert isinstance(value, TableValue)
    assert isinstance(judge, TableValue)
    tuned = tuning_of(VOLLDAMPF)["foretelling"]
    assert (judge.stones, judge.later_stones) == (tuned["stones"], tuned["later_stones"])
    assert (value.stones, value.later_stones) != (judge.stones, judge.later_stones)
    assert (value.against, judge.against) == (0.0, tuned["against"])
    assert (value.cash, value.missing) == (judge.cash, judge.missing)


@pytest.mark.parametrize("id_", title_ids())
def test_weights_of_searches_are_weights_of_the_value(id_: str) -> None:
    title = load_title(id_)
    for players in tuning_of(title).get("searching", {}):
        assert int(players) in title.players
        assert len(searching_weights(title, int(players)).keys() & weights_of(title).keys()) > 0
        assert searching_weights(title, int(players)).keys() <= weights_of(title).keys()
    assert searching_weights(title, 0) == {}


@pytest.mark.parametrize("leaning", ["", "industry"])
@pytest.mark.parametrize(("players", "keen"), [(2, False), (3, False), (4, True)])
def test_a_search_at_a_table_of_four_is_keen_on_engineers(
    leaning: str, players: int, *, keen: bool
) -> None:
    position = RAILROADS.new_game(players)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    bot = SearchBot("1", 2)
    bot.leaning = leaning
    bot.choose(RAILROADS.veil(position, position.turn), position.turn, position.moves())
    usual, _ = leaning_values(RAILROADS, leaning)
    position.mats[0].engineers = 3
    assert (bot.value.points(position, 0) > usual.points(position, 0)) == keen
    assert bot.teller is bot.value


@pytest.mark.parametrize(("players", "counts"), [(2, True), (3, False)])
def test_with_two_players_what_the_other_earns_on_a_way_counts_against_it(
    players: int, *, counts: bool
) -> None:
    """One own piece, and the other has laid all the rest of the board."""
    judge = make_value(VOLLDAMPF, weights_of(VOLLDAMPF) | {"against": 1.0})
    indifferent = make_value(VOLLDAMPF, weights_of(VOLLDAMPF))
    table = VOLLDAMPF.new_game(players)
    table.lying = [(1 << table.edition.field_count) - 1 for _ in table.lying]
    table.writable(0).track = 0b1
    alone = judge.points(table, 0)
    assert alone == indifferent.points(table, 0)
    table.writable(1).track = ((1 << len(table.edition.segments)) - 1) & ~0b1
    assert (judge.points(table, 0) < indifferent.points(table, 0)) == counts
    assert (judge.points(table, 0) < alone) == counts


def test_what_was_seen_on_one_board_says_nothing_about_another(tmp_path: Path) -> None:
    """The same pieces are in other places on an added board."""
    title = Volldampf()
    printed = files("stellwerk.titles.volldampf") / "editions" / "reconstruction-1.json"
    page = json.loads(printed.read_text(encoding="utf-8"))
    first, last = page["segments"][0], page["segments"][-1]
    for end in ("from", "to"):
        first[end], last[end] = last[end], first[end]
    path = tmp_path / "turned.json"
    path.write_text(json.dumps({**page, "edition": "turned"}), encoding="utf-8")
    own = {"edition": title.add_edition(path)}
    there, here = title.new_game(2), title.new_game(2, own)
    for table in (there, here):
        table.writable(0).track = 1
    value = value_of(title)
    seen = [value.points(table, 0) for table in (there, here, there)]
    assert seen == [value_of(title).points(table, 0) for table in (there, here, there)]
    assert seen[0] != seen[1]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("against", [0.0, 1.0])
@pytest.mark.parametrize("missing", [0.8, 1.2])
def test_a_network_that_grew_is_judged_like_one_seen_at_once(
    missing: float, against: float, players: int
) -> None:
    """Also by a judgement that likes ways the more, the more pieces they lack."""
    weights = weights_of(VOLLDAMPF) | {"missing": missing, "against": against}
    growing = make_value(VOLLDAMPF, weights)
    rng = Random(7)
    table = VOLLDAMPF.new_game(players)
    table.lying = [rng.getrandbits(table.edition.field_count) for _ in table.lying]
    segments = list(range(len(table.edition.segments)))
    rng.shuffle(segments)
    for number, segment in enumerate(segments):
        table.writable(number % players).track |= 1 << segment
        worth = [growing.points(table, seat) for seat in range(players)]
        anew = make_value(VOLLDAMPF, weights)
        assert worth == [anew.points(table, seat) for seat in range(players)]


@pytest.mark.parametrize("id_", title_ids())
def test_a_position_knows_its_title(id_: str) -> None:
    title = load_title(id_)
    assert title_of(title.new_game(title.players[0])) is title


@pytest.mark.parametrize("id_", own_title_ids())
def test_a_finished_game_is_worth_its_points_and_its_winners(id_: str) -> None:
    title = load_title(id_)
    value = value_of(title)
    rng = Random(3)
    position = title.new_game(title.players[-1])
    while position.turn != NOBODY:
        position.play(rng.choice(position.moves()))
    worth = [value.points(position, seat) for seat in range(position.players)]
    assert worth == position.scores()
    winners = position.winners()
    assert [seat for seat, share in enumerate(value.shares(position)) if share] == winners


@pytest.mark.parametrize("id_", own_title_ids())
def test_a_value_only_looks(id_: str) -> None:
    title = load_title(id_)
    value = value_of(title)
    rng = Random(4)
    position = title.new_game(title.players[0])
    while position.turn != NOBODY:
        before = position.state()
        assert sum(value.shares(position)) == pytest.approx(1.0)
        assert position.state() == before
        position.play(rng.choice(position.moves()))


def test_lines_and_industry_of_railroads_are_what_the_rules_score() -> None:
    """With one scoring to come, and nothing later, the value of the mat is its round scoring."""
    value = value_of(RAILROADS)
    assert isinstance(value, RailwayValue)
    value.factory_gain = 0.0
    rng = Random(8)
    for seed in range(6):
        position = RAILROADS.new_game(2 + seed % 3)
        while position.turn != NOBODY:
            for mat in position.mats:
                lines = scoring.trans_siberian_points(mat)
                lines += scoring.st_petersburg_points(mat) + scoring.kiev_points(mat)
                assert value.lines(mat, 1, 0, 0.0) == lines
                assert value.industry(mat, 1, 0, 0.0) == scoring.industry_points(mat)
            position.play(rng.choice(position.moves()))


def test_railroads_count_every_scoring_to_come() -> None:
    position = RAILROADS.new_game(2)
    rng = Random(1)
    while position.turn == DEALER:
        position.play(rng.choice(position.moves()))
    value = value_of(RAILROADS)
    today = make_value(RAILROADS, weights_of(RAILROADS), horizon=1)
    before = [one.points(position, 0) for one in (value, today)]
    mat = position.writable(0)
    mat.tracks[1], mat.tracks[2] = 3, 1
    gain = [one.points(position, 0) - was for one, was in zip((value, today), before, strict=True)]
    assert gain[0] > 2 * gain[1]
    assert gain[1] == pytest.approx(1.0, abs=0.3)


def test_numbers_are_sorted_by_worth_and_equal_ones_stay_in_order() -> None:
    rng = Random(3)
    for size in (0, 1, 2, 80):
        worth = [float(rng.randrange(9)) for _ in range(size)]
        ranked = rng.sample(range(size), size)
        expected = sorted(ranked, key=worth.__getitem__, reverse=True)
        sort_by(ranked, worth)
        assert ranked == expected


def test_a_colliery_that_changed_is_judged_as_if_seen_for_the_first_time() -> None:
    """What is remembered of a board is forgotten once somebody writes on it."""
    title = load_title("glueck-auf")
    value = value_of(title)
    position = title.new_game(3)
    rng = Random(5)
    while position.turn != NOBODY:
        fresh = make_value(title, weights_of(title))
        for seat in range(3):
            assert value.points(position, seat) == fresh.points(position, seat)
        position.play(rng.choice(position.moves()))


def test_who_is_next_is_early_and_who_has_moved_is_last() -> None:
    order = [2, 0, 3, 1]
    assert [earliness(order, 0, 0, seat) for seat in (0, 3, 1, 2)] == [0.75, 0.5, 0.25, 0.0]
    without_three = 1 << 3
    assert [earliness(order, without_three, 0, seat) for seat in (0, 1, 2)] == [2 / 3, 1 / 3, 0.0]
    assert earliness(order, without_three, 0, 3) == 0.0
    assert earliness(order, 0b1110, 0, 0) == 0.0
    assert earliness(order, 0, DEALER, 0) == 0.0


@pytest.mark.parametrize("id_", ["russian-railroads", "glueck-auf"])
def test_the_turn_of_the_next_is_worth_something(id_: str) -> None:
    title = load_title(id_)
    value = value_of(title)
    rng = Random(5)
    position = title.new_game(3)
    turns = 0
    while turns < 6:
        turns = position.turns
        position.play(rng.choice(position.moves()))
    while position.turn == DEALER:
        position.play(rng.choice(position.moves()))
    tempo = [value.tempo(position, seat) for seat in range(3)]
    assert tempo[position.turn] == max(tempo) > 0.0 == min(tempo)
    worth = [value.points(position, seat) for seat in range(3)]
    assert value.standing(position) == [a + b for a, b in zip(worth, tempo, strict=True)]
