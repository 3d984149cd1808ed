"""Bonds and the auction for the order: open with 3 to 6 players, secret with two (VD-4, 5, 13)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import Effect
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.effects import (
    Decision,
    InOrder,
    can_play_new_plan,
    pay,
    play_new_plan,
)
from stellwerk.titles.volldampf.position import SECRET_BIDS, SECRET_BONDS, Railroad

_BONDS: Final = [c.BONDS + bonds for bonds in range(c.BONDS_IN_ALL + 1)]
_BIDS: Final = [c.BID + bid for bid in range(c.HIGHEST_BID + 1)]
_PASS: Final = [c.PASS]
_PLAN: Final = [c.PLAY + c.NEW_PLAN]


def bonds_left(position: Railroad) -> int:
    """The face value that can still be issued with 3 to 6 players (VD-4.3)."""
    left = c.BONDS_IN_ALL
    for company in position.companies:
        left -= company.bonds
    return left


def issue(position: Railroad, seat: int, bonds: int) -> None:
    """Six Mark for each bond (VD-4.1)."""
    position.writable(seat).bonds += bonds
    pay(position, seat, -c.MARK_PER_BOND * bonds)
    if position.events is not None:
        position.tell("event-bonds", seat=seat, bonds=bonds, mark=c.MARK_PER_BOND * bonds)


class Clockwise(InOrder):
    """Everybody has a turn clockwise from number 1 (VD-2.4)."""

    __slots__ = ()

    def seat(self, position: Railroad) -> int:
        return (position.order[0] + position.place) % position.players

    def place_of(self, position: Railroad, seat: int) -> int:
        return (seat - position.order[0]) % position.players


class IssueBonds(Decision):
    """A player says how many bonds to issue (VD-4.1)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        found = _BONDS[: bonds_left(position) + 1]
        return found + _PLAN if can_play_new_plan(position) else found

    def choose(self, position: Railroad, move: int) -> None:
        if move == c.PLAY + c.NEW_PLAN:
            play_new_plan(position, self)
        else:
            issue(position, position.active, move - c.BONDS)


class Auction(Effect[Railroad]):
    """Goes round until one player is left; then all pay and the order changes (VD-5)."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        if len(position.passed) == position.players - 1:
            self.end(position)
            return
        if position.highest == c.NONE:
            seat = position.order[0]
        else:
            seat = (position.active + 1) % position.players
            while seat in position.passed:
                seat = (seat + 1) % position.players
        position.begin(seat)
        position.stack.append(self)
        position.stack.append(PLACE_BID)

    def end(self, position: Railroad) -> None:
        """The first to pass is last; numbers 1 and 2 pay in full (VD-5.4 to VD-5.7)."""
        order = position.passed[::-1]
        order.insert(0, sum(range(position.players)) - sum(order))
        position.order = order
        position.passed = []
        position.highest = c.NONE
        for number, seat in enumerate(order, start=1):
            company = position.writable(seat)
            price = price_of(number, company.bid, position.players)
            company.bid = c.NONE
            pay(position, seat, price)
            if position.events is not None:
                position.tell("event-order", seat=seat, number=number, price=price)


def price_of(number: int, bid: int, players: int) -> int:
    """What a bid costs whoever gets this order number (VD-5.5, VD-5.6)."""
    if bid == c.NONE or is_free(number, players):
        return 0
    return (bid + 1) // 2 if pays_half(number) else bid


def is_free(number: int, players: int) -> bool:
    """Whether an order number costs nothing, whatever was bid (VD-5.5)."""
    return number == players >= c.LEAST_WITH_A_FREE_PLACE


def pays_half(number: int) -> bool:
    """Whether an order number costs half of what was bid, rounded up (VD-5.6)."""
    return number > c.PLACES_IN_FULL


class PlaceBid(Decision):
    """Bid more than the highest bid, or pass; the first bid is a duty (VD-5.1, VD-5.2)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        found = _BIDS[position.highest + 1 : position.companies[position.active].cash + 1]
        if position.highest != c.NONE:
            found = _PASS + found
        return found + _PLAN if can_play_new_plan(position) else found

    def choose(self, position: Railroad, move: int) -> None:
        seat = position.active
        if move == c.PLAY + c.NEW_PLAN:
            play_new_plan(position, self)
        elif move == c.PASS:
            position.passed = [*position.passed, seat]
            if position.events is not None:
                position.tell("event-pass", seat=seat)
        else:
            position.writable(seat).bid = position.highest = move - c.BID
            if position.events is not None:
                position.tell("event-bid", seat=seat, bid=position.highest)


