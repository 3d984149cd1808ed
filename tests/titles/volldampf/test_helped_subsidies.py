"""Which cards in hand make a subsidy possible (VD-11.3), and that others cannot tell."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import pytest

from promises import Promises
from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.features import FEATURES
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE, Volldampf
from titles.volldampf.situations import LONG_WAY, open_moves, owed, play, situation

EDITION = TITLE.new_game(3).edition
SEGMENTS = [segment.id for segment in EDITION.segments]
FIELDS = [field.id for field in EDITION.fields]
HELP = ("fast-locomotive", "extra-freight", "new-plan")
SHORT_WAY = "seat 1 track N2"
"""Hamburg, which is violet, to Hannover, which is blue."""


def possible(position: Railroad) -> bool:
    """What the rule says: play the subsidy on a copy, and try out whatever may follow."""
    copy = position.copy()
    copy.play(c.PLAY + c.SUBSIDY)
    return _leads_to_a_stone(copy, set())


def _leads_to_a_stone(position: Railroad, known: set[str]) -> bool:
    """Whether cards, choices and draws can lead to where a stone can be chosen for transport."""
    moves = position.moves()
    if owed(position) == "subsidised" and any(move >= c.STONE for move in moves):
        return True
    for move in moves:
        if move == c.SKIP:
            continue
        copy = position.copy()
        copy.play(move)
        name = fingerprint(copy)
        if name not in known:
            known.add(name)
            if _leads_to_a_stone(copy, known):
                return True
    return False


def asked(*lines: str, title: Volldampf = TITLE, edition: str = EDITION.name) -> Railroad:
    """Seat 1 is asked, whatever others would think of it."""
    options = title.with_defaults({"edition": edition})
    return title.read_position(3, options, [*lines, "asked 0", "owed subsidies subsidy?"])


def agrees(position: Railroad) -> bool:
    """Whether the subsidy is open; the rules and the search say the same."""
    is_open = c.PLAY + c.SUBSIDY in position.moves()
    assert is_open == possible(position), TITLE.write_position(position)
    return is_open


# Contrived.

AWAY = " ".join(["blue@HAN"] * 10 + ["violet@HAM"] * 10)
"""All stones of both colours, where a piece between these cities moves none of them."""
EVERYTHING = " ".join([AWAY] + ["red@HAM"] * 10 + ["yellow@HAM"] * 10)


@pytest.mark.rule("VD-11.3")
@pytest.mark.parametrize(
    ("stones", "track", "cards"),
    [
        ("violet@KOP", LONG_WAY, "fast-locomotive"),
        ("violet@KOP", LONG_WAY, "new-plan"),
        ("violet@KOP", LONG_WAY, "extra-freight"),
        ("violet@HAM", SHORT_WAY, "new-plan"),
        ("violet@HAM", SHORT_WAY, "extra-freight"),
        ("red@HAM", SHORT_WAY, "extra-freight"),
        ("", SHORT_WAY, "extra-freight"),
        (AWAY, SHORT_WAY, "new-plan"),
        (EVERYTHING, SHORT_WAY, "new-plan extra-freight"),
        ("blue@HAM", SHORT_WAY, ""),
        ("blue@HAM", SHORT_WAY, "bargain"),
    ],
)
def test_cards_that_make_a_subsidy_possible(stones: str, track: str, cards: str) -> None:
    assert agrees(asked(f"stones {stones}", track, f"seat 1 actions subsidy {cards}"))


@pytest.mark.rule("VD-11.3")
@pytest.mark.parametrize(
    ("stones", "track", "cards"),
    [
        ("violet@KOP", LONG_WAY, "bargain sabotage all-new subsidy"),
        ("violet@HAM", SHORT_WAY, "fast-locomotive fast-locomotive"),
        ("red@HAM", SHORT_WAY, "new-plan new-plan"),
        ("", SHORT_WAY, "new-plan fast-locomotive"),
        (AWAY, SHORT_WAY, "extra-freight fast-locomotive"),
        (EVERYTHING, SHORT_WAY, "extra-freight fast-locomotive"),
        ("blue@HAM violet@HAN", "seat 1 track O1 M1", "fast-locomotive extra-freight new-plan"),
        ("", "seat 1 track", "extra-freight extra-freight"),
    ],
)
def test_cards_that_do_not_help(stones: str, track: str, cards: str) -> None:
    assert not agrees(asked(f"stones {stones}", track, f"seat 1 actions subsidy {cards}"))


@pytest.fixture(name="wide", scope="module")
def _wide(tmp_path_factory: pytest.TempPathFactory) -> Volldampf:
    """A board where Berlin and Hannover are mere stops: a line has seven segments."""
    folder = files("stellwerk.titles.volldampf") / "editions"
    page = json.loads((folder / "reconstruction-1.json").read_text(encoding="utf-8"))
    page["edition"] = "wide"
    stops = [field for field in page["fields"] if field["id"] in ("BER", "HAN")]
    page["fields"] = [field for field in page["fields"] if field not in stops]
    page["stops"] += [{**stop, "id": f"{stop['id']}.0"} for stop in stops]
    for stop in page["stops"][-2:]:
        del stop["colour"]
    for segment in page["segments"]:
        for end in ("from", "to"):
            segment[end] = {"BER": "BER.0", "HAN": "HAN.0"}.get(segment[end], segment[end])
    for card in page["goods"]:
        rest = [field for field in ("KOE", "STU", "NUE") if field not in card["fields"]]
        card["fields"] = [rest.pop() if f in ("BER", "HAN") else f for f in card["fields"]]
    path: Path = tmp_path_factory.mktemp("editions") / "wide.json"
    path.write_text(json.dumps(page), encoding="utf-8")
    title = Volldampf()
    title.add_edition(path)
    return title


@pytest.mark.rule("VD-11.3")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        ("fast-locomotive", False),
        ("new-plan", False),
        ("extra-freight", False),
        ("new-plan new-plan", False),
        ("new-plan extra-freight", False),
        ("fast-locomotive new-plan", True),
        ("fast-locomotive extra-freight", True),
    ],
)
def test_two_cards_together_can_do_what_neither_can(
    wide: Volldampf, cards: str, *, enough: bool
) -> None:
    lines = ("stones violet@MUE", LONG_WAY, f"seat 1 actions subsidy {cards}")
    assert agrees(asked(*lines, title=wide, edition="wide")) == enough


# At random.


def lines_at_random(rng: Random) -> list[str]:
    """A sparse board, few stones or all of a colour in one place, and some cards."""
    track = rng.sample(SEGMENTS, rng.choice([1, 2, 4, 8, 12]))
    if rng.random() < 0.2:
        track = LONG_WAY.split()[3:]
    stones = [f"{rng.choice(c.COLOURS)}@{rng.choice(FIELDS)}" for _ in range(rng.randint(0, 3))]
    for colour in rng.sample(c.COLOURS, rng.choice([0, 0, 2, 4])):
        stones = [stone for stone in stones if not stone.startswith(colour)]
        stones += [f"{colour}@{rng.choice(FIELDS)}"] * 10
    cards = rng.sample([*HELP, "bargain", "new-plan"], rng.choice([0, 1, 1, 2]))
    return [
        f"stones {' '.join(stones)}",
        f"seat 1 track {' '.join(track)}",
        f"seat 1 actions subsidy {' '.join(cards)}",
    ]


@pytest.mark.rule("VD-11.3")
def test_the_rules_say_what_the_search_says() -> None:
    rng = Random(11)
    found: Counter[tuple[bool, bool]] = Counter()
    for _ in range(400):
        lines = lines_at_random(rng)
        old = situation(3, *lines, "owed subsidies", rules=1)
        found[old.turn != NOBODY, agrees(asked(*lines))] += 1
    assert found[True, False] == 0
    assert min(found[True, True], found[False, True], found[False, False]) > 50


@pytest.mark.rule("VD-11.3", "VD-10.5")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_who_holds_cards_is_asked_if_some_hand_of_that_size_would_do(size: int) -> None:
    rng = Random(size)
    found: Counter[bool] = Counter()
    for _ in range(40):
        board = lines_at_random(rng)[:2]
        hands = [" ".join(cards) for cards in combinations_with_replacement(HELP, size - 1)]
        could = any(possible(asked(*board, f"seat 1 actions subsidy {cards}")) for cards in hands)
        useless = "seat 1 actions " + " ".join(["bargain", "bargain", "sabotage"][:size])
        for held in (useless, f"seat 1 actions subsidy {hands[-1]}"):
            position = situation(3, *board, held, "owed subsidies")
            assert (position.turn == 0) == could
        found[could] += 1
    assert min(found[True], found[False]) > 2


# What others can tell.

HANDS_OF_TWO = [f"{a} {b}" for a, b in combinations_with_replacement(c.ACTIONS, 2)]


def look_of(position: Railroad, seat: int) -> list[str]:
    """All that a seat which is not asked can find out."""
    view = TITLE.veil(position, seat)
    assert view.moves() == []
    look = [fingerprint(view), TITLE.picture(position, seat), str(TITLE.forecast(position))]
    look += [str(TITLE.why_not(view, move)) for move in range(TITLE.move_count)]
    if seat != SPECTATOR:
        look.append(FEATURES.row_writer(3).observe(position, seat).hex())
    return look


@pytest.mark.rule("VD-11.3", "VD-10.2", "VD-10.5")
def test_a_hand_that_makes_a_subsidy_possible_looks_like_any_other() -> None:
    looks = set()
    offered = set()
    for cards in HANDS_OF_TWO:
        position = situation(
            3, "stones violet@HAM", SHORT_WAY, f"seat 2 actions {cards}", "owed subsidies"
        )
        assert position.turn == 1
        offered.add(" ".join(open_moves(position)))
        for word in ("", "decline"):
            play(position, word)
            for seat in (0, 2, SPECTATOR):
                looks.add((word, seat, *look_of(position, seat)))
        assert position.turn == NOBODY
    assert offered == {"decline", "decline subsidy"}
    assert len(looks) == 6


@pytest.mark.rule("VD-11.3", "VD-10.5")
def test_a_single_card_is_not_asked_for_in_vain() -> None:
    for card in c.ACTIONS:
        position = situation(
            3, "stones violet@HAM", SHORT_WAY, f"seat 2 actions {card}", "owed subsidies"
        )
        assert position.turn == NOBODY


@pytest.mark.rule("VD-11.3")
def test_a_helped_subsidy_keeps_the_promises_of_the_house() -> None:
    promises = Promises()
    promises.title = TITLE
    rng = Random(3)
    names: Counter[str] = Counter()
    for _ in range(40):
        position = situation(
            3,
            "stones violet@HAM",
            f"{LONG_WAY} S1 S4 S5 S8 W5 W9",
            "seat 1 actions subsidy new-plan extra-freight",
            "seat 2 actions subsidy fast-locomotive",
            "seat 3 actions sabotage bargain",
            "owed subsidies",
        )
        while position.turn != NOBODY:
            names[owed(position)] += 1
            promises.check_moves(position)
            promises.check_saving(position)
            promises.check_secrets(position, rng)
            promises.check_words(position, rng)
            promises.check_copy(position, rng.choice(position.moves()))
            assert TITLE.misplaced(position) == []
    assert {"subsidy?", "subsidised", "freight", "unload", "replace", "sabotage?"} <= set(names)
