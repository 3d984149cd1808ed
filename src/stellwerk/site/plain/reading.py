"""Values from JSON, checked against a type: one sentence says what does not fit, and where.

For each type there is a reader, made once: a function of a value and its place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from stellwerk.site.plain.errors import DecodeError, ValidationError
from stellwerk.site.plain.structs import Meta, Raw, Struct, StructMeta

T = TypeVar("T")
Reader = Callable[[Any, str], Any]
_NAMES = {str: "str", bool: "bool", int: "int", float: "float", NoneType: "null"}
_FOUND = _NAMES | {list: "array", dict: "object", tuple: "array"}


def decode(text: bytes | str, *, type: Any = Any) -> Any:  # noqa: A002
    """The value of a text."""
    try:
        value = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as fault:
        raise DecodeError(f"JSON is malformed: {fault}") from None
    return convert(value, type)


def _no_constant(name: str) -> None:
    raise DecodeError(f"JSON is malformed: {name} is no number")


def convert(value: Any, type: Any) -> Any:  # noqa: A002
    """A value of a type, from one that JSON knows."""
    return _reader(type)(value, "$")


class Decoder(Generic[T]):
    """Reads values of one type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002
        self.type = type

    def decode(self, text: bytes | str) -> T:
        """The value of a text."""
        found: T = decode(text, type=self.type)
        return found


def _wrong(wanted: str, value: object, place: str) -> ValidationError:
    where = "" if place == "$" else f" - at `{place}`"
    return ValidationError(f"Expected `{wanted}`, got `{_FOUND[type(value)]}`{where}")


def _invalid(value: object, place: str) -> ValidationError:
    where = "" if place == "$" else f" - at `{place}`"
    return ValidationError(f"Invalid enum value {value!r}{where}")


