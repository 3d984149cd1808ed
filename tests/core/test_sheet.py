"""Fields write what they hold, hidden members included."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.sheet import NameSet
from stellwerk.titles import load_title, title_ids


def test_a_set_of_names() -> None:
    field = NameSet("boxed", "boxed", ["a", "b", "c"])
    assert field.text(0b101) == "a c"
    assert field.value(["a", "c"]) == 0b101
    assert field.text(0) == ""


def test_a_set_whose_members_are_hidden_is_their_number() -> None:
    assert NameSet("boxed", "boxed", ["a", "b", "c"]).text(-2) == "-2"


@pytest.mark.parametrize("title_id", title_ids())
def test_what_a_seat_sees_has_a_text_throughout_a_game(title_id: str) -> None:
    title = load_title(title_id)
    rng = Random(3)
    position = title.new_game(title.players[0])
    while position.turn != NOBODY:
        if position.turn != DEALER:
            lines = title.write_position(title.veil(position, position.turn))
            assert all(line == line.strip() and line for line in lines)
        position.play(rng.choice(position.moves()))
