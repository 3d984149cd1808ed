"""A finished game again, step by step, as any viewer saw it, and how its points grew.

A position is kept every few steps, so that a step in the middle costs no more than one at the
start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stellwerk.bots.evaluators import calibrated, corrected, foretelling, value_of
from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Points
from stellwerk.records.replay import give_turn
from stellwerk.table.errors import RefusedError
from stellwerk.table.game import Game, Step
from stellwerk.table.log_entries import EVERYTHING, MessageView, message_view
from stellwerk.table.perspective import asked

MOST_STEPS: Final = 100
_STRIDE: Final = 32


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after the first `step` steps, and the last of them as the viewer saw it.

    `actor` is a seat, -1 for the dealer, -2 before the first step, which has no move. `of_turn` is
    the turn that the step was part of, `turn` the one that goes on from here. `stand_in` is the
    level of the bot that made it in the place of the person. `ends_round` is said of a step after
    which another round goes on.
    """

    step: int
    of_turn: int
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
    forecast: list[list[int]]
    gains: tuple[int, ...]
    scored: tuple[int, ...]
    awaited: list[int]
    ends_round: bool = False
    stand_in: str = ""


class TurnMark(msgspec.Struct, frozen=True):
    """A turn: the steps before it, whose it is (-1 if only the dealer acts), how likely who wins.

    Chances are those that the judge of the analysis sees without thinking ahead, with nothing
    hidden.
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
        position = game.beginning()
        plain = corrected(foretelling(value_of(game.title), game.title), game.title, position)
        self._value = calibrated(plain, game.title, game.players)
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
        points = title.points(position, self._reported(step))
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

    def _reported(self, step: int) -> Points:
        game = self.game
        return self._steps[step - 1].reported if step else game.title.nothing_reported(game.players)

    def history(self) -> History:
        """How the game went."""
        return History(
            steps=len(self._steps),
            sources=list(self.game.title.sources),
            scores=self._scores,
            turns=self._turns,
            rounds=self._rounds,
            winners=self.game.position.winners() if self.game.over else [],
        )

    def steps(self, first: int, count: int, viewer: int) -> list[ReplayStep]:
        """`count` steps, as a seat or a spectator saw them, or with nothing hidden."""
        steps = self._steps
        last = min(first + min(count, MOST_STEPS), len(steps) + 1)
        if first >= last:
            return []
        position = self._position(max(first - 1, 0))
        found = [] if first else [self._step(position, 0, viewer, None)]
        for step in range(max(first, 1), last):
            made = steps[step - 1]
            give_turn(position, made.actor)
            what = self._what(position, made, viewer)
            position.play(made.move)
            found.append(self._step(position, step, viewer, what))
        return found

    def variation(
        self, after: int, actor: int, moves: Sequence[str], viewer: int
    ) -> list[ReplayStep]:
        """The table after some steps, and after each other move of a seat from there."""
        title = self.game.title
        position, made = self.open_at(after, actor)
        found = [self._step(position, after, viewer, None)]
        for number, text in enumerate(moves, start=after):
            move = title.read_move(position, text)
            if position.turn != actor or move not in position.moves():
                raise IllegalMoveError(title.refusal(position, move), title.id)
            seen = move if viewer == EVERYTHING else title.veil_move(position, move, viewer)
            what = message_view(title.describe(position, seen))
            made = self.game.make_step(position, number, actor, move, made)
            found.append(replay_step(self.game, position, number + 1, viewer, made, what))
        return found

    def open_at(self, after: int, actor: int) -> tuple[Position, Step | None]:
        """The position after some steps, a copy in which a seat may decide, and the last step."""
        last = len(self._steps) - 1
        if after > last or actor >= self.game.players:
            raise RefusedError(Message("refused-variation", {"last": last}))
        position = self._position(after)
        if actor != position.turn and actor in position.awaited():
            position.give_turn_to(actor)
        return position, self._steps[after - 1] if after else None

    def _position(self, after: int) -> Position:
        """The position after some steps; a copy."""
        position = self._kept[after // _STRIDE].copy()
        for made in self._steps[after - after % _STRIDE : after]:
            _play(position, made)
        return position

    def _what(self, position: Position, made: Step, viewer: int) -> MessageView:
        title = self.game.title
        move = made.move if viewer == EVERYTHING else title.veil_move(position, made.move, viewer)
        return message_view(title.describe(position, move))

    def _step(
        self, position: Position, step: int, viewer: int, what: MessageView | None
    ) -> ReplayStep:
        made = self._steps[step - 1] if step else None
        return replay_step(self.game, position, step, viewer, made, what)


def replay_step(
    game: Game,
    position: Position,
    step: int,
    viewer: int,
    made: Step | None,
    what: MessageView | None = None,
) -> ReplayStep:
    """A position after `step` steps, the last of which was `made`, for a viewer."""
    title = game.title
    entry = None if made is None else made.entry(viewer)
    awaited = position.awaited()
    seen = position
    if viewer != EVERYTHING:
        if viewer in awaited and viewer != position.turn:
            seen = position.copy()
            seen.give_turn_to(viewer)
        seen = title.veil(seen, viewer)
    reported = title.nothing_reported(game.players) if made is None else made.reported
    return ReplayStep(
        step=step,
        of_turn=0 if made is None else made.turn,
        turn=seen.turns,
        round=title.round_now(seen),
        actor=NOBODY if made is None else made.actor,
        move="" if entry is None else entry.move,
        what=what,
        events=() if entry is None else entry.events,
        position=title.values(seen),
        asked=asked(title, seen),
        scores=seen.scores(),
        points=title.points(seen, reported),
        forecast=title.forecast(seen),
        gains=() if entry is None else entry.gains,
        scored=() if entry is None else entry.scored,
        awaited=awaited,
        ends_round=entry is not None and entry.ends_round,
        stand_in="" if entry is None else entry.stand_in,
    )


def _play(position: Position, made: Step) -> None:
    give_turn(position, made.actor)
    position.play(made.move)
