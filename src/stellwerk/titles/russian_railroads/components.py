"""What lies in the box: the lines, the action spaces, engineers, factories, tokens and cards."""

from __future__ import annotations

from typing import Final

from stellwerk.core.tables import Names, Numbers
from stellwerk.titles.russian_railroads.end_bonuses import END_BONUSES

# The three lines. On each the pieces stand in a fixed order, black in front (RR-4.4). In front of
# black stands a buffer stop, one space beyond the end, so that one rule moves every piece: the
# space ahead must be free, and behind the piece in front.

TRANS_SIBERIAN: Final = 0
ST_PETERSBURG: Final = 1
KIEV: Final = 2
LINES: Final[Names] = ("trans-siberian", "st-petersburg", "kiev")
SHORT_LINES: Final[Names] = ("ts", "sp", "kiev")
LINE_ENDS: Final[Numbers] = (15, 9, 9)

BLACK: Final = 0
GREY: Final = 1
BROWN: Final = 2
NATURAL: Final = 3
WHITE: Final = 4
COLOURS: Final[Names] = ("black", "grey", "brown", "natural", "white")
COLOURS_OF_LINE: Final[Numbers] = (5, 4, 3)

TS_BLACK: Final = 1
TS_BROWN: Final = 3
SP_STOP: Final = 6
SP_BLACK: Final = 7
SP_GREY: Final = 8
KIEV_STOP: Final = 11
KIEV_BLACK: Final = 12
KIEV_GREY: Final = 13
STOPS: Final[Numbers] = (0, SP_STOP, KIEV_STOP)
PIECES: Final = 15
"""Three buffer stops and twelve pieces, in one list: the Trans-Siberian first, Kiev last."""

PIECE_NAMES: Final[Names] = tuple(
    name
    for line, short in enumerate(SHORT_LINES)
    for name in ("", *(f"{short}-{colour}" for colour in COLOURS[: COLOURS_OF_LINE[line]]))
)
TRACKS_AT_START: Final[Numbers] = (16, 1, 0, 0, 0, 0, 10, 1, 0, 0, 0, 10, 1, 0, 0)

_BLACK_NEEDED: Final[Numbers] = (0, 2, 6, 10, 15)
"""How far black must be on the Trans-Siberian before a colour may be built (RR-4.5)."""


def _along_the_lines(values: Numbers | None) -> Numbers:
    """For each piece the value of its colour, or its line where no values are given."""
    found: list[int] = []
    for line, colours in enumerate(COLOURS_OF_LINE):
        found.append(line if values is None else -1)
        found += [line if values is None else values[colour] for colour in range(colours)]
    return tuple(found)


LINE_OF: Final = _along_the_lines(None)
COLOUR_OF: Final = _along_the_lines((BLACK, GREY, BROWN, NATURAL, WHITE))
BLACK_NEEDED: Final = _along_the_lines(_BLACK_NEEDED)
PIECES_OF_COLOUR: Final = tuple(
    tuple(piece for piece in range(PIECES) if COLOUR_OF[piece] == colour)
    for colour in range(len(COLOURS))
)
BLACK_SPACES: Final = sum(LINE_ENDS)

TRACK_POINTS: Final[Numbers] = (0, 1, 2, 4, 7)
REVALUED_POINTS: Final[Numbers] = (0, 1, 3, 6, 10)
KIEV_STARS: Final[tuple[tuple[int, int], ...]] = ((1, 1), (2, 2), (3, 3), (4, 4), (8, 10))
"""Space of the Kiev line and the points it brings at every scoring (RR-12.5)."""
STARS_UP_TO: Final[Numbers] = tuple(
    sum(points for space, points in KIEV_STARS if space <= reached)
    for reached in range(LINE_ENDS[KIEV] + 1)
)
"""The points of the Kiev stars, by the space that black and locomotive have reached."""
MEDAL_SPACE: Final = 5
MEDAL_POINTS: Final = 20
DOUBLING_SPACE: Final = 7
END_STATION_POINTS: Final = 10
KIEV_WORKER_SPACE: Final = 7

DOUBLER_FIELDS: Final = 8
DOUBLERS: Final = 20

