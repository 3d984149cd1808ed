"""Values as JSON, in as few bytes as possible."""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import fields, is_dataclass
from datetime import date
from typing import Any, Final

from stellwerk.site.plain.errors import EncodeError
from stellwerk.site.plain.structs import MUTABLE, NO_DEFAULT, Raw, Struct

_RIGHT: Final = json.JSONEncoder(
    separators=(",", ":"), ensure_ascii=False, default=lambda value: _step(value)
)


def _step(value: object) -> Any:
    """What json does not know, one step nearer to what it knows."""
    if isinstance(value, Struct):
        return _object(value)
    if isinstance(value, set | frozenset):
        return list(value)
    if isinstance(value, date):
        return value.isoformat()
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Raw):
        return json.loads(value)
    if isinstance(value, bytes):
        return b64encode(value).decode()
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _object(struct: Struct) -> dict[str, Any] | list[Any]:
    kind = type(struct)
    config = kind.__struct_config__
    if config.array_like:
        return [getattr(struct, name) for name in kind.__struct_fields__]
    found: dict[str, Any] = {}
    if config.tag is not None:
        found[config.tag_field or "type"] = config.tag
    if not config.omit_defaults:
        for name in kind.__struct_fields__:
            found[name] = getattr(struct, name)
        return found
    defaults = kind.__struct_given__
    for name in kind.__struct_fields__:
        value = getattr(struct, name)
        default = defaults.get(name, NO_DEFAULT)
        if value is default or (
            not value and isinstance(default, MUTABLE) and type(value) is type(default)
        ):
            continue
        found[name] = value
    return found


def encode(value: object) -> bytes:
    """The JSON of a value."""
    return _RIGHT.encode(value).encode()


class Encoder:
    """Writes values."""

    def encode(self, value: object) -> bytes:
        """The JSON of a value."""
        return encode(value)


def to_builtins(value: object) -> Any:
    """A value made of what JSON knows; tuples stay what they are."""
    if isinstance(value, Struct):
        value = _object(value)
    elif is_dataclass(value):
        value = _step(value)
    if isinstance(value, dict):
        return {to_builtins(key): to_builtins(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return tuple(to_builtins(one) for one in value)
    if isinstance(value, list | set | frozenset):
        return [to_builtins(one) for one in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    try:
        return _step(value)
    except TypeError as fault:
        raise EncodeError(str(fault)) from None


def indented(text: bytes, *, indent: int = 2) -> bytes:
    """The same JSON, line by line."""
    return json.dumps(json.loads(text), indent=indent, ensure_ascii=False).encode()
