"""The course of the game: set-up, turns, passing, the end of a round."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.position import DEALER, NO_MOVES
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import words
from stellwerk.titles.russian_railroads.deeds import gain, perform
from stellwerk.titles.russian_railroads.effects import (
    ONE_WORKER,
    carry_out,
    possible_spaces,
)
from stellwerk.titles.russian_railroads.position import (
    NO_SEAT,
    Duty,
    Mat,
    Railway,
    black_of,
    placement,
    space_of,
)
from stellwerk.titles.russian_railroads.scoring import score_game, score_round
from stellwerk.titles.russian_railroads.work import BONUS_WORKS, EFFECTS

# Set-up.


def start(players: int) -> Railway:
    """The table before the first card is dealt (RR-1)."""
    everything = (1 << c.END_CARDS) - 1
    stock = [0] * 2 + [players] * (c.STRONGEST - 1)
    railway = Railway(
        players=players,
        turn=DEALER,
        turns=0,
        stack=[DEAL_ORDER],
        legal=NO_MOVES,
        mats=[_new_mat(players) for _ in range(players)],
        current_round=0,
        order=[],
        active=NO_SEAT,
        passed=0,
        occupied=0,
        placements=[],
        claims=[NO_SEAT, NO_SEAT],
        row=[0] * c.ROUNDS[players],
        away=mask_of([*c.ENGINEERS_A, *c.ENGINEERS_B]),
        stock=stock,
        lowest=2,
        returned=[0] * (c.STRONGEST + 1),
        doublers=c.DOUBLERS,
        cards=(1 << len(c.CARD_NAMES)) - 1,
        end_stack=everything,
        boxed=0,
        glances=[],
        bonuses=(1 << len(c.START_BONUSES)) - 1,
        looking_ahead=False,
    )
    railway.settle()
    return railway


def _new_mat(players: int) -> Mat:
    workers = c.WORKERS_AT_START[players]
    return Mat(
        score=0,
        workers=workers,
        free=workers,
        temporary=0,
        black_worker=0,
        free_black=0,
        coins=c.COINS_AT_START[players],
        tracks=list(c.TRACKS_AT_START),
        locomotives=[1, 0, 0, 0],
        factories=[],
        marker=0,
        second_marker=c.NOT_IN_PLAY,
        doublers=0,
        engineers=0,
        claimed=0,
        tokens=0,
        end_cards=[],
        looks=[],
    )


class Deal(Duty):
    """Something dealt at random."""

    __slots__ = ()

    def actor(self, position: Railway) -> int:
        return DEALER


class DealOrder(Deal):
    """The turn order, from the first place to the last (RR-1.8)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        return [
            c.DEAL_SEAT + seat for seat in range(position.players) if seat not in position.order
        ]

    def choose(self, position: Railway, move: int) -> None:
        position.order = [*position.order, move - c.DEAL_SEAT]
        position.stack.append(DEAL_ORDER)

    def resolve(self, position: Railway) -> None:
        position.stack.append(DEAL_ENGINEERS)


class DealEngineers(Deal):
    """Engineers from the hiring field to the left, first of stack A, then of B (RR-1.6)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        if 0 not in position.row:
            return NO_MOVES
        field = position.row.index(0)
        stack = c.ENGINEERS_A if field < c.ENGINEERS_A_USED else c.ENGINEERS_B
        return [c.DEAL_ENGINEER + number for number in stack if position.away >> number & 1]

    def choose(self, position: Railway, move: int) -> None:
        number = move - c.DEAL_ENGINEER
        row = position.row[:]
        row[row.index(0)] = number
        position.row = row
        position.away &= ~(1 << number)
        position.stack.append(DEAL_ENGINEERS)

    def resolve(self, position: Railway) -> None:
        position.stack.append(BOX_END_CARDS)


class BoxEndCards(Deal):
    """Two end-bonus cards leave the game unseen (RR-1.7)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        if len(members(position.boxed)) == c.END_CARDS_BOXED:
            return NO_MOVES
        return [c.BOX_END_CARD + card for card in members(position.end_stack)]

    def choose(self, position: Railway, move: int) -> None:
        card = 1 << (move - c.BOX_END_CARD)
        position.end_stack &= ~card
        position.boxed |= card
        position.stack.append(BOX_END_CARDS)

    def resolve(self, position: Railway) -> None:
        position.stack.append(START_ROUND)
        position.stack.extend(PICK_BONUS[1 : position.players])


