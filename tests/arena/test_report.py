"""The report is one page that needs nothing else, and says what the table says."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from arena.matches import match, outcome, played
from chromium import CHROMIUM, FLAGS
from stellwerk.arena.match import Match, Outcome
from stellwerk.arena.report import report, write_report
from stellwerk.arena.standings import standings
from stellwerk.core.errors import StellwerkError
from stellwerk.titles.russian_railroads.components import ROUNDS

VOID = {"meta", "circle", "line", "rect", "polyline"}


class Page(HTMLParser):
    """Reads a page: every tag is closed in its place, and its texts are by tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.attributes: list[tuple[str, str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.setdefault(self.open[-1], []).append(data.strip())


def page_of(one: Match, outcomes: list[Outcome]) -> str:
    return report(one, outcomes, standings(one, outcomes))


@pytest.fixture(scope="module")
def railways() -> str:
    one = match("random", "random", title="russian-railroads", players=3)
    return page_of(one, played(one, 6))


def test_a_page_says_what_the_table_says(railways: str) -> None:
    page = Page(railways)
    assert page.texts["h1"] == ["Russian Railroads: random – random"]
    assert page.texts["h2"] == [
        *("Win shares", "Scores by round", "Sources of points", "Win shares by seat")
    ]
    one = match("random", "random", title="russian-railroads", players=3)
    result = standings(one, played(one, 6))
    for bot in result.bots:
        assert f"{bot.win_share:.1%}" in page.texts["td"]
        assert f"{bot.mean_score:.1f}" in page.texts["td"]
    assert "Industry" in page.texts["th"]
    rounds = [cell for cell in page.texts["th"] if cell.startswith("round ")]
    assert rounds == [f"round {number}" for number in range(1, len(rounds) + 1)]
    assert len(rounds) == ROUNDS[3]


def test_a_page_needs_nothing_else(railways: str) -> None:
    page = Page(railways)
    outside = {"src", "href", "srcset", "action", "data", "poster"}
    assert [one for one in page.attributes if one[1] in outside] == []
    assert "script" not in page.texts
    for address in re.findall(r"url\(([^)]*)\)|@import\s+(\S+)", railways):
        assert not any(urlsplit(part).scheme for part in address)


def test_plots_have_names_and_their_numbers_as_tables(railways: str) -> None:
    page = Page(railways)
    names = [value for tag, name, value in page.attributes if (tag, name) == ("svg", "aria-label")]
    assert len(names) == len(set(names)) == 3
    assert page.texts["summary"] == ["As a table"] * 2
    assert railways.count("<figcaption>") == 3
    scopes = [value for tag, name, value in page.attributes if (tag, name) == ("th", "scope")]
    assert set(scopes) == {"col", "row"}


@pytest.mark.parametrize("title_id", ["tiny", "glueck-auf", "volldampf"])
def test_every_title_has_a_page(title_id: str) -> None:
    one = match("random", "random", title=title_id, players=2)
    Page(page_of(one, played(one, 2)))


def test_names_are_text_and_nothing_else() -> None:
    one = msgspec.structs.replace(match("random", "random"), bots=("<script>x</script>", '"&'))
    text = page_of(one, [outcome([0, 1], [3, 2], [0]), outcome([1, 0], [3, 2], [0])])
    assert "<script" not in text
    page = Page(text)
    assert "<script>x</script>" in page.texts["th"]


@pytest.mark.parametrize(
    "scores", [([0, 0], [0, 0]), ([-9, -40], [-3, 5]), ([1, 100_000], [2, 3]), ([-5, -5], [-5, -5])]
)
def test_odd_scores_are_drawn_inside_the_plot(scores: tuple[list[int], list[int]]) -> None:
    one = match("random", "random")
    games = [outcome([0, 1], scores[0], [0]), outcome([1, 0], scores[1], [1])]
    games = [
        msgspec.structs.replace(game, sources=tuple({"ask-x": n} if n else {} for n in game.scores))
        for game in games
    ]
    for number in re.findall(r' (?:x|y|cx|cy|x1|x2|y1|y2)="([^"]+)"', page_of(one, games)):
        assert 0 <= float(number) <= 800


def test_a_page_in_a_folder(tmp_path: Path) -> None:
    one = match("random", "random")
    games = played(one, 2)
    page = write_report(tmp_path / "a" / "b", one, games, standings(one, games))
    assert page == tmp_path / "a" / "b" / "index.html"
    assert page.read_text(encoding="utf-8") == page_of(one, games)
    (tmp_path / "file").touch()
    with pytest.raises(StellwerkError, match="cannot be written: "):
        write_report(tmp_path / "file", one, games, standings(one, games))


def browsed(page: Path, folder: Path) -> str:
    """What a real browser makes of a page, its scripts and styles done."""
    return subprocess.run(
        [CHROMIUM, *FLAGS, f"--user-data-dir={folder}", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout


def parsed(page: Path, _folder: Path) -> str:
    """Without a browser: the text of the page."""
    return page.read_text(encoding="utf-8")


READERS: list[Callable[[Path, Path], str]] = [
    parsed,
    *([browsed] if CHROMIUM else []),
]


@pytest.mark.parametrize("reader", READERS)
def test_a_page_can_be_opened(
    reader: Callable[[Path, Path], str], railways: str, tmp_path: Path
) -> None:
    page = tmp_path / "index.html"
    page.write_text(railways, encoding="utf-8")
    text = reader(page, tmp_path / "browser")
    assert text.count("<svg") == 3
    assert text.count("<polyline") == 2
    assert "Russian Railroads: random – random" in text
