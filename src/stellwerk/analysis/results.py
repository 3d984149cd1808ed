"""What an analysis says, as plain values; `to_json` and `schema` make JSON of them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from stellwerk.core.messages import Message

Knowledge = Literal["seat", "everything"]
"""From what a turn is judged: from what its seat could know then, or from the whole table."""
Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Cause = Literal["turn", "chance"]

VERSION: Final = 1
"""Grows when a result of an older analysis can no longer be read as a new one."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message for people, as clients get it: a key, and parameters."""

    key: str
    params: dict[str, Any]


@dataclass(frozen=True, slots=True)
class LineTurn:
    """A turn of a line: a seat, and its moves in notation."""

    seat: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A turn that could be played: the chance of its seat to win with it, and how it may go on."""

    moves: tuple[str, ...]
    what: tuple[Sentence, ...]
    chance: float
    simulations: int
    line: tuple[LineTurn, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """By how many points a term is higher after the better turn than after the played one."""

    term: str
    amount: float


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn with a choice.

    `number` counts the reports of a game, `turn` is the number of the turn in the record, and
    `first` and `end` are the steps of the record it consists of. `before` are the chances of all
    seats with the best turn, `after` those with the played one, `fortune` is what chance did to
    them since the report before. `difference` is by how many points the better turn leaves the
    seat further ahead; `reasons` add up to it.
    """

    number: int
    turn: int
    round: int
    seat: int
    first: int
    end: int
    played: Option
    best: tuple[Option, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    given_away: float
    mark: Mark
    fortune: tuple[float, ...]
    difference: float
    reasons: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How a seat's chances came about: `start` and the four amounts after it add up to `end`.

    `own` is what its own turns did, `others` those of the others, `fortune` what chance did.
    `outlook` is what the judge came to see differently from one turn to the next.
    """

    seat: int
    name: str
    turns: int
    accuracy: float
    given_away: float
    marks: dict[str, int]
    start: float
    own: float
    others: float
    fortune: float
    outlook: float
    end: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn, or chance before it, that changed the chances of `seat` more than most."""

    number: int
    cause: Cause
    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class GameReport:
    """The analysis of a whole game; `scores` and `winners` are empty while it goes on."""

    version: int
    title: str
    rules: int
    players: tuple[str, ...]
    nodes: int
    knowledge: Knowledge
    turns: tuple[TurnReport, ...]
    seats: tuple[SeatReport, ...]
    turning_points: tuple[TurningPoint, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def sentence_of(message: Message) -> Sentence:
    """A message as a plain value; messages inside it as well."""
    params = {
        name: sentence_of(value)
        if isinstance(value, Message)
        else value
        if isinstance(value, int | float)
        else str(value)
        for name, value in message.params.items()
    }
    return Sentence(message.key, params)


def message_of(sentence: Sentence) -> Message:
    """The message of a sentence."""
    return Message(
        sentence.key,
        {
            name: message_of(value) if isinstance(value, Sentence) else value
            for name, value in sentence.params.items()
        },
    )


def to_json(value: Any) -> Any:
    """A result in the types that `json.dumps` knows."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: to_json(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    if isinstance(value, Mapping):
        return {str(name): to_json(item) for name, item in value.items()}
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    return round(value, 6) if isinstance(value, float) else value


def schema(kind: type = GameReport) -> dict[str, Any]:
    """The JSON Schema of a result."""
    parts: dict[str, Any] = {}
    top = _schema(kind, parts)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "$defs": parts}


_PLAIN: Final[dict[Any, dict[str, Any]]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    Any: {},
}


def _schema(kind: Any, parts: dict[str, Any]) -> dict[str, Any]:
    if kind in _PLAIN:
        return dict(_PLAIN[kind])
    origin = get_origin(kind)
    if origin is Literal:
        return {"type": "string", "enum": list(get_args(kind))}
    if origin is tuple:
        return {"type": "array", "items": _schema(get_args(kind)[0], parts)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(get_args(kind)[1], parts)}
    if not (isinstance(kind, type) and dataclasses.is_dataclass(kind)):
        raise TypeError(f"{kind} has no schema")
    name: str = kind.__name__
    if name not in parts:
        parts[name] = {}
        hints = get_type_hints(kind)
        names = [field.name for field in dataclasses.fields(kind)]
        parts[name] = {
            "type": "object",
            "properties": {each: _schema(hints[each], parts) for each in names},
            "required": names,
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{name}"}
