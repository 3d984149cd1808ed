"""What lies in the box: cards, tracks, worker areas, and the numbers of the moves."""

from __future__ import annotations

from typing import Final

from stellwerk.core.tables import Names, Numbers

# Crests, destinations, and the nine piles of the display.

WHEEL: Final = 0
CLOVER: Final = 1
TOWER: Final = 2
FOX: Final = 3
CRESTS: Final[Names] = ("wheel", "clover", "tower", "fox")
DESTINATIONS: Final[Names] = ("barracks", "furnaces", "factories", "steamboats")

LORRY: Final = 0
WAGON: Final = 1
ENGINE: Final = 2
ORDER: Final = 3
SHARE: Final = 4
INNOVATION: Final = 5
OBJECTIVE: Final = 6
KINDS: Final[Names] = ("lorry", "wagon", "engine", "order", "share", "innovation", "objective")
KIND_SIZES: Final[Numbers] = (40, 40, 28, 28, 24, 16, 18)
SECRET_KINDS: Final[Numbers] = (ORDER, INNOVATION)
"""Taken into the hand; everything else is laid open."""

# A face is what a card shows. All faces stand in one table, kind after kind.

LORRIES: Final = 0
WAGONS: Final = 12
ENGINES: Final = 17
ORDERS: Final = 21
SHARES: Final = 37
INNOVATIONS: Final = 41
OBJECTIVES: Final = 51
FACES: Final = 69
UNKNOWN: Final = 69
"""The back of a card, in what a seat sees of it."""
NONE: Final = -1

LOADS: Final[Names] = ("1", "2", "double")
"""Lorry cards of a crest: a single lorry worth 1 or 2 points, a double one worth none."""
LOAD_POINTS: Final[Numbers] = (1, 2, 0)
LOAD_LORRIES: Final[Numbers] = (1, 1, 2)

WILD_WAGON: Final = 4
WAGON_KINDS: Final[Names] = (*CRESTS, "wild")
WAGON_COUNTS: Final[Numbers] = (6, 6, 6, 6, 16)
ENGINE_TYPES: Final[Names] = ("A", "B", "C", "D")
ENGINES_PER_TYPE: Final = 7
ORDER_SIZES: Final = 4
ORDER_POINTS: Final[Numbers] = (3, 5, 7, 10)
SHARES_PER_DESTINATION: Final = 6
SHARE_POINTS: Final = 3

# Innovations: three that work, seven that act. The last seven stand in the order of their moves.

WORKER_INNOVATIONS: Final = 3
INNOVATION_NAMES: Final[Names] = (
    *("workers-3", "workers-4", "workers-5"),
    *("extra-lorry", "extra-wagon", "extra-engine", "extra-order", "extra-share"),
    *("extra-mining", "extra-delivery"),
)
HIGHEST_OF: Final[Numbers] = (3, 4, 5)
"""A worker innovation counts as any number from 1 to this."""
EXTRA_LORRY: Final = 3
EXTRA_WAGON: Final = 4
EXTRA_ENGINE: Final = 5
EXTRA_ORDER: Final = 6
EXTRA_SHARE: Final = 7
EXTRA_MINING: Final = 8
EXTRA_DELIVERY: Final = 9

# Objectives: tokens, count, then four of each kind.

OBJECTIVE_SHIFT: Final = 0
OBJECTIVE_COUNT: Final = 1
OBJECTIVE_ENGINE: Final = 2
OBJECTIVE_SHARE: Final = 6
OBJECTIVE_ORDER: Final = 10
OBJECTIVE_VOLUME: Final = 14
OBJECTIVE_NAMES: Final[Names] = (
    *("objective-shift", "objective-count"),
    *(f"objective-engine-{letter}" for letter in ENGINE_TYPES),
    *(f"objective-share-{place}" for place in DESTINATIONS),
    *(f"objective-order-{place}" for place in DESTINATIONS),
    *(f"objective-volume-{place}" for place in DESTINATIONS),
)
TOKEN_PAIR_POINTS: Final = 3
OBJECTIVE_CARD_POINTS: Final = 1
ENGINE_POINTS: Final = 2
SHARE_OBJECTIVE_POINTS: Final = 2
ORDER_OBJECTIVE_POINTS: Final = 2
VOLUME_POINTS: Final = 4
VOLUME_NEEDED: Final = 5
AIMS: Final[Names] = ("shift", "count", "engine", "share", "order", "volume")
"""What an objective counts; the next table has the points each time."""
AIM_POINTS: Final[Numbers] = (
    *(TOKEN_PAIR_POINTS, OBJECTIVE_CARD_POINTS, ENGINE_POINTS),
    *(SHARE_OBJECTIVE_POINTS, ORDER_OBJECTIVE_POINTS, VOLUME_POINTS),
)
AIM_OF: Final[Numbers] = (
    *(0, 1, 2, 2, 2, 2),
    *(aim for aim in (3, 4, 5) for _ in DESTINATIONS),
)

