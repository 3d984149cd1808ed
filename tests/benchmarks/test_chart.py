"""The chart is true to scale, and says in words what it shows."""

from __future__ import annotations

from math import log10
from xml.etree import ElementTree

import msgspec
import pytest

from benchmarks.chart import LEFT, RIGHT, chart, short
from benchmarks.runs import RUN, ours

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def picture() -> ElementTree.Element:
    return ElementTree.fromstring(chart(RUN))


def bars(picture: ElementTree.Element, kind: str) -> list[float]:
    return [
        float(bar.attrib["width"])
        for bar in picture.iter(f"{SVG}rect")
        if bar.attrib["class"] == kind
    ]


def test_a_bar_for_every_figure(picture: ElementTree.Element) -> None:
    assert len(bars(picture, "ours")) == 2 + 2
    assert len(bars(picture, "ours second")) == 2
    assert len(bars(picture, "peer")) == 4 + 4
    assert len(bars(picture, "peer second")) == 5


def test_bars_are_as_long_as_the_logarithms_of_their_figures(picture: ElementTree.Element) -> None:
    # The decisions of the run lie between 10 k and 10 M: three powers of ten.
    decade = (RIGHT - LEFT) / 3
    inside = bars(picture, "ours")[:2]
    for width, figure in zip(inside, (1_234_567, 400_000), strict=True):
        assert width == pytest.approx(decade * (log10(figure) - 4), abs=0.1)


def test_nothing_lies_outside(picture: ElementTree.Element) -> None:
    width, height = (float(picture.attrib[side]) for side in ("width", "height"))
    for text in picture.iter(f"{SVG}text"):
        assert 0 < float(text.attrib["x"]) < width - 40
        assert 0 < float(text.attrib["y"]) < height
    for bar in picture.iter(f"{SVG}rect"):
        if bar.attrib["class"] != "page":
            assert float(bar.attrib["x"]) + float(bar.attrib["width"]) <= RIGHT


def test_peers_stand_from_fast_to_slow_below_ours(picture: ElementTree.Element) -> None:
    labels = [text.text for text in picture.iter(f"{SVG}text") if text.attrib["class"] == "label"]
    assert labels[:7] == [
        "Russian Railroads",
        "Volldampf",
        "OpenSpiel: hearts, C++",
        "OpenSpiel: kuhn",
        "OpenSpiel: dominoes",
        "PettingZoo: connect",
        "Catanatron: Settlers",
    ]


def test_it_has_a_name_and_a_description(picture: ElementTree.Element) -> None:
    assert picture.attrib["role"] == "img"
    named = picture.attrib["aria-labelledby"].split()
    texts = [element.text or "" for id_ in named for element in picture.findall(f"*[@id='{id_}']")]
    assert len(texts) == 2
    assert "Russian Railroads 1.23 M and 600 k" in texts[1]
    assert "PettingZoo: connect 25 k" in texts[1]


def test_light_and_dark() -> None:
    style = ElementTree.fromstring(chart(RUN)).findtext(f"{SVG}style") or ""
    light, _, dark = style.partition("@media (prefers-color-scheme: dark)")
    for kind in ("text", ".note", ".page", ".grid", ".ours", ".peer", ".ours.second"):
        assert f"{kind} {{" in light or f"{kind}," in light
        assert f"{kind} {{" in dark or f"{kind}," in dark


def test_a_run_of_ours_alone_whose_figures_are_all_equal() -> None:
    level = msgspec.structs.replace(ours("tiny", "Tiny & Co", 1000.0), driven=1000.0, copies=10.0)
    run = msgspec.structs.replace(RUN, ours=[level], peers=[])
    picture = ElementTree.fromstring(chart(run))
    assert bars(picture, "ours") == [0, 0]


@pytest.mark.parametrize(
    ("figure", "text"),
    [(12.0, "12"), (1000.0, "1 k"), (98_949.0, "98.9 k"), (999_950.0, "1 M"), (2e6, "2 M")],
)
def test_short_figures(figure: float, text: str) -> None:
    assert short(figure) == text
