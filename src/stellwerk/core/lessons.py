"""A course: the first round of a game in lessons, as data of its title.

A course is played at a real table. It begins with a position, and everything in its line happens
as written, chance and the moves of bots included, as long as the learner follows it. A lesson is
read at one turn of the learner. Its sentences get all their figures from the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, Position

if TYPE_CHECKING:
    from stellwerk.core.title import Title

LEARNER: Final = 0
"""The seat of the learner."""
MOVE: Final = "move:"
"""What is lit: the place of a move with this text, or with `THING` a part of the table."""
THING: Final = "thing:"

Figures = Mapping[str, object]
Line = list[tuple[int, int]]


class Card(NamedTuple):
    """Something to read: a heading, some paragraphs and perhaps a goal, and what is lit."""

    name: str
    lit: tuple[str, ...] = ()
    paragraphs: int = 1
    goal: bool = False

    def messages(self, course: str, figures: Figures) -> tuple[Message, list[Message]]:
        """Its heading and its paragraphs, the goal last."""
        stem = f"lesson-{course}-{self.name}"
        keys = [f"{stem}-{number + 1}" for number in range(self.paragraphs)]
        if self.goal:
            keys.append(f"{stem}-goal")
        return Message(stem, figures), [Message(key, figures) for key in keys]


class Lesson(NamedTuple):
    """What is read before a turn, card by card, and the task last.

    In a `free` lesson everything is open, and its turn is only recommended.
    """

    name: str
    cards: tuple[Card, ...]
    free: bool = False


class Course(NamedTuple):
    """The lessons of a title.

    `line` has the turns in their order: a seat counted from 1, or `-` for chance, then the texts of
    moves, and behind a colon the lesson of a turn of the learner. Moves without a choice are left
    out. `figures` gives what sentences speak of, from the position before the recommended turn and
    the one after it. `later` names the lesson for somebody who went another way. `scored` explains
    what the round brought by its source, from the position before its last decision and after it.
    """

    id: str
    players: int
    bots: tuple[str, ...]
    position: tuple[str, ...]
    line: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    ending: Card
    figures: Callable[[Any, Any], Figures]
    later: Callable[[Any], str]
    scored: Callable[[Any, Any], Mapping[str, Figures]]

    def lesson(self, name: str) -> int:
        """The place of a lesson."""
        return next(at for at, lesson in enumerate(self.lessons) if lesson.name == name)


class Turn(NamedTuple):
    """A turn of the line: its steps from `first` to `end`, and its lesson if it has one."""

    first: int
    end: int
    seat: int
    lesson: str


class Script(NamedTuple):
    """The line of a course, step by step, and the turns in it."""

    steps: Line
    turns: tuple[Turn, ...]


def beginning(title: Title[Any], course: Course) -> Position:
    """The position a course begins with."""
    position: Position = title.read_position(
        course.players, title.with_defaults({}), course.position
    )
    return position


def script_of(title: Title[Any], course: Course) -> Script:
    """Play the line of a course; a StellwerkError says where it cannot be played."""
    position = beginning(title, course)
    chance = Random(course.id)
    steps: Line = []
    turns: list[Turn] = []

    def make(actor: int, move: int) -> None:
        steps.append((actor, move))
        position.play(move)

    for written in course.line:
        words, _, lesson = (part.strip() for part in written.partition(":"))
        who, *texts = words.split()
        seat = DEALER if who == "-" else int(who) - 1
        while position.turn == DEALER != seat:
            make(DEALER, chance.choice(position.moves()))
        first, turn = len(steps), -1
        for text in texts:
            while seat != DEALER and position.turn == DEALER:
                make(DEALER, chance.choice(position.moves()))
            move = title.read_move(position, text)
            for follows in _without_choice(title, position, seat, move):
                make(seat, follows)
            if position.turn != seat or move not in position.moves():
                raise StellwerkError(Message("refused-lesson", {"line": written, "move": text}))
            make(seat, move)
            turn = position.turns if turn < 0 else turn
        while seat != DEALER and position.turn == seat and position.turns == turn:
            last = next(_without_choice(title, position, seat, None), None)
            if last is None:
                break
            make(seat, last)
        turns.append(Turn(first, len(steps), seat, lesson))
    return Script(steps, tuple(turns))


def _without_choice(
    title: Title[Any], position: Position, seat: int, until: int | None
) -> Iterator[int]:
    """The moves a player would make anyway, until another one is open."""
    while position.turn == seat:
        moves = position.moves()
        if until is not None and until in moves:
            return
        move = moves[0] if len(moves) == 1 else title.usual(position)
        if move is None:
            return
        yield move
