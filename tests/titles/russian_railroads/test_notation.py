"""Moves and positions as text: exact round trips, and one clear sentence for every fault."""

from __future__ import annotations

import pytest

from stellwerk.core.errors import NotationError
from stellwerk.core.position import NOBODY
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads.situations import mat, open_moves, play, shown, shows, situation


def test_every_move_has_a_name_of_its_own() -> None:
    position = situation(4)
    names = [TITLE.write_move(position, move) for move in range(TITLE.move_count)]
    assert len(set(names)) == TITLE.move_count
    assert [TITLE.read_move(position, name) for name in names] == list(range(TITLE.move_count))
    assert not any(" " in name for name in names)


@pytest.mark.parametrize("text", ["T13", "", "t1", "ts-pink", "pay-4c", "T1 T2"])
def test_a_text_that_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move of Russian Railroads"):
        TITLE.read_move(situation(4), text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_line_it_is_the_first_turn_of_a_game(players: int) -> None:
    position = situation(players)
    assert shown(position, "round") == "1"
    assert shown(position, "owed") == "turn"
    assert position.turn == 0
    assert shows(position, "engineers 2 3 4 8 9 10")


def test_what_is_written_reads_back_to_the_same() -> None:
    lines = [
        "round 4",
        "order 3 1 4 2",
        "active 1",
        "passed 3",
        "placed 3:L3:w2c1 1:T12:b1 4:A3:w1 4:T2:w1t1",
        "cards card-nine card-engineer card-three",
        "seat 1 black-worker 1",
        "seat 1 trans-siberian black 11 grey 8 brown 3 natural 1",
        "seat 2 factories 2 3",
        "seat 2 marker 7",
        "seat 3 end-cards end-flat end-black",
    ]
    position = situation(4, *lines)
    written = TITLE.write_position(position)
    again = TITLE.read_position(4, {}, written)
    assert again.state() == position.state()
    assert again.moves() == position.moves()
    assert TITLE.write_position(again) == written
    for line in lines:
        name, _, text = line.partition(" ")
        if name != "seat":
            assert sorted(shown(position, name).split()) == sorted(text.split())


def test_a_position_in_the_middle_of_an_action_reads_back() -> None:
    position = play(situation(4, "seat 1 factories 7", "seat 1 marker 4"), "I2 marker-1 ts-black")
    again = TITLE.read_position(4, {}, TITLE.write_position(position))
    assert again.state() == position.state()
    assert open_moves(again) == open_moves(position)


def test_what_follows_from_the_rest() -> None:
    """Free workers, temporary workers, doublers, the stock and who may still be hired."""
    position = situation(
        4,
        "placed 1:A3:w1 1:L1:t1 1:T2:w2 2:A1:c1",
        "seat 1 doublers 3",
        "seat 2 locomotives 5 2 0 0",
    )
    assert (mat(position).free, mat(position).temporary) == (2, 1)
    assert position.doublers == 17
    assert shown(position, "stock") == "0 0 3 4 4 3 4 4 4 4"
    assert shown(position, "returned") == "0 1 0 0 0 0 0 0 0 0"


def test_the_end_of_a_game_is_a_position_too() -> None:
    position = situation(4, "round 7", "owed", "engineers 0 0 0 0 0 0 0", "seat 2 score 90")
    assert position.turn == NOBODY
    assert position.winners() == [1]


TEXTS = [
    ("", "the line is empty"),
    ("seat 1", "a seat line is 'seat N name words…'"),
    ("seat 5 coins 1", "5 is not between 1 and 4"),
    ("weather fine", "there is no such field"),
    ("seat 1 weather fine", "there is no such field"),
    ("round", "one number is expected, not 0 words"),
    ("round x", "'x' is not a number"),
    ("round 8", "8 is not between 0 and 7"),
    ("active", "one seat is expected, not 0 words"),
    ("active 1 2", "one seat is expected, not 2 words"),
    ("active x", "'x' is not a number"),
    ("passed 7", "7 is not between 1 and 6"),
    ("engineers 16", "16 is not between 0 and 15"),
    ("stock 1 2 3", "10 numbers are expected, not 3"),
    ("cards card-king", "'card-king' is none of card-worker"),
    ("glances 1", "'1' must end in + or -"),
    ("glances +", "'' is not a number"),
    ("owed nothing", "'nothing' is nothing that can be owed"),
    ("placed T5", "'T5' is not a number"),
    ("placed 1:T5", "'1:T5' is not seat:space:pieces"),
    ("placed 1:T5:w", "'1:T5:w' is not seat:space:pieces"),
    ("placed 1:T5:x1", "'1:T5:x1' is not seat:space:pieces"),
    ("placed 1:T5:w4", "4 is not between 1 and 3"),
    ("placed 1:T99:w1", "'T99' is none of T1, T2"),
    ("seat 1 coins many", "'many' is not a number"),
    ("seat 1 kiev black", "colours and spaces are expected in pairs"),
    ("seat 1 kiev natural 3", "'natural' is none of black, grey, brown"),
    ("seat 1 kiev black 10", "10 is not between 0 and 9"),
    ("seat 1 kiev black 4 grey 4", "each piece must stand behind the one before it"),
    ("seat 1 kiev black 4 brown 2", "each piece must stand behind the one before it"),
    ("seat 1 locomotives 1 0 0", "4 numbers are expected, not 3"),
    ("seat 1 factories 10", "10 is not between 1 and 9"),
    ("seat 1 engineers 0", "'0' is none of 1, 2"),
    ("seat 1 engineers 16", "'16' is none of 1, 2"),
    ("seat 1 tokens token-king", "'token-king' is none of token-steps"),
    ("seat 1 end-cards end-king", "'end-king' is none of end-flat"),
]


@pytest.mark.parametrize(("line", "reason"), TEXTS, ids=[line for line, _ in TEXTS])
def test_a_line_that_cannot_be_read(line: str, reason: str) -> None:
    """The fault names its line, counted from 1, and the first words of it."""
    with pytest.raises(NotationError) as fault:
        situation(4, "round 2", line)
    assert reason in str(fault.value)
    assert fault.value.line == 2
    assert str(fault.value).startswith(" ".join(line.split()[:3]))
    assert "\n" not in str(fault.value)


WHOLES = [
    (4, ["order 1 2 3 5"], "there is no seat 5 with 4 players"),
    (2, ["passed 4"], "there is no seat 4 with 2 players"),
    (2, ["placed 3:A1:w1"], "there is no seat 3 with 2 players"),
    (3, ["active 4"], "there is no seat 4 with 3 players"),
    (3, ["glances 4-"], "there is no seat 4 with 3 players"),
    (4, ["order 1 2 3 3"], "the order names a seat twice"),
    (4, ["order 1 2 3"], "the order leaves out a seat"),
    (3, ["round 7"], "there are 6 rounds (RR-1.1)"),
    (4, ["round 0"], "this cannot be owed in round 0"),
    (4, ["owed turn turn"], "this cannot be owed in round 1"),
    (4, ["owed do:black*1!"], "this cannot be owed in round 1"),
    (4, ["owed bonus:2"], "this cannot be owed in round 1"),
    (4, ["active nobody"], "somebody must be active"),
    (4, ["passed 1"], "seat 1 has passed (RR-9.1)"),
    (4, ["engineers 2 3 4 8 9"], "there are 7 fields for engineers (RR-1.6)"),
    (4, ["engineers 2 2 4 8 9 10 11"], "engineer 2"),
    (4, ["seat 1 engineers 3"], "engineer 3"),
    (4, ["seat 1 engineers 1"], "engineer 1"),
    (4, ["seat 1 black-worker 1"], "the black worker"),
    (4, ["cards card-worker card-engineer"], "the special 9"),
    (4, ["cards card-nine"], "the black worker"),
    (4, ["seat 1 workers 8"], "the number of workers of seat 1"),
    (2, ["seat 1 workers 5"], "the number of workers of seat 1"),
    (4, ["placed 1:L3:w3 1:I3:w2 1:I1:w1"], "a worker of seat 1"),
    (4, ["placed 1:T5:t1"], "a temporary worker of seat 1"),
    (4, ["placed 1:A3:w1 1:L3:t3"], "a temporary worker"),
    (4, ["seat 1 doublers 8", "seat 2 doublers 8", "seat 3 doublers 5"], "a doubler"),
    (2, ["seat 1 locomotives 3 3 3 0"], "there are only 2 locomotives 3"),
    (2, ["seat 1 locomotives 1 0 1 0"], "there are only 2 locomotives 1"),
    (4, ["stock 0 0 4 4 4 4 4 4 4 3"], "locomotive 9"),
    (4, ["returned 0 0 0 0 1 0 0 0 0 0", "stock 0 0 4 4 4 4 4 4 4 4"], "locomotive 4"),
    (
        4,
        ["seat 1 locomotives 2 0 0 0", "stock 0 1 3 4 4 4 4 4 4 4", "returned 0 0 0 0 0 0 0 0 0 0"],
        "no locomotive 1 is in stock (RR-1.4)",
    ),
    (4, ["stock 1 0 4 4 4 4 4 4 4 4"], "there is no locomotive 0"),
    (4, ["boxed end-flat"], "2 end-bonus cards are in the box (RR-1.7)"),
    (4, ["seat 1 end-cards end-flat", "seat 2 end-cards end-flat"], "end-flat"),
    (4, ["seat 1 end-cards end-flat", "boxed end-flat end-black"], "end-flat"),
    (4, ["glances 1+"], "seat 1 holds fewer cards than it took"),
    (4, ["seat 1 end-cards end-flat", "glances 1-"], "a seat holds more end-bonus cards"),
    (4, ["seat 1 kiev black 0"], "seat 1: kiev-black is on its line from the start (RR-1.5)"),
    (4, ["seat 2 kiev black 3 grey 1"], "seat 2: kiev-grey is not available yet (RR-4.5)"),
    (4, ["seat 1 locomotives 0 0 2 0"], "the Trans-Siberian always has a locomotive (RR-1.4)"),
    (4, ["seat 1 locomotives 2 6 0 0"], "the stronger comes first"),
    (4, ["seat 1 factories 2 3 4 5 6 7"], "there are 5 gaps for factories (RR-6.2)"),
    (4, ["seat 1 marker 5"], "a marker has passed an empty gap (RR-6.4)"),
    (4, ["seat 1 marker 9", "seat 1 factories 2 3"], "a marker has passed an empty gap (RR-6.4)"),
    (4, ["seat 1 second-marker 0", "seat 1 tokens token-marker"], "the markers share a position"),
    (4, ["seat 1 marker 2", "seat 1 second-marker 0"], "the second marker comes with its token"),
    (4, ["seat 1 marker 2", "seat 1 tokens token-marker"], "the second marker comes with its"),
    (4, ["placed 1:T5:w1 2:T5:w1"], "T5 is occupied twice (RR-3.1)"),
    (4, ["placed 3:O1:w1 3:O2:w1"], "seat 3 has claimed both places (RR-9.3)"),
    (4, ["placed 1:e7:w1"], "e7 is no engineer of seat 1 (RR-8.3)"),
    (2, ["placed 1:T1:w1"], "T1 is boarded up (RR-1.3)"),
    (4, ["placed 1:LR:w2"], "LR is out of use in this round (RR-9.8)"),
    (4, ["round 7", "placed 1:O2:w1"], "O2 is out of use in this round (RR-9.8)"),
    (4, ["placed 1:T5:w2"], "what was placed on T5 is not its cost (RR-3.2)"),
    (4, ["placed 1:T11:w2"], "what was placed on T11 is not its cost (RR-3.2)"),
    (4, ["placed 1:H:w1"], "what was placed on H is not its cost (RR-3.2)"),
    (4, ["placed 1:T5:"], "what was placed on T5 is not its cost (RR-3.2)"),
    (4, ["placed 2:A1:w1", "owed next-turn pay:A1"], "pay:A1 cannot be owed now"),
    (4, ["seat 1 coins 0", "owed next-turn pay:H"], "pay:H cannot be owed now"),
    (4, ["owed score-round move-on:O1"], "move-on:O1 cannot be owed now"),
    (
        4,
        ["stock 0 0 3 4 4 4 4 4 4 4", "owed next-turn exchange:2"],
        "exchange:2 cannot be owed now",
    ),
    (2, ["round 0", "owed start-round bonus:2 bonus:3"], "bonus:3 cannot be owed now"),
    (4, ["round 7", "owed start-round"], "start-round cannot be owed now"),
]


@pytest.mark.parametrize(
    ("players", "lines", "reason"), WHOLES, ids=[" / ".join(lines) for _, lines, _ in WHOLES]
)
def test_a_position_that_cannot_be(players: int, lines: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as fault:
        situation(players, *lines)
    assert reason in str(fault.value)
    assert "\n" not in str(fault.value)
