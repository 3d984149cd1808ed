"""Points are followed to the last one: by round, and by source."""

from __future__ import annotations

from random import Random

import pytest

from arena.matches import match, played
from stellwerk.arena.chronicle import Chronicle
from stellwerk.core.position import NOBODY
from stellwerk.titles import load_title, title_ids
from stellwerk.titles.russian_railroads.scoring import SCORED

ROUNDS = {
    "russian-railroads": {2: 6, 4: 7},
    "glueck-auf": {2: 7, 4: 5},
    "volldampf": {2: 6, 4: 4},
}


@pytest.mark.parametrize("title_id", ROUNDS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_point_has_a_source_and_every_round_an_end(title_id: str, players: int) -> None:
    for game in played(match(title=title_id, players=players), 1):
        assert [sum(mine.values()) for mine in game.sources] == list(game.scores)
        for mine in game.sources:
            assert set(mine) <= set(load_title(title_id).sources)
        assert len(game.rounds) == ROUNDS[title_id][players]
        assert game.rounds[-1] == game.scores


def test_rounds_of_russian_railroads_end_with_their_scoring() -> None:
    """What the log tells by the time a round begins is what stood at the end of the last."""
    title = load_title("russian-railroads")
    rng = Random(4)
    position = title.new_game(3)
    twin = position.copy()
    chronicle = Chronicle(title, position)
    rounds: list[list[int]] = []
    points = [0, 0, 0]
    while position.turn != NOBODY:
        move = rng.choice(position.moves())
        chronicle.play(move)
        twin.events = []
        twin.play(move)
        for event in twin.events:
            if event.key == "round" and event.params["number"] != 1:
                rounds.append(points[:])
            if event.key in ("points", SCORED):
                seat, earned = event.params["seat"], event.params["points"]
                assert isinstance(seat, int)
                assert isinstance(earned, int)
                points[seat] += earned
    assert [list(end) for end in chronicle.rounds()] == [*rounds, position.scores()]


def test_listening_changes_nothing() -> None:
    for title_id in title_ids():
        title = load_title(title_id)
        position = title.new_game(title.players[0])
        twin = position.copy()
        chronicle = Chronicle(title, position)
        rng = Random(1)
        while position.turn != NOBODY:
            move = rng.choice(position.moves())
            chronicle.play(move)
            twin.play(move)
            assert position.events is None
        assert position.state() == twin.state()
