"""A table in words, from what the HTTP API says of it."""

from __future__ import annotations

from typing import Any

from stellwerk.core.messages import Message
from stellwerk.locales import Phrases

LAST: int = 12
"""How many sentences of the log an agent gets."""


def message_of(view: Any) -> Message:
    """A message from its JSON; a parameter may be a message itself."""
    params = {
        name: message_of(value) if isinstance(value, dict) else value
        for name, value in view.get("params", {}).items()
    }
    return Message(view["key"], params)


def phrases_of(view: Any) -> Phrases:
    """The English sentences of a table."""
    names = [seat["name"] or f"seat {number}" for number, seat in enumerate(view["seats"])]
    return Phrases(view["title"], names)


def table_in_words(view: Any, picture: str, *, moves: bool) -> dict[str, Any]:
    """A table as an agent gets it; with `moves`, also the legal moves."""
    phrases = phrases_of(view)
    seat = view["viewer"]
    described: dict[str, Any] = {
        "table": view["id"],
        "title": view["title"],
        "state": view["state"],
        "your_seat": seat if seat >= 0 else None,
        "your_turn": seat >= 0 and seat in view["awaited"] and view["state"] == "running",
        "step": view["step"],
        "round": f"{view['round']} of {view['rounds']}",
        "players": [
            {
                "seat": number,
                "name": one["name"],
                "kind": one["kind"],
                "points": points,
                "decides_now": number in view["awaited"],
            }
            for number, (one, points) in enumerate(
                zip(view["seats"], view["scores"] or [0] * len(view["seats"]), strict=True)
            )
        ],
        "winners": view["winners"] if view["state"] == "over" else None,
        "question": phrases.say(message_of(view["prompt"])) if view["prompt"] else None,
        "happened": [
            phrases.say(message_of(event)) for entry in view["log"] for event in entry["events"]
        ][-LAST:],
        "picture": picture,
    }
    if moves:
        described["legal_moves"] = moves_in_words(view)
    return described


def moves_in_words(view: Any) -> list[dict[str, str]]:
    """The legal moves, each with what it would do."""
    phrases = phrases_of(view)
    return [
        {"move": move["move"], "does": phrases.say(message_of(move["what"]))}
        for move in view["moves"]
    ]


def advice_in_words(view: Any, advice: Any) -> dict[str, Any]:
    """What the teacher says: the best turns, each with the chance to win, and the judged one."""
    phrases = phrases_of(view)

    def turn(option: Any) -> dict[str, Any]:
        return {
            "moves": " ".join(option["moves"]),
            "does": [phrases.say(message_of(what)) for what in option["what"]],
            "chance": round(option["chance"], 3),
        }

    played = advice["played"]
    return {
        "seat": advice["seat"],
        "best": [turn(option) for option in advice["best"]],
        "played": turn(played) if played else None,
        "mark": advice["mark"],
        "given_away": round(advice["given_away"], 3),
    }
