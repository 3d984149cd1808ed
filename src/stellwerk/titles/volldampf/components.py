"""What lies in the box: stones, route cards, action cards, bonds, money, and what each count gets.

The board and the goods cards are an edition (edition.py). Small piles of equal things are packed
into an int, four bits per kind: the bag, the stones on a field, a group or a hand of cards.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.tables import Names, Numbers

NONE: Final = -1
"""No seat, no stone, no number."""
HIDDEN: Final = -2
"""A secret choice that was made and is not known."""

# Goods stones. German cities are blue and violet, foreign ones red and yellow (VD-2.1).

BLUE: Final = 0
VIOLET: Final = 1
RED: Final = 2
YELLOW: Final = 3
COLOURS: Final[Names] = ("blue", "violet", "red", "yellow")
GERMAN: Final[Numbers] = (BLUE, VIOLET)
STONES_EACH: Final = 10

# Route cards: the edition says how the six symbols look and where they lie.

SYMBOLS: Final = 6
ROUTES_EACH: Final = 8

# Action cards, two of each (VD-11).

FAST_LOCOMOTIVE: Final = 0
SUBSIDY: Final = 1
BARGAIN: Final = 2
SABOTAGE: Final = 3
EXTRA_FREIGHT: Final = 4
ALL_NEW: Final = 5
NEW_PLAN: Final = 6
ACTIONS: Final[Names] = (
    "fast-locomotive",
    "subsidy",
    "bargain",
    "sabotage",
    "extra-freight",
    "all-new",
    "new-plan",
)
ACTIONS_EACH: Final = 2

GOODS_CARDS: Final = 18
FIELDS_ON_A_CARD: Final = 3

# Packed piles.

BITS: Final = 4
FULL: Final = (1 << BITS) - 1


def one(kind: int) -> int:
    """A pile of a single thing."""
    return 1 << BITS * kind


def count(pile: int, kind: int) -> int:
    """How many of a kind lie in a pile."""
    return pile >> BITS * kind & FULL


def size(pile: int) -> int:
    """How many things a pile has."""
    total = 0
    while pile:
        total += pile & FULL
        pile >>= BITS
    return total


def things(pile: int) -> list[int]:
    """The kind of every thing in a pile, equal ones repeated."""
    found: list[int] = []
    kind = 0
    while pile:
        found += [kind] * (pile & FULL)
        pile >>= BITS
        kind += 1
    return found


def less(pile: int, kind: int) -> int:
    """A pile without one of a kind, if it had any."""
    return pile - one(kind) if count(pile, kind) else pile


def within(pile: int, whole: int) -> bool:
    """Whether a pile can be taken out of another."""
    return all(count(pile, kind) <= count(whole, kind) for kind in things(pile))


def packed(kinds: list[int]) -> int:
    """The pile of these things."""
    pile = 0
    for kind in kinds:
        pile += one(kind)
    return pile


ALL_STONES: Final = packed([colour for colour in range(4) for _ in range(STONES_EACH)])
ALL_ROUTES: Final = packed([symbol for symbol in range(SYMBOLS) for _ in range(ROUTES_EACH)])
ALL_ACTIONS: Final = packed([kind for kind in range(len(ACTIONS)) for _ in range(ACTIONS_EACH)])

# Money and bonds.

MONEY: Final = 550
CASH_AT_START: Final = 10
MARK_PER_BOND: Final = 6
BONDS_IN_ALL: Final = 84
BOND_VALUES: Final[Numbers] = (5, 1)
"""What is printed on bonds, the most expensive first."""
SECRET_BONDS: Final = 10
"""With two players: one chip of 5 and five of 1 (VD-13.1)."""
SECRET_BIDS: Final[Numbers] = (1, 5)
EQUAL_BIDS: Final = 20
"""After this many equal secret bids in a row the order stays (VD-13.4)."""
BARGAIN_PRICE: Final = 5

# Transport.

REACH: Final = 6
FAST_REACH: Final = 7
TRANSPORT_ROUNDS: Final = 2
GAIN_PER_PIECE: Final = 1
"""Income of the owner of each piece that a stone passes (VD-8.8)."""

# By number of players, 2 to 6 (VD-1.1).

MOST_PLAYERS: Final = 6

PIECES: Final[Numbers] = (0, 0, 18, 15, 12, 8, 8)
ROUTES_OUT_OF_EACH: Final[Numbers] = (0, 0, 2, 0, 0, 1, 0)
ROUTES_OUT_UNSEEN: Final[Numbers] = (0, 0, 0, 3, 0, 2, 0)
"""Unseen cards stay among the undealt ones, which have no order: nobody can tell them apart."""
GROUP_SIZE: Final[Numbers] = (0, 0, 3, 3, 3, 2, 2)
ROUNDS: Final[Numbers] = (0, 0, 6, 5, 4, 4, 4)
GOODS_AT_START: Final[Numbers] = (0, 0, 5, 4, 2, 1, 1)
GOODS_PER_ROUND: Final[Numbers] = (0, 0, 1, 2, 2, 3, 4)
LEAST_WITH_A_FREE_PLACE: Final = 4
"""From this number of players on, the highest order number costs nothing (VD-5.5)."""
PLACES_IN_FULL: Final = 2
"""The first order numbers cost all that was bid, the others half of it (VD-5.5, VD-5.6)."""
MOST_DEALT: Final = max(players * size for players, size in enumerate(GROUP_SIZE))
"""Route cards on the table at most."""
MOST_LAPS: Final = max(*GROUP_SIZE, TRANSPORT_ROUNDS)
"""Rounds of turns in a phase at most."""

# Moves: one flat range (docs/notation.md). Boards of any edition fit into it.

MOST_FIELDS: Final = 32
MOST_SEGMENTS: Final = 96
MOST_PLACES: Final = 62
HIGHEST_BID: Final = 1199
"""More than anybody can hold: 10 Mark at the start, 504 for all bonds, and not 700 of income."""

PASS: Final = 0
DECLINE: Final = 1
"""The answer of a player who does not react; the same to every question."""
SKIP: Final = 2
DELIVER: Final = 3
PLAY: Final = 4
LOSE: Final = PLAY + len(ACTIONS)
ROUTE: Final = LOSE + SYMBOLS
GROUP: Final = ROUTE + SYMBOLS
ROB: Final = GROUP + MOST_PLAYERS
STONE: Final = ROB + MOST_PLAYERS
"""Stone + 32 × colour + field."""
FIELD: Final = STONE + len(COLOURS) * MOST_FIELDS
SEGMENT: Final = FIELD + MOST_FIELDS
BONDS: Final = SEGMENT + MOST_SEGMENTS
BID: Final = BONDS + BONDS_IN_ALL + 1
DRAW_STONE: Final = BID + HIGHEST_BID + 1
"""Equal things in a pile have a move each, so that an even draw among the moves is a fair one."""
TURN_GOODS: Final = DRAW_STONE + len(COLOURS) * STONES_EACH
DRAW_ROUTE: Final = TURN_GOODS + GOODS_CARDS
DRAW_ACTION: Final = DRAW_ROUTE + SYMBOLS * ROUTES_EACH
HIDDEN_ACTION: Final = DRAW_ACTION + len(ACTIONS) * ACTIONS_EACH
"""How others see an action card being drawn; like the next two never legal."""
HIDDEN_BONDS: Final = HIDDEN_ACTION + 1
HIDDEN_BID: Final = HIDDEN_BONDS + 1
MOVES: Final = HIDDEN_BID + 1
LONGEST: Final = 20_000
"""No game has more decisions, however it is played: bids rise by 1 up to all the cash there is."""


def _draws(first: int, kinds: int, each: int) -> tuple[tuple[list[int], ...], ...]:
    """By kind and number left: the moves that draw one of them."""
    return tuple(
        tuple([first + kind * each + n for n in range(left)] for left in range(each + 1))
        for kind in range(kinds)
    )


STONE_DRAWS: Final = _draws(DRAW_STONE, len(COLOURS), STONES_EACH)
ROUTE_DRAWS: Final = _draws(DRAW_ROUTE, SYMBOLS, ROUTES_EACH)
ACTION_DRAWS: Final = _draws(DRAW_ACTION, len(ACTIONS), ACTIONS_EACH)


def draws(table: tuple[tuple[list[int], ...], ...], pile: int) -> list[int]:
    """The moves of a dealer who draws from a pile."""
    found: list[int] = []
    for moves in table:
        found += moves[pile & FULL]
        pile >>= BITS
    return found
