"""Commands as a client would send them, from what somebody sees of a table."""

from __future__ import annotations

from random import Random
from typing import Any

from fuzz.scene import SceneTable


def any_command(table: SceneTable, view: dict[str, Any] | None, rng: Random) -> dict[str, Any]:
    """A command that could be done at a table in some state, often by the seat that looks."""
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
        {"do": "move", **here, "move": move},
        {"do": "confirm", **here},
        {"do": "undo", **here},
        {"do": "restart", **here},
        {"do": "ask-undo", **here, "kept": max(0, step - rng.randrange(9))},
        {"do": "answer", "seat": seat, "yes": rng.random() < 0.7},
        {"do": "prefer", "seat": seat, "confirm": False, "declined": ["x"]},
        {"do": "say", "seat": seat, "text": "Good evening."},
        {"do": "say-phrase", "seat": seat, "phrase": rng.choice(("hello", "nothing"))},
        {"do": "note", "seat": seat, "text": "I wait."},
    ]
    rare: list[dict[str, Any]] = [
        {"do": "sit", "seat": seat, "name": "Eve"},
        {"do": "sit", "seat": seat, "name": "Eve", "invitation": "nothing"},
        {"do": "bot", "seat": seat, "level": "random"},
        {"do": "clear", "seat": seat},
        {"do": "start"},
        {"do": "ask-pause", "seat": seat},
        {"do": "resume", "seat": seat},
        {"do": "return", "seat": seat},
        {"do": "rename", "seat": seat, "name": "Eve"},
        {"do": "leave", "seat": seat},
        {"do": "ask-abandon", "seat": seat},
        {"do": "resign", "seat": seat},
        {"do": "give-up"},
    ]
    if rng.random() < 0.4:
        return common[0]
    return rng.choice(common if rng.random() < 0.8 else rare)
