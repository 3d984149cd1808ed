"""Words of moves, lines of positions, and what is said of bad ones."""

from __future__ import annotations

import pytest

from stellwerk.core.errors import IllegalMoveError, NotationError
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import play, situation


def test_every_move_has_a_word_of_its_own() -> None:
    position = TITLE.new_game(4)
    words = [TITLE.write_move(position, move) for move in range(TITLE.move_count)]
    assert len(set(words)) == TITLE.move_count
    for move, word in enumerate(words):
        assert len(word.split()) == 1
        assert TITLE.read_move(position, word) == move


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("pass", c.PASS),
        ("sabotage", c.PLAY + c.SABOTAGE),
        ("lose-T", c.LOSE + 5),
        ("route-N", c.ROUTE),
        ("group-6", c.GROUP + 5),
        ("rob-1", c.ROB),
        ("violet@BRE", c.STONE + 32 + 1),
        ("LON", c.FIELD + 19),
        ("field-32", c.FIELD + 31),
        ("T10", c.SEGMENT + 59),
        ("segment-96", c.SEGMENT + 95),
        ("bonds-84", c.BONDS + 84),
        ("bid-0", c.BID),
        ("draw-violet-10", c.DRAW_STONE + 19),
        ("goods-W18", c.TURN_GOODS + 17),
        ("draw-O-1", c.DRAW_ROUTE + 8),
        ("draw-new-plan-2", c.DRAW_ACTION + 13),
        ("draw-hidden", c.HIDDEN_ACTION),
    ],
)
def test_words_of_moves(word: str, move: int) -> None:
    assert TITLE.read_move(TITLE.new_game(4), word) == move


@pytest.mark.parametrize("word", ["", "N11", "violet@XXX", "bid-01", "Pass", "draw-violet-11"])
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(NotationError, match="is no move of Volldampf"):
        TITLE.read_move(TITLE.new_game(4), word)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    position = situation(3, "active 1", "seat 1 routes N", "owed lay")
    with pytest.raises(IllegalMoveError, match=r"^S1 is not open now: why-no-route \(VD-7.2\)\.$"):
        play(position, "S1")


def test_a_situation_needs_only_what_differs_from_the_set_up() -> None:
    position = situation(3, "active 2", "stones red@HAM", "seat 2 track N7", "owed transport")
    assert position.turn == 1
    assert c.size(position.bag) == 39
    assert [company.cash for company in position.companies] == [10, 10, 10]
    assert position.network.owners[6] == 1


def test_a_position_in_the_middle_of_everything_comes_back() -> None:
    position = situation(
        3,
        "round 2",
        "turns 40",
        "order 3 1 2",
        "active 3",
        "stones violet@BER blue@HAM blue@HAM",
        "goods-turned W01 W07",
        "routes-used N N T",
        "groups - S+S+T -",
        "discard sabotage",
        "barred blue@HAM",
        "cargo violet@BER",
        "path O3 O2",
        "reach 7",
        "seat 1 track O1 O2 O3 N2",
        "seat 2 actions sabotage all-new",
        "seat 2 cash 0",
        "seat 3 income 12",
        "seat 3 bonds 4",
        "seat 3 routes M",
        "owed round last-cards income subsidies transports transport step",
    )
    lines = TITLE.write_position(position)
    again = TITLE.read_position(3, TITLE.options_of(position), lines)
    assert again.state() == position.state()
    assert (again.at, again.reached) == (position.at, position.reached)
    assert again.lying == position.lying
    assert TITLE.write_position(again) == lines
    assert "path O3 O2" in lines
    assert "groups - S+S+T -" in lines


FAULTS = [
    (["order 1 2"], "the order must name every seat once"),
    (["order 1 1 2"], "the order must name every seat once"),
    (["active 4"], "there are only 3 seats"),
    (["passed 5"], "there are only 3 seats"),
    (["stones violet-HAM"], "stones violet-HAM: a stone is 'colour@FIELD', not 'violet-HAM'"),
    (["stones green@HAM"], "'green' is none of blue, violet, red, yellow"),
    (["stones red@HOF"], "'HOF' is none of HAM"),
    ([f"stones {'red@HAM ' * 11}"], "there are only 10 red stones"),
    ([f"stones {'red@HAM ' * 10}", "drawn red"], "there are more stones than in the box"),
    (["drawn red blue"], "one word is expected, not 2"),
    (["cargo red@HAM blue@HAM"], "one stone or '-' is expected, not 2 words"),
    (["cargo red@HAM"], "the cargo is a stone that does not lie there"),
    (["path N1"], "there is a path, but no cargo"),
    (["stones red@HAM", "cargo red@HAM", "path N1"], "the path cannot go over N1"),
    (["stones red@HAM", "cargo red@HAM", "path N3", "seat 1 track N3"], "cannot go over N3"),
    (
        ["stones red@HAM", "cargo red@HAM", "path N1 N3 N2", "seat 1 track N1 N2 N3"],
        "the path reaches a place twice",
    ),
    (["seat 1 track N1", "seat 2 track N1"], "two pieces lie on N1"),
    (["groups N N N N N N N"], "there are at most 6 groups"),
    (["groups N+N+X"], "'X' is none of N, O, W, M, S, T"),
    ([f"routes-used {'N ' * 9}"], "there are only 8 N"),
    ([f"routes-used {'N ' * 8}", "seat 1 routes N"], "there are more route cards than in the box"),
    (["discard sabotage sabotage sabotage"], "there are only 2 sabotage"),
    (
        ["discard sabotage sabotage", "seat 1 actions sabotage"],
        "there are more action cards than in the box",
    ),
    (["seat 1 shown bargain@2"], "this cannot be: cards known of seat 1"),
    (["seat 1 shown bargain"], "'' is not a number"),
    (["seat 1 cash -1"], "-1 is not between 0 and"),
    (["seat 1 bonds 85"], "this cannot be: bonds"),
    (["seat 1 track " + " ".join(f"{s}{n}" for s in "NO" for n in range(1, 9))], "track of seat 1"),
    (["owed transport wait"], "'wait' is nothing that can be owed"),
    (["owed step"], "step is owed only after transport"),
    (["owed lay step"], "step is owed only after transport"),
    (["owed transport step"], "a stone is to be moved, but there is no cargo"),
    (["owed replace"], "a stone is to be moved, but there is no cargo"),
    (
        ["stones red@HAM", "cargo red@HAM", "owed transport sabotages"],
        "a stone is to arrive, but there is no path",
    ),
    (["owed unload"], "a stone is to be put down, but none is drawn"),
    (["owed sabotage?"], "sabotage? is owed only after sabotages"),
    (["owed subsidies subsidy?"], "subsidy? needs somebody who is asked"),
    (["asked 3", "owed subsidies subsidy?"], "subsidy? needs somebody who is asked"),
    (["owed secret-bonds"], "secret-bonds is for two players"),
    (["place 3", "owed laying"], "place is beyond the last player"),
    (["place 4", "owed routes"], "place is not the number of cards in groups, less one"),
    (["place 8", "groups N N N", "owed routes"], "place is not the number of cards in groups"),
    (["owed sort"], "there are no route cards to sort"),
]


@pytest.mark.parametrize(("lines", "reason"), FAULTS)
def test_a_position_that_cannot_be(lines: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as fault:
        situation(3, *lines)
    assert reason in str(fault.value)
