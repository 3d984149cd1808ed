"""A finished game again, step by step, from anybody's eyes, and how its points grew.

A position is kept every few steps, so that a frame in the middle costs no more than one at the
start.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from stellwerk.bots.evaluators import value_of
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Points
from stellwerk.records.replay import give_turn
from stellwerk.table.game import Game, Step
from stellwerk.table.log_entries import EVERYTHING, MessageView, message_view
from stellwerk.table.perspective import asked

MOST_FRAMES: Final = 100
_STRIDE: Final = 32


class Frame(msgspec.Struct, frozen=True):
    """The table after the first `step` steps, and the last of them as the viewer saw it.

    `actor` is a seat, -1 for the dealer, -2 before the first step, which has no move.
    """

    step: int
    turn: int
    round: int
    actor: int
    move: str
    what: MessageView | None
    events: tuple[MessageView, ...]
    position: dict[str, Any]
    asked: dict[str, Any] | None
    scores: list[int]
    points: list[list[int]]
    awaited: list[int]


class TurnMark(msgspec.Struct, frozen=True):
    """A turn: the steps before it, whose it is (-1 if only the dealer acts), how likely who wins.

    Chances are the judgement of the house's bots, without thinking ahead, with all cards open.
    """

    turn: int
    step: int
    seat: int
    chances: list[float]


class RoundMark(msgspec.Struct, frozen=True):
    """A round: the steps before it, and the points by seat and source at its end."""

    round: int
    step: int
    points: list[list[int]]


class History(msgspec.Struct, frozen=True):
    """How a game went: points by seat after each number of steps, turns and rounds."""

    steps: int
    sources: list[str]
    scores: list[list[int]]
    turns: list[TurnMark]
    rounds: list[RoundMark]
    winners: list[int]


class Replay:
    """A game that is over; its history is made on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._steps = game.steps()
        self._kept: list[Position] = []
        self._scores: list[list[int]] = []
        self._turns: list[TurnMark] = []
        self._rounds: list[RoundMark] = []
        self._value = value_of(game.title)
        position = game.beginning()
        self._look(position, 0)
        for step, made in enumerate(self._steps, start=1):
            _play(position, made)
            self._look(position, step)

    def _look(self, position: Position, step: int) -> None:
        title, steps = self.game.title, self._steps
        if step % _STRIDE == 0:
            self._kept.append(position.copy())
        self._scores.append(position.scores())
        if step < len(steps) and (step == 0 or steps[step].turn != steps[step - 1].turn):
            seat = next((made.actor for made in self._turn(step) if made.actor >= 0), -1)
            chances = [round(share, 4) for share in self._value.shares(position)]
            self._turns.append(TurnMark(steps[step].turn, step, seat, chances))
        number = title.round_now(position)
        points = title.points(position, self._told(step))
        if self._rounds and self._rounds[-1].round == number:
            self._rounds[-1] = RoundMark(number, self._rounds[-1].step, points)
        else:
            if self._rounds:
                last = self._rounds[-1]
                self._rounds[-1] = RoundMark(last.round, last.step, points)
            self._rounds.append(RoundMark(number, step, points))

    def _turn(self, first: int) -> list[Step]:
        """The steps of the turn that begins after `first` steps."""
        steps = self._steps
        end = first
        while end < len(steps) and steps[end].turn == steps[first].turn:
            end += 1
        return steps[first:end]

    def _told(self, step: int) -> Points:
        game = self.game
        return self._steps[step - 1].told if step else game.title.nothing_told(game.players)

    def history(self) -> History:
        """How the game went."""
        return History(
            steps=len(self._steps),
            sources=list(self.game.title.sources),
            scores=self._scores,
            turns=self._turns,
            rounds=self._rounds,
            winners=self.game.position.winners(),
        )

    def frames(self, first: int, count: int, viewer: int) -> list[Frame]:
        """So many frames from one on, as a seat, a spectator or (EVERYTHING) all could see them."""
        steps = self._steps
        last = min(first + min(count, MOST_FRAMES), len(steps) + 1)
        if first >= last:
            return []
        before = max(first - 1, 0)
        position = self._kept[before // _STRIDE].copy()
        for made in steps[before - before % _STRIDE : before]:
            _play(position, made)
        found = [] if first else [self._frame(position, 0, viewer, None)]
        for step in range(max(first, 1), last):
            made = steps[step - 1]
            give_turn(position, made.actor)
            what = self._what(position, made, viewer)
            position.play(made.move)
            found.append(self._frame(position, step, viewer, what))
        return found

    def _what(self, position: Position, made: Step, viewer: int) -> MessageView:
        title = self.game.title
        move = made.move if viewer == EVERYTHING else title.veil_move(position, made.move, viewer)
        return message_view(title.describe(position, move))

    def _frame(self, position: Position, step: int, viewer: int, what: MessageView | None) -> Frame:
        title = self.game.title
        made = self._steps[step - 1] if step else None
        seen = position if viewer == EVERYTHING else title.veil(position, viewer)
        return Frame(
            step=step,
            turn=position.turns,
            round=title.round_now(position),
            actor=NOBODY if made is None else made.actor,
            move="" if made is None else made.entry(viewer).move,
            what=what,
            events=() if made is None else made.entry(viewer).events,
            position=title.values(seen),
            asked=asked(title, seen),
            scores=position.scores(),
            points=title.points(position, self._told(step)),
            awaited=position.awaited(),
        )


def _play(position: Position, made: Step) -> None:
    give_turn(position, made.actor)
    position.play(made.move)
