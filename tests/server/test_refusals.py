"""A refusal comes with the words to say it in any language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.guests import Guest, House
from stellwerk.core.messages import Message
from stellwerk.locales import Phrases
from stellwerk.server.wire import Fault

TITLE = "russian-railroads"


def say(words: dict[str, Any], language: str) -> str:
    """What a client shows whose page is in a language."""
    phrases = Phrases(TITLE, language=language)
    said = phrases.say(message_of(words))
    assert phrases.faults == set()
    return said


def message_of(words: dict[str, Any]) -> Message:
    params = words.get("params", {})
    return Message(
        words["key"],
        {
            name: message_of(value) if isinstance(value, dict) else value
            for name, value in params.items()
        },
    )


@pytest.fixture
def anna(house: House) -> Guest:
    return house.guest()


@pytest.fixture
def table(anna: Guest) -> str:
    """A game of two people at one screen, in which the first decides."""
    table = anna.open(TITLE, {"name": "Anna"}, {"name": "Boris"})
    anna.do(table, "start")
    return table


def closed_move(anna: Guest, table: str) -> dict[str, Any]:
    """A command of the seat whose turn it is that no rule allows now."""
    (seat,) = anna.view(table)["awaited"]
    view = anna.view(table, seat=seat)
    open_ = {move["move"] for move in view["moves"]}
    move = next(f"T{number}" for number in range(1, 9) if f"T{number}" not in open_)
    return {"seat": seat, "step": view["step"], "move": move}


SENTENCES = {
    "de": "geht jetzt nicht: ",
    "fr": "n’est pas possible maintenant\u00a0: ",
    "cs": "teď nejde: ",
}


def test_a_closed_move_is_refused_in_every_language_with_its_rule(anna: Guest, table: str) -> None:
    command = closed_move(anna, table)
    fault = anna.do(table, "move", 409, **command)
    assert fault["code"] == "closed-move"
    rule = fault["words"]["params"]["rule"]
    assert rule.startswith("RR-")
    assert fault["message"] == say(fault["words"], "en")
    for language, part in SENTENCES.items():
        sentence = say(fault["words"], language)
        assert sentence.startswith(f"{command['move']} {part}")
        assert sentence.endswith(f" ({rule}).")
        assert "why-" not in sentence


def test_a_socket_tells_the_same(anna: Guest, table: str) -> None:
    command = closed_move(anna, table)
    expected = anna.do(table, "move", 409, **command)
    with anna.live(table, f"?seat={command['seat']}") as socket:
        socket.do("move", **command)
        assert socket.until("fault")["fault"] == expected


def test_what_people_see_most_has_words(anna: Guest, table: str) -> None:
    command = {**closed_move(anna, table), "step": 999}
    stale = anna.do(table, "move", 409, **command)
    assert stale["view"]["step"] != 999
    login = {"name": "Nobody", "password": "not the right one"}
    faults = [
        stale,
        anna.post("/api/people/login", login, 401),
        anna.get("/api/tables/none", 404),
        anna.get("/api/rules/chess", 404),
        anna.get("/api/titles/volldampf/board", 400, players=9),
        anna.do(table, "rename", 400, seat=0, name=" Anna"),
    ]
    assert [fault["words"]["key"] for fault in faults] == [
        "refused-stale",
        "refused-login",
        "refused-no-table",
        "refused-no-title",
        "refused-players",
        "refused-name-line",
    ]
    for fault in faults:
        assert msgspec.convert(fault, Fault).message == say(fault["words"], "en")


def test_a_fault_of_the_form_has_a_sentence_alone(anna: Guest, table: str) -> None:
    fault = anna.do(table, "no such command", 400)
    assert fault["message"]
    assert "words" not in fault
