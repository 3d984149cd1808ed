"""The contract of a game: a position, its legal moves, and what is still owed.

A title derives its own position from `Position` and its own effects from `Effect`. What a
player still has to do lies on a stack of effects inside the position, as plain shared values,
so a position can be copied, saved and compared in the middle of a turn. The effect on top of the
stack gives the options; an effect without options happens by itself.
"""

from __future__ import annotations

from typing import Any, Final, Generic, NoReturn, Self, TypeVar

from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.messages import Event, Message

DEALER: Final = -1
"""The turn of chance: a card is drawn, a stone comes out of the bag."""
NOBODY: Final = -2
"""The turn when the game is over."""
SPECTATOR: Final = -3
"""Somebody who watches and knows only what everybody can see."""

MOST_MOVES: Final = 10_000
"""No title has this many moves: a larger number, or a negative one, is a mistake."""
NO_MOVES: Final[list[int]] = []


class PlayerBoard:
    """What lies in front of one player; copies of a position share it until one writes on it."""

    __slots__ = ("edits",)

    def __init__(self) -> None:
        self.edits: int = 0
        """How often it was fetched for writing: equal counts mean that it has not changed."""

    def copy(self) -> Self:
        """An independent board."""
        raise NotImplementedError


B = TypeVar("B", bound=PlayerBoard)


class Position:
    """Everything on and around the table, secrets included.

    `moves()` is shared with copies of the position: never change the list it returns.
    """

    __slots__ = ("events", "legal", "owned", "players", "rules", "stack", "turn", "turns")

    def __init__(
        self,
        players: int,
        rules: int,
        turn: int = NOBODY,
        turns: int = 0,
        stack: list[Effect[Any]] | None = None,
        legal: list[int] = NO_MOVES,
    ) -> None:
        self.players: int = players
        self.rules: int = rules
        """The version of the rules of this game; a rule that changed compares it with the
        version that brought the change."""
        self.turn: int = turn
        """Whose decision it is: a seat from 0, DEALER, or NOBODY once the game is over."""
        self.turns: int = turns
        """Turns begun so far: a record has a line for each, undo goes back to the start of one."""
        self.stack: list[Effect[Any]] = [] if stack is None else stack
        self.legal: list[int] = legal
        self.owned: int = 0
        """The boards that no other position shares, as a set of seats; a copy owns none, and
        its original owns none any more."""
        self.events: list[Event] | None = None
        """What happened, step by step, if this is a list; with None nothing is noted, for speed."""

    def moves(self) -> list[int]:
        """Every legal move of `turn`, never empty until the game is over."""
        return self.legal

    def play(self, move: int) -> None:
        """Carry out one legal move and everything that follows from it without a choice.

        Legality is not checked here; the edges use `check` first. A move that is not legal spoils
        the position; if it is no move at all, or the rules stumble over it, an error says so.
        """
        stack = self.stack
        top = stack[-1] if stack and 0 <= move < MOST_MOVES else self.refuse(move)
        if top.then is None:
            stack.pop()
        else:
            stack[-1] = top.then
        try:
            top.choose(self, move)
        except Exception:
            if move in self.legal:
                raise
            self.refuse(move)
        self.settle()

    def refuse(self, move: int) -> NoReturn:
        """Say that a number is no legal move here."""
        about = {"move": str(move), "count": len(self.legal)}
        raise IllegalMoveError(Message("refused-no-such-move", about))

    def __repr__(self) -> str:
        if self.turn == NOBODY:
            now = "over"
        else:
            who = "the dealer" if self.turn == DEALER else f"seat {self.turn}"
            now = f"{who} decides, {len(self.legal)} legal moves"
        return f"<{type(self).__name__} of {self.players} players, turn {self.turns}, {now}>"

    def settle(self) -> None:
        """Let effects without a choice happen until somebody has to decide, or the game ends."""
        stack = self.stack
        while stack:
            top = stack[-1]
            options = top.options(self)
            if options:
                self.legal = options
                self.turn = top.actor(self)
                return
            if top.then is None:
                stack.pop()
            else:
                stack[-1] = top.then
            top.resolve(self)
        self.legal = NO_MOVES
        self.turn = NOBODY

    def own(self, boards: list[B], seat: int) -> B:
        """The board of a seat, for writing on it: a copy, if another position may share it."""
        board = boards[seat]
        if not self.owned >> seat & 1:
            board = board.copy()
            boards[seat] = board
            self.owned |= 1 << seat
        board.edits += 1
        return board

    def awaited(self) -> list[int]:
        """The seats that may decide now; several if choices are simultaneous."""
        return [self.turn] if self.turn >= 0 else []

    def give_turn_to(self, seat: int) -> None:
        """Give an awaited `seat` the turn, so that simultaneous choices can come in any order."""
        if seat not in self.awaited():
            raise ValueError(f"seat {seat + 1} is not awaited")

    def tell(self, key: str, only: int = NOBODY, **params: object) -> None:
        """Note an event if anybody listens; `only` keeps it to one seat."""
        if self.events is not None:
            self.events.append(Event(key, params, only))

    # What a title has to provide.

    def copy(self) -> Position:
        """An independent position; cheap."""
        raise NotImplementedError

    def state(self) -> list[int]:
        """The whole table as numbers: equal positions give equal lists, and only they do.

        The version of the rules is not on the table; positions of two versions are never equal.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat, at the end and in between."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The leading seats by the rules of the title, with ties broken or shared."""
        raise NotImplementedError


P = TypeVar("P", bound=Position)


class Effect(Generic[P]):
    """One thing still owed. Immutable, made once at import, shared by all positions.

    `code` is its place in the table of its title, `name` its exact text in a saved position.
    """

    __slots__ = ("code", "name", "then")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.code: int = -1
        self.then: Effect[P] | None = None
        """What replaces it on the stack, if anything: a stack that is not emptied each time
        keeps its memory. Set at import."""

    def options(self, position: P) -> list[int]:
        """The legal choices now, or none if this happens by itself. Never changes the position."""
        return NO_MOVES

    def actor(self, position: P) -> int:
        """Who chooses: a seat or DEALER."""
        raise NotImplementedError

    def choose(self, position: P, move: int) -> None:
        """Carry out one of the options; this effect is off the stack by then."""
        raise NotImplementedError

    def resolve(self, position: P) -> None:
        """Carry out what needs no choice; this effect is off the stack by then."""


class EffectTable(Generic[P]):
    """All effects of a title, by code and by name."""

    __slots__ = ("by_name", "effects")

    def __init__(self) -> None:
        self.effects: list[Effect[P]] = []
        self.by_name: dict[str, Effect[P]] = {}

    def add(self, effect: Effect[P]) -> None:
        """Give an effect its code; names are unique."""
        if effect.name in self.by_name:
            raise ValueError(f"two effects are named {effect.name}")
        effect.code = len(self.effects)
        self.effects.append(effect)
        self.by_name[effect.name] = effect
