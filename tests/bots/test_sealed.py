"""Choices that two seats make at once: mixed, and never equal for long."""

from __future__ import annotations

from collections import Counter
from math import prod
from random import Random

import pytest

from stellwerk.bots import make_bot
from stellwerk.bots.evaluators import value_of
from stellwerk.bots.sealed import Sealed, before_sealed
from stellwerk.bots.values.value import Value
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.titles.russian_railroads.title import TITLE as RAILROADS
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import SECRET_BIDS, Railroad
from stellwerk.titles.volldampf.title import TITLE as VOLLDAMPF


def at_the_bids(seed: int = 1) -> Railroad:
    """Two players have issued bonds and bid in secret."""
    rng = Random(seed)
    position = VOLLDAMPF.new_game(2)
    while not bidding(position):
        position.play(c.BONDS + 2 if position.in_secret() else rng.choice(position.moves()))
    return position


def bidding(position: Railroad) -> bool:
    return bool(position.stack) and position.stack[-1].name == SECRET_BIDS


class Pennies(Value):
    """The first seat wins if the bids add up to an even number, the second if to an odd one."""

    __slots__ = ()

    def shares(self, position: Position) -> list[float]:
        assert isinstance(position, Railroad)
        even = float(sum(company.cash for company in position.companies) % 2 == 0)
        return [even, 1.0 - even]


def test_the_choice_of_the_other_is_taken_back() -> None:
    position = at_the_bids()
    first = position.turn
    position.play(c.BID + 4)
    assert position.awaited() == [1 - first]
    open_ = before_sealed(VOLLDAMPF, position)
    assert open_ is not None
    assert open_.awaited() == [0, 1]
    assert open_.turn == position.turn
    assert open_.moves() == position.moves()
    assert position.companies[first].sealed == 4


def test_elsewhere_nothing_is_sealed() -> None:
    position = VOLLDAMPF.new_game(3)
    rng = Random(1)
    while position.turn == DEALER:
        position.play(rng.choice(position.moves()))
    assert before_sealed(VOLLDAMPF, position) is None
    assert before_sealed(RAILROADS, RAILROADS.new_game(2)) is None


def test_who_can_be_predicted_loses_so_nobody_can() -> None:
    """In matching pennies both mix odd and even bids half and half."""
    sealed = Sealed(VOLLDAMPF, at_the_bids(), Pennies())
    sealed.solve(2000)
    for side in range(2):
        odd = sum(sealed.mixes[side][0::2])
        assert sum(sealed.mixes[side]) == pytest.approx(1.0)
        assert odd == pytest.approx(0.5, abs=0.1)


class Thrifty(Value):
    """Every Mark is worth a twentieth of the game."""

    __slots__ = ()

    def shares(self, position: Position) -> list[float]:
        assert isinstance(position, Railroad)
        first, second = (company.cash for company in position.companies)
        return [0.5 + 0.05 * (first - second), 0.5 - 0.05 * (first - second)]


def test_a_choice_that_is_better_whatever_the_other_does_is_made() -> None:
    sealed = Sealed(VOLLDAMPF, at_the_bids(), Thrifty())
    assert sealed.mixes[0][0] == max(sealed.mixes[0])
    assert sealed.mixes[0] == sorted(sealed.mixes[0], reverse=True)


def test_equal_bids_are_made_again_and_others_are_not() -> None:
    sealed = Sealed(VOLLDAMPF, at_the_bids(), value_of(VOLLDAMPF))
    width = len(sealed.answers)
    assert [pair for pair, again in enumerate(sealed.again) if again] == [
        n * width + n for n in range(width)
    ]


def equally(position: Railroad, value: Value) -> float:
    """How likely two bots of one mind bid the same."""
    mine, yours = Sealed(VOLLDAMPF, position, value).mixes
    return sum(one * other for one, other in zip(mine, yours, strict=True))


def test_bots_of_one_mind_bid_differently() -> None:
    """So rarely the same that four equal bids in a row are rare."""
    for seed in range(5):
        assert equally(at_the_bids(seed), value_of(VOLLDAMPF)) ** 4 < 0.01


def test_nobody_insists_on_a_bid_that_was_equal_before() -> None:
    """Also where both think that the lowest bid is by far the best."""
    position = at_the_bids()
    chances = []
    for _ in range(4):
        chances.append(equally(position, Thrifty()))
        for _ in range(2):
            position.play(c.BID + 1)
    assert chances[0] > 0.9
    assert chances == sorted(chances, reverse=True)
    assert prod(chances) < 0.05


@pytest.mark.parametrize(("name", "times"), [("greedy", 60), ("conductor", 60), ("search-10", 15)])
def test_every_bot_that_thinks_draws_its_bid(name: str, times: int) -> None:
    position = at_the_bids()
    seat = position.turn
    view = VOLLDAMPF.veil(position, seat)
    bot = make_bot(name, "1")
    bids = Counter(bot.choose(view, seat, position.moves()) for _ in range(times))
    assert len(bids) > 2
    assert max(bids.values()) < 0.7 * times


def test_equal_bids_in_a_row_are_rare() -> None:
    rounds = long = 0
    for seed in range(2):
        rng = Random(seed)
        bots = [make_bot("greedy", f"{seed}:{seat}") for seat in range(2)]
        position = VOLLDAMPF.new_game(2)
        while position.turn != NOBODY:
            moves = position.moves()
            seat = position.turn
            if seat == DEALER:
                move = rng.choice(moves)
            else:
                move = bots[seat].choose(VOLLDAMPF.veil(position, seat), seat, moves)
            before = position.equal_bids
            bids = bidding(position)
            position.play(move)
            if bids and not (bidding(position) and position.equal_bids >= before):
                rounds += 1
                long += before > 3
    assert rounds == 2 * 6
    assert long == 0
