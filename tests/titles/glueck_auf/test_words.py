"""Every key that the rules can give has a message, and every message has a use."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from stellwerk.core.json_schema import HIDDEN
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.locales import Phrases
from stellwerk.rulebook import rules_of, rules_page
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import EFFECTS
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import play, situation

NAMES = ("Anna", "Bert", "Cleo", "Dora")
PAGE = (files("stellwerk.locales") / "en" / "glueck-auf.ftl").read_text(encoding="utf-8")
KEYS = re.findall(r"^([a-zA-Z0-9-]+) =", PAGE, re.MULTILINE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_asked_offered_told_and_refused_can_be_said(players: int) -> None:
    phrases = Phrases(TITLE.id, NAMES)
    rng = Random(players)
    keys = set()
    for _ in range(20):
        position = TITLE.new_game(players)
        position.events = []
        while position.turn != NOBODY:
            assert phrases.say(TITLE.prompt(position))
            for move in rng.sample(position.moves(), min(3, len(position.moves()))):
                assert phrases.say(TITLE.describe(position, move))
            for move in rng.sample(range(TITLE.move_count), 3):
                assert phrases.say(TITLE.describe(position, move))
                reason = TITLE.why_not(position, move)
                assert reason is None or phrases.say(reason)
            position.play(rng.choice(position.moves()))
        assert phrases.say(TITLE.prompt(position))
        for event in position.events:
            assert phrases.say(event)
            keys.add(event.key)
    assert phrases.faults == set()
    assert len(keys) > 15


def test_no_message_stands_there_twice() -> None:
    assert len(set(KEYS)) == len(KEYS)


def test_every_message_has_a_use() -> None:
    """A key is written in the source, or is made from a name of the title."""
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in files("stellwerk.titles.glueck_auf").iterdir()
        if file.name.endswith(".py")
    )
    made = {*c.FACE_NAMES, *c.AREA_NAMES, *(f"kind-{kind}" for kind in c.KINDS)}
    made |= {f"ask-{effect.name}" for effect in EFFECTS.effects}
    made |= {f"ask-{kind}" for kind in TITLE.asks}
    made |= {HIDDEN, *TITLE.sources}
    unused = [key for key in KEYS if f'"{key}"' not in source and key not in made]
    assert unused == []


def test_every_rule_that_the_source_names_is_on_the_page() -> None:
    known = {rule.id for rule in rules_of(rules_page("glueck-auf"))}
    chapters = {id_.split(".")[0] for id_ in known}
    for file in files("stellwerk.titles.glueck_auf").iterdir():
        if file.name.endswith(".py"):
            for id_ in re.findall(r"GA-[0-9]+(?:\.[0-9]+)?", file.read_text(encoding="utf-8")):
                assert id_ in known | chapters, f"{file.name}: {id_}"


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("lorries-1", "fox lorry (2 points) for 1 worker"),
        ("shares", "barracks share for 3 workers"),
        ("wild", "the wild action for 2 workers"),
        ("extra-mining", "play the innovation (1 to 4 mining steps)"),
        ("pay-workers-4-as-2", "innovation (1 to 4 workers), as 2"),
        ("pay-1", "a card with 1 worker"),
        ("load-2-wild", "double tower lorry: into a wild wagon at track 2"),
        (
            "load-fox-double-3-fox",
            "double fox lorry, from the storage: into a fox wagon at track 3",
        ),
        ("fulfil-factories-4", "factory order (4 lorries, 10 points)"),
        (
            "keep-objective-count",
            "keep the objective (1 point for each objective)",
        ),
        ("start-2", "Bert is the start player"),
    ],
)
def test_how_moves_read(word: str, sentence: str) -> None:
    position = situation(4, "pile-lorries-1 fox-2", "area-shares 2", "seat 1 row tower-double")
    message = TITLE.describe(position, TITLE.read_move(position, word))
    assert Phrases(TITLE.id, NAMES).say(message) == sentence


def test_how_a_turn_reads() -> None:
    phrases = Phrases(TITLE.id, NAMES)
    lines = ("seat 1 track-1 engine-A wheel-wagon", "seat 1 row wheel-1 fox-double", "passed 2 3 4")
    position = situation(4, *lines, "seat 1 orders barracks-1", "seat 1 innovations extra-delivery")
    position.events = []
    play(position, "mining-1-2")
    assert phrases.say(TITLE.prompt(position)) == "Mining: 1 to 2 steps are left."
    play(position, "load-1-wheel")
    prompt = "Do you play an innovation before your turn ends?"
    assert phrases.say(TITLE.prompt(position)) == prompt
    play(position, "extra-delivery pass")
    assert [phrases.say(event) for event in position.events] == [
        "Anna sends 1 worker to mining with 1 or 2 steps.",
        "Anna places a worker card with 1.",
        "Anna loads the wheel lorry (1 point) at track 1.",
        "Anna plays the innovation (a delivery).",
        "Anna sends off the train of track 1 with 1 lorry: barracks order (1 lorry, 3 points).",
        "Anna passes.",
        "Anna gets shift token 1.",
        "Shift 2 begins; Anna starts.",
    ]


# The picture.


def test_the_picture_shows_the_display_and_the_boards() -> None:
    position = situation(
        3,
        "pile-orders factories-4",
        "area-orders 2 1.1 2.2",
        "seat 1 row wheel-1*2 fox-double",
        "seat 2 track-2 engine-B tower-wagon:tower-2 wild-wagon",
        "seat 2 delivered barracks-1 wheel-2",
        "seat 2 orders furnaces-2",
        "passed 3",
    )
    drawn = TITLE.picture(position, 1)
    assert "Shift 1 of 6 · start player 1 · passed: 3" in drawn
    assert re.search(r"^orders +3 +factories-4 +25 +seat 1: 1 · seat 2: 2$", drawn, re.MULTILINE)
    assert "── Seat 2 · points: 5 (lorries 2, orders 3)" in drawn
    assert "Track 2    wheel+tower: engine B · lorries 1 · tower[tower-2] wild[ ]" in drawn
    assert "Row        front > 2×wheel-1 fox-double" in drawn
    assert "Hand       furnaces-2 · no innovation" in drawn
    assert drawn.index("Seat 2 ·") < drawn.index("Seat 1 ·") < drawn.index("Seat 3 ·")


def test_the_picture_hides_what_a_seat_cannot_see() -> None:
    position = play(situation(3), "wild orders factories-4#1 furnaces-3#1 keep-factories-4")
    assert "Hand       factories-4 ·" in TITLE.picture(position, 0)
    for seat in (1, SPECTATOR):
        assert "factories-4" not in TITLE.picture(position, seat)
        assert "Hand       ? ·" in TITLE.picture(position, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_is_at_most_a_hundred_columns_wide(players: int) -> None:
    rng = Random(players)
    position = TITLE.new_game(players)
    while position.turn != NOBODY:
        for seat in (*range(players), SPECTATOR):
            lines = TITLE.picture(position, seat).split("\n")
            assert max(map(len, lines)) <= 100
            assert all(line == line.rstrip() for line in lines)
        position.play(rng.choice(position.moves()))
