"""Analysis of games: chances, better turns and why, luck apart from skill."""

from __future__ import annotations

from stellwerk.analysis.analyse import NODES, Analyser, Studied, Together
from stellwerk.analysis.results import GameReport, TurnReport, schema, to_json
from stellwerk.analysis.summary import analyse, summarise

__all__ = [
    "NODES",
    "Analyser",
    "GameReport",
    "Studied",
    "Together",
    "TurnReport",
    "analyse",
    "schema",
    "summarise",
    "to_json",
]