FACE_NAMES: Final[Names] = (
    *(f"{crest}-{load}" for crest in CRESTS for load in LOADS),
    *(f"{kind}-wagon" for kind in WAGON_KINDS),
    *(f"engine-{letter}" for letter in ENGINE_TYPES),
    *(f"{place}-{size}" for size in range(1, ORDER_SIZES + 1) for place in DESTINATIONS),
    *(f"share-{place}" for place in DESTINATIONS),
    *INNOVATION_NAMES,
    *OBJECTIVE_NAMES,
)
FIRST_FACE: Final[Numbers] = (
    LORRIES,
    WAGONS,
    ENGINES,
    ORDERS,
    SHARES,
    INNOVATIONS,
    OBJECTIVES,
    FACES,
)
KIND_OF: Final = tuple(
    kind for kind in range(len(KINDS)) for _ in range(FIRST_FACE[kind], FIRST_FACE[kind + 1])
)

CREST_OF: Final = tuple(crest for crest in range(len(CRESTS)) for _ in LOADS)
LORRIES_ON: Final = LOAD_LORRIES * len(CRESTS)
"""The lorries a lorry card shows: what it costs to move, and what it delivers."""
POINTS_ON: Final = LOAD_POINTS * len(CRESTS)
WORTH: Final = (
    *POINTS_ON,
    *(0 for _ in range(WAGONS, ORDERS)),
    *(points for points in ORDER_POINTS for _ in DESTINATIONS),
    *(SHARE_POINTS for _ in DESTINATIONS),
    *(0 for _ in INNOVATION_NAMES),
    *(AIM_POINTS[aim] for aim in AIM_OF),
)
"""By face the points that are printed on it: once delivered, fulfilled or assigned, and for an
objective each time it counts."""


def order_size(face: int) -> int:
    """The lorries an order asks for."""
    return (face - ORDERS) // len(DESTINATIONS) + 1


def destination(face: int) -> int:
    """Where an order or a share belongs."""
    return (face - (ORDERS if face < SHARES else SHARES)) % len(DESTINATIONS)


# Tracks. A berth is a place for wagons of one crest at one track.

TRACKS: Final = 3
CRESTS_OF_TRACK: Final[tuple[Numbers, ...]] = ((WHEEL, CLOVER), (WHEEL, TOWER), (CLOVER, FOX))
BERTHS: Final = tuple(
    (track, wagon) for track in range(TRACKS) for wagon in (*CRESTS_OF_TRACK[track], WILD_WAGON)
)
BERTH_NAMES: Final = tuple(f"{track + 1}-{WAGON_KINDS[wagon]}" for track, wagon in BERTHS)
TRACK_OF_BERTH: Final = tuple(track for track, _ in BERTHS)
WAGON_OF_BERTH: Final = tuple(wagon for _, wagon in BERTHS)
BERTH_OF: Final = tuple(
    tuple(BERTHS.index((track, w)) if (track, w) in BERTHS else NONE for w in range(5))
    for track in range(TRACKS)
)
"""By track and wagon, NONE where that wagon is not allowed."""
FITS: Final = tuple(
    sum(
        1 << berth
        for berth, (track, wagon) in enumerate(BERTHS)
        if crest in CRESTS_OF_TRACK[track] and wagon in (crest, WILD_WAGON)
    )
    for crest in CREST_OF
)
"""The berths a lorry card fits, as a set, by its face."""

# Worker areas: the nine piles, then the five action cards.

