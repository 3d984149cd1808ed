"""What clients get: positions and decisions as plain values."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from stellwerk.core.errors import NotationError
from stellwerk.core.messages import Event, Message
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import layout, scoring
from stellwerk.titles.russian_railroads.end_bonuses import COUNTED, END_BONUSES
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads.situations import ALONE, NO_COINS, mat, play, shown, situation

EARN = (ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")
LOOKING = "T12 sp-black token-cards done"


def seat_values(position: Railway, seat: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = TITLE.values(position)["seats"][seat - 1]
    return found


def asked(position: Railway) -> dict[str, Any]:
    found = TITLE.asked(position)
    assert found is not None
    return {"kind": found.kind, **found.about}


def test_a_mat_shows_what_is_on_it_and_leaves_out_the_rest() -> None:
    values = seat_values(
        situation(
            4,
            "placed 1:A3:w1 1:T12:t1 1:T12:c1 1:L3:w2b1",
            "cards card-nine card-engineer card-three card-factory",
            "seat 1 black-worker 1",
            "seat 1 trans-siberian black 9 grey 7",
            "seat 1 engineers 5 12",
        )
    )
    assert values["trans_siberian"] == {"black": 9, "grey": 7}
    assert values["engineers"] == [5, 12]
    assert values["markers"] == [0]
    assert values["free"] == {"workers": 2, "temporary": 1}
    assert values["placed"] == {
        "A3": {"workers": 1},
        "T12": {"temporary": 1, "coins": 1},
        "L3": {"workers": 2, "black": 1},
    }


def test_what_a_scoring_brings_is_told_by_line_and_by_space() -> None:
    values = seat_values(
        situation(
            4,
            "seat 1 locomotives 6 2 0 2",
            "seat 1 trans-siberian black 9 grey 7 brown 3",
            "seat 1 doublers 1",
            "seat 1 kiev black 2",
            "seat 1 marker 5",
            "seat 1 factories 6",
        )
    )
    assert values["round_points"] == [12, 0, 3, 5]
    assert values["ts_spaces"] == [4, 2, 2, 1, 1, 1, 1]
    assert (values["sp_spaces"], values["kiev_spaces"]) == ([], [])


def test_spaces_add_up_to_their_lines_in_any_game() -> None:
    rng = Random(3)
    position = TITLE.new_game(4)
    while position.turn != NOBODY:
        position.play(rng.choice(position.moves()))
        for one in position.mats:
            stars = c.STARS_UP_TO[min(one.reach(c.KIEV), one.tracks[c.KIEV_BLACK])]
            lines = [sum(scoring.space_points(one, line)) for line in range(3)]
            trans_siberian, st_petersburg, kiev, _ = scoring.round_points(one)
            assert lines[:2] == [trans_siberian, st_petersburg]
            assert kiev - lines[2] - stars in (0, c.MEDAL_POINTS)


def test_hidden_cards_are_called_so() -> None:
    position = situation(4, "boxed end-flat end-black", "seat 2 end-cards end-workers end-tokens")
    seen = TITLE.values(TITLE.veil(position, 0))
    assert seen["boxed"] == ["hidden", "hidden"]
    assert [one["end_cards"] for one in seen["seats"]] == [[], ["hidden", "hidden"], [], []]
    own = seat_values(TITLE.veil(position, 1), 2)
    assert own["end_cards"] == ["end-workers", "end-tokens"]


def test_a_payment_has_its_cost_and_its_fee() -> None:
    position = situation(4, "seat 1 coins 3")
    position.play(TITLE.read_move(position, "T11"))
    assert asked(position) == {"kind": "pay", "space": "T11", "workers": 1, "coins": 1}


def test_work_says_what_is_left_and_whether_it_may_be_left_off() -> None:
    position = play(situation(4, NO_COINS), "I3 ts-black")
    assert asked(position) == {"kind": "work", "parts": {"industry": 1}}
    own = play(situation(4, NO_COINS, "seat 1 engineers 14"), "e14 ts-black")
    assert asked(own) == {"kind": "work-in-part", "parts": {"black": 1}}


def test_cards_to_take_are_shown_to_the_taker_with_what_they_would_bring() -> None:
    position = play(situation(4, *EARN, "boxed end-flat end-black"), LOOKING)
    found = {each["card"]: each["points"] for each in asked(TITLE.veil(position, 0))["cards"]}
    assert found["end-tokens"] == 7
    assert found["end-locomotives"] == 5
    assert found["end-extra-engineer"] is None
    assert set(found) == set(c.END_CARD_NAMES) - {"end-flat", "end-black"}
    for seat in (1, SPECTATOR):
        seen = asked(TITLE.veil(position, seat))
        assert seen == {"kind": "take-end-card", "cards": "hidden"}


def test_own_looks_are_in_the_text_of_what_a_seat_sees() -> None:
    position = play(situation(4, *EARN, "boxed end-flat end-black"), LOOKING)
    stack = ",".join(card for card in c.END_CARD_NAMES if card not in ("end-flat", "end-black"))
    assert shown(TITLE.veil(position, 0), "glances") == f"1?{stack}"
    play(position, "end-tokens")
    assert shown(TITLE.veil(position, 0), "glances") == f"1+{stack}"
    assert shown(TITLE.veil(position, 1), "glances") == "1+"
    assert shown(position, "glances") == "1+"


SEEN = ("boxed hidden hidden", "glances 1+end-flat,end-black", "seat 1 end-cards end-flat")


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (("owed next-turn take-end-card", "boxed hidden hidden", "glances"), "sees its cards"),
        (("boxed hidden hidden", "glances 1+", SEEN[2]), "does not fit together"),
        ((*SEEN[:2], "seat 1 end-cards end-tokens"), "not what a seat can see"),
        (("boxed hidden hidden", "seat 2 end-cards end-flat"), "not what a seat can see"),
    ],
)
def test_lines_that_no_seat_can_see(lines: tuple[str, ...], fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        TITLE.read_veiled(4, {}, lines, 0)


@pytest.mark.parametrize("line", ["boxed hidden hidden", "glances 1-end-flat"])
def test_a_whole_position_hides_nothing(line: str) -> None:
    with pytest.raises(NotationError, match="a whole position hides no cards"):
        situation(4, line)


@pytest.mark.rule("RR-13.1")
def test_every_end_bonus_card_counts_something_that_is_known() -> None:
    one = mat(situation(4))
    for card, bonus in enumerate(END_BONUSES):
        assert scoring.end_card_points(one, card, 5) >= 0
        assert bonus.each or bonus.steps or bonus.engineers, bonus.name
    with pytest.raises(ValueError, match="no end-bonus card counts"):
        scoring.counted(one, len(COUNTED), 5)
    with pytest.raises(IndexError):
        scoring.end_card_points(one, len(END_BONUSES), 5)


def test_points_of_an_unknown_source_have_no_column() -> None:
    params = {"seat": 0, "points": 1, "source": Message("source-luck", {})}
    with pytest.raises(KeyError):
        TITLE.earned(Event("points", params, NOBODY))


def test_the_types_of_the_board_name_what_the_tables_have() -> None:
    assert get_args(layout.LineName) == c.LINES
    assert get_args(layout.Colour) == c.COLOURS
    given = {each["what"] for space in layout.board(4)["spaces"] for each in space["gives"]}
    assert given <= set(get_args(layout.Given))
    assert set(c.PART_NAMES) - {"repeat", "extra"} <= set(get_args(layout.Given))
    printed = {each["number"]: each["gives"] for each in layout.board(4)["engineers"]}
    assert [each["what"] for each in printed[11]] == ["any", "black"]


def test_numbers_of_moves_in_old_databases_mean_what_they_meant() -> None:
    numbers = {"pass": 42, "end-flat": 103, "ten-points": 113, "bonus-coin": 115, "seat-1": 118}
    numbers |= {"engineer-15": 137, "box-end-flat": 138, "box-hidden": 149}
    position = situation(4)
    for name, number in numbers.items():
        assert TITLE.write_move(position, TITLE.move_numbered(number)) == name
