"""Carrying out in full: the counting and the pruned search against a plain search of everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stellwerk.core.bits import members
from stellwerk.core.position import NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.end_of_round import MoveOn
from stellwerk.titles.russian_railroads.lookahead import imagined
from stellwerk.titles.russian_railroads.mat_actions import reached_fields
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.rules import PAY, Pay, TakeTurn, affordable_spaces
from stellwerk.titles.russian_railroads.set_up import start
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads import plain_search

VERSIONS = (1, 2)
I3 = c.SPACE_NAMES.index("I3")
INDUSTRY_LIMIT = (4, 6, 8, 10, 12, 15)
"""Where a marker stops, by number of factories."""


def turns(players: int, version: int, games: int) -> Iterator[tuple[int, Random, Railway]]:
    """Every turn of some random games, with the seed of the game."""
    for seed in range(games):
        rng = Random(seed)
        railway = start(players, version)
        while railway.turn != NOBODY:
            if isinstance(railway.stack[-1], TakeTurn):
                yield seed, rng, railway
            railway.play(rng.choice(railway.moves()))


def in_need_of_a_token(railway: Railway, rng: Random) -> Railway:
    """The same turn, of a player with the black worker whose marker stands before a gap.

    Engineer 10, an industry and a black step, lies on field 1.
    """
    made = railway.copy()
    made.row = [made.row[0], 10, *made.row[2:]]
    mat = made.writable(made.active)
    mat.black_worker = mat.free_black = 1
    mat.tracks[c.SP_BLACK : c.SP_BLACK + 4] = rng.randint(1, 6), 0, 0, 0
    mat.locomotives[c.SP_PLACE] = rng.choice((3, 4, 6, 9))
    mat.marker = INDUSTRY_LIMIT[len(mat.factories)]
    mat.second_marker = c.NOT_IN_PLAY
    mat.tokens = rng.getrandbits(len(c.TOKENS))
    if mat.tokens >> c.TOKEN_MARKER & 1:
        mat.second_marker = mat.marker - 1
    mat.claimed = reached_fields(mat)
    made.cards = rng.getrandbits(len(c.CARD_NAMES))
    made.settle()
    return made


def payments_plainly(railway: Railway, space: int) -> dict[int, bool]:
    """Every payment, and whether the action of the space is possible in full after it.

    Version 1 asks without the black worker, version 2 with it where it pays.
    """
    mixes = PAY[space].mixes(railway)
    if railway.rules == 1:
        return dict.fromkeys(mixes, plain_search.can_carry_out(railway, space, armed=False))
    return {mix: plain_search.can_pay(railway, space, mix) for mix in mixes}


def has_action(railway: Railway, space: int) -> bool:
    """Whether a space of the board has an action that must be carried out in full."""
    if space in (c.E1, c.E2):
        return railway.row[space - c.E1 + 1] > 0
    return space <= c.LAST_ROUND and space not in (c.O1, c.O2, c.HIRE)


def compare(railway: Railway, context: object) -> list[bool]:
    """Compare the spaces that are open, and the payments for them; the answers for the spaces."""
    answers = []
    for space in members(affordable_spaces(railway, railway.mats[railway.active])):
        if not has_action(railway, space):
            continue
        plainly = payments_plainly(railway, space)
        answer = space in railway.moves()
        assert answer == any(plainly.values()), (context, c.SPACE_NAMES[space])
        answers.append(answer)
        if answer and railway.mats[railway.active].free_black:
            paying = railway.copy()
            paying.play(space)
            offered = paying.moves() if isinstance(paying.stack[-1], Pay) else [*plainly]
            possible = [mix for mix in plainly if plainly[mix]]
            assert offered == possible, (context, c.SPACE_NAMES[space])
    return answers


@pytest.mark.rule("RR-3.5")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_space_is_open_just_if_a_plain_search_finds_a_way(players: int, version: int) -> None:
    answers: list[bool] = []
    for seed, _, railway in turns(players, version, 30):
        answers += compare(railway, seed)
    assert min(answers.count(True), answers.count(False)) > 100


@pytest.mark.rule("RR-3.5", "RR-3.6", "RR-11.5")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_it_is_with_the_black_worker(players: int, version: int) -> None:
    """Its extra step opens spaces, and asks for its payment, under version 2 only."""
    opened = 0
    for seed, rng, railway in turns(players, version, 3):
        made = in_need_of_a_token(railway, rng)
        compare(made, seed)
        for space in (I3, c.E1):
            if space in made.moves() and not plain_search.can_carry_out(made, space, armed=False):
                opened += 1
    assert opened == 0 if version == 1 else opened > 5


def compare_choices(railway: Railway, context: object) -> list[bool]:
    """In the middle of an action: what is offered against the options before filtering."""
    top = railway.duties()[-1]
    if top.flow or not any(duty.full for duty in railway.duties()):
        return []
    ahead = imagined(railway)
    ahead.settle()
    answers = []
    for move in ahead.moves():
        following = ahead.copy()
        following.play(move)
        begun = move >= c.SPACE_COUNT or plain_search.has_doublers(ahead, following, move)
        answers.append(begun and plain_search.can_finish(following))
        assert (move in railway.moves()) == answers[-1], (context, top.name, move)
    return answers


@pytest.mark.rule("RR-3.6")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_is_offered_just_if_the_rest_stays_possible(players: int, version: int) -> None:
    answers: list[bool] = []
    for seed in range(30):
        rng = Random(100 + seed)
        railway = start(players, version)
        while railway.turn != NOBODY:
            answers += compare_choices(railway, seed)
            railway.play(rng.choice(railway.moves()))
    assert answers.count(True) > 100


@pytest.mark.rule("RR-3.6", "RR-11.5")
@pytest.mark.parametrize("players", [3, 4])
def test_so_it_is_in_an_action_of_the_black_worker(players: int) -> None:
    """I3, or engineer 10 and then engineer 8, who may use engineer 10 again."""
    answers: list[bool] = []
    for seed, rng, railway in turns(players, TITLE.version, 6):
        made = in_need_of_a_token(railway, rng)
        made.passed = (1 << players) - 1 & ~(1 << made.active)
        made.row = [*made.row[:2], 8, *made.row[3:]]
        made.settle()
        for space in rng.choice(((I3,), (c.E1, c.E2))):
            if space not in made.moves():
                break
            made.play(space)
            while not isinstance(made.stack[-1], TakeTurn | MoveOn) and made.turn != NOBODY:
                answers += compare_choices(made, seed)
                dear = [move for move in made.moves() if move >= c.PAY_BLACK]
                made.play(rng.choice(dear or made.moves()))
    assert min(answers.count(True), answers.count(False)) > 100


@pytest.mark.rule("RR-3.6")
def test_the_filter_drops_something() -> None:
    """Factory 5 offers a step that would leave I2's second step impossible: it is not offered."""
    railway = TITLE.read_position(
        4, {}, ["seat 1 factories 5", "seat 1 marker 4", "seat 1 coins 0"]
    )
    for text in ("I2", "marker-1"):
        move = TITLE.read_move(railway, text)
        TITLE.check(railway, move)
        railway.play(move)
    assert [TITLE.write_move(railway, move) for move in railway.moves()] == ["done"]
