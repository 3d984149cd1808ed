"""Whatever one points at: it is open, or there is a reason with the number of its rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.locales import Phrases
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import moments, situation, why_not

RULES = Path(__file__).parents[3] / "docs" / "rules" / "volldampf.md"

LAYING = ("active 1", "seat 1 routes N", "seat 1 cash 4", "owed lay")


@pytest.mark.parametrize(
    ("lines", "word", "reason"),
    [
        (["owed"], "pass", ("why-over", "VD-12.1")),
        (["owed routes"], "pass", ("why-dealing", "VD-2.3")),
        (LAYING, "draw-red-1", ("why-dealer-only", "VD-2.3")),
        (LAYING, "goods-W01", ("why-dealer-only", "VD-2.3")),
        (LAYING, "draw-hidden", ("why-unseen", "VD-10.2")),
        (LAYING, "bid-hidden", ("why-unseen", "VD-10.2")),
        (LAYING, "bid-3", ("why-not-now", "VD-5.2")),
        (LAYING, "pass", ("why-not-now", "VD-5.2")),
        (LAYING, "bonds-3", ("why-not-now", "VD-4.1")),
        (LAYING, "decline", ("why-not-asked", "VD-10.5")),
        (LAYING, "skip", ("why-not-now", "VD-8.10")),
        (LAYING, "deliver", ("why-not-now", "VD-8.3")),
        (LAYING, "group-1", ("why-not-now", "VD-6.1")),
        (LAYING, "rob-2", ("why-not-now", "VD-10.4")),
        (LAYING, "route-N", ("why-not-now", "VD-11.4")),
        (LAYING, "blue@HAM", ("why-not-now", "VD-8.1")),
        (LAYING, "blue@field-30", ("why-no-field", "VD-2.1")),
        (LAYING, "HAM", ("why-not-now", "VD-11.9")),
        (LAYING, "field-30", ("why-no-field", "VD-2.1")),
        (LAYING, "segment-70", ("why-no-segment", "VD-2.2")),
        (["active 1", "owed transport"], "N1", ("why-not-now", "VD-7.2")),
        (["active 1", "owed transport"], "lose-N", ("why-not-now", "VD-7.5")),
        (["active 1", "stones red@HAM", "owed lay plan"], "red@BRE", ("why-no-stone", "VD-11.9")),
        (
            ["active 1", "seat 1 actions subsidy", "owed transport"],
            "subsidy",
            ("why-not-now", "VD-11.2"),
        ),
        (
            ["active 1", "seat 1 actions all-new", "owed transport"],
            "all-new",
            ("why-not-now", "VD-11.8"),
        ),
        (["active 1", "seat 2 actions subsidy", "owed rob-1"], "rob-5", ("why-no-seat", "VD-10.4")),
    ],
)
def test_the_reason_of_a_closed_move(lines: list[str], word: str, reason: tuple[str, str]) -> None:
    assert why_not(situation(3, *lines), word) == reason


@pytest.mark.parametrize("word", ["bid-3", "bonds-3"])
def test_with_two_players_the_rules_of_two_are_named(word: str) -> None:
    position = situation(2, *LAYING)
    assert why_not(position, word) == (
        "why-not-now",
        {"bid-3": "VD-13.2", "bonds-3": "VD-13.1"}[word],
    )


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_move_is_open_or_has_a_reason_with_a_rule_of_the_page(players: int) -> None:
    rules = set(
        re.findall(r"^\*\*(VD-[0-9.]+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    )
    phrases = Phrases(TITLE.id)
    for seed in range(3):
        for position in moments(players, seed):
            for move in range(TITLE.move_count):
                reason = TITLE.why_not(position, move)
                assert (reason is None) == (move in position.moves())
                if reason is not None:
                    assert reason.rule in rules
            for move in range(0, TITLE.move_count, 37):
                reason = TITLE.why_not(position, move)
                if reason is not None:
                    assert phrases.say(reason)
    assert phrases.faults == set()


def test_after_the_game_everything_is_closed() -> None:
    position = situation(3, "owed")
    assert position.turn == NOBODY
    for move in range(TITLE.move_count):
        reason = TITLE.why_not(position, move)
        assert reason is not None
        assert reason.rule == "VD-12.1"
