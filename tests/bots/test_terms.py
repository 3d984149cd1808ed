"""Terms: a value explains itself, and the terms add up to it."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Any

import pytest

from bots.tuned import TUNED
from stellwerk.bots import make_bot
from stellwerk.bots.evaluators import corrected, foretelling, value_of
from stellwerk.bots.terms import EXPERIENCE, SCORE, TEMPO, Explainer, explain
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import load_title, own_title_ids
from tiny.title import TITLE as TINY

TABLES = [(id_, players) for id_ in own_title_ids() for players in load_title(id_).players]


def steps(title: Title[Any], players: int, bot: str, kept: float) -> list[Position]:
    """Some positions of a game, from inside turns as well, and its last one."""
    rng = Random(f"terms:{title.id}:{players}")
    player = make_bot(bot, "terms")
    position = title.new_game(players)
    found = []
    while position.turn != NOBODY:
        moves = position.moves()
        if rng.random() < kept:
            found.append(position.copy())
        if position.turn == DEALER:
            position.play(rng.choice(moves))
        else:
            seat = position.turn
            position.play(player.choose(title.veil(position, seat), seat, moves))
    return [*found, position]


@pytest.mark.parametrize(("id_", "players"), TABLES)
@pytest.mark.parametrize(("bot", "kept"), [("random", 0.05), ("shunter", 0.1)])
def test_terms_add_up_to_the_value(id_: str, players: int, bot: str, kept: float) -> None:
    title = load_title(id_)
    hand = foretelling(value_of(title), title)
    explainers: list[Explainer] = []
    for position in steps(title, players, bot, kept):
        explainers = explainers or [
            Explainer(title, value_of(title)),
            Explainer(title, corrected(hand, title, position)),
        ]
        for explainer in explainers:
            standing = explainer.value.standing(position)
            for seat in range(players):
                points = explainer.points(position, seat)
                worth = explainer.hand.points(position, seat)
                assert fsum(term.amount for term in points) == pytest.approx(worth, abs=1e-9)
                if position.turn != NOBODY:
                    terms = explainer.standing(position, seat)
                    assert len({term.name for term in terms}) == len(terms)
                    total = fsum(term.amount for term in terms)
                    assert total == pytest.approx(standing[seat], abs=1e-9)


@pytest.mark.parametrize("id_", TUNED)
def test_every_term_counts_somewhere(id_: str) -> None:
    """A weight that is named twice leaves a term at zero.

    The medal comes with a token that no bot takes in this game; Volldampf has no tempo.
    """
    title = load_title(id_)
    explainer = Explainer(title, foretelling(value_of(title), title))
    seen: dict[str, float] = {}
    for position in steps(title, 3, "shunter", 0.1):
        for seat in range(3):
            for term in explainer.standing(position, seat):
                seen[term.name] = max(seen.get(term.name, 0.0), abs(term.amount))
    silent = {name for name, most in seen.items() if most < 1e-6}
    assert silent <= {"russian-railroads": {"medal"}, "volldampf": {TEMPO}}.get(id_, set())


def test_terms_name_what_lies_on_the_table() -> None:
    title = load_title("russian-railroads")
    position = title.new_game(2)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    before = dict(explain(title, position, 0))
    position.writable(0).score += 7
    position.writable(0).coins += 1
    after = dict(explain(title, position, 0))
    changed = {name for name in before if abs(after[name] - before[name]) > 1e-9}
    assert after[SCORE] == before[SCORE] + 7
    assert {SCORE, "coins"} <= changed <= {SCORE, "coins", EXPERIENCE}


def test_a_title_without_a_value_has_its_points_alone() -> None:
    position = TINY.new_game(3)
    position.points = [3, 1, 2]
    assert Explainer(TINY, value_of(TINY)).points(position, 0) == [(SCORE, 3.0)]
