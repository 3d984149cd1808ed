"""Fields write what they hold, hidden members included."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import UNKNOWN, Names, NameSet
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title, title_ids


def test_a_set_of_names() -> None:
    field = NameSet("boxed", "boxed", ["a", "b", "c"])
    assert field.text(0b101) == "a c"
    assert field.value(["a", "c"]) == 0b101
    assert field.text(0) == ""


def test_a_set_whose_members_are_hidden_says_how_many() -> None:
    field = NameSet("boxed", "boxed", ["a", "b", "c"], secret=True)
    assert (field.text(-2), field.plain(-2)) == ("hidden hidden", ["hidden", "hidden"])
    assert field.value(["hidden", "hidden"]) == -2
    with pytest.raises(NotationError, match="either all of it is hidden or nothing"):
        field.value(["a", "hidden"])
    open_to_all = NameSet("boxed", "boxed", ["a", "b", "c"])
    with pytest.raises(NotationError, match="'hidden' is none of a, b, c"):
        open_to_all.value(["hidden"])


def test_a_list_may_have_hidden_members_among_others() -> None:
    field = Names("hand", "hand", ["a", "b"], secret=True)
    assert field.value(["b", "hidden"]) == [1, UNKNOWN]
    assert (field.text([1, UNKNOWN]), field.plain([1, UNKNOWN])) == ("b hidden", ["b", "hidden"])


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
