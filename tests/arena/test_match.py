"""Every bot sits on every seat equally often, with the same deals, and games repeat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from arena.matches import match, played, timeless
from stellwerk.arena.match import fixtures, new_match, play_fixture, seatings
from stellwerk.bots import BOTS
from stellwerk.bots.base import Bot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import Position
from tiny.position import TinyPosition


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (3, 3), (4, 4), (6, 6), (2, 4), (1, 3), (3, 2), (5, 3)]
)
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    one = match(*["random"] * bots, players=2)
    one = msgspec.structs.replace(one, players=players)
    counts: Counter[tuple[int, int]] = Counter()
    for fixture in fixtures(one, 50):
        assert len(fixture.seats) == players
        counts.update((bot, seat) for seat, (bot, _) in enumerate(fixture.seats))
    for bot in range(bots):
        by_seat = {counts[bot, seat] for seat in range(players)}
        assert len(by_seat) == 1
        assert by_seat != {0}


def test_every_player_sits_on_every_seat_of_a_deal_once() -> None:
    """Also where one bot has several seats: each of its players goes around with its own dice."""
    for deal in range(7):
        table = seatings(2, 4, deal)
        assert len(table) == 4
        for seat in range(4):
            assert sorted(player for _, player in (seats[seat] for seats in table)) == [0, 1, 2, 3]


def test_with_fewer_bots_than_seats_the_last_fills_the_rest() -> None:
    for seats in seatings(2, 4, 0):
        assert sorted(bot for bot, _ in seats) == [0, 1, 1, 1]


def test_of_more_bots_than_seats_every_choice_meets_equally_often() -> None:
    one = match("random", "random", "random", "random", players=2)
    meetings = Counter(
        tuple(sorted(bot for bot, _ in fixture.seats)) for fixture in fixtures(one, 24)
    )
    assert meetings == dict.fromkeys([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], 4)


def test_neighbours_change_from_deal_to_deal() -> None:
    following: Counter[tuple[int, int]] = Counter()
    for deal in range(6):
        for seats in seatings(4, 4, deal):
            bots = [bot for bot, _ in seats]
            following.update(zip(bots, bots[1:] + bots[:1], strict=True))
    assert len(following) == 12
    assert len(set(following.values())) == 1


@pytest.mark.parametrize(("games", "played_games"), [(1, 3), (3, 3), (4, 6), (50, 51), (300, 300)])
def test_only_whole_deals_are_played(games: int, played_games: int) -> None:
    assert len(fixtures(match("random", players=3), games)) == played_games


def test_more_games_begin_with_the_same() -> None:
    one = match("random", "random")
    assert fixtures(one, 100)[:20] == fixtures(one, 20)


class Witness(Bot):
    """Remembers the first wagon each seat was dealt in each game."""

    games: list[dict[int, int]]

    def choose(self, view: Position, seat: int, moves: Sequence[int]) -> int:
        assert isinstance(view, TinyPosition)
        self.games[-1].setdefault(seat, view.hands[seat])
        return moves[0]


def test_all_rotations_of_a_deal_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "witness", Witness)
    Witness.games = []
    one = match("witness", "witness", "witness", players=3)
    for fixture in fixtures(one, 9):
        Witness.games.append({})
        play_fixture(one, fixture)
    deals = [Witness.games[start : start + 3] for start in (0, 3, 6)]
    for rotations in deals:
        assert rotations[0] == rotations[1] == rotations[2]
    assert deals[0] != deals[1] != deals[2]


def test_same_match_same_games() -> None:
    one = match("random", "random", players=4)
    assert timeless(played(one, 8)) == timeless(played(one, 8))


def test_other_seed_other_games() -> None:
    scores = {tuple(o.scores for o in played(match(seed=seed), 8)) for seed in range(4)}
    assert len(scores) == 4


def test_an_outcome_is_the_game() -> None:
    for game in played(match("random", "random", players=3), 6):
        best = max(game.scores)
        assert [game.scores[seat] for seat in game.winners] == [best] * len(game.winners)
        assert game.rounds[-1] == game.scores
        assert [sum(mine.values()) for mine in game.sources] == list(game.scores)
        assert all(count > 0 for count in game.moves)
        assert game.lost == (0, 0, 0)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ([], "A match needs at least one bot."),
        (["oracle"], "There is no bot 'oracle'"),
        (["exec:"], "An external bot is exec: and its command, such as exec:./bot."),
        (["exec:/no/such/bot"], "The program '/no/such/bot' of a bot cannot be found."),
        (["exec:sh -c 'x"], 'The command "sh -c \'x" has a quote without an end.'),
    ],
)
def test_bots_that_are_not_there(bots: list[str], sentence: str) -> None:
    with pytest.raises(StellwerkError) as refusal:
        new_match("tiny", 2, bots, 1)
    assert str(refusal.value).startswith(sentence)


def test_a_match_by_unknown_rules_is_refused() -> None:
    old = msgspec.structs.replace(match(), rules=7)
    with pytest.raises(StellwerkError, match="Version 7 of the rules of Tiny is not known"):
        played(old, 2)


def test_no_games_and_no_time_are_refused() -> None:
    with pytest.raises(StellwerkError, match="At least one game has to be played, not 0"):
        fixtures(match(), 0)
    with pytest.raises(StellwerkError, match="needs some time for a move, not 0 s"):
        new_match("tiny", 2, ["random"], 1, patience=0)
