"""The few parts of JSON Schema that values of a game need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

Schema = dict[str, object]

HIDDEN: Final = "hidden"
"""In texts and values: something is there, but this viewer may not know what."""


def integer(low: int, high: int) -> Schema:
    """A whole number between two bounds."""
    return {"type": "integer", "minimum": low, "maximum": high}


def boolean() -> Schema:
    """Yes or no."""
    return {"type": "boolean"}


def one_of(names: Iterable[str]) -> Schema:
    """One of some names."""
    return {"type": "string", "enum": [name for name in names if name]}


def array(items: Schema, count: int | None = None) -> Schema:
    """A list, of a fixed length if it has a `count`."""
    schema: Schema = {"type": "array", "items": items}
    if count is not None:
        schema |= {"minItems": count, "maxItems": count}
    return schema


def record(properties: Mapping[str, Schema]) -> Schema:
    """An object that has exactly these properties."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def dictionary(values: Schema) -> Schema:
    """An object with any keys."""
    return {"type": "object", "additionalProperties": values}


def either(*schemas: Schema) -> Schema:
    """One of several kinds of value."""
    return {"anyOf": list(schemas)}


def optional(schema: Schema) -> Schema:
    """A value, or null if there is none."""
    return either(schema, {"type": "null"})


def maybe_hidden(schema: Schema) -> Schema:
    """A value, or the word for something hidden."""
    return either(schema, {"type": "string", "const": HIDDEN})


def seat() -> Schema:
    """A seat, counted from 0 as everywhere in the API."""
    return integer(0, 11)