# Two players.


class InSecret(Decision):
    """Both players choose in secret, in any order; number 1 is asked first (VD-13.5)."""

    __slots__ = ()

    def options(self, position: Railroad) -> list[int]:
        return self.secrets(position, position.active)

    def secrets(self, position: Railroad, seat: int) -> list[int]:
        """What a player can choose."""
        raise NotImplementedError

    def number(self, move: int) -> int:
        """How many bonds, or how much, a move says."""
        raise NotImplementedError

    def choose(self, position: Railroad, move: int) -> None:
        """One choice is made; the second shows both."""
        seat = position.active
        position.writable(seat).sealed = self.number(move)
        if position.events is not None:
            position.tell("event-sealed", seat=seat)
        if position.companies[1 - seat].sealed == c.NONE:
            position.begin(1 - seat)
            position.stack.append(self)
            return
        sealed = [company.sealed for company in position.companies]
        for other in range(2):
            position.writable(other).sealed = c.NONE
        self.show(position, sealed)

    def show(self, position: Railroad, sealed: list[int]) -> None:
        """Carry out both choices."""
        raise NotImplementedError


class SecretBonds(InSecret):
    """A chip of 5 and five of 1, some of them in a closed hand (VD-13.1)."""

    __slots__ = ()

    def secrets(self, position: Railroad, seat: int) -> list[int]:
        return _BONDS[: c.SECRET_BONDS + 1]

    def number(self, move: int) -> int:
        return move - c.BONDS

    def show(self, position: Railroad, sealed: list[int]) -> None:
        for seat, bonds in enumerate(sealed):
            issue(position, seat, bonds)


class SecretBids(InSecret):
    """One to five Mark, as far as the cash goes (VD-13.2)."""

    __slots__ = ()

    def secrets(self, position: Railroad, seat: int) -> list[int]:
        least, most = c.SECRET_BIDS
        cash = position.companies[seat].cash
        return _BIDS[min(least, cash) : min(most, cash) + 1]

    def number(self, move: int) -> int:
        return move - c.BID

    def show(self, position: Railroad, sealed: list[int]) -> None:
        if sealed[0] == sealed[1]:
            position.equal_bids += 1
            position.stack.append(BID_IN_SECRET)
            if position.events is not None:
                position.tell("event-equal-bids", bid=sealed[0])
            return
        position.equal_bids = 0
        first = 0 if sealed[0] > sealed[1] else 1
        position.order = [first, 1 - first]
        for number, seat in enumerate(position.order, start=1):
            pay(position, seat, sealed[seat])
            if position.events is not None:
                position.tell("event-order", seat=seat, number=number, price=sealed[seat])


class BondsInSecret(Effect[Railroad]):
    """The phase of bonds at a table of two."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        position.begin(position.order[0])
        position.stack.append(CHOOSE_BONDS)


class BidInSecret(Effect[Railroad]):
    """The auction at a table of two, once more after equal bids, but not for ever (VD-13.4)."""

    __slots__ = ()

    def resolve(self, position: Railroad) -> None:
        choices = CHOOSE_BID.secrets(position, 0)
        decided = len(choices) == 1 and choices == CHOOSE_BID.secrets(position, 1)
        if decided or position.equal_bids == c.EQUAL_BIDS:
            position.equal_bids = 0
            if position.events is not None:
                position.tell("event-order-stays")
            return
        position.begin(position.order[0])
        position.stack.append(CHOOSE_BID)


ISSUE: Final = IssueBonds("issue")
BONDS: Final = Clockwise("bonds", ISSUE)
PLACE_BID: Final = PlaceBid("bid")
AUCTION: Final = Auction("auction")
CHOOSE_BONDS: Final = SecretBonds(SECRET_BONDS)
CHOOSE_BID: Final = SecretBids(SECRET_BIDS)
BONDS_IN_SECRET: Final = BondsInSecret("bonds-in-secret")
BID_IN_SECRET: Final = BidInSecret("bids-in-secret")
