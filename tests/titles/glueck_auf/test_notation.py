"""Words of moves, lines of positions, and what is said of bad ones."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import IllegalMoveError, NotationError
from stellwerk.core.playout import playout
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import choose, play, shown, situation


@pytest.mark.parametrize("edition", TITLE.choices["edition"])
def test_every_move_has_a_word_of_its_own(edition: str) -> None:
    position = TITLE.new_game(4, {"edition": edition})
    words = [TITLE.write_move(position, move) for move in range(TITLE.move_count)]
    assert len(set(words)) == TITLE.move_count
    for move, word in enumerate(words):
        assert len(word.split()) == 1
        assert TITLE.read_move(position, word) == move


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("lorries-1", c.LORRIES_1),
        ("mining-2-3", c.MINING_23),
        ("extra-delivery", c.EXTRA + 6),
        ("pass", c.PASS),
        ("track-3", c.TRACK + 2),
        ("pay-5", c.PAY + 4),
        ("pay-workers-3-as-1", c.PAY_AS),
        ("pay-workers-5-as-5", c.STORE - 1),
        ("load-2-tower", c.LOAD + 4),
        ("load-fox-double-3-wild", c.FULFIL - 1),
        ("fulfil-steamboats-4", c.KEEP - 1),
        ("keep-wheel-1", c.KEEP),
        ("start-4", c.CARD - 1),
        ("wheel-1#4", c.CARD + 3),
        ("objective-volume-steamboats#1", c.UNSEEN_CARD - 1),
        ("keep-unseen", c.UNSEEN_KEEP),
    ],
)
def test_words_of_moves(word: str, move: int) -> None:
    assert TITLE.read_move(TITLE.new_game(4), word) == move


@pytest.mark.parametrize(
    "word", ["", "Pass", "wheel-1", "wheel-1#", "wheel-1#0", "wheel-1#5", "wheel-1#01", "hare-1#1"]
)
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(NotationError, match="is not a move of Glück Auf"):
        TITLE.read_move(TITLE.new_game(4), word)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    with pytest.raises(
        IllegalMoveError, match=r"^delivery is not possible now: you have no order \(GA-6.5\)\.$"
    ):
        choose(situation(4), "delivery")


def test_a_situation_needs_only_what_differs_from_the_first_turn() -> None:
    position = situation(3, "seat 2 row wheel-1*2 fox-double", "pile-orders factories-4")
    assert position.turn == 0
    assert position.shift == 1
    assert position.size(c.ORDER_PILE) == 28
    assert [position.size(pile) for pile in (c.LORRIES_1, c.LORRIES_2)] == [19, 18]
    assert TITLE.misplaced(position) == []


MIDDLE = (
    "shift 3",
    "turns 77",
    "starter 2",
    "active 3",
    "foreman 3",
    "passed 1",
    "area-wild 3 2.2 3.1*3",
    "area-shares 2 1.1 3.2 workers-3",
    "pile-orders barracks-3 14 0.1 0.2",
    "box workers-4*2 extra-share",
    "glimpses 3:orders:barracks-1,barracks-1,furnaces-2,factories-4:-,-,-,-:furnaces-2",
    "bared 0.0=barracks-1",
    "owed next-turn turn-on",
    "seat 1 tokens 2",
    "seat 2 tokens 1",
    "seat 2 track-1 engine-C clover-wagon:clover-double wild-wagon*2",
    "seat 3 orders barracks-1 ~furnaces-2",
    "seat 3 innovations extra-lorry",
    "seat 3 objectives objective-count objective-volume-barracks",
    "seat 3 shares share-furnaces*2",
    "seat 2 delivered barracks-2 engine-A wild-wagon tower-1",
)


def test_a_position_in_the_middle_of_everything_comes_back() -> None:
    other_orders = "seat 1 orders furnaces-1*2 factories-1*2 steamboats-1*2 barracks-4 factories-3"
    position = situation(3, *MIDDLE, other_orders)
    lines = TITLE.write_position(position)
    again = TITLE.read_position(3, TITLE.options_of(position), lines)
    assert again.state() == position.state()
    assert again.moves() == position.moves()
    assert TITLE.write_position(again) == lines
    for line in MIDDLE:
        assert line in lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_sees_can_be_written_and_read(players: int) -> None:
    """Also in the middle of somebody else's turn, moves included."""
    rng = Random(players)
    position = TITLE.new_game(players)
    while position.turn != NOBODY:
        if rng.random() < 0.1:
            for seat in (*range(players), SPECTATOR):
                view = TITLE.veil(position, seat)
                lines = TITLE.write_position(view)
                again = TITLE.read_veiled(players, TITLE.options_of(position), lines, seat)
                assert again.state() == view.state()
                assert again.moves() == view.moves()
                assert TITLE.write_position(again) == lines
        position.play(rng.choice(position.moves()))


