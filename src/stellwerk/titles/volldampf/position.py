"""The table in the middle of a game: the board, the piles, and a company for every player."""

from __future__ import annotations

from typing import Any, Final

from stellwerk.core.position import Effect, PlayerBoard, Position
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.network import Network

SECRET_BONDS: Final = "secret-bonds"
SECRET_BIDS: Final = "secret-bids"
"""The names of what is owed while two players choose in secret (VD-13.5)."""


class Company(PlayerBoard):
    """What one player has in front of them and in hand."""

    __slots__ = (
        "actions",
        "bid",
        "bonds",
        "cash",
        "hidden",
        "income",
        "routes",
        "sealed",
        "shown",
        "track",
    )

    def __init__(
        self,
        cash: int,
        income: int,
        bonds: int,
        track: int,
        routes: int,
        actions: int,
        hidden: int,
        shown: list[int],
        bid: int,
        sealed: int,
    ) -> None:
        super().__init__()
        self.cash: int = cash
        self.income: int = income
        self.bonds: int = bonds
        """The face value of all bonds."""
        self.track: int = track
        """The segments with own pieces, as a set."""
        self.routes: int = routes
        self.actions: int = actions
        """Action cards in hand, as a pile; of a veiled position only the known ones."""
        self.hidden: int = hidden
        """In a veiled position: action cards in hand that are not known."""
        self.shown: list[int] = shown
        """By seat: the action cards in this hand that were drawn from that player (VD-10.4)."""
        self.bid: int = bid
        self.sealed: int = sealed
        """The secret choice of a player at a table of two, until both are shown."""

    def copy(self) -> Company:
        return Company(
            self.cash,
            self.income,
            self.bonds,
            self.track,
            self.routes,
            self.actions,
            self.hidden,
            self.shown,
            self.bid,
            self.sealed,
        )

    def add_state(self, numbers: list[int]) -> None:
        numbers += (
            self.cash,
            self.income,
            self.bonds,
            self.track,
            self.routes,
            self.actions,
            self.hidden,
            self.bid,
            self.sealed,
        )
        numbers += self.shown

    def holds(self, kind: int) -> bool:
        """Whether an action card of this kind is in hand."""
        return self.actions >> c.BITS * kind & c.FULL != 0

    def score(self) -> int:
        """Points if the game ended now (VD-12.2)."""
        return self.income - self.bonds


