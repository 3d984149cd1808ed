"""Which title a position belongs to, and how bots evaluate its positions."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from importlib.util import find_spec
from typing import Any

from stellwerk.bots.values.calibrated import CalibratedValue
from stellwerk.bots.values.learned import LearnedValue, Network
from stellwerk.bots.values.network_file import read_network
from stellwerk.bots.values.value import FAR, Value, Weights
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of


def title_of(position: Position) -> Title[Any]:
    """The title of a position, by its rules: every title keeps `title.py` beside `position.py`."""
    home = type(position).__module__.rpartition(".")[0]
    title: Title[Any] = import_module(f"{home}.title").TITLE
    return title.by_version(position.rules)


def value_of(title: Title[Any]) -> Value:
    """The value of a title with its stored weights."""
    return make_value(title, weights_of(title))


def corrected(value: Value, title: Title[Any], position: Position) -> Value:
    """A value corrected by the network learned for tables like this one, if there is one.

    Networks were learned at tables with the usual options; others have different rows, and so has
    a title whose rows have changed since.
    """
    network = network_of(title.id, position.players)
    if network is None or title.options_of(position) != title.with_defaults({}):
        return value
    features = features_of(title)
    if network.version != features.version:
        return value
    return LearnedValue(value, title, features.row_writer(position.players), network)


def foretelling(value: Value, title: Title[Any]) -> Value:
    """A value with weights that predict rather than lure; the same value if a title has none.

    Weights tuned by greedy games lure a bot to what will pay later. A search sees by itself where
    turns lead, and needs a prediction of the final points.
    """
    weights: dict[str, float] = tuning_of(title).get("foretelling", {})
    return make_value(title, weights_of(title) | weights) if weights else value


def searching_weights(title: Title[Any], players: int) -> dict[str, float]:
    """The weights that differ for a search at a table of `players`, found by matches of leanings.

    Analyses, which were calibrated without them, do not use these.
    """
    weights: dict[str, float] = tuning_of(title).get("searching", {}).get(str(players), {})
    return weights


def calibrated(judge: Value, title: Title[Any], players: int) -> Value:
    """The judge of the search with chances that were measured in games (see `calibrating`)."""
    spreads = spreads_of(title.id, players)
    return CalibratedValue(judge, title, spreads) if spreads else judge


@cache
def spreads_of(title_id: str, players: int) -> list[float]:
    """By round, the spread that fits the games of a title; none if it was never measured."""
    page = files("stellwerk.bots") / "weights" / "calibration.json"
    tables = json.loads(page.read_text(encoding="utf-8"))["spreads"]
    spreads: list[float] = tables.get(f"{title_id}-{players}", [])
    return spreads


@cache
def network_of(title_id: str, players: int) -> Network | None:
    """The network learned for a title with this number of players."""
    page = files("stellwerk.bots") / "weights" / f"{title_id}-{players}.npz"
    if not page.is_file():
        return None
    with as_file(page) as path:
        return read_network(path)


def make_value(title: Title[Any], weights: Weights, horizon: int = FAR) -> Value:
    """The value of a title with these weights; `horizon` is how many rounds it looks ahead."""
    module = f"stellwerk.bots.values.{title.id.replace('-', '_')}"
    if find_spec(module) is None:
        return Value()
    made: Value = import_module(module).value(weights, horizon)
    return made


def weights_of(title: Title[Any]) -> dict[str, float]:
    """The weights of a title's value from its data file; none if there is no file."""
    weights: dict[str, float] = tuning_of(title).get("weights", {})
    return weights


def tuning_of(title: Title[Any]) -> dict[str, Any]:
    """The weights of a title's value with where they come from (see `tuning`)."""
    page = files("stellwerk.bots") / "weights" / f"{title.id}.json"
    if not page.is_file():
        return {}
    tuning: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    return tuning
