"""Odd values and odd texts: what requests and frames are spoilt with."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

NUMBERS: Final[Sequence[object]] = (
    *(0, -1, 1, 11, 12, 255, -(2**31), 2**31, 2**53, -(2**53), 2**63 - 1, 2**63, 2**64, 10**30),
    *(0.0, -0.0, 0.5, 1e308, -1e308, 5e-324),
)
TEXTS: Final = (
    *("", " ", "\0", "a\0b", "\ud800", "\udfff", "￿", "\U0010ffff", "‮abc", "ß" * 60, "ΐ" * 31),
    *("A" * 61, "A" * 101, "A" * 1_001, "A" * 10_001, "é" * 500, "\n", "\r\n", "'", '"', "`", "--"),
    *("../../etc/passwd", "%00", "%ff", "${7*7}", "{{7*7}}", "<script>", "'; DROP TABLE acts; --"),
    *("exec:true", "true", "null", "NaN", "1e999", "-0", "0x10", "١٢٣", "𝟙", "https://127.0.0.1/x"),
)
OTHERS: Final[Sequence[object]] = (None, True, False, [], {}, [[]], {"": None}, [None] * 30)
LITERALS: Final = (
    *(b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999", b"1" + b"0" * 4_400, b"0" * 30, b"-"),
    *(
        b"1.",
        b".5",
        b"+1",
        b"tru",
        b"'a'",
        b'"\\ud800"',
        b'"\\u0000"',
        b'"\\x"',
        b'"\xff"',
        b'"\xc3"',
    ),
    *(b'"\xed\xa0\x80"', b"[" * 600 + b"]" * 600, b"[" * 3_000, b'{"a":' * 500, b"/**/1", b"\x00"),
)
PIECES: Final = (
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf8\x88\x80\x80\x80",
    b'"',
    b"{",
    b"\\",
)


def odd_value(rng: Random) -> object:
    """A value hardly anybody expects."""
    return rng.choice(rng.choice((NUMBERS, TEXTS, OTHERS)))


def spoil(value: Any, rng: Random) -> Any:
    """The value with one thing in it changed, left out, added or put elsewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        chosen = rng.choice(list(value))
        changed = dict(value)
        kind = rng.random()
        if kind < 0.65:
            changed[chosen] = spoil(value[chosen], rng)
        elif kind < 0.75:
            del changed[chosen]
        elif kind < 0.85:
            changed[str(odd_value(rng))] = odd_value(rng)
        else:
            changed[chosen] = value[rng.choice(list(value))]
        return changed
    if isinstance(value, list) and value and rng.random() < 0.8:
        changed_list = list(value)
        at = rng.randrange(len(value))
        if rng.random() < 0.8:
            changed_list[at] = spoil(value[at], rng)
        else:
            changed_list += [value[at]] * rng.choice((1, 20))
        return changed_list
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, -12, 12, 1_000))
    if isinstance(value, str) and rng.random() < 0.4:
        return _spoil_text(value, rng)
    return odd_value(rng)


def _spoil_text(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    ways: Sequence[Callable[[], str]] = (
        lambda: text[:at],
        lambda: text[:at] + rng.choice(TEXTS) + text[at:],
        lambda: text.swapcase(),
        lambda: text * 2,
        lambda: text[::-1],
        lambda: f" {text} ",
    )
    return rng.choice(ways)()


def written(value: object, rng: Random) -> bytes:
    """JSON, now and then as no library would write it."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
    return broken(text, rng) if rng.random() < 0.2 else text


def broken(text: bytes, rng: Random) -> bytes:
    """Bytes cut, turned, doubled, or with something put between them."""
    at = rng.randrange(len(text) + 1)
    kind = rng.randrange(6)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + rng.choice(PIECES) + text[at:]
    if kind == 2 and text:
        at = min(at, len(text) - 1)
        return text[:at] + bytes([text[at] ^ 1 << rng.randrange(8)]) + text[at + 1 :]
    if kind == 3:
        return text + text
    if kind == 4:
        return rng.choice((b"\xef\xbb\xbf" + text, text.decode("latin-1").encode("utf-16"), b""))
    # A value in the place of another one.
    before, _, after = text.partition(b":")
    end = min((n for n in (after.find(b","), after.find(b"}")) if n >= 0), default=len(after))
    return before + b":" + rng.choice(LITERALS) + after[end:]
