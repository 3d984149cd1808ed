"""Bots choose legal moves, from what their seat sees and their own seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from stellwerk.bots import BOTS, make_bot
from stellwerk.bots.base import Bot
from stellwerk.bots.search import SearchBot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.playout import playout
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.title import Title
from stellwerk.titles import load_title, own_title_ids
from tiny.title import TITLE as TINY

KINDS: dict[str, Callable[[str], Bot]] = {
    **{name: BOTS[name] for name in ("random", "greedy", "trainee", "shunter", "conductor")},
    "search": partial(SearchBot, nodes=6),
}
"""Every kind of bot, with budgets a test can wait for."""


def game(title: Title[Any], make: Callable[[str], Bot], seed: str, most: int = 10_000) -> list[int]:
    """The first moves of a game between bots of one kind, at the smallest table."""
    players = title.players[0]
    position = title.new_game(players)
    luck = Random("luck")
    bots = [make(f"{seed}:{seat}") for seat in range(players)]
    played: list[int] = []
    while position.turn != NOBODY and len(played) < most:
        seat = position.turn
        moves = position.moves()
        if seat == DEALER:
            move = luck.choice(moves)
        else:
            move = bots[seat].choose(title.veil(position, seat), seat, moves)
            assert move in moves
        played.append(move)
        position.play(move)
    return played


@pytest.mark.parametrize("name", KINDS)
def test_same_seed_same_game(name: str) -> None:
    assert game(TINY, KINDS[name], "a") == game(TINY, KINDS[name], "a")


@pytest.mark.parametrize("id_", own_title_ids())
@pytest.mark.parametrize("name", KINDS)
def test_same_seed_same_game_in_every_title(id_: str, name: str) -> None:
    title = load_title(id_)
    assert game(title, KINDS[name], "a", 60) == game(title, KINDS[name], "a", 60)


@pytest.mark.parametrize("name", KINDS)
def test_what_a_seat_cannot_know_changes_no_decision(name: str) -> None:
    """At every decision of a game: positions the seat cannot tell apart give equal decisions."""
    check_decisions(TINY, name, every=1, seed=5)


@pytest.mark.parametrize("id_", own_title_ids())
@pytest.mark.parametrize("name", KINDS)
def test_secrets_of_every_title_change_no_decision(id_: str, name: str) -> None:
    title = load_title(id_)
    steps = playout(title.new_game(title.players[-1]), Random(6))
    check_decisions(title, name, every=min(40, steps // 8), seed=6)


def check_decisions(title: Title[Any], name: str, every: int, seed: int) -> None:
    position = title.new_game(title.players[-1])
    rng = Random(seed)
    steps = different = 0
    while position.turn != NOBODY:
        seat = position.turn
        moves = position.moves()
        steps += 1
        if seat != DEALER and steps % every == 0:
            other = title.imagine(title.veil(position, seat), seat, rng)
            different += other.state() != position.state()
            decisions = {
                KINDS[name]("a").choose(title.veil(one, seat), seat, one.moves())
                for one in (position, other)
            }
            assert len(decisions) == 1
        position.play(rng.choice(moves))
    assert different > 0


def test_random_plays_every_legal_move_about_equally_often() -> None:
    position = TINY.new_game(2)
    bot = make_bot("random", "a")
    counts = [0] * 6
    for _ in range(6000):
        counts[bot.choose(position, 0, range(6))] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_other_seed_other_game() -> None:
    assert len({tuple(game(TINY, BOTS["random"], str(seed))) for seed in range(5)}) > 1


def test_unknown_bot() -> None:
    with pytest.raises(StellwerkError, match=r"There is no bot 'oracle' \(there are: random, "):
        make_bot("oracle", "a")


def test_budgets_are_in_the_names() -> None:
    for nodes in (1, 100, 1_000, 2_500, 10_000):
        bot = make_bot(f"search-{nodes}", "a")
        assert isinstance(bot, SearchBot)
        assert bot.nodes == nodes
    for name in ("search-0", "search-", "search-many", "search-10000000"):
        with pytest.raises(StellwerkError, match="There is no bot"):
            make_bot(name, "a")


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_an_only_move_at_once(name: str) -> None:
    position = TINY.new_game(2)
    assert make_bot(name, "a").choose(position, 0, [3]) == 3
