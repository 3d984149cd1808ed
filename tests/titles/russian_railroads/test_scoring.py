"""Scoring a round: lines, stars, the medal and industry."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from titles.russian_railroads.situations import ALONE, play, score, situation


def round_score(*lines: str) -> int:
    """What seat 1, in the first place of the order, scores at the end of a round."""
    return score(play(situation(4, ALONE, *lines), "pass"))


class TestRedsRound:
    """The worked example of a whole scoring: 20 points."""

    TRANS_SIBERIAN = (
        "seat 1 trans-siberian black 9 grey 7 brown 3",
        "seat 1 doublers 1",
    )

    @pytest.mark.rule("RR-12.1", "RR-12.3", "RR-5.6")
    def test_trans_siberian_12(self) -> None:
        assert round_score("seat 1 locomotives 6 2 0 0", *self.TRANS_SIBERIAN) == 12

    @pytest.mark.rule("RR-12.1")
    def test_st_petersburg_0(self) -> None:
        assert round_score("seat 1 st-petersburg black 5") == 0

    @pytest.mark.rule("RR-12.5")
    @pytest.mark.parametrize("black", [2, 3, 6])
    def test_kiev_3(self, black: int) -> None:
        assert round_score("seat 1 locomotives 1 0 0 2", f"seat 1 kiev black {black}") == 3

    @pytest.mark.rule("RR-12.6")
    def test_industry_5(self) -> None:
        assert round_score("seat 1 marker 5", "seat 1 factories 6") == 5

    @pytest.mark.rule("RR-12.1", "RR-12.3", "RR-12.5", "RR-12.6")
    def test_together_20(self) -> None:
        points = round_score(
            "seat 1 locomotives 6 2 0 2",
            *self.TRANS_SIBERIAN,
            "seat 1 kiev black 2",
            "seat 1 marker 5",
            "seat 1 factories 6",
        )
        assert points == 20


@pytest.mark.rule("RR-12.5")
def test_the_further_kiev_example() -> None:
    """Black on 3 and locomotive 3 or more: 1 + 2 + 3 points in every scoring."""
    position = situation(4, ALONE, "seat 1 locomotives 1 0 0 3", "seat 1 kiev black 3")
    play(position, "pass")
    assert score(position) == 6
    play(position, "pass pass pass pass")
    assert score(position) == 12


LINE_OF_27 = (
    "seat 1 trans-siberian black 15 grey 10 brown 6 natural 3 white 2",
    "seat 1 locomotives 5 4 0 0",
)


@pytest.mark.rule("RR-12.1", "RR-12.2", "RR-12.3")
@pytest.mark.parametrize(
    ("doublers", "tokens", "points"),
    [
        (0, "", 27),
        (1, "", 34),
        (2, "", 41),
        (8, "", 53),
        (0, "token-revaluation", 38),
        (2, "token-revaluation", 58),
        (8, "token-revaluation", 75),
    ],
)
def test_a_line_of_27_points_and_its_variants(doublers: int, tokens: str, points: int) -> None:
    """The worked example of a line with all colours; its last space is out of reach."""
    lines = (f"seat 1 doublers {doublers}", f"seat 1 tokens {tokens}")
    assert round_score(*LINE_OF_27, *lines) == points


@pytest.mark.rule("RR-12.4")
@pytest.mark.parametrize(("locomotive", "points"), [(7, 30), (6, 14), (9, 30)])
def test_st_petersburg_counts_twice(locomotive: int, points: int) -> None:
    """Worked example: grey on 7, brown on 4, natural on 2."""
    lines = (
        "seat 1 trans-siberian black 10",
        "seat 1 st-petersburg black 9 grey 7 brown 4 natural 2",
        f"seat 1 locomotives 1 0 {locomotive} 0",
    )
    assert round_score(*lines) == points


@pytest.mark.rule("RR-12.4")
def test_st_petersburg_counts_once_while_grey_is_not_there() -> None:
    lines = ("seat 1 st-petersburg black 9 grey 6", "seat 1 locomotives 1 0 9 0")
    assert round_score("seat 1 trans-siberian black 2", *lines) == 6


@pytest.mark.rule("RR-12.2", "RR-12.4")
def test_revaluation_and_doubling_of_st_petersburg_go_together() -> None:
    lines = (
        "seat 1 trans-siberian black 10",
        "seat 1 st-petersburg black 9 grey 7 brown 4 natural 2",
        "seat 1 locomotives 1 0 7 0",
        "seat 1 tokens token-revaluation",
    )
    assert round_score(*lines) == 2 * (2 * 6 + 2 * 3 + 3)


@pytest.mark.rule("RR-12.1")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("black 15", 0),
        ("black 15 grey 4", 4 * 1),
        ("black 15 grey 5 brown 4", 4 * 2),
        ("black 15 grey 6 brown 5 natural 4", 4 * 4),
        ("black 15 grey 7 brown 6 natural 5 white 4", 4 * 7),
    ],
)
def test_value_of_a_colour(line: str, points: int) -> None:
    assert round_score(f"seat 1 trans-siberian {line}", "seat 1 locomotives 3 1 0 0") == points


@pytest.mark.rule("RR-12.2")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("black 15 grey 4", 4 * 1),
        ("black 15 grey 5 brown 4", 4 * 3),
        ("black 15 grey 6 brown 5 natural 4", 4 * 6),
        ("black 15 grey 7 brown 6 natural 5 white 4", 4 * 10),
    ],
)
def test_revalued_colour(line: str, points: int) -> None:
    token = "seat 1 tokens token-revaluation"
    mat = (f"seat 1 trans-siberian {line}", "seat 1 locomotives 3 1 0 0")
    assert round_score(*mat, token) == points


@pytest.mark.rule("RR-12.3")
def test_doublers_count_on_the_trans_siberian_only() -> None:
    lines = ("seat 1 trans-siberian black 2", "seat 1 st-petersburg black 5 grey 3")
    assert round_score(*lines, "seat 1 locomotives 1 0 3 0", "seat 1 doublers 8") == 3


@pytest.mark.rule("RR-12.3")
def test_a_doubler_out_of_reach_counts_nothing() -> None:
    lines = ("seat 1 trans-siberian black 9 grey 8", "seat 1 locomotives 3 1 0 0")
    assert round_score(*lines, "seat 1 doublers 8") == 4 * 2


@pytest.mark.rule("RR-12.5")
@pytest.mark.parametrize(
    ("black", "locomotive", "points"),
    [
        (1, 1, 1),
        (2, 2, 3),
        (3, 3, 6),
        (4, 4, 10),
        (7, 9, 10),
        (8, 8, 20),
        (9, 9, 20),
        (9, 7, 10),
        (9, 3, 6),
        (4, 2, 3),
        (2, 9, 3),
    ],
)
def test_kiev_stars(black: int, locomotive: int, points: int) -> None:
    lines = (f"seat 1 kiev black {black}", f"seat 1 locomotives 2 0 0 {locomotive}")
    assert round_score(*lines) == points


@pytest.mark.rule("RR-12.5")
def test_stars_stay_when_other_colours_pass_them() -> None:
    """Grey on 5: five points for grey, the stars of black, and the medal make 45 with space 8."""
    lines = (
        "seat 1 trans-siberian black 2",
        "seat 1 kiev black 8 grey 5",
        "seat 1 locomotives 1 0 0 8",
    )
    assert round_score(*lines) == 5 + 20
    assert round_score(*lines, "seat 1 tokens token-medal") == 45


@pytest.mark.rule("RR-12.6")
@pytest.mark.parametrize(
    ("at", "points"),
    list(enumerate([0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30])),
)
def test_industry_positions(at: int, points: int) -> None:
    assert round_score(f"seat 1 marker {at}", "seat 1 factories 6 6 6 6 5") == points


@pytest.mark.rule("RR-12.6")
def test_both_markers_score() -> None:
    lines = ("seat 1 factories 6 6 6 6 5", "seat 1 tokens token-marker")
    assert round_score(*lines, "seat 1 marker 9", "seat 1 second-marker 7") == 25


@pytest.mark.rule("RR-2.2", "RR-12.1")
def test_everybody_scores_every_round() -> None:
    position = situation(3, "passed 1 2", "active 3", "seat 1 marker 4", "seat 2 marker 2")
    play(position, "pass")
    assert position.scores() == [5, 2, 3]
    play(position, "pass pass pass")
    assert position.scores() == [10, 2 + 2 + 2, 3 + 3]


VALUES = {"black": 0, "grey": 1, "brown": 2, "natural": 4, "white": 7}
REVALUED = {"black": 0, "grey": 1, "brown": 3, "natural": 6, "white": 10}


def space_by_space(
    pieces: list[tuple[str, int]], reach: int, doublers: int, values: dict[str, int]
) -> int:
    """Each space in reach as the piece on it or next ahead of it: the rule read out loud."""
    points = 0
    for space in range(1, reach + 1):
        ahead = [(at, colour) for colour, at in pieces if at >= space]
        if ahead:
            points += values[min(ahead)[1]] * (2 if space <= doublers else 1)
    return points


@st.composite
def _lines(draw: st.DrawFn) -> list[tuple[str, int]]:
    """Pieces on the Trans-Siberian with black at its end, each behind the one before."""
    behind = draw(st.lists(st.integers(1, 14), max_size=4, unique=True))
    return list(zip(VALUES, [15, *sorted(behind, reverse=True)], strict=False))


@pytest.mark.rule("RR-12.1", "RR-12.2", "RR-12.3")
@given(
    pieces=_lines(),
    locomotives=st.tuples(st.integers(1, 9), st.sampled_from([0, *range(2, 10)])),
    doublers=st.integers(0, 8),
    revalued=st.booleans(),
)
def test_a_line_scores_what_a_count_space_by_space_gives(
    pieces: list[tuple[str, int]],
    locomotives: tuple[int, int],
    doublers: int,
    revalued: bool,
) -> None:
    strong, weak = max(locomotives), min(locomotives)
    line = " ".join(f"{colour} {at}" for colour, at in pieces)
    points = round_score(
        f"seat 1 trans-siberian {line}",
        f"seat 1 locomotives {strong} {weak} 0 0",
        f"seat 1 doublers {doublers}",
        f"seat 1 tokens {'token-revaluation' if revalued else ''}",
    )
    values = REVALUED if revalued else VALUES
    assert points == space_by_space(pieces, min(strong + weak, 15), doublers, values)
