"""Deeds as a client would send them, from what somebody sees of a table."""

from __future__ import annotations

from random import Random
from typing import Any

from fuzz.scene import SceneTable


def any_deed(table: SceneTable, view: dict[str, Any] | None, rng: Random) -> dict[str, Any]:
    """A deed that could be done at a table in some state, often by the seat that looks."""
    seat = rng.randrange(table.players)
    step = rng.randrange(60)
    move = rng.choice(("T2", "a", "pass", "1", "A1-B2", "take", "end"))
    if view is not None:
        step = view["step"]
        seat = view["viewer"] if view["viewer"] >= 0 and rng.random() < 0.8 else seat
        moves = view.get("moves") or []
        if moves and rng.random() < 0.9:
            move = rng.choice(moves)["move"]
    here = {"seat": seat, "step": step}
    common: list[dict[str, Any]] = [
        {"deed": "move", **here, "move": move},
        {"deed": "confirm", **here},
        {"deed": "undo", **here},
        {"deed": "restart", **here},
        {"deed": "ask-undo", **here, "kept": max(0, step - rng.randrange(9))},
        {"deed": "answer", "seat": seat, "yes": rng.random() < 0.7},
        {"deed": "prefer", "seat": seat, "confirm": False, "declined": ["x"]},
        {"deed": "say", "seat": seat, "text": "Good evening."},
        {"deed": "note", "seat": seat, "text": "I wait."},
    ]
    rare: list[dict[str, Any]] = [
        {"deed": "sit", "seat": seat, "name": "Eve"},
        {"deed": "sit", "seat": seat, "name": "Eve", "invitation": "nothing"},
        {"deed": "bot", "seat": seat, "level": "random"},
        {"deed": "clear", "seat": seat},
        {"deed": "start"},
        {"deed": "ask-pause", "seat": seat},
        {"deed": "resume", "seat": seat},
        {"deed": "return", "seat": seat},
        {"deed": "rename", "seat": seat, "name": "Eve"},
        {"deed": "leave", "seat": seat},
    ]
    if rng.random() < 0.4:
        return common[0]
    return rng.choice(common if rng.random() < 0.8 else rare)