FAULTS = [
    (["shift 0"], "shift 0: 0 is not between 1 and 7"),
    (["shift 6"], "the position does not add up: a shift token"),
    (["shift 6", "seat 1 tokens 1 2 3 4 5"], "there are 5 shifts (GA-1.8)"),
    (["starter 7"], "7 is not between 1 and 6"),
    (["starter 5"], "there is no seat 5 with 4 players"),
    (["passed 5"], "there is no seat 5 with 4 players"),
    (["starter nobody"], "somebody must be the start player"),
    (["active nobody"], "somebody must be active"),
    (["active 1 2"], "one seat is expected, not 2 words"),
    (["passed 1"], "seat 1 has passed (GA-2.3)"),
    (["area here"], "'here' is none of lorries-1"),
    (["area-shares"], "the workers placed last are expected"),
    (["area-shares 18"], "18 is not between 0 and 17"),
    (["area-wild 0"], "0 is not between 1 and 17"),
    (["area-shares 1 5"], "'5' is no worker card, such as 2.5"),
    (["area-shares 1 1.6"], "6 is not between 1 and 5"),
    (["area-shares 1 1.5", "area-orders 1 1.5"], "seat 1 has fewer worker cards 5"),
    (["area-shares 1 workers-3*4"], "workers-3 is named 4 times, but exists 3 times"),
    (["pile-orders"], "a top card is expected, or empty, or drawn"),
    (["pile-orders wheel-1"], "wheel-1 is not a card of"),
    (["pile-orders hidden"], "the top card of a pile is open"),
    (["pile-orders barracks-1 3"], "the position does not add up: the depth of the order cards"),
    (["pile-orders barracks-1 27 0.0"], "0.0 must be named once, as a card that was returned"),
    (["pile-orders barracks-1 27 x"], "'x' is no reference, such as 0.2"),
    (["pile-engines drawn"], "engines has no top card if it is being drawn, and only then"),
    (["pile-lorries-1 empty"], "lorries-2 would have filled lorries-1 (GA-4.11)"),
    (["seat 1 orders hidden"], "a hidden card is ~hidden"),
    (["seat 1 orders barracks-4*2"], "barracks-4 is named 2 times, but exists 1 times"),
    (["seat 1 orders ~barracks-4"], "the secret order cards of seat 1 are not those it kept"),
    (["seat 1 row wheel-wagon"], "wheel-wagon is not a card of kind lorry"),
    (["seat 1 row hidden"], "these cards are open to all"),
    (["seat 1 row wheel-1*1"], "1 is not between 2 and 40"),
    (["seat 1 track-1 fox-wagon"], "fox-wagon is not allowed at track 1 (GA-4.3)"),
    (["seat 1 track-2 wheel-wagon:tower-1"], "tower-1 does not fit wheel-wagon here (GA-5.5)"),
    (["seat 1 track-1 engine-A engine-B"], "a track has one engine at most (GA-4.5)"),
    (["seat 1 track-1 engine-A*2"], "'engine-A*2' is no wagon"),
    (["seat 1 track-1 wheel-1"], "wheel-1 is not a card of kind wagon or engine"),
    (["seat 1 objectives objective-x"], "'objective-x' is none of objective-shift"),
    (
        ["seat 1 objectives objective-count", "seat 2 objectives objective-count"],
        "is named 2 times",
    ),
    (["seat 1 tokens 8"], "'8' is none of 1, 2, 3, 4, 5, 6, 7"),
    (["seat 5 row"], "5 is not between 1 and 4"),
    (["box hidden"], "these cards are open to all"),
    (["glimpses 1:orders"], "is not seat:pile:cards:origins:kept"),
    (["glimpses 1:orders:barracks-1,barracks-2:-:barracks-1"], "up to four cards and an origin"),
    (["glimpses 1:orders:barracks-1:-:barracks-1"], "shows fewer than two cards"),
    (["glimpses 1:orders:barracks-1,barracks-2:-,-:furnaces-1"], "furnaces-1 is not among"),
    (
        ["glimpses 1:orders:barracks-1,wheel-1:-,-:barracks-1"],
        "wheel-1 is not a card of kind order",
    ),
    (["glimpses 1:orders:barracks-1,barracks-2:-,-:barracks-1"], "0.0 must be named once"),
    (["glimpses 1:orders:barracks-1,barracks-2:-,-:looking"], "keeping one belong together"),
    (["bared 0.0=barracks-1"], "0.0 must be named once"),
    (["revealed 5=workers-3@1"], "5 is not between 1 and 4"),
    (["revealed 1=workers-3@1"], "the secret innovation cards of seat 1 are not those it kept"),
    (["owed nothing"], "'nothing' is nothing that can be owed"),
    (["owed turn next-turn"], "what is owed does not belong together"),
    (["owed next-turn afterwards deliver"], "deliver cannot be done"),
    (["owed next-turn afterwards mine-2-3"], "mine-2-3 cannot be done"),
    (["owed next-turn afterwards pay-3-from-0"], "pay-3-from-0 is owed, but for no area"),
    (["owed next-turn afterwards keep"], "looking at cards and keeping one belong together"),
    (["owed next-turn afterwards look-orders"], "of a pile that nobody has chosen"),
    (["owed next-turn afterwards turn-up-orders"], "orders has no top card if it is being drawn"),
    (["nonsense 1"], "there is no such field"),
]


