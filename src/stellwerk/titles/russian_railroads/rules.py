"""The sequence of a round: turns, payment, hiring, passing."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NO_MOVES
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.action_parts import EXTRA_STEP_COUNTS
from stellwerk.titles.russian_railroads.effects import can_carry_out, carry_out, possible_spaces
from stellwerk.titles.russian_railroads.end_of_round import END_ROUND
from stellwerk.titles.russian_railroads.position import Duty, Mat, Railway, placement
from stellwerk.titles.russian_railroads.spaces import OPEN_SPACES, TURN_ORDER, WITHIN_COST


class StartRound(Duty):
    """The first player in order begins; start bonuses that are left leave the game."""

    __slots__ = ()

    def resolve(self, position: Railway) -> None:
        position.bonuses = 0
        position.current_round += 1
        if position.events is not None:
            position.tell("round", number=position.current_round)
        begin_turn(position, position.order[0])


def begin_turn(railway: Railway, seat: int) -> None:
    railway.active = seat
    railway.turns += 1


class TakeTurn(Duty):
    """One action, or passing (RR-2.1)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        spaces = affordable_spaces(position, mat)
        found = possible_spaces(position, mat, spaces, armed=mat.free_black > 0)
        found.append(c.PASS)
        return found

    def choose(self, position: Railway, move: int) -> None:
        mat = position.mats[position.active]
        if move == c.PASS:
            pass_round(position)
        elif mat.coins or mat.free_black:
            position.stack.append(PAY[move])
        else:
            PAY[move].pay(position, 0)


def affordable_spaces(railway: Railway, mat: Mat) -> int:
    """The free spaces the player on turn can pay for, whatever their actions."""
    workers = mat.free + mat.temporary + mat.free_black
    purse = workers + mat.coins
    spaces = WITHIN_COST[purse if purse < 3 else 3]
    if mat.coins == 0 or purse < 2:
        spaces &= ~(1 << c.T11)
    if mat.coins and railway.row[0]:
        spaces |= 1 << c.HIRE
    spaces &= OPEN_SPACES[railway.players] | mat.engineers << c.OWN_ENGINEER
    spaces &= ~railway.occupied
    if railway.is_last_round():
        return spaces & ~TURN_ORDER
    spaces &= ~(1 << c.LAST_ROUND)
    if spaces & TURN_ORDER:
        spaces &= ~closed_turn_order(railway)
    return spaces


def closed_turn_order(railway: Railway) -> int:
    """The turn-order spaces this player may not take (RR-9.3)."""
    seat = railway.active
    if railway.claims[0] == seat or railway.claims[1] == seat:
        return TURN_ORDER
    if railway.players == 2:
        return 0
    place = railway.place_of(seat)
    return 1 << (c.O1 + place) if place < 2 else 0


class Pay(Duty):
    """The payment for a space, where there is more than one way (RR-3.2, RR-3.3)."""

    __slots__ = ("cost", "fee", "space")

    def __init__(self, space: int) -> None:
        super().__init__(f"pay:{c.SPACE_NAMES[space]}", flow=True)
        own = space > c.OWN_ENGINEER
        self.space: int = space
        self.cost: int = 1 if own else c.SPACES[space].workers
        self.fee: int = 0 if own else c.SPACES[space].coins
        """Coins, besides the cost in workers."""

    def mixes(self, railway: Railway) -> list[int]:
        """Every mix of black worker, coins and workers that makes up the cost."""
        mat = railway.mats[railway.active]
        if self.space == c.HIRE:
            return [c.PAY]
        purse = mat.coins - self.fee
        workers = mat.free + mat.temporary
        return [
            c.PAY + 4 * black + coins
            for black in range(mat.free_black + 1)
            for coins in range(min(self.cost - black, purse) + 1)
            if self.cost - black - coins <= workers
        ]

    def options(self, position: Railway) -> list[int]:
        """Where only the black worker's extra step opens the action, it must be placed (RR-3.6)."""
        mixes = self.mixes(position)
        if len(mixes) < 2:
            return NO_MOVES
        mat = position.mats[position.active]
        if (
            mat.free_black
            and position.rules >= EXTRA_STEP_COUNTS
            and not can_carry_out(position, mat, self.space, armed=False)
        ):
            return [mix for mix in mixes if mix >= c.PAY_BLACK]
        return mixes

    def choose(self, position: Railway, move: int) -> None:
        self.pay(position, move - c.PAY)

    def resolve(self, position: Railway) -> None:
        self.pay(position, self.mixes(position)[0] - c.PAY)

    def pay(self, railway: Railway, mix: int) -> None:
        seat = railway.active
        space = self.space
        black = mix >> 2
        coins = mix & 3
        workers = self.cost - black - coins
        mat = railway.writable(seat)
        temporary = min(workers, mat.temporary)
        mat.temporary -= temporary
        mat.free -= workers - temporary
        mat.free_black -= black
        mat.coins -= coins + self.fee
        placed = placement(seat, space, workers - temporary, temporary, black, coins + self.fee)
        railway.placements = [*railway.placements, placed]
        if space != c.T12:
            railway.occupied |= 1 << space
        if railway.events is not None:
            railway.tell(
                "place",
                seat=seat,
                space=names.space(space, railway.row),
                workers=self.cost - coins,
                coins=coins + self.fee,
            )
        if space == c.O1 or space == c.O2:
            claims = railway.claims[:]
            claims[space - c.O1] = seat
            railway.claims = claims
        elif space == c.HIRE:
            hire(railway, mat)
        else:
            carry_out(railway, space, armed=black > 0)


def hire(railway: Railway, mat: Mat) -> None:
    """Take the engineer from the hiring field (RR-8.2)."""
    number = railway.row[0]
    mat.engineers |= 1 << number
    railway.row = [0, *railway.row[1:]]
    if railway.events is not None:
        railway.tell("hire-engineer", seat=railway.active, number=number)


def pass_round(railway: Railway) -> None:
    """Out for this round, with the points of the player's place (RR-9.1)."""
    seat = railway.active
    railway.passed |= 1 << seat
    if railway.events is not None:
        railway.tell("pass", seat=seat)
    railway.score(seat, c.PASS_POINTS[railway.place_of(seat)], "pass")


class NextTurn(Duty):
    """A turn of the next player in order who has not passed; when all have, the round ends."""

    __slots__ = ()

    def resolve(self, position: Railway) -> None:
        place = position.place_of(position.active)
        for _step in range(position.players):
            place += 1
            if place == position.players:
                place = 0
            seat = position.order[place]
            if not position.passed >> seat & 1:
                begin_turn(position, seat)
                return
        position.stack[-1] = END_ROUND


START_ROUND: Final = StartRound("start-round", flow=True)
TAKE_TURN: Final = TakeTurn("turn", flow=True)
NEXT_TURN: Final = NextTurn("next-turn", flow=True)
PAY: Final = [Pay(space) for space in range(c.SPACE_COUNT)]
START_ROUND.then = TAKE_TURN
TAKE_TURN.then = NEXT_TURN
NEXT_TURN.then = TAKE_TURN
COURSE_OF_ROUND: Final[list[Duty]] = [START_ROUND, TAKE_TURN, NEXT_TURN, *PAY]
