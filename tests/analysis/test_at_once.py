"""Choices that two seats make at once are compared against the mix of the other seat."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_sealed import Pennies, at_the_bids
from stellwerk.analysis.at_once import AtOnce
from stellwerk.analysis.thinking import Thinker, Thought
from stellwerk.bots.evaluators import value_of
from stellwerk.bots.tree import Node, Tree
from stellwerk.bots.values.value import Value
from stellwerk.core.position import Position
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE


class Duel(Value):
    """Whoever paid more is ahead: nobody wants to give in, and the highest bids are equal."""

    __slots__ = ()

    def shares(self, position: Position) -> list[float]:
        assert isinstance(position, Railroad)
        mine, yours = (company.cash for company in position.companies)
        first = 0.5 if mine == yours else 0.7 if mine < yours else 0.3
        return [first, 1.0 - first]


def at_once(value: Value, seed: int = 1) -> AtOnce:
    tree = Tree(TITLE, value_of(TITLE), Random(seed), value)
    return AtOnce(tree, [at_the_bids(seed)])


def thought(position: Railroad, moves: list[int] | None, nodes: int = 60) -> Thought:
    value = value_of(TITLE)
    rng = Random(2)
    seat = position.turn
    worlds: list[Position] = [
        TITLE.imagine(TITLE.veil(position, seat), seat, rng) for _ in range(20)
    ]
    found = Thinker(TITLE, value, value, nodes).think(worlds, moves, rng)
    assert found is not None
    return found


def test_where_nobody_gives_in_the_chance_is_halfway() -> None:
    for seed in range(4):
        choices = at_once(Duel(), seed)
        assert choices.worth == pytest.approx(0.5, abs=0.02)
        assert choices.best() is choices.edges[-1]
        assert all(edge.guess == pytest.approx(0.3, abs=0.05) for edge in choices.edges[:-1])


def test_no_choice_is_better_than_a_mix_of_which_it_is_part() -> None:
    choices = at_once(Pennies())
    choices.study(0, Random(1), None)
    assert 0.3 < choices.worth < 0.5, "equal bids do not count, and their sum is even"
    for edge in choices.edges:
        assert edge.guess == pytest.approx(choices.worth, abs=0.025)


def test_what_is_simulated_often_is_not_answered_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """All choices meet the same answers, as often as the mix of the other has them."""
    choices = at_once(value_of(TITLE))
    mix = choices.mixes[1][:]
    met: dict[int, list[int]] = {}

    def follow(pair: int, _: Position) -> list[float]:
        met.setdefault(pair // len(mix), []).append(pair % len(mix))
        return [0.5, 0.5]

    monkeypatch.setattr(choices, "_follow", follow)
    choices.again = [False] * len(choices.again)
    for edge in choices.edges[:2]:
        edge.visits = 0
        node = Node(choices.seat)
        node.edges.append(edge)
        for _ in range(200):
            choices.simulate(choices.openings[0], node)
    assert met[0] == met[1]
    assert choices.mixes[1] == mix
    for column, share in enumerate(mix):
        assert met[0].count(column) == pytest.approx(200 * share, abs=4)


def test_both_seats_think_the_same_of_a_choice() -> None:
    """What the first has chosen is unknown to the second, who chooses by the same mixes."""
    position = at_the_bids()
    first = thought(position, None)
    bid = first.best[0].moves[0]
    position.play(bid)
    second = thought(position, None)
    chances = [one.best[0].chances for one in (first, second)]
    assert chances[0] == [pytest.approx(chance, abs=0.1) for chance in chances[1]]


def test_the_played_choice_is_simulated_as_often_as_its_share() -> None:
    position = at_the_bids()
    played = thought(position, [c.BID + 1]).played
    assert played.moves == [c.BID + 1]
    assert played.edge.visits >= 20
    assert sum(played.chances) == pytest.approx(1.0)
    for nodes in (1, 2):
        assert thought(position, [c.BID + 1], nodes).options
