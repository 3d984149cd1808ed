"""The ladder is data, its claims are judged, and its table goes where it belongs."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from arena.matches import match, outcome
from bots.tuned import TUNED
from stellwerk.arena.ladder import (
    BEGIN,
    END,
    QUICK_GAMES,
    Rung,
    claim,
    holds,
    markdown,
    read_ladder,
    write_table,
)
from stellwerk.arena.sequential import Verdict
from stellwerk.arena.standings import standings
from stellwerk.bots.levels import LEVELS
from stellwerk.core.errors import StellwerkError
from stellwerk.titles import load_title

ROOT = Path(__file__).parents[2]
RUNG = Rung("tiny", 2, ("random", "random"), 4, 1, win_share=0.8, winning_score=9)


def test_every_rung_can_be_played() -> None:
    rungs = read_ladder()
    for rung in rungs:
        assert rung.match().bots == rung.bots
    assert {rung.title for rung in rungs} == set(TUNED)


def test_the_page_shows_the_short_ladder() -> None:
    rungs = read_ladder(ROOT / "src/stellwerk/arena/ladder-short.toml")
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    table = page.partition(f"{BEGIN}\n")[2].partition(END)[0].splitlines()[2:]
    assert len(table) == len(rungs)
    for rung, row in zip(rungs, table, strict=True):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[0] == load_title(rung.title).name
        assert (int(cells[1]), int(cells[4])) == (rung.players, rung.games)
        bots = tuple(f"{cells[2]}, {cells[3]}".replace("`", "").split(", "))
        assert bots == (rung.bots if len(rung.bots) > 1 else 2 * rung.bots)
        assert cells[7] == claim(rung)


def test_every_step_between_levels_is_on_a_ladder() -> None:
    rungs = read_ladder(ROOT / "src/stellwerk/arena/ladder-levels.toml")
    levels = list(LEVELS)
    steps = {(title, upper, lower) for title in TUNED for lower, upper in pairwise(levels)}
    assert {(rung.title, *rung.bots) for rung in rungs} == steps
    assert {(rung.players, rung.win_share, rung.most_won) for rung in rungs} == {(2, 0.6, 0.8)}


def test_steps_at_larger_tables_claim_the_same_odds() -> None:
    """Between two, odds of 3:2 are 60 % and odds of 4:1 are 80 %."""
    rungs = read_ladder(ROOT / "src/stellwerk/arena/ladder-levels-crowd.toml")
    steps = set(pairwise(LEVELS))
    for rung in rungs:
        upper, lower = rung.bots
        assert (lower, upper) in steps
        assert rung.games % rung.players == 0
        others = rung.players - 1
        assert rung.win_share == round(1.5 / (1.5 + others), 2)
        assert rung.most_won == round(4 / (4 + others), 2)
    played = {(rung.title, rung.players, *rung.bots) for rung in rungs}
    assert len(played) == len(rungs)
    assert {(rung.title, rung.players) for rung in rungs} == {
        (title, players) for title in TUNED for players in (3, 4)
    }


@pytest.mark.parametrize(("evidence", "kept"), [(3.0, True), (-3.0, False)])
def test_a_test_that_is_sure_says_whether_a_claim_holds(evidence: float, kept: bool) -> None:
    games = [outcome([n % 2, 1 - n % 2], [9, 1], [0], n) for n in range(4)]
    verdict = Verdict(0.4, 0.6, evidence, sure=True)
    result = standings(match("random", "random"), games, verdict)
    assert result.bots[0].win_share == 0.5
    rung = Rung("tiny", 2, ("random", "random"), 4, 1, win_share=0.6, sprt="0.4:0.6")
    assert holds(rung, result) is kept
    unsure = standings(match("random", "random"), games, Verdict(0.4, 0.6, evidence, sure=False))
    assert not holds(rung, unsure)


def test_too_large_a_step_is_told() -> None:
    games = [outcome([n % 2, 1 - n % 2], [9, 1], [n % 2], n) for n in range(4)]
    result = standings(match("random", "random"), games)
    step = Rung("tiny", 2, ("random", "random"), 4, 1, win_share=0.6, most_won=0.8)
    assert result.bots[0].win_share == 1
    assert not holds(step, result)
    assert claim(step) == "wins ≥ 60%, wins ≤ 80%"


def test_the_ladder_has_what_is_promised() -> None:
    """Greedy over random, search over greedy with 2 and 4 seats, and more is stronger."""
    for title in TUNED:
        claims = {
            (rung.players, rung.bots): rung.win_share
            for rung in read_ladder()
            if rung.title == title and rung.games >= 200
        }
        assert claims[2, ("greedy", "random")] == 0.99
        assert claims[2, ("search", "greedy")] == 0.8
        assert claims[4, ("search", "greedy")] == 0.6
        assert claims[2, ("search-1000", "search-100")] == 0.6
        assert claims[2, ("search-10000", "search-1000")] == 0.6


@pytest.mark.parametrize(
    ("scores", "kept"),
    [
        ([[9, 1], [1, 9], [9, 1], [1, 9]], True),
        ([[9, 1], [9, 1], [9, 1], [1, 9]], False),
        ([[8, 1], [1, 8], [8, 1], [1, 8]], False),
    ],
)
def test_claims(scores: list[list[int]], kept: bool) -> None:
    games = [
        outcome([n % 2, 1 - n % 2], points, [points.index(max(points))], n)
        for n, points in enumerate(scores)
    ]
    assert holds(RUNG, standings(match("random", "random"), games)) is kept
    assert claim(RUNG) == "wins ≥ 80%, winner ≥ 9"


def test_a_quick_rung_has_few_games_and_hurried_bots() -> None:
    rung = Rung("volldampf", 2, ("search-10000", "search", "director", "greedy"), 200, 1, 0.6)
    quick = rung.quick()
    assert quick.bots == ("search-100", "search-40", "search-60", "greedy")
    assert quick.games == QUICK_GAMES
    assert (quick.title, quick.players, quick.seed) == ("volldampf", 2, 1)
    assert Rung("volldampf", 2, ("search-20",), 9, 1).quick().bots == ("search-1",)


def test_the_table() -> None:
    games = [outcome([0, 1], [9, 1], [0]), outcome([1, 0], [1, 9], [1], 1)]
    table = markdown([RUNG], [standings(match("random", "random"), games)])
    lines = table.splitlines()
    assert len(lines) == 3
    assert len({line.count("|") for line in lines}) == 1
    assert lines[2] == (
        "| Tiny | 2 | `random` | `random` | 2 | 100.0% | 34.2% – 100.0% | wins ≥ 80%, winner ≥ 9 "
        "| 9.0 : 1.0 | 9.0 | 50.0 |"
    )


def test_the_table_of_a_page_is_renewed(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    write_table(page, "new\n")
    write_table(page, "newer\n")
    assert page.read_text(encoding="utf-8") == f"before\n{BEGIN}\nnewer\n{END}\nafter\n"


def test_the_published_page_has_a_place_for_the_table() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert page.count(f"\n{BEGIN}\n") == page.count(f"\n{END}\n") == 1


def test_a_page_without_a_place(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(StellwerkError, match="has no place for the table"):
        write_table(page, "new\n")
    assert page.read_text(encoding="utf-8") == "nothing\n"
    with pytest.raises(StellwerkError, match="cannot be written: No such file or directory"):
        write_table(tmp_path / "none.md", "new\n")


@pytest.mark.parametrize(
    "text", ["[[rung]", "[[rung]]\ntitle = 'tiny'\n", "[[rungs]]\n", "rung = 3\n", "\xff"]
)
def test_a_broken_ladder(text: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(StellwerkError) as refusal:
        read_ladder(path)
    assert str(refusal.value).startswith(f"{path} is not a ladder: ")
