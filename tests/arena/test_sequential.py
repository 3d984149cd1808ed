"""Matches that end as soon as they are sure."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import log
from random import Random

import pytest

from arena.matches import match, outcome, played, timeless
from stellwerk.arena.match import Fixture, Match, Outcome
from stellwerk.arena.run import crew_of, run_match
from stellwerk.arena.sequential import SURE, Referee, read_test
from stellwerk.core.errors import StellwerkError

TEST = read_test("0.5:0.6")


def games(wins: str) -> list[Outcome]:
    """Games of two bots: W is won by the first, L by the second, D by both; they change seats."""
    found = []
    for number, letter in enumerate(wins):
        bots = (0, 1) if number % 2 == 0 else (1, 0)
        winners = [
            seat for seat in range(2) if letter == "D" or (bots[seat] == 0) == (letter == "W")
        ]
        found.append(outcome(bots, (1, 1), winners, number))
    return found


def test_wins_speak_for_the_high_share_and_losses_for_the_low_one() -> None:
    referee = Referee(match("random", "random"), TEST)
    assert not referee.note(games("WL"))
    assert referee.evidence == pytest.approx(log(0.6 / 0.5) + log(0.4 / 0.5))
    assert referee.verdict.sure is False
    assert referee.note(games("WW" * 20))
    assert referee.verdict.sure
    assert referee.evidence > SURE
    losing = Referee(match("random", "random"), TEST)
    assert losing.note(games("LL" * 20))
    assert losing.verdict.evidence < -SURE


def test_a_shared_win_counts_half() -> None:
    referee = Referee(match("random", "random"), TEST)
    referee.note(games("DD"))
    assert referee.evidence == pytest.approx(log(0.6 / 0.5) + log(0.4 / 0.5))


def test_the_order_in_which_games_finish_changes_nothing() -> None:
    wins = "".join(Random(1).choices("WLD", (6, 3, 1), k=400))
    in_order = Referee(match("random", "random"), TEST)
    assert in_order.note(games(wins))
    finished = games(wins)
    Random(2).shuffle(finished)
    shuffled = Referee(match("random", "random"), TEST)
    assert any(shuffled.note([one]) for one in finished)
    assert (shuffled.games, shuffled.evidence) == (in_order.games, in_order.evidence)
    assert in_order.games < 400


def test_few_decisions_are_wrong() -> None:
    """Of 200 bots that win exactly the low share, few are taken for those that win the high one."""
    rng = Random(3)
    high = 0
    for _ in range(200):
        referee = Referee(match("random", "random"), TEST)
        while not referee.sure:
            pair = games("".join("W" if rng.random() < 0.5 else "L" for _ in range(2)))
            number = referee.games
            referee.note(
                outcome(one.bots, one.scores, one.winners, number + place)
                for place, one in enumerate(pair)
            )
        high += referee.evidence > 0
    assert high <= 0.08 * 200


def test_a_match_ends_when_it_is_decided() -> None:
    one = match("greedy", "random")
    asked: list[int] = []

    def crew(of: Match, fixtures: Sequence[Fixture]) -> Generator[Outcome, None, None]:
        for game in crew_of(1)(of, fixtures):
            asked.append(game.number)
            yield game

    referee = Referee(one, read_test("0.1:0.6"))
    outcomes = run_match(one, 400, crew, referee=referee)
    assert referee.sure
    assert len(asked) == len(outcomes) == referee.games < 100
    assert timeless(outcomes) == timeless(played(one, len(outcomes)))


def test_a_match_that_is_never_sure_is_played_to_its_end() -> None:
    one = match("random", "random")
    referee = Referee(one, read_test("0.49:0.51"))
    assert len(run_match(one, 6, crew_of(1), referee=referee)) == 6
    assert not referee.sure


def test_one_bot_has_nobody_to_be_tested_against() -> None:
    with pytest.raises(StellwerkError, match="needs two bots"):
        Referee(match("random"), TEST)


@pytest.mark.parametrize("text", ["", "0.5", "0.6:0.5", "0:0.5", "0.5:1", "a:b", "0.1:0.2:0.3"])
def test_what_is_no_test(text: str) -> None:
    with pytest.raises(StellwerkError, match="share"):
        read_test(text)