# The industry track: 16 positions, five of them gaps that a factory fills (RR-6).

INDUSTRY_END: Final = 15
QUESTION_POSITION: Final = 10
GAPS: Final = 5
GAP_AT: Final[Numbers] = (-1, -1, -1, -1, -1, 0, -1, 1, -1, 2, -1, 3, -1, 4, -1, -1)
INDUSTRY_POINTS: Final[Numbers] = (0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30)
NOT_IN_PLAY: Final = -1

# Places for locomotives: two on the Trans-Siberian, the stronger first, one on each other line.

TS_HIGH: Final = 0
TS_LOW: Final = 1
SP_PLACE: Final = 2
KIEV_PLACE: Final = 3
PLACES: Final = 4
PLACE_NAMES: Final[Names] = ("ts-strong", "ts-weak", "sp", "kiev")
LINE_OF_PLACE: Final[Numbers] = (TRANS_SIBERIAN, TRANS_SIBERIAN, ST_PETERSBURG, KIEV)
STRONGEST: Final = 9

# Parts of an action that somebody has to choose how to do. What comes by itself (points, coins,
# doublers, temporary workers) is a gain.

STEP_BLACK_OR_GREY: Final = 5
STEP_ANY: Final = 6
INDUSTRY: Final = 7
LOCOMOTIVE_OR_FACTORY: Final = 8
LOCOMOTIVE: Final = 9
FACTORY: Final = 10
REPEAT: Final = 11
"""One of doubler, industry step and black step once more: the end of the card `three`."""
EXTRA: Final = 12
"""The further black step of the black worker (RR-11.5)."""
PARTS: Final = 13
PART_NAMES: Final[Names] = (
    *COLOURS,
    "black-or-grey",
    "any",
    "industry",
    "locomotive-or-factory",
    "locomotive",
    "factory",
    "repeat",
    "extra",
)


class Action:
    """What a space, an engineer, a card, a token or a factory gives its user."""

    __slots__ = ("again", "coins", "doublers", "parts", "points", "temporary_workers")

    def __init__(
        self,
        *,
        black: int = 0,
        grey: int = 0,
        brown: int = 0,
        natural: int = 0,
        white: int = 0,
        black_or_grey: int = 0,
        any_colour: int = 0,
        industry: int = 0,
        locomotive_or_factory: int = 0,
        locomotive: int = 0,
        factory: int = 0,
        doublers: int = 0,
        coins: int = 0,
        points: int = 0,
        temporary_workers: int = 0,
        again: bool = False,
    ) -> None:
        steps = (black, grey, brown, natural, white, black_or_grey, any_colour, industry)
        self.parts: Numbers = (*steps, locomotive_or_factory, locomotive, factory, 0, 0)
        self.doublers: int = doublers
        self.coins: int = coins
        self.points: int = points
        self.temporary_workers: int = temporary_workers
        self.again: bool = again
        """Use again a space of this round (RR-8.6)."""


class Space:
    """An action space: its cost and its action."""

    __slots__ = ("action", "coins", "name", "with_two", "workers")

    def __init__(
        self, name: str, workers: int, action: Action, coins: int = 0, *, with_two: bool = True
    ) -> None:
        self.name: str = name
        self.workers: int = workers
        self.coins: int = coins
        self.action: Action = action
        self.with_two: bool = with_two
        """Whether the board for two players has it, too (RR-1.3)."""


