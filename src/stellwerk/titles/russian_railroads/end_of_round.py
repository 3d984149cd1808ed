"""The end of a round: turn order, workers that move on, scoring, a clear board (RR-2, RR-9)."""

from __future__ import annotations

from typing import Final

from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.action_parts import EFFECTS
from stellwerk.titles.russian_railroads.effects import carry_out, has_black_worker, possible_spaces
from stellwerk.titles.russian_railroads.position import (
    NO_SEAT,
    Duty,
    Railway,
    space_of,
)
from stellwerk.titles.russian_railroads.scoring import score_game, score_round
from stellwerk.titles.russian_railroads.spaces import ONE_WORKER, OPEN_SPACES, TURN_ORDER


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
        spaces = ONE_WORKER & ~TURN_ORDER & ~position.occupied
        spaces &= OPEN_SPACES[position.players] | mat.engineers << c.OWN_ENGINEER
        armed = has_black_worker(position, c.O1 + self.claim)
        found = possible_spaces(position, mat, spaces, armed=armed)
        if found:
            found.append(c.DONE)
        return found

    def choose(self, position: Railway, move: int) -> None:
        if move == c.DONE:
            return
        placements = position.placements[:]
        space = c.O1 + self.claim
        armed = has_black_worker(position, space)
        at = next(n for n, placed in enumerate(placements) if space_of(placed) == space)
        placements[at] += (move - space) << 2
        position.placements = placements
        claims = position.claims[:]
        claims[self.claim] = NO_SEAT
        position.claims = claims
        position.occupied &= ~(1 << space)
        if move != c.T12:
            position.occupied |= 1 << move
        if position.events is not None:
            position.tell("move-on", seat=position.active, space=names.space(move, position.row))
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
            position.stack.append(EFFECTS.by_name["start-round"])


def clear_board(railway: Railway) -> None:
    """Everybody takes their workers home, the engineers move on (RR-2.3, RR-8.5)."""
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


END_ROUND: Final = EndRound("end-round", flow=True)
CALL_CLAIMANT: Final = [CallClaimant(0), CallClaimant(1)]
MOVE_ON: Final = [MoveOn(0), MoveOn(1)]
SCORE_ROUND: Final = ScoreRound("score-round", flow=True)
END_OF_ROUND: Final[list[Duty]] = [END_ROUND, *CALL_CLAIMANT, *MOVE_ON, SCORE_ROUND]
