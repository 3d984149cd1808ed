"""A made-up run, for the page and the chart."""

from __future__ import annotations

from benchmarks.report import Machine, PeerMeasurement, Report
from stellwerk.arena.bench import Measurement


def ours(title: str, name: str, inside: float) -> Measurement:
    return Measurement(
        title=title,
        name=name,
        players=4,
        compiled=True,
        inside=inside,
        driven=600_000.0,
        copies=800_000.0,
        branches=400_000.0,
        games=3000.0,
        decisions_per_game=340.0,
        stages=[0.81, 0.93, 12.34],
        memory=30.4,
    )


def peer(
    library: str, game: str, players: int, inside: float | None, driven: float, language: str
) -> PeerMeasurement:
    copies = None if inside is None else 14_000.0
    return PeerMeasurement(
        library=library,
        version="3.2",
        game=game,
        language=language,
        players=players,
        inside=inside,
        driven=driven,
        copies=copies,
        branches=copies,
        games=18.4,
        decisions_per_game=847.0,
        stages=[61.2, 75.0, 68.0],
        memory=None,
    )


RUN = Report(
    date="2026-01-02",
    machine=Machine(processor="A <fast> one & only", system="Linux x", python="3.11.7", load=0.04),
    ours=[
        ours("russian-railroads", "Russian Railroads", 1_234_567.0),
        ours("volldampf", "Volldampf", 400_000.0),
    ],
    peers=[
        peer("Catanatron", "Settlers", 4, 20_000.0, 15_000.0, "Python"),
        peer("OpenSpiel", "dominoes", 4, 50_000.0, 100_000.0, "Python"),
        peer("OpenSpiel", "kuhn", 2, 150_000.0, 100_000.0, "Python"),
        peer("OpenSpiel", "hearts", 4, 2_000_000.0, 900_000.0, "C++"),
        peer("PettingZoo", "connect", 2, None, 25_000.0, "Python"),
    ],
    failed={"open_spiel/chess": "ImportError: no chess"},
)