class PickBonus(Duty):
    """The start bonus of a place in the turn order (RR-1.9)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"bonus:{place + 1}", flow=True)
        self.place: int = place

    def actor(self, position: Railway) -> int:
        return position.order[self.place]

    def options(self, position: Railway) -> list[int]:
        return [c.PICK_BONUS + bonus for bonus in members(position.bonuses)]

    def choose(self, position: Railway, move: int) -> None:
        bonus = move - c.PICK_BONUS
        position.active = position.order[self.place]
        position.turns += 1
        position.bonuses &= ~(1 << bonus)
        if position.events is not None:
            position.tell("bonus", seat=position.active, bonus=words.BONUSES[bonus])
        gain(position, c.START_BONUSES[bonus])
        perform(position, BONUS_WORKS[bonus])


# Turns.


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
    railway.stack.append(TAKE_TURN)


class TakeTurn(Duty):
    """One action, or passing (RR-2.1)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        found = possible_spaces(position, mat, affordable_spaces(position, mat))
        found.append(c.PASS)
        return found

    def choose(self, position: Railway, move: int) -> None:
        position.stack.append(NEXT_TURN)
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
    spaces = _WITHIN_COST[purse if purse < 3 else 3]
    if mat.coins == 0 or purse < 2:
        spaces &= ~(1 << c.T11)
    if mat.coins and railway.row[0]:
        spaces |= 1 << c.HIRE
    spaces &= _OPEN_SPACES[railway.players] | mat.engineers << c.OWN_ENGINEER
    spaces &= ~railway.occupied
    if railway.is_last_round():
        return spaces & ~_TURN_ORDER
    spaces &= ~(1 << c.LAST_ROUND)
    if spaces & _TURN_ORDER:
        spaces &= ~closed_turn_order(railway)
    return spaces


def closed_turn_order(railway: Railway) -> int:
    """The turn-order spaces this player may not take (RR-9.3)."""
    seat = railway.active
    if seat in railway.claims:
        return _TURN_ORDER
    if railway.players == 2:
        return 0
    place = railway.order.index(seat)
    return 1 << (c.O1 + place) if place < 2 else 0


class Pay(Duty):
    """The payment for a space, where there is more than one way (RR-3.2, RR-3.3)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"pay:{c.SPACE_NAMES[space]}", flow=True)
        self.space: int = space

    def mixes(self, railway: Railway) -> list[int]:
        """Every mix of black worker, coins and workers that makes up the cost."""
        mat = railway.mats[railway.active]
        if self.space == c.HIRE:
            return [c.PAY]
        own = self.space > c.OWN_ENGINEER
        cost = 1 if own else c.SPACES[self.space].workers
        purse = mat.coins if own else mat.coins - c.SPACES[self.space].coins
        workers = mat.free + mat.temporary
        return [
            c.PAY + 4 * black + coins
            for black in range(mat.free_black + 1)
            for coins in range(min(cost - black, purse) + 1)
            if cost - black - coins <= workers
        ]

    def options(self, position: Railway) -> list[int]:
        mixes = self.mixes(position)
        return mixes if len(mixes) > 1 else NO_MOVES

    def choose(self, position: Railway, move: int) -> None:
        self.pay(position, move - c.PAY)

    def resolve(self, position: Railway) -> None:
        self.pay(position, self.mixes(position)[0] - c.PAY)

    def pay(self, railway: Railway, mix: int) -> None:
        seat = railway.active
        space = self.space
        black = mix >> 2
        coins = mix & 3
        cost = 1
        fee = 0
        if space <= c.LAST_ROUND:
            cost = c.SPACES[space].workers
            fee = c.SPACES[space].coins
        workers = cost - black - coins
        mat = railway.writable(seat)
        temporary = min(workers, mat.temporary)
        mat.temporary -= temporary
        mat.free -= workers - temporary
        mat.free_black -= black
        mat.coins -= coins + fee
        placed = placement(seat, space, workers - temporary, temporary, black, coins + fee)
        railway.placements = [*railway.placements, placed]
        if space != c.T12:
            railway.occupied |= 1 << space
        if railway.events is not None:
            railway.tell(
                "place",
                seat=seat,
                space=words.SPACES[space],
                workers=cost - coins,
                coins=coins + fee,
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
    """Out for this round, with the points of one's place (RR-9.1)."""
    seat = railway.active
    railway.passed |= 1 << seat
    if railway.events is not None:
        railway.tell("pass", seat=seat)
    railway.score(seat, c.PASS_POINTS[railway.order.index(seat)], "pass")


class NextTurn(Duty):
    """The next player in order who has not passed; when all have, the round ends."""

    __slots__ = ()

    def resolve(self, position: Railway) -> None:
        order = position.order
        place = order.index(position.active)
        for ahead in range(1, position.players + 1):
            seat = order[(place + ahead) % position.players]
            if not position.passed >> seat & 1:
                begin_turn(position, seat)
                return
        position.stack.append(END_ROUND)


# The end of a round.


class EndRound(Duty):
    """Sort the order; workers on O2, then O1, move on; then everybody scores (RR-2.2)."""

    __slots__ = ()

    def resolve(self, position: Railway) -> None:
        sort_order(position)
        position.stack.extend((SCORE_ROUND, *CALL_CLAIMANT))


def sort_order(railway: Railway) -> None:
    """Claimants take their places, the others keep their order (RR-9.4, RR-9.5)."""
    first, second = railway.claims
    old = railway.order
    if first == NO_SEAT and second == old[0]:
        return
    new = [seat for seat in old if seat not in railway.claims]
    if first != NO_SEAT:
        new.insert(0, first)
    if second != NO_SEAT:
        new.insert(1, second)
    railway.order = new


