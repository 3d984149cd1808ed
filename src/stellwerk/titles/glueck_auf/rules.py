"""The sequence of the game: shifts, turns, passing (GA-2, GA-9)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import NO_MOVES, NOBODY
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.areas import AREA_ACTIONS, worker_actions
from stellwerk.titles.glueck_auf.board import Board, count_of
from stellwerk.titles.glueck_auf.delivery import seems_to_deliver
from stellwerk.titles.glueck_auf.innovations import ACTING, play_extra, playable_extras
from stellwerk.titles.glueck_auf.lookahead import (
    ACTION_ASSURED,
    imagined,
    is_action_certain,
    leaves_action,
    moves_leaving_action,
)
from stellwerk.titles.glueck_auf.payment import PAYS
from stellwerk.titles.glueck_auf.position import (
    INNOVATIONS_LYING,
    NO_SEAT,
    TURN_LEVEL,
    Bond,
    Colliery,
    Duty,
)
from stellwerk.titles.glueck_auf.scoring import SOURCES, categories


class BeginShift(Duty):
    """A shift begins with the start player (GA-2.1)."""

    __slots__ = ()

    def resolve(self, position: Colliery) -> None:
        position.active = (position.starter - 1) % position.players
        if position.events is not None:
            position.tell("shift-begins", shift=position.shift, seat=position.starter)


class NextTurn(Duty):
    """The next player who has not passed takes a turn; after the last one the shift ends."""

    __slots__ = ()

    def resolve(self, position: Colliery) -> None:
        players = position.players
        seat = position.active
        for _step in range(players):
            seat += 1
            if seat == players:
                seat = 0
            if position.passed >> seat & 1:
                continue
            board = position.boards[seat]
            if board.workers or board.innovations:
                position.active = seat
                position.turns += 1
                position.stack.append(TURN)
                return
            drop_out(position, seat)
        position.stack[-1] = END_SHIFT


def drop_out(position: Colliery, seat: int) -> None:
    """A player takes no further part in the shift (GA-2.3)."""
    position.passed |= 1 << seat
    if position.events is not None:
        position.tell("passed", seat=seat)


class Turn(Bond):
    """A player chooses an area, plays an action innovation first, or passes.

    `committed`: an innovation was played, so passing is no way out (GA-8.9).
    """

    __slots__ = ("committed",)

    def __init__(self, name: str, *, committed: bool) -> None:
        super().__init__(name)
        self.committed: bool = committed

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        areas = worker_actions(position, board)
        found = areas
        if board.innovations & ACTING:
            for move in members(playable_extras(position, board)):
                before = areas if position.rules >= ACTION_ASSURED else found
                if leaves_action(position, move - c.EXTRA, before):
                    found |= 1 << move
        if not self.committed or (not areas and position.rules < ACTION_ASSURED):
            found |= 1 << c.PASS
        return members(found)

    def left_open(self, position: Colliery, moves: list[int]) -> list[int]:
        """The ways of carrying out an innovation after which a worker action is certain."""
        if position.rules < ACTION_ASSURED or len(moves) == 1:
            return moves
        return moves_leaving_action(position, moves)

    def is_possible(self, position: Colliery) -> bool:
        """A worker action is certain, unless something above this cannot be done anyway."""
        if not self.committed or position.rules < ACTION_ASSURED:
            return True
        for duty in position.duties()[TURN_LEVEL + 1 :]:
            if not duty.is_possible(position):
                return True
        ahead = imagined(position)
        ahead.settle()
        return is_action_certain(ahead, {})

    def choose(self, position: Colliery, move: int) -> None:
        if move < c.EXTRA:
            send_workers(position, move)
        elif move == c.PASS:
            drop_out(position, position.active)
        else:
            position.stack.append(TURN_ON)
            play_extra(position, move - c.EXTRA)


def send_workers(position: Colliery, area: int) -> None:
    """Pay the price of an area, carry out its action, then perhaps play innovations (GA-3)."""
    last = position.last[:]
    last[area] = last[area] + 1
    position.last = last
    position.area = area
    if area == c.MINING_01:
        position.foreman = position.active
    if position.events is not None:
        name = names.AREAS[area]
        position.tell("sent", seat=position.active, area=name, workers=last[area])
    position.stack.append(AFTERWARDS)
    position.stack.append(AREA_ACTIONS[area])
    position.stack.append(PAYS[0][last[area]])


class Afterwards(Duty):
    """Action innovations may follow the worker action (GA-8.2).

    Who is asked depends only on what all can see (GA-11.6).
    """

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        board = position.boards[position.active]
        if not board.innovations:
            return NO_MOVES
        found = playable_extras(position, board)
        if not found and not self._is_asked(board):
            return NO_MOVES
        return [*members(found), c.DONE]

    def _is_asked(self, board: Board) -> bool:
        """Whether for all that the others know something could be played."""
        if board.innovations != board.shown_innovations:
            return True
        return count_of(board.innovations, c.EXTRA_DELIVERY) > 0 and seems_to_deliver(board)

    def choose(self, position: Colliery, move: int) -> None:
        if move != c.DONE:
            position.stack.append(self)
            play_extra(position, move - c.EXTRA)


def token_winner(position: Colliery) -> int:
    """Who gets the shift token as things stand (GA-9.2)."""
    return position.starter if position.foreman == NO_SEAT else position.foreman


def forecast(position: Colliery) -> list[list[int]]:
    """By seat and source what the shift token adds; all other points lie on the table already."""
    added = [[0] * len(SOURCES) for _ in position.boards]
    if position.turn != NOBODY and position.starter != NO_SEAT:
        seat = token_winner(position)
        now = position.boards[seat]
        then = now.copy()
        then.tokens |= 1 << position.shift - 1
        pairs = zip(categories(then), categories(now), strict=True)
        added[seat] = [after - before for after, before in pairs]
    return added


class EndShift(Duty):
    """The shift token is handed out, workers go home, the next shift begins (GA-9)."""

    __slots__ = ()

    def resolve(self, position: Colliery) -> None:
        seat = token_winner(position)
        position.writable(seat).tokens |= 1 << position.shift - 1
        if position.events is not None:
            position.tell("token-given", seat=seat, token=position.shift)
        hand = c.hand_of(position.players)
        for other in range(position.players):
            position.writable(other).workers = hand
        for lying in position.lying:
            position.box += lying >> INNOVATIONS_LYING
        position.lying = [0] * c.AREAS
        position.last = list(c.PREPRINTED)
        position.foreman = NO_SEAT
        position.starter = seat
        position.passed = 0
        position.area = c.NONE
        if position.shift < c.SHIFTS[position.players]:
            position.shift += 1
            position.stack.append(BEGIN_SHIFT)
        elif position.events is not None:
            position.tell("game-over")


BEGIN_SHIFT: Final = BeginShift("shift")
NEXT_TURN: Final = NextTurn("next-turn")
TURN: Final = Turn("turn", committed=False)
TURN_ON: Final = Turn("turn-on", committed=True)
BEGIN_SHIFT.then = NEXT_TURN
NEXT_TURN.then = NEXT_TURN
AFTERWARDS: Final = Afterwards("afterwards")
END_SHIFT: Final = EndShift("end-of-shift")
