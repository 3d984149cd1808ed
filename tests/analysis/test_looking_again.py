"""A turn is looked at again before it is called a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from random import Random
from typing import Any, cast

import pytest

from analysis.games import played
from analysis.test_analysis import Table, turns_of
from stellwerk.analysis import Analyser
from stellwerk.analysis.marks import WRONG
from stellwerk.analysis.thinking import Thinker, worlds_for
from stellwerk.bots.tree import Edge, Node, Tree
from stellwerk.titles import load_title

NODES = 100


class Said:
    """A search with prepared results: for each turn the chances, one after another."""

    def __init__(self, found: dict[str, Iterator[float]]) -> None:
        self.found = found
        self.worlds: dict[str, list[int]] = {name: [] for name in found}

    def simulate(self, world: Any, start: Node) -> list[float]:
        edge = start.edges[0]
        name = "best" if edge.moves == [1] else "played"
        self.worlds[name].append(id(world))
        chance = next(self.found[name])
        edge.visits += 1
        edge.total += chance
        return [chance, 1.0 - chance]


def looked(
    was: tuple[float, float], best: Iterator[float], played: Iterator[float]
) -> tuple[float, Said]:
    """What a turn gives away after a first look, and what was simulated after it."""
    edges = []
    sums: dict[int, list[float]] = {}
    for move, chance in zip((1, 2), was, strict=True):
        edge = Edge([move], chance, [chance, 1.0 - chance])
        edge.visits, edge.total = NODES, NODES * chance
        sums[id(edge)] = [NODES * chance, NODES * (1.0 - chance)]
        edges.append(edge)
    said = Said({"best": best, "played": played})
    worlds = [load_title("glueck-auf").new_game(2) for _ in range(7)]
    thinker = Thinker.__new__(Thinker)
    thinker.nodes = NODES
    thinker._look_again(cast(Tree, said), edges[0], edges[1], worlds, sums)
    chances = [sums[id(edge)][0] / sum(sums[id(edge)]) for edge in edges]
    return chances[0] - chances[1], said


def test_a_turn_that_gives_little_away_is_not_looked_at_again() -> None:
    lost, said = looked((0.40, 0.39), best=repeat(0.4), played=repeat(0.1))
    assert lost == pytest.approx(0.01)
    assert said.worlds == {"best": [], "played": []}


def test_only_the_second_look_counts_and_both_turns_see_the_same_worlds() -> None:
    lost, said = looked((0.40, 0.30), best=repeat(0.41), played=repeat(0.4))
    assert lost == pytest.approx(0.01)
    assert len(said.worlds["best"]) == NODES // 2
    assert said.worlds["best"] == said.worlds["played"]


def test_a_mistake_that_is_found_twice_is_believed() -> None:
    lost, said = looked((0.40, 0.30), best=repeat(0.42), played=repeat(0.33))
    assert lost == pytest.approx(0.09)
    assert len(said.worlds["best"]) == NODES // 2


def test_a_loss_that_shrinks_is_looked_at_until_it_stays() -> None:
    found = chain(repeat(0.30, NODES // 2), repeat(0.37, NODES), repeat(0.40, 2 * NODES))
    lost, said = looked((0.60, 0.20), best=repeat(0.45), played=found)
    assert len(said.worlds["played"]) == NODES // 2 + NODES + 2 * NODES
    assert lost == pytest.approx(0.05)


def test_worlds_are_as_many_as_the_played_turn_has_simulations() -> None:
    assert [worlds_for(nodes) for nodes in (1, 20, 60, 300, 20_000)] == [1, 20, 24, 100, 6_666]
    record = played("volldampf", 3, 4)
    turn = turns_of(record)[0]
    assert len(Analyser(record, 90)._worlds(turn.before, turn.seat, Random(1))) == 30


def test_what_is_called_a_mistake_was_simulated_as_often_as_the_better_turn() -> None:
    record = played("russian-railroads", 2, 60, "trainee")
    table = Table(record, 12)
    compared = 0
    for turn in turns_of(record):
        report = table.report(turn)
        if report is not None and report.mark in WRONG:
            assert report.played.simulations == report.best[0].simulations
            compared += 1
            if compared == 3:
                return
    pytest.fail("a trainee makes no mistakes")


def test_a_turn_that_is_possible_in_no_world_keeps_its_first_guess() -> None:
    record = played("glueck-auf", 2, 40)
    table = Table(record, 12)
    turn = turns_of(record)[-1]
    worlds = table.analyser._worlds(turn.before, turn.seat, Random(1))
    illegal = next(move for move in range(10_000) if move not in turn.before.moves())
    thought = table.thinker.think(worlds, [illegal], Random(2))
    assert thought is not None
    assert thought.played.edge.visits == 0
    assert sum(thought.played.chances) == pytest.approx(1.0)
