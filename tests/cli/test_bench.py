"""`stellwerk bench`: a table for people, an array for programs."""

from __future__ import annotations

import json

from cli.command import refusal, stellwerk


def test_for_people() -> None:
    outcome = stellwerk("bench", "tiny", "--players", "3", "--quick")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    head, *rows = outcome.stdout.splitlines()
    assert head.split() == ["tiny"]
    assert rows[0].split() == ["players", "3"]
    figures = [row.rsplit(maxsplit=1) for row in rows[1:10]]
    assert [label.rstrip() for label, _ in figures] == [
        "decisions/s in the playout loop",
        "decisions/s driven from Python",
        "copies/s",
        "copies with a move/s",
        "games/s",
        "µs per move, early third",
        "µs per move, middle third",
        "µs per move, late third",
        "peak memory, MiB",
    ]
    assert all(float(figure.replace(",", "")) > 0 for _, figure in figures)
    assert rows[-1].startswith("The rules run interpreted.")


def test_for_programs() -> None:
    outcome = stellwerk("bench", "tiny", "tiny", "--quick", "--json")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert outcome.stdout.count("\n") == 1
    results = json.loads(outcome.stdout)
    assert [result["title"] for result in results] == ["tiny", "tiny"]
    assert [result["players"] for result in results] == [4, 4]
    assert all(result["compiled"] is False for result in results)


def test_nothing_is_measured_when_anything_is_wrong() -> None:
    assert refusal("bench", "tiny", "tinny").startswith("There is no title 'tinny'")
    assert refusal("bench", "tiny", "--players", "9") == "Tiny is for 2 to 4 players, not 9."
    assert "--quik" in refusal("bench", "tiny", "--quik", code=2)
