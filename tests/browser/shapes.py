"""Classes of every kind this project has, for msgspec and for its stand-in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta


class Base(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """With a tag."""


class Dot(Base, frozen=True, tag="dot"):
    at: tuple[int, int]


class Line(Base, frozen=True, tag="line", omit_defaults=True):
    start: Annotated[int, Meta(ge=0, le=9)]
    to: int
    name: Annotated[str, Meta(min_length=1, max_length=5)] = "line"
    style: Literal["solid", "dashed"] = "solid"


class Row(msgspec.Struct, array_like=True):
    number: int
    text: str
    more: dict[str, list[float]] = {}


class Bag(msgspec.Struct, omit_defaults=True):
    many: list[tuple[str, int]] = []
    day: date | None = None
    by_seat: dict[int, str | None] = {}
    any: Any = None
    type: str = ""
    words: Annotated[str, Meta(pattern="^[a-z]*$")] = ""


@dataclass(frozen=True, slots=True)
class Mark:
    name: str
    amounts: tuple[float, ...]
    inner: tuple[Dot, ...] = ()


class Letter(msgspec.Struct):
    about: msgspec.Raw
    mark: Mark | None = None


Shape = Dot | Line
