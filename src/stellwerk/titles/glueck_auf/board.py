"""One player: the board with row, storage and tracks, the hand, and the cards in front."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import PlayerBoard
from stellwerk.titles.glueck_auf import components as c

COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
"""Innovations in a hand and empty wagons by berth are counts of five bits, packed into one int."""
UNSEEN_INNOVATION: Final = len(c.INNOVATION_NAMES)
"""The place of innovations that a seat cannot see, behind those it can."""


def count_of(packed: int, n: int) -> int:
    """How many innovations of a kind, or empty wagons in a berth, a packed count holds."""
    return packed >> COUNT_BITS * n & COUNT_MASK


def load(berth: int, face: int) -> int:
    """A lorry card in a wagon, packed into an int."""
    return berth * c.WAGONS + face


def berth_of(loaded: int) -> int:
    return loaded // c.WAGONS


def lorry_of(loaded: int) -> int:
    return loaded % c.WAGONS


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Sorted cards and one more, sorted."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    before = cards[:at]
    before += (card,)
    return before + cards[at:]


class Board(PlayerBoard):
    """What belongs to one player."""

    __slots__ = (
        "cargo",
        "delivered",
        "empty",
        "engines",
        "innovations",
        "loaded",
        "objectives",
        "orders",
        "row",
        "shares",
        "shown_innovations",
        "shown_orders",
        "spare",
        "store",
        "tokens",
        "workers",
    )

    def __init__(
        self,
        workers: int,
        row: tuple[int, ...],
        store: tuple[int, ...],
        spare: int,
        empty: int,
        loaded: tuple[int, ...],
        cargo: tuple[int, ...],
        engines: tuple[int, ...],
        orders: tuple[int, ...],
        shown_orders: tuple[int, ...],
        innovations: int,
        shown_innovations: int,
        shares: tuple[int, ...],
        objectives: int,
        tokens: int,
        delivered: tuple[int, ...],
    ) -> None:
        super().__init__()
        self.workers: int = workers
        """Worker cards in hand, packed as in `components`."""
        self.row: tuple[int, ...] = row
        """Lorry cards of the mining row, the front one first."""
        self.store: tuple[int, ...] = store
        self.spare: int = spare
        """Empty wagons, counted by berth."""
        self.empty: int = empty
        """The berths with an empty wagon, as a set: what `spare` says, for a quick look."""
        self.loaded: tuple[int, ...] = loaded
        """Loaded wagons, packed by `load`, sorted."""
        self.cargo: tuple[int, ...] = cargo
        """Lorries by track: what `loaded` says, for a quick look."""
        self.engines: tuple[int, ...] = engines
        """The type of the engine by track, or NONE."""
        self.orders: tuple[int, ...] = orders
        """Orders in hand, sorted: the smallest first."""
        self.shown_orders: tuple[int, ...] = shown_orders
        """Those of them that all players have seen (GA-11.2)."""
        self.innovations: int = innovations
        self.shown_innovations: int = shown_innovations
        self.shares: tuple[int, ...] = shares
        self.objectives: int = objectives
        self.tokens: int = tokens
        self.delivered: tuple[int, ...] = delivered
        """The faces of the delivered stack, orders included."""

    def copy(self) -> Board:
        return Board(
            self.workers,
            self.row,
            self.store,
            self.spare,
            self.empty,
            self.loaded,
            self.cargo,
            self.engines,
            self.orders,
            self.shown_orders,
            self.innovations,
            self.shown_innovations,
            self.shares,
            self.objectives,
            self.tokens,
            self.delivered,
        )

    def add_state(self, numbers: list[int]) -> None:
        numbers += (
            self.workers,
            self.spare,
            self.innovations,
            self.shown_innovations,
            self.objectives,
            self.tokens,
            len(self.row),
            len(self.store),
            len(self.loaded),
            len(self.orders),
            len(self.shown_orders),
            len(self.shares),
            len(self.delivered),
        )
        numbers += self.row
        numbers += self.store
        numbers += self.loaded
        numbers += self.engines
        numbers += self.orders
        numbers += self.shown_orders
        numbers += self.shares
        numbers += self.delivered

    def add_wagon(self, berth: int) -> None:
        self.spare += 1 << COUNT_BITS * berth
        self.empty |= 1 << berth

    def load(self, berth: int, face: int) -> None:
        """Put a lorry card under an empty wagon."""
        shift = COUNT_BITS * berth
        if self.spare >> shift & COUNT_MASK == 1:
            self.empty &= ~(1 << berth)
        self.spare -= 1 << shift
        self.loaded = with_card(self.loaded, load(berth, face))
        cargo = list(self.cargo)
        track = c.TRACK_OF_BERTH[berth]
        cargo[track] = cargo[track] + c.LORRIES_ON[face]
        self.cargo = tuple(cargo)

    def has_unseen_cards(self) -> bool:
        """Whether cards of this hand are out of sight for the seat the board was veiled for."""
        return c.UNKNOWN in self.orders or count_of(self.innovations, UNSEEN_INNOVATION) > 0
