"""What lies on the table when the game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from stellwerk.core.position import DEALER
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import (
    board,
    choose,
    deal,
    open_moves,
    play,
    price,
    shown,
    situation,
    why_not,
    workers,
)

COUNTS = TITLE.new_game(4).edition.counts


def cards(*faces: str) -> list[int]:
    return [COUNTS[c.FACE_NAMES.index(face)] for face in faces]


@pytest.mark.rule("GA-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_of_the_piles_are_used_at_any_count(players: int) -> None:
    position = TITLE.new_game(players)
    assert [len(cards) for cards in position.fresh] == [40, 40, 28, 28, 24, 16, 18]
    worker_cards = c.MOST_PLAYERS * sum(c.WORKERS_PER_VALUE)
    assert sum(c.KIND_SIZES) + worker_cards + (c.AREAS - c.PILES) == 239


@pytest.mark.rule("GA-1.2")
def test_ten_lorry_cards_for_each_crest() -> None:
    for crest in c.CRESTS:
        assert sum(cards(f"{crest}-1", f"{crest}-2", f"{crest}-double")) == 10
    assert c.LORRIES_ON[:3] == (1, 1, 2)
    assert c.POINTS_ON[:3] == (1, 2, 0)


@pytest.mark.rule("GA-1.3")
def test_wagons_and_engines() -> None:
    assert cards(*(f"{crest}-wagon" for crest in (*c.CRESTS, "wild"))) == [6, 6, 6, 6, 16]
    assert cards("engine-A", "engine-B", "engine-C", "engine-D") == [7, 7, 7, 7]


@pytest.mark.rule("GA-1.4")
def test_orders_and_shares() -> None:
    for place in c.DESTINATIONS:
        assert sum(cards(*(f"{place}-{size}" for size in (1, 2, 3, 4)))) == 7
        assert cards(f"share-{place}") == [6]
    sizes = [c.order_size(c.FACE_NAMES.index(f"furnaces-{size}")) for size in (1, 2, 3, 4)]
    assert sizes == [1, 2, 3, 4]
    assert c.ORDER_POINTS == (3, 5, 7, 10)


@pytest.mark.rule("GA-1.5")
def test_innovations_and_objectives() -> None:
    assert sum(cards(*c.INNOVATION_NAMES)) == 16
    assert len(c.INNOVATION_NAMES) == 3 + 7
    assert cards(*c.OBJECTIVE_NAMES) == [1] * 18
    kinds = Counter(name.split("-")[1] for name in c.OBJECTIVE_NAMES)
    assert kinds == {"shift": 1, "count": 1, "engine": 4, "share": 4, "order": 4, "volume": 4}


@pytest.mark.rule("GA-1.6")
def test_nine_piles_with_an_open_top_card() -> None:
    position = deal(TITLE.new_game(4))
    sizes = [position.size(pile) for pile in range(c.PILES)]
    assert sizes == [20, 20, 20, 20, 28, 28, 24, 16, 18]
    kinds = [c.KIND_OF[top] for top in position.tops]
    assert kinds == list(c.KIND_OF_PILE)


@pytest.mark.rule("GA-1.6")
def test_the_dealer_turns_up_any_card_of_the_kind_and_equal_cards_are_as_likely() -> None:
    position = choose(TITLE.new_game(2), "start-1")
    assert position.turn == DEALER
    drawn = Counter(name.split("#")[0] for name in open_moves(position))
    expected = {f"{crest}-1": 4 for crest in c.CRESTS}
    expected |= {f"{crest}-2": 2 for crest in c.CRESTS}
    expected |= {f"{crest}-double": 4 for crest in c.CRESTS}
    assert drawn == expected
    choose(position, "wheel-1#3")
    assert {"wheel-1#1", "wheel-1#3"} <= open_moves(position)
    assert "wheel-1#4" not in open_moves(position)


@pytest.mark.rule("GA-1.7")
@pytest.mark.parametrize(
    ("players", "cards", "total"),
    [
        (2, [1, 1, 1, 1, 1, 2, 2, 3], 12),
        (3, [1, 1, 1, 1, 1, 2, 2, 3, 4], 16),
        (4, [1, 1, 1, 1, 1, 2, 2, 3, 4, 5], 21),
    ],
)
def test_worker_cards_by_number_of_players(players: int, cards: list[int], total: int) -> None:
    position = TITLE.new_game(players)
    for seat in range(1, players + 1):
        assert workers(position, seat) == cards
    assert sum(cards) == total


@pytest.mark.rule("GA-1.8")
@pytest.mark.parametrize(("players", "shifts"), [(2, 7), (3, 6), (4, 5)])
def test_shift_tokens_by_number_of_players(players: int, shifts: int) -> None:
    """Everybody passes at once: the start player gets all tokens, from 1 on."""
    position = deal(TITLE.new_game(players))
    tokens = []
    while position.stack:
        before = position.shift
        play(position, "pass " * players)
        tokens.append(before)
    assert tokens == list(range(1, shifts + 1))
    assert shown(position, "seat 1 tokens") == " ".join(map(str, tokens))


@pytest.mark.rule("GA-1.9")
def test_mining_12_is_not_used_with_two_players() -> None:
    line = "seat 1 row wheel-1 wheel-1"
    assert why_not(situation(2, line), "mining-1-2") == ("why-not-with-two", "GA-1.9")
    for players in (3, 4):
        assert "mining-1-2" in open_moves(situation(players, line))


@pytest.mark.rule("GA-1.10")
def test_nobody_starts_with_anything_but_workers() -> None:
    position = deal(TITLE.new_game(3))
    for seat in (1, 2, 3):
        player = board(position, seat)
        assert (player.row, player.store, player.orders, player.shares) == ((), (), (), ())
        assert (player.innovations, player.objectives, player.tokens) == (0, 0, 0)
        assert player.delivered == ()
        assert player.engines == (c.NONE, c.NONE, c.NONE)
        assert player.spare == 0


@pytest.mark.rule("GA-1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_start_player_is_drawn(players: int) -> None:
    position = TITLE.new_game(players)
    assert position.turn == DEALER
    assert open_moves(position) == {f"start-{seat}" for seat in range(1, players + 1)}
    deal(choose(position, f"start-{players}"))
    assert position.turn == players - 1


@pytest.mark.rule("GA-3.1", "GA-3.4")
def test_every_area_has_its_first_price() -> None:
    position = deal(TITLE.new_game(4))
    prices = {area: price(position, area) for area in c.AREA_NAMES}
    assert prices == {area: 2 if area == "wild" else 1 for area in c.AREA_NAMES}