SPACES: Final[tuple[Space, ...]] = (
    Space("T1", 1, Action(black=2), with_two=False),
    Space("T2", 2, Action(black=3)),
    Space("T3", 1, Action(grey=2), with_two=False),
    Space("T4", 2, Action(grey=3)),
    Space("T5", 1, Action(brown=1)),
    Space("T6", 2, Action(brown=2)),
    Space("T7", 1, Action(natural=1)),
    Space("T8", 2, Action(natural=2)),
    Space("T9", 1, Action(white=1)),
    Space("T10", 2, Action(white=2)),
    Space("T11", 1, Action(any_colour=2), coins=1),
    Space("T12", 1, Action(black_or_grey=1)),
    Space("L1", 1, Action(locomotive_or_factory=1)),
    Space("L2", 2, Action(locomotive_or_factory=1), with_two=False),
    Space("L3", 3, Action(locomotive=1, factory=1)),
    Space("I1", 1, Action(industry=1)),
    Space("I2", 2, Action(industry=2)),
    Space("I3", 2, Action(industry=1, black=1), with_two=False),
    Space("A1", 1, Action(doublers=1)),
    Space("A2", 1, Action(coins=2)),
    Space("A3", 1, Action(temporary_workers=2), with_two=False),
    Space("O1", 1, Action()),
    Space("O2", 1, Action()),
    Space("E1", 1, Action()),
    Space("E2", 1, Action(), with_two=False),
    Space("H", 0, Action(), coins=1),
    Space("LR", 2, Action(industry=3)),
)
"""The spaces of the board; E1 and E2 have the action of the engineer who lies there."""

ENGINEERS: Final[tuple[Action, ...]] = (
    Action(),
    Action(any_colour=2),
    Action(industry=1, points=3),
    Action(black=1, grey=1),
    Action(doublers=1, points=3),
    Action(any_colour=1, points=3),
    Action(grey=1, points=5),
    Action(black=1, points=3),
    Action(again=True),
    Action(industry=2),
    Action(industry=1, black=1),
    Action(any_colour=1, black=1),
    Action(locomotive_or_factory=1),
    Action(grey=1, brown=1),
    Action(black=2),
    Action(brown=1, points=5),
)
"""Engineers 1 to 15; number 0 is nobody. Each costs one worker."""
CARD_ENGINEER: Final = 1
ENGINEERS_A: Final = range(2, 8)
ENGINEERS_B: Final = range(8, 16)
ENGINEERS_A_USED: Final = 3

T11: Final = 10
T12: Final = 11
A1: Final = 18
A3: Final = 20
O1: Final = 21
O2: Final = 22
E1: Final = 23
E2: Final = 24
HIRE: Final = 25
LAST_ROUND: Final = 26
OWN_ENGINEER: Final = 26
"""Own engineer n is space OWN_ENGINEER + n."""
SPACE_COUNT: Final = OWN_ENGINEER + 16
SPACE_NAMES: Final[Names] = (
    *(space.name for space in SPACES),
    *(f"e{number}" for number in range(1, len(ENGINEERS))),
)

# Factories 1 to 9, on the backs of the locomotives.

ENGINEER_FACTORY: Final = 1
LOCOMOTIVE_FACTORY: Final = 8
END_CARD_FACTORY: Final = 9
FACTORIES: Final[tuple[Action, ...]] = (
    Action(),
    Action(),
    Action(locomotive_or_factory=1),
    Action(again=True),
    Action(doublers=2),
    Action(industry=1),
    Action(coins=1),
    Action(any_colour=2),
    Action(),
    Action(),
)
"""Factories 1, 8 and 9 depend on the player: engineers, locomotives, end-bonus cards (RR-6.6)."""

START_BONUSES: Final[tuple[Action, ...]] = (
    Action(doublers=1),
    Action(coins=1),
    Action(industry=1),
    Action(black=1),
)
START_BONUS_NAMES: Final[Names] = (
    "bonus-doubler",
    "bonus-coin",
    "bonus-industry",
    "bonus-black",
)

TOKEN_MARKER: Final = 2
TOKEN_REVALUATION: Final = 4
TOKEN_MEDAL: Final = 5
TOKEN_CARDS: Final = 6
TOKENS: Final[tuple[Action, ...]] = (
    Action(any_colour=4),
    Action(industry=5),
    Action(),
    Action(doublers=3),
    Action(),
    Action(),
    Action(),
)
TOKEN_NAMES: Final[Names] = (
    "token-steps",
    "token-industry",
    "token-marker",
    "token-doublers",
    "token-revaluation",
    "token-medal",
    "token-cards",
)

CARD_WORKER: Final = 0
CARD_ENGINEER_COIN: Final = 1
CARD_FACTORY: Final = 2
CARD_THREE: Final = 3
CARD_NINE: Final = 4