class CallClaimant(Duty):
    """The worker of O2, then of O1, may move on; with 2 players only that of O1 (RR-9.6)."""

    __slots__ = ("claim",)

    def __init__(self, claim: int) -> None:
        super().__init__(f"call:{c.SPACE_NAMES[c.O1 + claim]}", flow=True)
        self.claim: int = claim

    def resolve(self, position: Railway) -> None:
        seat = position.claims[self.claim]
        if seat != NO_SEAT and (self.claim == 0 or position.players > 2):
            position.active = seat
            position.turns += 1
            position.stack.append(MOVE_ON[self.claim])


class MoveOn(Duty):
    """A worker from a turn-order space to another space, or not (RR-9.6, RR-9.7)."""

    __slots__ = ("claim",)

    def __init__(self, claim: int) -> None:
        super().__init__(f"move-on:{c.SPACE_NAMES[c.O1 + claim]}", flow=True)
        self.claim: int = claim

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        spaces = ONE_WORKER & ~_TURN_ORDER & ~position.occupied
        spaces &= _OPEN_SPACES[position.players] | mat.engineers << c.OWN_ENGINEER
        found = possible_spaces(position, mat, spaces)
        if found:
            found.append(c.DONE)
        return found

    def choose(self, position: Railway, move: int) -> None:
        if move == c.DONE:
            return
        placements = position.placements[:]
        space = c.O1 + self.claim
        at = next(n for n, placed in enumerate(placements) if space_of(placed) == space)
        armed = black_of(placements[at]) > 0
        placements[at] += (move - space) << 2
        position.placements = placements
        claims = position.claims[:]
        claims[self.claim] = NO_SEAT
        position.claims = claims
        position.occupied &= ~(1 << space)
        if move != c.T12:
            position.occupied |= 1 << move
        if position.events is not None:
            position.tell("move-on", seat=position.active, space=words.SPACES[move])
        carry_out(position, move, armed=armed)


class ScoreRound(Duty):
    """Score, clear the board, and begin the next round or end the game."""

    __slots__ = ()

    def resolve(self, position: Railway) -> None:
        for seat in position.order:
            score_round(position, seat)
        if position.is_last_round():
            score_game(position)
        else:
            clear_board(position)
            position.stack.append(START_ROUND)


def clear_board(railway: Railway) -> None:
    """Everybody takes his workers home, the engineers move on (RR-2.3, RR-8.5)."""
    for seat in range(railway.players):
        mat = railway.writable(seat)
        mat.free = mat.workers
        mat.free_black = mat.black_worker
        mat.temporary = 0
    railway.placements = []
    railway.occupied = 0
    railway.passed = 0
    railway.claims = [NO_SEAT, NO_SEAT]
    if railway.row[0]:
        railway.away |= 1 << railway.row[0]
    railway.row = [*railway.row[1:], 0]


DEAL_ORDER: Final = DealOrder("deal-order", flow=True)
DEAL_ENGINEERS: Final = DealEngineers("deal-engineers", flow=True)
BOX_END_CARDS: Final = BoxEndCards("box-end-cards", flow=True)
PICK_BONUS: Final = [PickBonus(place) for place in range(4)]
START_ROUND: Final = StartRound("start-round", flow=True)
TAKE_TURN: Final = TakeTurn("turn", flow=True)
NEXT_TURN: Final = NextTurn("next-turn", flow=True)
PAY: Final = [Pay(space) for space in range(c.SPACE_COUNT)]
END_ROUND: Final = EndRound("end-round", flow=True)
CALL_CLAIMANT: Final = [CallClaimant(0), CallClaimant(1)]
MOVE_ON: Final = [MoveOn(0), MoveOn(1)]
SCORE_ROUND: Final = ScoreRound("score-round", flow=True)

for _duty in (
    *(DEAL_ORDER, DEAL_ENGINEERS, BOX_END_CARDS, *PICK_BONUS),
    *(START_ROUND, TAKE_TURN, NEXT_TURN, *PAY),
    *(END_ROUND, *CALL_CLAIMANT, *MOVE_ON, SCORE_ROUND),
):
    EFFECTS.add(_duty)

_OWN_ENGINEERS: Final = ((1 << len(c.ENGINEERS)) - 2) << c.OWN_ENGINEER
_TURN_ORDER: Final = 1 << c.O1 | 1 << c.O2


def _spaces_within(cost: int) -> int:
    spaces = _OWN_ENGINEERS if cost else 0
    for number, space in enumerate(c.SPACES):
        if space.workers <= cost and number != c.HIRE:
            spaces |= 1 << number
    return spaces


def _spaces_with(players: int) -> int:
    spaces = 0
    for number, space in enumerate(c.SPACES):
        if players > 2 or space.with_two:
            spaces |= 1 << number
    return spaces


_WITHIN_COST: Final = [_spaces_within(cost) for cost in range(4)]
_OPEN_SPACES: Final = [_spaces_with(players) for players in range(5)]
