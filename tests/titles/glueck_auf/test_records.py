"""Records of this title: whole games, and games that start from a few lines."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.arena.simulate import recorded_playout
from stellwerk.core.fingerprint import fingerprint
from stellwerk.records import RecordError, read_record, replay, write_record
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.title import TITLE

SITUATION = """\
title: glueck-auf
rules: 1
option edition: reconstruction-1
seat 1: Anna
seat 2: Bert
result: 5 1
winners: 1

position:
  shift 7
  seat 1 tokens 1 2 3 4
  seat 2 tokens 5 6
  seat 1 track-1 engine-A wheel-wagon
  seat 1 row wheel-1
  passed 2

1 seat 1: mining-0-1 load-1-wheel
2 seat 1: pass
"""


def test_a_record_may_start_from_a_few_lines() -> None:
    text = SITUATION.replace("5 1", "5 2")
    position = replay(read_record(text))
    assert position.scores() == [5, 2]
    assert write_record(read_record(text)).count("\n") == text.count("\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_replay(players: int) -> None:
    for seed in range(5):
        position = TITLE.new_game(players)
        record = recorded_playout(TITLE, position, Random(seed))
        text = write_record(record)
        again = read_record(text)
        assert again == record
        assert fingerprint(replay(again)) == fingerprint(position)
        turns = [line for line in text.splitlines() if line[:1].isdigit() and " seat " in line]
        assert len({line.split(":")[0] for line in turns}) == position.turns


LOOPHOLE = """\
title: glueck-auf
rules: 1
seat 1: Anna
seat 2: Bert
result: *

position:
  passed 2
  area-lorries-1 1 1.1
  area-lorries-2 1 1.1
  area-wagons-1 1 1.1
  area-wagons-2 1 1.1
  area-engines 3 2.1 1.2 1.3
  area-orders 1 2.1
  area-shares 1 2.1
  area-innovations 1 2.1
  area-objectives 1 2.1
  area-mining-0-1 1 workers-3
  area-wild 2 1.2
  foreman 2
  seat 1 row fox-double
  seat 1 innovations extra-share extra-mining

1 seat 1: extra-mining pass
"""


@pytest.mark.rule("GA-8.8")
def test_a_game_of_version_1_goes_on_under_version_1() -> None:
    """The mining innovation takes the only lorry, which the last worker would have mined."""
    position = replay(read_record(LOOPHOLE))
    assert isinstance(position, Colliery)
    assert position.rules == 1
    assert isinstance(position, Colliery)
    assert position.shift == 2


@pytest.mark.rule("GA-8.8")
def test_version_2_refuses_what_version_1_let_pass() -> None:
    reason = r"extra-mining is not possible now: .* no worker action would be certain \(GA-8.8\)\.$"
    with pytest.raises(RecordError, match=reason):
        read_record(LOOPHOLE.replace("rules: 1", "rules: 2"))
