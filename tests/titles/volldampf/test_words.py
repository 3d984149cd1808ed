"""Every key that the rules can give has a message, and every message has a use."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.locales import Phrases
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.names import plain_word
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import eager, moments, play, situation

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_that_is_asked_offered_and_told_can_be_said(players: int) -> None:
    phrases = Phrases(TITLE.id, NAMES)
    rng = Random(players)
    for stop in TITLE.choices["stop"]:
        position = TITLE.new_game(players, {"stop": stop})
        position.events = []
        while position.turn != NOBODY:
            assert phrases.say(TITLE.prompt(position))
            for move in rng.sample(position.moves(), min(5, len(position.moves()))):
                assert phrases.say(TITLE.describe(position, move))
            position.play(eager(position, rng))
        assert phrases.say(TITLE.prompt(position))
        for event in position.events:
            assert phrases.say(event)
    assert phrases.faults == set()


def test_every_move_can_be_described_at_any_time() -> None:
    phrases = Phrases(TITLE.id, NAMES)
    for position in moments(3, 4):
        for move in range(TITLE.move_count):
            if move % 11 == position.turns % 11 or move < c.BONDS:
                assert phrases.say(TITLE.describe(position, move))
    assert phrases.faults == set()


def test_every_message_has_a_use() -> None:
    """A key is written in the source, or is made from a name of the title."""
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in files("stellwerk.titles.volldampf").iterdir()
        if file.name.endswith(".py")
    )
    made = {f"colour-{name}" for name in c.COLOURS}
    made |= {f"{kind}-{name}" for kind in ("action", "move", "time") for name in c.ACTIONS}
    made |= {f"ask-{kind}" for kind in TITLE.asks}
    page = (files("stellwerk.locales") / "en" / "volldampf.ftl").read_text(encoding="utf-8")
    for key in re.findall(r"^([a-z-]+) =", page, re.MULTILINE):
        stem, _, rest = key.partition("-")
        quoted = f'"{key}"' in source or (stem in ("why", "time", "move") and f'"{rest}"' in source)
        assert quoted or key in made, key


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("bonds-1", "one bond for 6 Mark"),
        ("bonds-3", "3 bonds for 18 Mark"),
        ("new-plan", "play New plan: a stone to another city"),
        ("N2", "lay track on N2 Hamburg–Hanover for 5 Mark"),
        ("violet@KOE", "the violet stone in Cologne"),
        ("lose-N", "lose the route card N (green octagon) and build nothing"),
    ],
)
def test_how_moves_read(word: str, sentence: str) -> None:
    position = situation(3, "active 1", "owed issue")
    message = TITLE.describe(position, TITLE.read_move(position, word))
    assert Phrases(TITLE.id, NAMES).say(message) == sentence


def test_how_a_transport_reads() -> None:
    phrases = Phrases(TITLE.id, NAMES)
    position = situation(
        3,
        "active 1",
        "stones violet@HAN",
        "seat 1 track M1 M2",
        "seat 2 track S1",
        "seat 3 actions sabotage",
        "owed transport",
    )
    play(position, "violet@HAN M1 M2")
    prompt = phrases.say(TITLE.prompt(position))
    assert (
        prompt
        == "The violet stone from Hanover is in Leipzig, after 2 of 6 pieces. Where does it go?"
    )
    choices = [phrases.say(TITLE.describe(position, move)) for move in position.moves()]
    assert choices == [
        "over S1 Leipzig–Dresden to Dresden; the piece belongs to Bert",
        "deliver the stone in Leipzig, over 2 pieces, 2 of them yours",
    ]
    play(position, "S1 deliver")
    prompt = phrases.say(TITLE.prompt(position))
    assert prompt == "Anna moves the violet stone from Hanover to Dresden. Do you stop it?"
    play(position, "decline")
    assert [phrases.say(event) for event in position.events or []] == [
        "Anna moves the violet stone from Hanover to Dresden over 3 pieces.",
        "Anna: income +2, now 2.",
        "Bert: income +1, now 1.",
    ]


def test_the_picture_shows_the_board_and_the_seats() -> None:
    position = situation(
        3,
        "active 1",
        "stones violet@HAM red@HAM red@HAM",
        "seat 2 track N2",
        "seat 1 actions sabotage",
        "owed transport",
    )
    drawn = TITLE.picture(position, 0)
    assert "v(HAM)vrr" in drawn
    assert "N1:3" in drawn
    assert "N2:5" not in drawn
    assert "your action cards: sabotage" in drawn
    assert "sabotage" not in TITLE.picture(position, 1)
    assert "your action cards" not in TITLE.picture(position, SPECTATOR)


@pytest.mark.parametrize("players", [2, 6])
def test_the_picture_is_at_most_a_hundred_columns_wide(players: int) -> None:
    for position in moments(players, 1):
        for seat in (*range(players), SPECTATOR):
            lines = TITLE.picture(position, seat).split("\n")
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 48
            assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_city_and_free_segment_stays_readable_on_the_map(players: int) -> None:
    """Nothing covers a label, and no number beside it could be read with it."""
    for position in moments(players, 3):
        drawn = TITLE.picture(position, SPECTATOR).partition("b blue")[0]
        for place in position.edition.places:
            assert place.colour == c.NONE or re.search(rf"[bvry]\({place.id}\)", drawn)
        for segment, owner in zip(position.edition.segments, position.network.owners, strict=True):
            label = rf"(?<!\S){segment.id}:{segment.cost}(?!\S)"
            assert owner != c.NONE or re.search(label, drawn), segment.id


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "the violet stone in Cologne"),
        ("de", "der Stein (violett) in Köln"),
        ("fr", "le cube (violet) de Cologne"),
        ("cs", "fialový kámen ve městě Kolín n. R."),
    ],
)
def test_cities_have_their_names_in_every_language(language: str, sentence: str) -> None:
    position = situation(3, "active 1", "owed issue")
    move = TITLE.read_move(position, "violet@KOE")
    assert TITLE.write_move(position, move) == "violet@KOE"
    assert Phrases(TITLE.id, NAMES, language).say(TITLE.describe(position, move)) == sentence


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_every_name_a_language_knows_is_on_the_board(language: str) -> None:
    """The words of the catalogues are those of the edition that comes with the game."""
    edition = situation(3).edition
    words = {
        "place": {plain_word(place.name) for place in edition.places},
        "region": {plain_word(symbol.region) for symbol in edition.symbols},
    }
    page = (files("stellwerk.locales") / language / f"{TITLE.id}.ftl").read_text(encoding="utf-8")
    for key, known in words.items():
        variants = re.search(rf"^{key} = .*?^}}", page, flags=re.M | re.S)
        assert variants is not None
        assert set(re.findall(r"^    \[(.+?)\]", variants[0], flags=re.M)) <= known


def test_a_name_that_no_language_knows_stays_as_it_is() -> None:
    phrases = Phrases(TITLE.id, language="cs")
    assert phrases.say(Message("place", {"word": "ulm", "name": "Ulm"})) == "Ulm"
    assert phrases.faults == set()