class Card:
    """A ?-card: its action, and what comes besides (RR-11.3)."""

    __slots__ = ("action", "black_workers", "engineer", "locomotive", "name", "repeats")

    def __init__(
        self,
        name: str,
        action: Action,
        *,
        black_workers: int = 0,
        engineer: int = 0,
        locomotive: int = 0,
        repeats: int = 0,
    ) -> None:
        self.name: str = name
        self.action: Action = action
        self.black_workers: int = black_workers
        self.engineer: int = engineer
        self.locomotive: int = locomotive
        self.repeats: int = repeats
        """How many of its parts may be done once more."""


CARDS: Final[tuple[Card, ...]] = (
    Card("card-worker", Action(), black_workers=1),
    Card("card-engineer", Action(coins=1), engineer=CARD_ENGINEER),
    Card("card-factory", Action(factory=1, industry=2)),
    Card("card-three", Action(doublers=1, industry=1, black=1), repeats=1),
    Card("card-nine", Action(), locomotive=STRONGEST),
)
CARD_NAMES: Final[Names] = tuple(card.name for card in CARDS)

END_CARDS: Final = len(END_BONUSES)
END_CARD_NAMES: Final[Names] = tuple(bonus.name for bonus in END_BONUSES)
END_CARDS_BOXED: Final = 2
INSTEAD_OF_END_CARD: Final = 10
MAJORITY_POINTS: Final[Numbers] = (40, 20)
"""For the most engineers, and for the second most (RR-13.2)."""

# Special fields that reward once, and the industry ?-space (RR-10).

TS_WORKER_SPACE: Final = 3
TS_TOKEN_SPACE: Final = 13
SP_TOKEN_SPACE: Final = 4
SP_NEXT_TOKEN_SPACE: Final = 6

FIELD_TS_WORKER: Final = 1
FIELD_TS_TOKEN: Final = 2
FIELD_SP_TOKEN_4: Final = 4
FIELD_SP_TOKEN_6: Final = 8
FIELD_INDUSTRY_TOKEN: Final = 16
FIELD_NAMES: Final[Names] = ("ts-3", "ts-13", "sp-4", "sp-6", "industry-10")

# By number of players: 2, 3, 4 (RR-1).

ROUNDS: Final[Numbers] = (0, 0, 6, 6, 7)
WORKERS_AT_START: Final[Numbers] = (0, 0, 6, 6, 5)
COINS_AT_START: Final[Numbers] = (0, 0, 2, 1, 1)
PUBLIC_ENGINEERS: Final[Numbers] = (0, 0, 1, 2, 2)
PASS_POINTS: Final[Numbers] = (0, 2, 3, 4)

# Moves: one flat range (docs/notation.md).

PASS: Final = SPACE_COUNT
DONE: Final = PASS + 1
PAY: Final = DONE + 1
"""Pay + 4 × black worker + coins; the rest of the cost in workers."""
PAY_BLACK: Final = PAY + 4
"""The first payment with the black worker."""
STEP: Final = PAY + 8
MARKER: Final = STEP + PIECES
TAKE_LOCOMOTIVE: Final = MARKER + 2
BUILD: Final = TAKE_LOCOMOTIVE + 1
"""Build + 0 a factory from the lowest stack, + n factory n from the returned pile."""
PLACE: Final = BUILD + 10
GIVE_BACK: Final = PLACE + PLACES
EXCHANGE: Final = GIVE_BACK + 1
TAKE_DOUBLER: Final = EXCHANGE + GAPS
PICK_TOKEN: Final = TAKE_DOUBLER + 1
PICK_CARD: Final = PICK_TOKEN + 7
TAKE_END_CARD: Final = PICK_CARD + 5
TAKE_POINTS: Final = TAKE_END_CARD + END_CARDS
PICK_BONUS: Final = TAKE_POINTS + 1
DEAL_SEAT: Final = PICK_BONUS + 4
DEAL_ENGINEER: Final = DEAL_SEAT + 4
BOX_END_CARD: Final = DEAL_ENGINEER + 16
HIDDEN_END_CARD: Final = BOX_END_CARD + END_CARDS
"""How others see an end-bonus card being taken; never legal."""
HIDDEN_BOX: Final = HIDDEN_END_CARD + 1
MOVES: Final = HIDDEN_BOX + 1