@cache
def _reader(kind: Any) -> Reader:
    """The reader of a type."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any or kind is object:
        return lambda value, _: value
    if kind is None or kind in (str, bool, int, float, NoneType):
        return _simple(NoneType if kind is None else kind)
    if kind is Raw:
        return lambda value, _: Raw(
            json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        )
    if kind is date:
        return _date
    if origin is Annotated:
        return _constrained(_reader(args[0]), [one for one in args[1:] if isinstance(one, Meta)])
    if origin is Literal:
        return _literal(args)
    if origin in (Union, UnionType):
        return _union(args)
    if origin is dict or kind is dict:
        return _mapping(*(args or (Any, Any)))
    if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        return _fixed(args)
    for collection in (list, tuple, set, frozenset):
        if origin is collection or kind is collection:
            return _many(collection, args[0] if args else Any)
    if isinstance(kind, StructMeta):
        return _struct(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _dataclass(kind)
    if isinstance(kind, type) and issubclass(kind, tuple):
        hints = get_type_hints(kind, include_extras=True)
        read = _fixed(tuple(hints.values()))
        return lambda value, place: kind(*read(value, place))
    raise TypeError(f"Type {kind!r} is not supported")


def _simple(kind: type) -> Reader:
    name = _NAMES[kind]

    def read(value: Any, place: str) -> Any:
        if type(value) is kind:
            return value
        if kind is float and type(value) is int:
            return float(value)
        raise _wrong(name, value, place)

    return read


def _date(value: Any, place: str) -> date:
    if not isinstance(value, str):
        raise _wrong("date", value, place)
    try:
        return date.fromisoformat(value)
    except ValueError:
        raise _invalid(value, place) from None


def _constrained(read: Reader, metas: list[Meta]) -> Reader:
    def check(value: Any, place: str) -> Any:
        found = read(value, place)
        for meta in metas:
            fault = _fault(found, meta)
            if fault:
                where = "" if place == "$" else f" - at `{place}`"
                raise ValidationError(f"Expected `{_FOUND[type(value)]}` {fault}{where}")
        return found

    return check


def _fault(value: Any, meta: Meta) -> str:
    """What a value does not keep to."""
    if meta.ge is not None and value < meta.ge:
        return f">= {meta.ge}"
    if meta.le is not None and value > meta.le:
        return f"<= {meta.le}"
    if meta.min_length is not None and len(value) < meta.min_length:
        return f"of length >= {meta.min_length}"
    if meta.max_length is not None and len(value) > meta.max_length:
        return f"of length <= {meta.max_length}"
    if meta.pattern is not None and not re.search(meta.pattern, value):
        return f"matching regex {meta.pattern!r}"
    return ""


def _literal(values: tuple[Any, ...]) -> Reader:
    known = {(type(value), value): value for value in values}
    kinds = {type(value) for value in values}

    def read(value: Any, place: str) -> Any:
        if type(value) not in kinds:
            raise _wrong(" | ".join(_NAMES[kind] for kind in kinds), value, place)
        try:
            return known[type(value), value]
        except KeyError:
            raise _invalid(value, place) from None

    return read


def _many(collection: type, item: Any) -> Reader:
    one = _reader(item)

    def read(value: Any, place: str) -> Any:
        if not isinstance(value, list):
            raise _wrong("array", value, place)
        return collection([one(part, f"{place}[{at}]") for at, part in enumerate(value)])

    return read


def _fixed(items: tuple[Any, ...]) -> Reader:
    def read(value: Any, place: str) -> Any:
        if not isinstance(value, list):
            raise _wrong("array", value, place)
        if len(value) != len(items):
            where = "" if place == "$" else f" - at `{place}`"
            raise ValidationError(
                f"Expected `array` of length {len(items)}, got {len(value)}{where}"
            )
        return tuple(
            _reader(item)(part, f"{place}[{at}]")
            for at, (item, part) in enumerate(zip(items, value, strict=True))
        )

    return read


def _mapping(key: Any, item: Any) -> Reader:
    one = _reader(item)
    number = key is int
    word = _reader(str if number else key)

    def read(value: Any, place: str) -> Any:
        if not isinstance(value, dict):
            raise _wrong("object", value, place)
        found = {}
        for name, part in value.items():
            if number and not re.fullmatch(r"-?(0|[1-9][0-9]*)", name):
                raise _wrong("int", name, f"key` in `{place}")
            word(name, f"key` in `{place}")
            found[int(name) if number else name] = one(part, f"{place}[...]")
        return found

    return read


def _union(kinds: tuple[Any, ...]) -> Reader:
    structs = [kind for kind in kinds if isinstance(kind, StructMeta)]
    others = [_reader(kind) for kind in kinds if not isinstance(kind, StructMeta)]
    if len(structs) > 1:
        others.append(_tagged(structs))
    elif structs:
        others.append(_reader(structs[0]))

    def read(value: Any, place: str) -> Any:
        fault: ValidationError | None = None
        for one in others:
            try:
                return one(value, place)
            except ValidationError as found:
                # The deepest is about what the value was meant to be.
                if fault is None or " - at " in str(found):
                    fault = found
        raise fault or _wrong("nothing", value, place)

    return read


def _tagged(structs: list[StructMeta]) -> Reader:
    field = structs[0].__struct_config__.tag_field or "type"
    by_tag = {kind.__struct_config__.tag: kind for kind in structs}

    def read(value: Any, place: str) -> Any:
        if not isinstance(value, dict):
            raise _wrong("object", value, place)
        if field not in value:
            where = "" if place == "$" else f" - at `{place}`"
            raise ValidationError(f"Object missing required field `{field}`{where}")
        kind = by_tag.get(value[field]) if isinstance(value[field], str) else None
        if kind is None:
            raise ValidationError(f"Invalid value {value[field]!r} - at `{place}.{field}`")
        return _reader(kind)(value, place)

    return read


def _dataclass(kind: type) -> Reader:
    needed = {field.name: field.default is MISSING for field in fields(kind)}
    readers: dict[str, Reader] = {}

    def read(value: Any, place: str) -> Any:
        if not readers:
            hints = get_type_hints(kind, include_extras=True)
            readers.update({name: _reader(hints[name]) for name in needed})
        if not isinstance(value, dict):
            raise _wrong("object", value, place)
        known = {name: part for name, part in value.items() if name in readers}
        given = {name: readers[name](part, f"{place}.{name}") for name, part in known.items()}
        for name, is_needed in needed.items():
            if is_needed and name not in given:
                where = "" if place == "$" else f" - at `{place}`"
                raise ValidationError(f"Object missing required field `{name}`{where}")
        return kind(**given)

    return read


def _struct(kind: StructMeta) -> Reader:
    config = kind.__struct_config__
    made: Callable[..., Struct] = kind
    readers: dict[str, Reader] = {}

    def prepare() -> None:
        hints = get_type_hints(kind, include_extras=True)
        readers.update({name: _reader(hints[name]) for name in kind.__struct_fields__})

    def read_array(value: Any, place: str) -> Any:
        if not readers:
            prepare()
        if not isinstance(value, list):
            raise _wrong("array", value, place)
        least = len(kind.__struct_fields__) - len(kind.__struct_given__)
        if len(value) < least:
            raise ValidationError(f"Expected `array` of at least length {least}, got {len(value)}")
        parts = zip(readers.values(), value, strict=False)
        return made(*(read(part, f"{place}[{at}]") for at, (read, part) in enumerate(parts)))

    def read_object(value: Any, place: str) -> Any:
        if not readers:
            prepare()
        if not isinstance(value, dict):
            raise _wrong("object", value, place)
        given = {}
        for name, part in value.items():
            if name in readers:
                given[name] = readers[name](part, f"{place}.{name}")
            elif name == config.tag_field:
                if part != config.tag:
                    raise ValidationError(f"Invalid value {part!r} - at `{place}.{name}`")
            elif config.forbid_unknown_fields:
                where = "" if place == "$" else f" - at `{place}`"
                raise ValidationError(f"Object contains unknown field `{name}`{where}")
        for name in kind.__struct_fields__:
            if name not in given and name not in kind.__struct_given__:
                where = "" if place == "$" else f" - at `{place}`"
                raise ValidationError(f"Object missing required field `{name}`{where}")
        return made(**given)

    return read_array if config.array_like else read_object