@pytest.mark.parametrize(("lines", "reason"), FAULTS, ids=[" ; ".join(f[0]) for f in FAULTS])
def test_an_impossible_position_is_refused_in_one_sentence(lines: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as fault:
        situation(4, *lines)
    assert reason in str(fault.value)


def test_a_seat_that_is_not_there() -> None:
    for line in ("starter 3", "passed 4", "area-shares 1 3.1"):
        with pytest.raises(NotationError, match=r"seat [34]"):
            situation(2, line)


def test_references_tell_their_faults() -> None:
    first = "1:shares:share-barracks,share-furnaces:-,-:share-furnaces"
    second = "2:orders:barracks-1,furnaces-1:-,0.0:barracks-1"
    hand = ("seat 2 orders ~barracks-1", "pile-orders factories-1 25 1.0")
    with pytest.raises(NotationError, match=r"0\.0 is of another kind than the order seen"):
        situation(2, f"glimpses {first} {second}", *hand)
    with pytest.raises(NotationError, match=r"0\.0 is another card than the one returned"):
        situation(2, f"glimpses {first}", "bared 0.0=share-factories")
    with pytest.raises(NotationError, match=r"0\.0 is of another kind than orders"):
        situation(2, f"glimpses {first}", "pile-orders factories-1 27 0.0")
    later = "1:shares:share-barracks,share-furnaces:-,0.0:share-furnaces"
    with pytest.raises(NotationError, match=r"0\.0 was returned later than it was seen again"):
        situation(2, f"glimpses {later}")


def test_damaged_positions_are_refused_or_can_be_played() -> None:
    """Words changed, dropped and doubled at random: one sentence, or a game that ends."""
    rng = Random(4)
    sentences = []
    accepted = 0
    for position in moments(6):
        lines = TITLE.write_position(position)
        for _ in range(40):
            damaged = damage(lines, rng)
            try:
                read = TITLE.read_position(position.players, TITLE.options_of(position), damaged)
            except NotationError as fault:
                sentences.append(str(fault))
                continue
            accepted += 1
            assert TITLE.misplaced(read) == []
            if not any(board.has_unseen_cards() for board in read.boards):
                assert playout(read, rng) <= TITLE.longest
    assert len(sentences) > 500
    assert accepted > 50
    assert all(sentence and "\n" not in sentence for sentence in sentences)


def damage(lines: list[str], rng: Random) -> list[str]:
    """One or two lines with a word changed, dropped or doubled."""
    damaged = [line.split() for line in lines]
    vocabulary = [word for words in damaged for word in words]
    for at in rng.sample(range(len(damaged)), rng.randrange(1, 3)):
        words = damaged[at]
        place = rng.randrange(len(words))
        words[place : place + 1] = rng.choice(([], [rng.choice(vocabulary)], [words[place]] * 2))
    return [" ".join(words) for words in damaged]


def moments(games: int) -> list[Colliery]:
    """Positions from all over random games."""
    rng = Random(9)
    found = []
    for seed in range(games):
        position = TITLE.new_game(2 + seed % 3)
        while position.turn != NOBODY:
            if rng.random() < 0.03:
                found.append(position.copy())
            position.play(rng.choice(position.moves()))
    return found


def test_a_worker_card_in_no_area_is_in_hand() -> None:
    position = play(situation(2, "area-shares 1 1.3"), "orders")
    assert shown(position, "area-orders") == "1 1.1"
    assert shown(position, "area-shares") == "1 1.3"