class Railroad(Position):
    """A game of Volldampf.

    Lists of the table are never changed in place, always replaced, so copies share them;
    companies are shared, too, until a copy writes on one.
    """

    __slots__ = (
        "active",
        "asked",
        "at",
        "bag",
        "bank",
        "barred",
        "cargo",
        "companies",
        "deck",
        "discard",
        "drawn",
        "due",
        "edition",
        "equal_bids",
        "first_stop",
        "goods",
        "groups",
        "highest",
        "lap",
        "lying",
        "network",
        "order",
        "passed",
        "path",
        "place",
        "reach",
        "reached",
        "round",
        "routes",
        "stones",
        "used_routes",
    )

    def __init__(
        self,
        players: int,
        rules: int,
        turn: int,
        turns: int,
        stack: list[Effect[Any]],
        legal: list[int],
        edition: Edition,
        first_stop: int,
        companies: list[Company],
        network: Network,
        current_round: int,
        order: list[int],
        active: int,
        place: int,
        lap: int,
        asked: int,
        bank: int,
        bag: int,
        stones: list[int],
        lying: list[int],
        goods: int,
        due: list[int],
        routes: int,
        used_routes: int,
        groups: list[int],
        deck: int,
        discard: int,
        highest: int,
        passed: list[int],
        equal_bids: int,
        drawn: int,
        cargo: int,
        path: list[int],
        at: int,
        reached: int,
        reach: int,
        barred: list[int],
    ) -> None:
        super().__init__(players, rules, turn, turns, stack, legal)
        self.edition: Edition = edition
        self.first_stop: int = first_stop
        """1 if a stone must end at the first field of its colour (VD-8.6)."""
        self.companies: list[Company] = companies
        self.network: Network = network
        self.round: int = current_round
        self.order: list[int] = order
        """The seats by order number."""
        self.active: int = active
        """Whose turn is going on."""
        self.place: int = place
        """How many have had their turn in this phase or lap, minus one."""
        self.lap: int = lap
        self.asked: int = asked
        """The order number, minus one, of the player who is asked for an answer."""
        self.bank: int = bank
        self.bag: int = bag
        self.stones: list[int] = stones
        """By field the pile of its stones."""
        self.lying: list[int] = lying
        """By colour the fields that have such a stone, as a set: follows from `stones`."""
        self.goods: int = goods
        """The goods cards not turned yet, as a set."""
        self.due: list[int] = due
        """The fields that still wait for a stone."""
        self.routes: int = routes
        self.used_routes: int = used_routes
        self.groups: list[int] = groups
        """The groups of route cards as piles; 0 was taken."""
        self.deck: int = deck
        """Action cards face down; in a veiled position also those in hidden hands."""
        self.discard: int = discard
        self.highest: int = highest
        """The highest bid so far, or NONE."""
        self.passed: list[int] = passed
        """The seats that have passed, the first to pass first."""
        self.equal_bids: int = equal_bids
        self.drawn: int = drawn
        """The colour of a stone in the hand of a player, on its way from the bag to a field."""
        self.cargo: int = cargo
        """The stone that is moved, 32 × colour + field; it lies on its field until it arrives."""
        self.path: list[int] = path
        self.at: int = at
        """Where the cargo has got to: follows, like `reached`, from `cargo` and `path`."""
        self.reached: int = reached
        self.reach: int = reach
        """How many pieces this transport may pass."""
        self.barred: list[int] = barred
        """Stones that were sabotaged in this transport."""

    def copy(self) -> Railroad:
        self.owned = 0
        return Railroad(
            self.players,
            self.rules,
            self.turn,
            self.turns,
            self.stack[:],
            self.legal,
            self.edition,
            self.first_stop,
            self.companies[:],
            self.network,
            self.round,
            self.order,
            self.active,
            self.place,
            self.lap,
            self.asked,
            self.bank,
            self.bag,
            self.stones,
            self.lying,
            self.goods,
            self.due,
            self.routes,
            self.used_routes,
            self.groups,
            self.deck,
            self.discard,
            self.highest,
            self.passed,
            self.equal_bids,
            self.drawn,
            self.cargo,
            self.path,
            self.at,
            self.reached,
            self.reach,
            self.barred,
        )

    def state(self) -> list[int]:
        numbers = [
            self.players,
            self.turn,
            self.turns,
            self.first_stop,
            self.round,
            self.active,
            self.place,
            self.lap,
            self.asked,
            self.bank,
            self.bag,
            self.goods,
            self.routes,
            self.used_routes,
            self.deck,
            self.discard,
            self.highest,
            self.equal_bids,
            self.drawn,
            self.cargo,
            self.reach,
            len(self.due),
            len(self.groups),
            len(self.passed),
            len(self.path),
            len(self.barred),
            len(self.stack),
        ]
        numbers += self.order
        numbers += self.stones
        numbers += self.due
        numbers += self.groups
        numbers += self.passed
        numbers += self.path
        numbers += self.barred
        numbers += [effect.code for effect in self.stack]
        for company in self.companies:
            company.add_state(numbers)
        return numbers

    def scores(self) -> list[int]:
        return [company.score() for company in self.companies]

    def winners(self) -> list[int]:
        """Most points, then most cash; players tied in both share the win (VD-12.3)."""
        ranks = [(company.score(), company.cash) for company in self.companies]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def awaited(self) -> list[int]:
        """Both players while secret choices are open to both (VD-13.5)."""
        if self.in_secret():
            return [seat for seat in range(2) if self.companies[seat].sealed == c.NONE]
        return super().awaited()

    def give_turn_to(self, seat: int) -> None:
        super().give_turn_to(seat)
        if self.in_secret():
            self.active = seat
            self.settle()

    def in_secret(self) -> bool:
        """Whether secret choices are being made."""
        return bool(self.stack) and self.stack[-1].name in (SECRET_BONDS, SECRET_BIDS)

    def writable(self, seat: int) -> Company:
        """The company of a seat, for writing on it."""
        if not self.owned >> seat & 1:
            return self.own(self.companies, seat)
        company = self.companies[seat]
        company.edits += 1
        return company

    def begin(self, seat: int) -> None:
        """A turn of this seat begins."""
        self.active = seat
        self.turns += 1
