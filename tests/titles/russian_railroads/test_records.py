"""Records of this title by each version of its rules."""

from __future__ import annotations

import pytest

from stellwerk.core.errors import StellwerkError
from stellwerk.records import read_record, replay
from stellwerk.titles.russian_railroads.position import Railway

BLACK_WORKER = """\
title: russian-railroads
rules: 1
seat 1: Anna
seat 2: Bert
seat 3: Cleo
result: *

position:
  round 2
  engineers 3 4 9 10 11 0
  cards card-engineer card-factory card-three card-nine
  seat 1 black-worker 1
  seat 1 coins 0
  seat 1 marker 4
  seat 1 locomotives 1 0 4 0
  seat 1 st-petersburg black 2

1 seat 1: I3 pay-black sp-black sp-black token-marker marker-2
"""
"""Only the extra step of the black worker earns the token that makes the industry step possible."""


@pytest.mark.rule("RR-11.5")
def test_version_1_refuses_a_space_that_only_the_extra_step_opens() -> None:
    with pytest.raises(StellwerkError, match=r"I3 is not possible now.*RR-3\.5"):
        replay(read_record(BLACK_WORKER))


@pytest.mark.rule("RR-11.5")
def test_version_2_accepts_it() -> None:
    position = replay(read_record(BLACK_WORKER.replace("rules: 1", "rules: 2")))
    assert isinstance(position, Railway)
    assert position.rules == 2
    assert position.mats[0].second_marker == 1
    assert position.turn == 1
