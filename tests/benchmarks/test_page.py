"""The page says what the run found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks.chart import chart
from benchmarks.page import BEGIN, END, NONE_YET, figures, rate, times, with_figures
from benchmarks.report import Report
from benchmarks.run import write
from benchmarks.runs import RUN

DOCS = Path(__file__).parents[2] / "docs"


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def row(heading: str, label: str) -> list[str]:
    """The cells of a row of the table under a heading."""
    _, _, below = figures(RUN).partition(f"### {heading}\n")
    section, _, _ = below.partition("\n### ")
    (found,) = (line for line in section.splitlines() if line.startswith(f"| {label} |"))
    return cells(found)[1:]


def test_every_figure_of_ours() -> None:
    assert row("Stellwerk", "decisions/s in the playout loop") == ["1,230,000", "400,000"]
    assert row("Stellwerk", "decisions/s driven from Python") == ["600,000", "600,000"]
    assert row("Stellwerk", "copies/s") == ["800,000", "800,000"]
    assert row("Stellwerk", "copies with a move/s") == ["400,000", "400,000"]
    assert row("Stellwerk", "games/s") == ["3,000", "3,000"]
    assert row("Stellwerk", "peak memory, MiB") == ["30", "30"]
    assert row("Stellwerk", "µs per move, early · middle · late third")[0] == "0.81 · 0.93 · 12.3"


def test_every_figure_of_the_peers() -> None:
    text = figures(RUN)
    speed = "| OpenSpiel: hearts, C++ | C++ | 4 | 2,000,000 | 900,000 | 14,000 | 14,000 |"
    assert speed in text
    assert "| PettingZoo: connect | Python | 2 | – | 25,000 | – | – |" in text
    assert "| Catanatron: Settlers | 18.4 | 847 | 61.2 · 75.0 · 68.0 | – |" in text
    assert "Measured with Catanatron 3.2, OpenSpiel 3.2, PettingZoo 3.2." in text


def test_ratios_are_ours_by_theirs_in_the_faster_of_their_loops() -> None:
    loops = "How many times as many decisions, each in its fastest loop"
    assert row(loops, "Catanatron: Settlers") == ["62 ×", "20 ×"]
    assert row(loops, "OpenSpiel: dominoes") == ["12 ×", "4.0 ×"]
    assert row(loops, "PettingZoo: connect") == ["49 ×", "16 ×"]
    driven = "How many times as many decisions, both driven from Python"
    assert row(driven, "Catanatron: Settlers") == ["40 ×", "40 ×"]
    assert row("How many times as many copies", "OpenSpiel: kuhn") == ["57 ×", "57 ×"]
    assert row("How many times as many copies with a move", "OpenSpiel: kuhn") == ["29 ×", "29 ×"]


def test_a_peer_without_copies_has_no_ratio_of_copies() -> None:
    _, _, below = figures(RUN).partition("### How many times as many copies\n")
    section, _, _ = below.partition("\n### ")
    assert "OpenSpiel: kuhn" in section
    assert "PettingZoo" not in section


def test_aims_reached_and_missed() -> None:
    _, _, aims = figures(RUN).partition("### Aims\n")
    assert (
        "| Russian Railroads | decisions/s in the playout loop | 1,000,000 | 1,230,000 | yes |"
        in (aims)
    )
    assert "| Volldampf | decisions/s in the playout loop | 500,000 | 400,000 | **no** |" in aims
    assert "| Russian Railroads | times Catanatron: Settlers | 20.0 | 61.7 | yes |" in aims
    assert "| Volldampf | times OpenSpiel: dominoes | 10.0 | 4.0 | **no** |" in aims


def test_aims_are_for_python_games_of_as_many_players() -> None:
    _, _, aims = figures(RUN).partition("### Aims\n")
    assert "kuhn" not in aims
    assert "hearts" not in aims


def test_where_and_what_went_wrong() -> None:
    text = figures(RUN)
    assert "Python 3.11.7, load 0.0 before the run. The rules ran compiled." in text
    assert text.endswith("open_spiel/chess could not be measured: ImportError: no chess")


def test_only_the_part_between_the_marks_is_renewed() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    renewed = with_figures(page, RUN)
    assert renewed.startswith(f"before\n{BEGIN}\n")
    assert renewed.endswith(f"{END}\nafter\n")
    assert "old" not in renewed
    assert with_figures(renewed, RUN) == renewed
    with pytest.raises(ValueError, match="needs the marks"):
        with_figures("no marks", RUN)


def test_a_run_is_written_down_whole(tmp_path: Path) -> None:
    (tmp_path / "benchmarks.md").write_text(f"{BEGIN}{END}", "utf-8")
    write(RUN, tmp_path)
    assert figures(RUN) in (tmp_path / "benchmarks.md").read_text("utf-8")
    assert (tmp_path / "benchmarks.svg").read_text("utf-8") == chart(RUN)
    assert msgspec.json.decode((tmp_path / "benchmarks.json").read_bytes(), type=Report) == RUN


def test_the_page_and_the_chart_are_of_the_recorded_run() -> None:
    page = (DOCS / "benchmarks.md").read_text("utf-8")
    record = DOCS / "benchmarks.json"
    if record.exists():
        report = msgspec.json.decode(record.read_bytes(), type=Report)
        assert with_figures(page, report) == page
        assert (DOCS / "benchmarks.svg").read_text("utf-8") == chart(report)
    else:
        assert with_figures(page, None) == page
        assert NONE_YET in page


@pytest.mark.parametrize(
    ("figure", "text"),
    [(None, "–"), (4.24, "4.2"), (123.4, "123"), (98_949, "98,900"), (2_345_678, "2,350,000")],
)
def test_rates_have_three_digits(figure: float | None, text: str) -> None:
    assert rate(figure) == text


@pytest.mark.parametrize(
    ("ratio", "text"), [(0.0412, "0.04 ×"), (0.44, "0.4 ×"), (9.94, "9.9 ×"), (1234.5, "1,234 ×")]
)
def test_ratios_have_two_digits(ratio: float, text: str) -> None:
    assert times(ratio) == text