LORRIES_1: Final = 0
LORRIES_2: Final = 1
WAGONS_1: Final = 2
WAGONS_2: Final = 3
ENGINE_PILE: Final = 4
ORDER_PILE: Final = 5
SHARE_PILE: Final = 6
PILES: Final = 9
MINING_01: Final = 9
MINING_12: Final = 10
MINING_23: Final = 11
DELIVERY: Final = 12
WILD: Final = 13
AREAS: Final = 14
AREA_NAMES: Final[Names] = (
    *("lorries-1", "lorries-2", "wagons-1", "wagons-2", "engines", "orders", "shares"),
    *("innovations", "objectives", "mining-0-1", "mining-1-2", "mining-2-3", "delivery", "wild"),
)
PILE_NAMES: Final[Names] = AREA_NAMES[:PILES]
KIND_OF_PILE: Final[Numbers] = (
    *(LORRY, LORRY, WAGON, WAGON, ENGINE, ORDER, SHARE, INNOVATION, OBJECTIVE),
)
PILES_OF_KIND: Final[tuple[Numbers, ...]] = ((0, 1), (2, 3), (4,), (5,), (6,), (7,), (8,))
SISTER: Final[Numbers] = (1, 0, 3, 2, NONE, NONE, NONE, NONE, NONE)
PILE_SIZES: Final = (20, 20, 20, 20, 28, 28, 24, 16, 18)
ALL_PILES: Final = (1 << PILES) - 1
LORRY_PILES: Final = 1 << LORRIES_1 | 1 << LORRIES_2
WAGON_PILES: Final = 1 << WAGONS_1 | 1 << WAGONS_2
MORE_MINING: Final = 1 << MINING_12 | 1 << MINING_23
"""The mining cards that may be impossible to carry out."""
PREPRINTED: Final[Numbers] = (0,) * WILD + (1,)
"""Workers that count as placed before anybody has come (GA-3.4)."""
SEEN_BY_WILD: Final = 4

# Worker cards in a hand, packed into one int: three bits for the 1s, two for the 2s, then one each.

WORKER_VALUES: Final[Numbers] = (1, 2, 3, 4, 5)
WORKERS_PER_VALUE: Final[Numbers] = (5, 2, 1, 1, 1)
WORKER_SHIFT: Final[Numbers] = (0, 3, 5, 6, 7)
WORKER_MASK: Final[Numbers] = (7, 3, 1, 1, 1)
HANDS: Final = 256
MOST_PLAYERS: Final = 4

SHIFTS: Final[Numbers] = (0, 0, 7, 6, 5)
"""By number of players; so are the two tables that follow."""
HIGHEST_WORKER: Final[Numbers] = (0, 0, 3, 4, 5)
TOKENS: Final = 7

HIGHEST_PRICE: Final = 17
"""No area can cost more: 1 + 2 + … + 18 is more than all workers of all players in a shift."""


def hand_of(players: int) -> int:
    """The worker cards each player starts a shift with (GA-1.7)."""
    return sum(WORKERS_PER_VALUE[n] << WORKER_SHIFT[n] for n in range(HIGHEST_WORKER[players]))


def worker_cards(hand: int) -> list[int]:
    """The numbers on the worker cards of a hand."""
    return [
        value
        for n, value in enumerate(WORKER_VALUES)
        for _ in range(hand >> WORKER_SHIFT[n] & WORKER_MASK[n])
    ]


# Moves. A pile is pointed at by the number of its area. The first 22 make up a turn.

AREA: Final = 0
EXTRA: Final = AREA + AREAS
PASS: Final = EXTRA + len(INNOVATION_NAMES) - WORKER_INNOVATIONS
DONE: Final = PASS + 1
TRACK: Final = DONE + 1
PAY: Final = TRACK + TRACKS
PAY_AS: Final = PAY + len(WORKER_VALUES)
"""The worker innovations 1–3 as 1 to 3, then 1–4, then 1–5."""
PAY_AS_OF: Final[Numbers] = (PAY_AS, PAY_AS + 3, PAY_AS + 7)
STORE: Final = PAY_AS + sum(HIGHEST_OF)
LOAD: Final = STORE + 1
LOAD_STORED: Final = LOAD + len(BERTHS)
STORED_LOADS: Final = tuple(
    (face, berth)
    for face in range(WAGONS)
    for berth in range(len(BERTHS))
    if FITS[face] >> berth & 1
)
FULFIL: Final = LOAD_STORED + len(STORED_LOADS)
KEEP: Final = FULFIL + SHARES - ORDERS
START: Final = KEEP + FACES
CARD: Final = START + MOST_PLAYERS
"""The dealer draws a card; each of the 194 cards of the piles has its own number."""
UNSEEN_CARD: Final = CARD + sum(KIND_SIZES)
UNSEEN_KEEP: Final = UNSEEN_CARD + 1
MOVE_COUNT: Final = UNSEEN_KEEP + 1
