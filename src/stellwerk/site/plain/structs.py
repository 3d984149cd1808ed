"""Classes with typed fields: made, compared and shown as those of msgspec."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeVar

T = TypeVar("T", bound="Struct")

NO_DEFAULT: Final[Any] = type("NoDefault", (), {"__repr__": lambda _: "NODEFAULT"})()
MUTABLE: Final = (list, dict, set)


class Raw(bytes):
    """A part of a text that is read later."""


class Meta(NamedTuple):
    """What a value has to keep to, besides its type."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


class Config(NamedTuple):
    """How a class is read and written."""

    frozen: bool = False
    tag_field: str | None = None
    tag: str | None = None
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False
    array_like: bool = False


class StructMeta(type):
    """Makes a class with slots, and an `__init__` for them."""

    __struct_fields__: tuple[str, ...]
    __struct_config__: Config
    __struct_given__: Mapping[str, Any]

    def __new__(
        cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **options: Any
    ) -> StructMeta:
        options.pop("gc", None)
        options.pop("kw_only", None)
        config, fields, defaults = Config(), list[str](), dict[str, Any]()
        for base in reversed(bases):
            if isinstance(base, StructMeta):
                config = base.__struct_config__._replace(tag=None)
                fields += base.__struct_fields__
                defaults |= base.__struct_given__
        # Texts, because the modules of this project leave their annotations for later.
        hints: dict[str, str] = space.get("__annotations__", {})
        own = [field for field, hint in hints.items() if not hint.startswith("ClassVar")]
        for field in own:
            default = space.pop(field, NO_DEFAULT)
            if default is NO_DEFAULT:
                defaults.pop(field, None)
            else:
                defaults[field] = default
        slots = [field for field in own if field not in fields]
        fields += slots
        config = config._replace(**options)
        if config.tag_field and config.tag is None and "tag" not in options:
            config = config._replace(tag=name)
        made = super().__new__(cls, name, bases, {"__slots__": slots, **space})
        made.__struct_fields__ = tuple(fields)
        made.__struct_config__ = config
        made.__struct_given__ = defaults
        if bases:
            _give_init(made)
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, space)

    @property
    def __match_args__(cls) -> tuple[str, ...]:
        return cls.__struct_fields__

    @property
    def __struct_defaults__(cls) -> tuple[Any, ...]:
        return tuple(
            cls.__struct_given__[name]
            for name in cls.__struct_fields__
            if name in cls.__struct_given__
        )


def _give_init(made: StructMeta) -> None:
    """An `__init__` of exactly these fields: writing it out makes it quick."""
    names: dict[str, Any] = {"_set": object.__setattr__, "_type": type}
    params, body = [], []
    for field in made.__struct_fields__:
        default = made.__struct_given__.get(field, NO_DEFAULT)
        value = field
        if default is NO_DEFAULT:
            params.append(field)
        else:
            names[f"_default_{field}"] = default
            params.append(f"{field}=_default_{field}")
            if isinstance(default, MUTABLE):
                value = f"_type(_default_{field})() if {field} is _default_{field} else {field}"
        body.append(f"    _set(self, {field!r}, {value})")
    text = f"def __init__({', '.join(['self', *params])}):\n" + ("\n".join(body) or "    pass")
    exec(text, names)
    init: Any = names["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    type.__setattr__(made, "__init__", init)


class Struct(metaclass=StructMeta):
    """A value with typed fields."""

    __slots__ = ()
    __struct_fields__: ClassVar[tuple[str, ...]]
    __struct_config__: ClassVar[Config]

    def __setattr__(self, name: str, value: object) -> None:
        if type(self).__struct_config__.frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(
            getattr(self, name) == getattr(other, name) for name in type(self).__struct_fields__
        )

    def __hash__(self) -> int:
        if not type(self).__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash(tuple(getattr(self, name) for name in type(self).__struct_fields__))

    def __repr__(self) -> str:
        parts = [f"{name}={getattr(self, name)!r}" for name in type(self).__struct_fields__]
        return f"{type(self).__name__}({', '.join(parts)})"

    def __copy__(self) -> Self:
        return replace(self)

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        return type(self), tuple(getattr(self, name) for name in type(self).__struct_fields__)


def asdict(struct: Struct) -> dict[str, Any]:
    """The fields of a struct; their values stay what they are."""
    return {name: getattr(struct, name) for name in type(struct).__struct_fields__}


def replace(struct: T, /, **changes: Any) -> T:
    """The same with some other values."""
    return type(struct)(**{**asdict(struct), **changes})
