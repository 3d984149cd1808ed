"""Bots with a leaning earn more in their way; a leaning that a title does not have is refused."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bots.tuned import TUNED
from stellwerk.arena.chronicle import Chronicle
from stellwerk.arena.match import new_match
from stellwerk.bots import make_bot
from stellwerk.bots.evaluators import tuning_of, weights_of
from stellwerk.bots.leanings import leaning_values, leanings_of
from stellwerk.bots.search import SearchBot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title

LEANINGS = [(id_, name) for id_ in TUNED for name in leanings_of(id_)]


@cache
def sources(id_: str, names: tuple[str, ...], seed: int) -> tuple[dict[str, int], ...]:
    """Where the points of each seat came from in a game."""
    title = load_title(id_)
    position = title.new_game(len(names))
    chronicle = Chronicle(title, position)
    luck = Random(f"luck{seed}")
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    while position.turn != NOBODY:
        seat, moves = position.turn, position.moves()
        if seat == DEALER:
            chronicle.play(luck.choice(moves))
        else:
            chronicle.play(bots[seat].choose(title.veil(position, seat), seat, moves))
    return chronicle.sources()


@pytest.mark.parametrize("id_", TUNED)
def test_every_title_has_leanings(id_: str) -> None:
    assert len(leanings_of(id_)) >= 5


@pytest.mark.parametrize(("id_", "name"), LEANINGS)
def test_a_leaning_is_about_weights_that_exist(id_: str, name: str) -> None:
    title = load_title(id_)
    known = weights_of(title) | tuning_of(title).get("foretelling", {})
    for weight, factor in leanings_of(id_)[name].items():
        assert known[weight] != 0
        assert factor > 0


@pytest.mark.parametrize(
    ("leaning", "source"),
    [
        ("trans-siberian", "points-trans-siberian"),
        ("industry", "points-industry"),
    ],
)
def test_who_leans_earns_more_in_its_way(leaning: str, source: str) -> None:
    """In Russian Railroads, one of four seats leans."""
    seeds = range(2)
    usual, leaning_points = (
        sum(sources("russian-railroads", names, seed)[0].get(source, 0) for seed in seeds)
        for names in (("greedy",) * 4, (f"greedy+{leaning}", *("greedy",) * 3))
    )
    assert leaning_points > usual


def test_a_search_leans_where_it_finds_turns_and_where_it_evaluates_them() -> None:
    title = load_title("volldampf")
    position = title.new_game(2)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    bot, plain = make_bot("search-10+cards", "1"), make_bot("search-10", "1")
    assert isinstance(bot, SearchBot)
    assert isinstance(plain, SearchBot)
    bot.choose(title.veil(position, position.turn), position.turn, position.moves())
    position.companies[0].hidden += 1
    lured, foretold = leaning_values(title, "cards")
    assert bot.value.points(position, 0) == lured.points(position, 0)
    assert bot.teller.points(position, 0) == foretold.points(position, 0)
    plain.judge(title)
    assert bot.teller.points(position, 0) > plain.teller.points(position, 0)


@pytest.mark.parametrize("name", ["random+industry", "trainee+industry", "greedy+nothing"])
def test_not_every_bot_has_every_leaning(name: str) -> None:
    with pytest.raises(StellwerkError, match="with a leaning"):
        make_bot(name, "1")


def test_a_match_refuses_a_leaning_of_another_title() -> None:
    with pytest.raises(StellwerkError, match="Volldampf has no leaning 'kiev' \\(there are: "):
        new_match("volldampf", 2, ["greedy+kiev", "greedy"], 1)
