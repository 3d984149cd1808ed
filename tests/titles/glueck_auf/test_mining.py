"""Mining, step by step."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import (
    ALONE,
    board,
    choose,
    is_open,
    open_moves,
    play,
    shown,
    situation,
    why_not,
)

MINE = "mining-2-3"


@pytest.mark.rule("GA-5.1", "GA-5.3", "GA-5.4", "GA-5.5")
def test_ina_mines() -> None:
    """The worked example: a tower and a clover are loaded, the double in front has to stay."""
    position = situation(
        4,
        "seat 1 row tower-1 clover-1 fox-double",
        "seat 1 track-1 wild-wagon clover-wagon",
        "seat 1 track-2 tower-wagon",
        ALONE,
    )
    assert position.last[c.MINING_23] == 0
    play(position, MINE)
    assert open_moves(position) == {"store", "load-2-tower"}
    assert why_not(position, "load-1-wild") == ("why-crest", "GA-5.5")
    play(position, "load-2-tower")
    assert open_moves(position) == {"store", "load-1-clover", "load-1-wild"}
    play(position, "load-1-clover")
    assert shown(position, "seat 1 row") == "fox-double"
    assert shown(position, "seat 1 track-1") == "clover-wagon:clover-1 wild-wagon"
    assert shown(position, "seat 1 track-2") == "tower-wagon:tower-1"
    assert is_open(position, "pass"), "with 1 step left for a double the action is over"
    assert shown(position, "area-mining-2-3") == "1 1.1"


@pytest.mark.rule("GA-5.1")
@pytest.mark.parametrize(
    ("area", "steps", "stops"),
    [("mining-0-1", 1, {0, 1}), ("mining-1-2", 2, {1, 2}), ("mining-2-3", 3, {2, 3})],
)
def test_exactly_one_of_two_numbers_of_steps(area: str, steps: int, stops: set[int]) -> None:
    lines = ("seat 1 row wheel-1*4", "seat 1 track-1 wheel-wagon*4", ALONE)
    position = play(situation(4, *lines), area)
    for done in range(steps):
        assert is_open(position, "done") == (done in stops)
        if done not in stops:
            assert why_not(position, "done") == ("why-more-steps", "GA-5.1")
        play(position, "load-1-wheel")
    assert len(board(position).loaded) == steps
    assert is_open(position, "pass")


@pytest.mark.rule("GA-5.1")
def test_a_player_may_stop_at_the_lower_number() -> None:
    position = play(situation(4, "seat 1 row wheel-1*4", "seat 1 track-1 wheel-wagon*3"), MINE)
    play(position, "load-1-wheel load-1-wheel done")
    assert shown(position, "seat 1 row") == "wheel-1*2"
    assert position.turn == 1


@pytest.mark.rule("GA-5.2")
def test_no_step_on_mining_01_is_always_possible() -> None:
    position = play(situation(4), "mining-0-1")
    assert position.turn == 1
    assert shown(position, "foreman") == "1"
    position = play(situation(4, "seat 1 row wheel-1"), "mining-0-1")
    assert open_moves(position) == {"store", "done"}
    play(position, "done")
    assert shown(position, "seat 1 row") == "wheel-1"


@pytest.mark.rule("GA-5.3")
def test_only_the_front_card_moves_out_of_the_row() -> None:
    lines = ("seat 1 row wheel-1 clover-1 tower-1", "seat 1 track-1 clover-wagon*2")
    position = play(situation(4, *lines, "seat 1 track-2 tower-wagon"), MINE)
    assert shown(position, "seat 1 store") == "wheel-1", "the only step there was"
    assert shown(position, "seat 1 row") == "clover-1 tower-1"
    assert open_moves(position) == {"store", "load-1-clover"}


@pytest.mark.rule("GA-5.3")
def test_the_row_is_first_in_first_out() -> None:
    position = situation(4, "seat 1 row fox-2", "pile-lorries-1 tower-1", ALONE)
    play(position, "lorries-1 mining-0-1 store")
    assert shown(position, "seat 1 row") == "tower-1"
    assert shown(position, "seat 1 store") == "fox-2"


@pytest.mark.rule("GA-5.4")
def test_a_double_costs_two_steps() -> None:
    lines = ("seat 1 row wheel-double wheel-1", "seat 1 track-1 wheel-wagon*2", ALONE)
    position = play(situation(4, *lines), "mining-1-2 load-1-wheel")
    assert is_open(position, "pass")
    assert board(position).cargo == (2, 0, 0)


@pytest.mark.rule("GA-5.4")
def test_a_double_never_moves_with_one_step() -> None:
    position = play(situation(4, "seat 1 row wheel-double", ALONE), "mining-0-1")
    assert shown(position, "seat 1 row") == "wheel-double"
    lines = ("seat 1 row clover-1 wheel-double", "seat 1 track-1 clover-wagon")
    position = play(situation(4, *lines), "mining-1-2 store")
    assert why_not(position, "store") == ("why-too-few-steps", "GA-5.4")
    assert open_moves(position) == {"load-clover-1-1-clover", "done"}


@pytest.mark.rule("GA-5.5", "GA-1.3")
@pytest.mark.parametrize(
    ("lorry", "berths"),
    [
        ("wheel-1", {"1-wheel", "1-wild", "2-wheel", "2-wild"}),
        ("clover-double", {"1-clover", "1-wild", "3-clover", "3-wild"}),
        ("tower-2", {"2-tower", "2-wild"}),
        ("fox-1", {"3-fox", "3-wild"}),
    ],
)
def test_crest_wagon_and_track_must_agree(lorry: str, berths: set[str]) -> None:
    position = situation(
        4,
        f"seat 1 row {lorry}",
        "seat 1 track-1 wheel-wagon clover-wagon wild-wagon",
        "seat 1 track-2 wheel-wagon tower-wagon wild-wagon",
        "seat 1 track-3 clover-wagon fox-wagon wild-wagon",
    )
    play(position, "mining-1-2")
    assert open_moves(position) == {"store"} | {f"load-{berth}" for berth in berths}
    for berth in set(c.BERTH_NAMES) - berths:
        assert why_not(position, f"load-{berth}") == ("why-crest", "GA-5.5")


@pytest.mark.rule("GA-5.6")
@pytest.mark.parametrize("wagon", ["wheel-wagon", "wild-wagon"])
def test_a_wagon_holds_one_lorry_card(wagon: str) -> None:
    berth = wagon.removesuffix("-wagon")
    position = situation(4, "seat 1 row wheel-1 wheel-1", f"seat 1 track-1 {wagon}")
    play(position, f"mining-1-2 load-1-{berth}")
    assert open_moves(position) == {"store", "done"}
    assert why_not(position, f"load-1-{berth}") == ("why-no-empty-wagon", "GA-5.6")


@pytest.mark.rule("GA-5.7")
def test_the_front_card_may_be_stored_although_a_wagon_is_ready() -> None:
    lines = (
        "seat 1 row wheel-double",
        "seat 1 store wheel-1*4 fox-1*4",
        "seat 1 track-2 wild-wagon",
    )
    position = play(situation(4, *lines), "mining-1-2 store")
    assert shown(position, "seat 1 store") == "wheel-1*4 wheel-double fox-1*4"
    assert position.turn == 1


@pytest.mark.rule("GA-5.8")
def test_any_stored_card_may_be_loaded_at_full_cost() -> None:
    position = situation(
        4,
        "seat 1 store wheel-1 wheel-2 clover-double tower-1",
        "seat 1 track-1 wild-wagon*3",
        "seat 1 row fox-1",
    )
    play(position, MINE)
    assert open_moves(position) == {
        *("store", "load-wheel-1-1-wild", "load-wheel-2-1-wild", "load-clover-double-1-wild"),
    }
    assert why_not(position, "load-tower-2-2-tower") == ("why-not-stored", "GA-5.8")
    assert why_not(position, "load-tower-1-2-tower") == ("why-no-empty-wagon", "GA-5.6")
    play(position, "load-clover-double-1-wild")
    assert is_open(position, "done")
    play(position, "load-wheel-2-1-wild")
    assert board(position).cargo == (3, 0, 0)
    assert position.turn == 1


@pytest.mark.rule("GA-5.8")
def test_a_card_may_be_stored_and_loaded_in_the_same_action() -> None:
    """Storing it first is the only way to two steps."""
    position = situation(4, "seat 1 row wheel-1", "seat 1 track-1 wheel-wagon")
    play(position, MINE)
    assert shown(position, "seat 1 store") == ""
    assert shown(position, "seat 1 track-1") == "wheel-wagon:wheel-1"
    assert position.turn == 1


@pytest.mark.rule("GA-5.8")
def test_nothing_leads_from_the_storage_to_the_row() -> None:
    """Over random games a card that leaves the storage is always in a wagon after that move."""
    left = 0
    for seed in range(20):
        rng = Random(seed)
        position = TITLE.new_game(3)
        while position.stack:
            before = [(len(player.store), len(player.loaded)) for player in position.boards]
            rows = [player.row for player in position.boards]
            position.play(rng.choice(position.moves()))
            for seat, player in enumerate(position.boards):
                stored, loaded = before[seat]
                if len(player.store) < stored:
                    left += 1
                    assert len(player.loaded) > loaded
                    assert player.row in (rows[seat], rows[seat][1:])
    assert left > 10


# Which numbers of steps can be reached, compared with a plain search.


@pytest.mark.rule("GA-5.9")
@pytest.mark.parametrize(
    ("lines", "areas"),
    [
        ((), ""),
        (("seat 1 row wheel-1",), "mining-1-2"),
        (("seat 1 row wheel-double",), "mining-1-2 mining-2-3"),
        (("seat 1 row wheel-1 wheel-double",), "mining-1-2 mining-2-3"),
        (("seat 1 row wheel-1", "seat 1 track-2 wild-wagon"), "mining-1-2 mining-2-3"),
        (("seat 1 row wheel-1", "seat 1 track-3 wild-wagon"), "mining-1-2"),
        (("seat 1 store wheel-1",), ""),
        (("seat 1 store wheel-1", "seat 1 track-1 wheel-wagon"), "mining-1-2"),
        (("seat 1 store wheel-1*2", "seat 1 track-1 wheel-wagon"), "mining-1-2"),
        (("seat 1 store wheel-1*2", "seat 1 track-1 wheel-wagon*2"), "mining-1-2 mining-2-3"),
        (("seat 1 store wheel-double", "seat 1 track-1 wheel-wagon"), "mining-1-2 mining-2-3"),
        (("seat 1 store tower-1 fox-1", "seat 1 track-2 wild-wagon"), "mining-1-2"),
    ],
)
def test_mining_is_open_only_if_it_can_be_carried_out(lines: tuple[str, ...], areas: str) -> None:
    position = situation(4, *lines)
    for area in ("mining-1-2", "mining-2-3"):
        assert is_open(position, area) == (area in areas.split())
        if area not in areas.split():
            assert why_not(position, area) == ("why-no-mining", "GA-5.9")


@pytest.mark.rule("GA-5.9")
def test_a_step_that_leads_nowhere_is_closed() -> None:
    """A stored tower must not take the only wagon that the other stored card needs."""
    position = situation(4, "seat 1 store wheel-1 tower-1", "seat 1 track-2 wheel-wagon wild-wagon")
    choose(position, MINE)
    assert open_moves(position) == {"load-tower-1-2-wild", "load-wheel-1-2-wheel"}
    assert why_not(position, "load-wheel-1-2-wild") == ("why-no-exact-end", "GA-5.9")


Cards = tuple[int, ...]
Wagons = tuple[int, ...]


@cache
def steps_within_reach(row: Cards, store: Cards, wagons: Wagons, most: int) -> frozenset[int]:
    """All numbers of steps up to `most`, by trying everything; `wagons` are counts by berth."""
    found = {0}
    for after, cost in plain_steps(row, store, wagons):
        if cost <= most:
            found |= {cost + more for more in steps_within_reach(*after, most - cost)}
    return frozenset(found)


def plain_steps(
    row: Cards, store: Cards, wagons: Wagons
) -> list[tuple[tuple[Cards, Cards, Wagons], int]]:
    found: list[tuple[tuple[Cards, Cards, Wagons], int]] = []
    if row:
        cost = c.LORRIES_ON[row[0]]
        found.append(((row[1:], (*store, row[0]), wagons), cost))
        found += [((row[1:], store, left), cost) for left in loaded(row[0], wagons)]
    for at, face in enumerate(store):
        rest = store[:at] + store[at + 1 :]
        found += [((row, rest, left), c.LORRIES_ON[face]) for left in loaded(face, wagons)]
    return found


def loaded(face: int, wagons: Wagons) -> list[Wagons]:
    """The empty wagons left after loading a card, for each wagon it may go into."""
    crest = c.CRESTS[face // len(c.LOADS)]
    found = []
    for berth, count in enumerate(wagons):
        track, wagon = c.BERTH_NAMES[berth].split("-")
        shows = {"1": ("wheel", "clover"), "2": ("wheel", "tower"), "3": ("clover", "fox")}[track]
        if count and wagon in (crest, "wild") and crest in shows:
            found.append(tuple(n - (at == berth) for at, n in enumerate(wagons)))
    return found


def random_colliery(rng: Random) -> tuple[Colliery, Cards, Cards, Wagons]:
    lorries = [face for face in range(c.WAGONS) for _ in range(2)]
    rng.shuffle(lorries)
    row = tuple(lorries[: rng.randrange(4)])
    store = tuple(lorries[4 : 4 + rng.randrange(4)])
    wagons = tuple(rng.choice((0, 0, 0, 1, 1, 2)) for _ in c.BERTHS)
    lines = [
        "seat 1 row " + " ".join(c.FACE_NAMES[face] for face in row),
        "seat 1 store " + " ".join(c.FACE_NAMES[face] for face in store),
        "seat 1 innovations extra-mining",
    ]
    for track in range(c.TRACKS):
        words = [
            f"{c.FACE_NAMES[c.WAGONS + wagon]} " * wagons[berth]
            for berth, (at, wagon) in enumerate(c.BERTHS)
            if at == track
        ]
        lines.append(f"seat 1 track-{track + 1} " + "".join(words))
    return situation(4, *lines), row, store, wagons


@pytest.mark.rule("GA-5.9", "GA-8.7")
def test_mining_agrees_with_a_plain_search() -> None:
    """Which areas are open, which steps, and which ends: on 400 random boards."""
    rng = Random(5)
    for _ in range(400):
        position, row, store, wagons = random_colliery(rng)
        reach = steps_within_reach(row, store, wagons, 4)
        assert is_open(position, "mining-1-2") == bool(reach & {1, 2})
        assert is_open(position, "mining-2-3") == bool(reach & {2, 3})
        assert is_open(position, "extra-mining") == bool(reach & {1, 2, 3, 4})
        for area, ends in (("mining-0-1", {0, 1}), ("mining-1-2", {1, 2}), ("mining-2-3", {2, 3})):
            if is_open(position, area):
                follow(play(position.copy(), area), row, store, wagons, ends)


def follow(position: Colliery, row: Cards, store: Cards, wagons: Wagons, ends: set[int]) -> None:
    """The first steps offered are those after which one of the ends can be reached."""
    expected = {
        step
        for step, (after, cost) in named_steps(row, store, wagons)
        if {cost + more for more in steps_within_reach(*after, 3)} & ends
    }
    if 0 in ends:
        expected.add("done")
    if len(expected) > 1:
        assert open_moves(position) == expected


def named_steps(
    row: Cards, store: Cards, wagons: Wagons
) -> list[tuple[str, tuple[tuple[Cards, Cards, Wagons], int]]]:
    found = []
    for after, cost in plain_steps(row, store, wagons):
        new_row, new_store, left = after
        berth = next((at for at, n in enumerate(wagons) if left[at] < n), None)
        if berth is None:
            name = "store"
        elif new_row != row:
            name = f"load-{c.BERTH_NAMES[berth]}"
        else:
            gone = next(face for face in store if store.count(face) > new_store.count(face))
            name = f"load-{c.FACE_NAMES[gone]}-{c.BERTH_NAMES[berth]}"
        found.append((name, (after, cost)))
    return found
