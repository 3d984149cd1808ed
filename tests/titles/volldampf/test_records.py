"""Records of this title: secret choices in any order, positions given in the record."""

from __future__ import annotations

from random import Random

from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import NOBODY
from stellwerk.records import Recorder, read_record, replay, write_record
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import eager, hand

SITUATION = """\
title: volldampf
rules: 1
option stop: first
seat 1: Anna
seat 2: Bert
seat 3: Cleo
result: 0 0 0
winners: 1 2 3

position:
  active 1
  order 2 1 3
  stones violet@HAN
  seat 1 track M1 M2
  seat 3 actions sabotage
  owed transport

1 seat 1: violet@HAN M1 M2 deliver
2 seat 3: sabotage
3 seat 1: skip
3 dealer: draw-bargain-2
"""


def test_a_record_may_start_from_a_few_lines() -> None:
    position = replay(read_record(SITUATION))
    assert isinstance(position, Railroad)
    assert position.turn == NOBODY
    assert hand(position, 0) == ["bargain"]


def test_a_game_replays_though_secret_choices_came_in_another_order() -> None:
    position = TITLE.new_game(2)
    recorder = Recorder(TITLE, position, ["Anna", "Bert"])
    rng = Random(4)
    swapped = 0
    while position.turn != NOBODY:
        if len(position.awaited()) == 2 and rng.random() < 0.5:
            position.give_turn_to(1 - position.turn)
            swapped += 1
        recorder.play(eager(position, rng))
    record = recorder.record()
    again = read_record(write_record(record))
    assert again == record
    assert fingerprint(replay(again)) == fingerprint(position)
    assert swapped > 3
