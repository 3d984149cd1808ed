"""The end of the game: end-bonus cards, the most engineers, the winners."""

from __future__ import annotations

import pytest

from stellwerk.core.position import NOBODY
from titles.russian_railroads.situations import ALONE, play, score, situation

LAST = (ALONE, "round 7", "engineers 0 0 0 0 0 0 0")


def final_scores(*lines: str) -> list[int]:
    position = play(situation(4, *LAST, *lines), "pass")
    assert position.turn == NOBODY
    return position.scores()


def worth(card: str, *lines: str) -> int:
    """What a card brings seat 1: the difference to the same end without it."""
    with_card = final_scores(*lines, f"seat 1 end-cards {card}")[0]
    return with_card - final_scores(*lines)[0]


@pytest.mark.rule("RR-13.1")
def test_flat() -> None:
    assert worth("end-flat") == 15


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(
    ("workers", "black", "points"), [(5, 0, 0), (6, 0, 10), (7, 0, 20), (5, 1, 10), (7, 1, 30)]
)
def test_workers(workers: int, black: int, points: int) -> None:
    cards = "card-engineer" if black else "card-engineer card-worker"
    lines = (
        f"cards {cards}",
        f"seat 1 workers {workers}",
        f"seat 1 black-worker {black}",
        "seat 2 locomotives 9 0 0 0",
    )
    assert worth("end-workers", *lines) == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(
    ("doublers", "points"), [(0, 0), (3, 0), (4, 20), (5, 20), (6, 20), (7, 30), (8, 30)]
)
def test_doublers(doublers: int, points: int) -> None:
    assert worth("end-doublers", f"seat 1 doublers {doublers}") == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(
    ("ts", "sp", "kiev", "points"), [(14, 8, 8, 0), (15, 8, 8, 10), (14, 9, 9, 20), (15, 9, 9, 30)]
)
def test_stations(ts: int, sp: int, kiev: int, points: int) -> None:
    lines = (
        f"seat 1 trans-siberian black {ts}",
        f"seat 1 st-petersburg black {sp}",
        f"seat 1 kiev black {kiev}",
    )
    assert worth("end-stations", *lines) == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(
    ("ts", "sp", "kiev", "points"), [(1, 1, 1, 3), (7, 4, 2, 13), (15, 9, 9, 33)]
)
def test_black(ts: int, sp: int, kiev: int, points: int) -> None:
    lines = (
        f"seat 1 trans-siberian black {ts}",
        f"seat 1 st-petersburg black {sp}",
        f"seat 1 kiev black {kiev}",
    )
    assert worth("end-black", *lines) == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(("places", "points"), [("1 0 0 0", 1), ("6 5 4 3", 18), ("9 9 9 9", 36)])
def test_locomotives(places: str, points: int) -> None:
    assert worth("end-locomotives", f"seat 1 locomotives {places}") == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(("factories", "points"), [("", 0), ("2", 4), ("2 3 4 5 6", 20)])
def test_factories(factories: str, points: int) -> None:
    assert worth("end-factories", f"seat 1 factories {factories}") == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("", 0),
        ("token-cards", 7),
        ("token-cards token-medal token-doublers token-revaluation", 28),
    ],
)
def test_tokens(tokens: str, points: int) -> None:
    assert worth("end-tokens", f"seat 1 tokens {tokens}") == points


@pytest.mark.rule("RR-13.1")
@pytest.mark.parametrize(("engineers", "points"), [("", 0), ("4", 6), ("4 9 15", 18)])
def test_engineers(engineers: str, points: int) -> None:
    assert worth("end-engineers", f"seat 1 engineers {engineers}") == points


@pytest.mark.rule("RR-13.1")
def test_the_extra_engineer_is_no_engineer_for_the_other_card() -> None:
    both = final_scores("seat 1 engineers 4", "seat 1 end-cards end-engineers end-extra-engineer")
    assert both[0] == 6 + 40


@pytest.mark.rule("RR-13.1", "RR-13.2")
@pytest.mark.parametrize(
    ("card", "scores"), [("", [20, 40, 0, 0]), ("end-extra-engineer", [40, 20, 0, 0])]
)
def test_extra_engineer_counts_for_the_majority(card: str, scores: list[int]) -> None:
    """Seat 1 has one engineer, seat 2 two; with the card both count two, and 15 beats 9."""
    lines = ("seat 1 engineers 15", "seat 2 engineers 4 9", f"seat 1 end-cards {card}")
    assert final_scores(*lines) == scores


@pytest.mark.rule("RR-13.1")
def test_several_cards_all_count() -> None:
    assert worth("end-flat end-doublers end-black", "seat 1 doublers 4") == 15 + 20 + 3


@pytest.mark.rule("RR-13.2")
def test_the_worked_example_of_the_majority() -> None:
    """Red three, Yellow two with a 13, Blue two with less, Green none: 40, 20, 0, 0."""
    red, yellow, blue, green = final_scores(
        "seat 1 engineers 2 3 5", "seat 2 engineers 4 13", "seat 3 engineers 6 12"
    )
    assert (red, yellow, blue, green) == (40, 20, 0, 0)


@pytest.mark.rule("RR-13.2")
@pytest.mark.parametrize(
    ("engineers", "scores"),
    [
        (("2", "3", "", ""), [20, 40, 0, 0]),
        (("2 15", "3 14", "4 13", ""), [40, 20, 0, 0]),
        (("14", "2 3", "15", ""), [0, 40, 20, 0]),
        (("", "", "7", ""), [0, 0, 40, 0]),
        (("", "", "", ""), [0, 0, 0, 0]),
    ],
)
def test_ties_go_to_the_highest_number(engineers: tuple[str, ...], scores: list[int]) -> None:
    lines = [f"seat {seat} engineers {numbers}" for seat, numbers in enumerate(engineers, 1)]
    assert final_scores(*lines) == scores


@pytest.mark.rule("RR-13.2")
def test_nobody_scores_without_an_engineer_tile() -> None:
    """The extra engineer alone does not count as an engineer."""
    assert final_scores("seat 1 end-cards end-extra-engineer") == [0, 0, 0, 0]


@pytest.mark.rule("RR-13.2")
def test_with_two_players_the_second_scores_too() -> None:
    lines = ("passed 2", "round 6", "engineers 0 0 0 0 0 0")
    position = situation(2, *lines, "seat 1 engineers 5", "seat 2 engineers 3 4")
    play(position, "pass")
    assert position.scores() == [20, 40]


@pytest.mark.rule("RR-13.3")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((9, 7, 8, 3), [0]), ((7, 9, 9, 3), [1, 2]), ((5, 5, 5, 5), [0, 1, 2, 3])],
)
def test_the_highest_score_wins_and_equals_share(
    points: tuple[int, ...], winners: list[int]
) -> None:
    lines = [f"seat {seat} score {number}" for seat, number in enumerate(points, 1)]
    position = play(situation(4, *LAST, *lines), "pass")
    assert position.winners() == winners


@pytest.mark.rule("RR-2.4", "RR-13.1")
def test_the_last_round_is_scored_before_the_final_scoring() -> None:
    position = situation(4, *LAST, "seat 1 marker 4", "seat 1 end-cards end-flat")
    assert score(position) == 0
    play(position, "pass")
    assert score(position) == 5 + 15
