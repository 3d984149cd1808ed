"""The parts of an action that are still to do, and whether all of them can be done."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NO_MOVES, EffectTable
from stellwerk.core.tables import Numbers
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.capacity import (
    Needs,
    can_take_doubler,
    grey_makes_way_for_brown,
    has_builder_ahead,
    has_question_ahead,
    industry_may_fill_gap,
    industry_steps_left,
    is_open,
    may_bring_marker,
    steps_left,
    steps_to_token,
)
from stellwerk.titles.russian_railroads.lookahead import can_finish, imagined, still_possible
from stellwerk.titles.russian_railroads.mat_actions import (
    REWARDS,
    build_factory,
    industrialise,
    perform,
    step,
    take_doublers,
    take_locomotive,
)
from stellwerk.titles.russian_railroads.position import UNBOUNDED, Duty, Mat, Railway

EFFECTS: Final[EffectTable[Railway]] = EffectTable()

_PARTS_OF_COLOUR: Final[tuple[Numbers, ...]] = (
    (c.BLACK, c.EXTRA, c.STEP_BLACK_OR_GREY, c.STEP_ANY, c.REPEAT),
    (c.GREY, c.STEP_BLACK_OR_GREY, c.STEP_ANY),
    (c.BROWN, c.STEP_ANY),
    (c.NATURAL, c.STEP_ANY),
    (c.WHITE, c.STEP_ANY),
)
"""The parts that allow a step of a colour, the narrowest first: it is used up first (RR-3.9)."""
_EARNING_EXTRA: Final[Numbers] = (c.BLACK, c.STEP_BLACK_OR_GREY, c.STEP_ANY)
"""The parts whose black step earns the black worker's extra step (RR-11.5)."""
EXTRA_STEP_COUNTS: Final = 2
"""RR-11.5: the version since which the extra step counts when a space is chosen."""


class ActionParts(Duty):
    """The parts of one action that are still to do, in any order (RR-3.8).

    Each ActionParts knows the ActionParts that is left after each of its parts. `armed`: the black
    worker was placed for it and no black step made yet (RR-11.5).
    """

    __slots__ = (
        "after_doubler",
        "after_factory",
        "after_industry",
        "after_locomotive",
        "after_step",
        "armed",
        "factories",
        "industry",
        "is_single",
        "locomotives",
        "needs",
        "parts",
        "pieces",
        "repeats",
        "steps",
        "steps_with_extra",
    )

    def __init__(self, parts: Numbers, *, full: bool, armed: bool) -> None:
        words = [f"{c.PART_NAMES[part]}*{count}" for part, count in enumerate(parts) if count]
        name = "do:" + "+".join(words) + ("!" if full else "") + ("^" if armed else "")
        super().__init__(name, full=full)
        self.parts: Numbers = parts
        self.needs: Needs = Needs(parts)
        self.armed: bool = armed
        self.is_single: bool = sum(parts) == 1
        pieces = [
            piece
            for piece in range(c.PIECES)
            if piece not in c.STOPS and _first(parts, _PARTS_OF_COLOUR[c.COLOUR_OF[piece]]) >= 0
        ]
        self.pieces: list[list[int]] = [
            [piece for piece in pieces if c.BLACK_NEEDED[piece] <= black]
            for black in range(c.LINE_ENDS[c.TRANS_SIBERIAN] + 1)
        ]
        """The pieces it may move, by how far black is on the Trans-Siberian (RR-4.5)."""
        self.repeats: bool = parts[c.REPEAT] > 0
        self.industry: int = parts[c.INDUSTRY] + parts[c.REPEAT]
        self.locomotives: int = parts[c.LOCOMOTIVE] + parts[c.LOCOMOTIVE_OR_FACTORY]
        self.factories: int = parts[c.FACTORY] + parts[c.LOCOMOTIVE_OR_FACTORY]
        takes = self.locomotives + self.factories > 0
        self.steps: int = UNBOUNDED if takes else self.needs.black
        self.steps_with_extra: int = self.steps + armed
        self.after_step: list[ActionParts | None] = [
            _parts_after(self, _PARTS_OF_COLOUR[colour], black=colour == c.BLACK)
            for colour in range(len(c.COLOURS))
        ]
        self.after_industry: ActionParts | None = _parts_after(self, (c.INDUSTRY, c.REPEAT))
        self.after_locomotive: ActionParts | None = _parts_after(
            self, (c.LOCOMOTIVE, c.LOCOMOTIVE_OR_FACTORY)
        )
        self.after_factory: ActionParts | None = _parts_after(
            self, (c.FACTORY, c.LOCOMOTIVE_OR_FACTORY)
        )
        self.after_doubler: ActionParts | None = _parts_after(self, (c.REPEAT,))

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        tracks = mat.tracks
        found = [
            c.STEP + piece
            for piece in self.pieces[tracks[c.TS_BLACK]]
            if tracks[piece] + 1 < tracks[piece - 1]
        ]
        if self.industry:
            if mat.can_industrialise(mat.marker, mat.second_marker):
                found.append(c.MARKER)
            if mat.can_industrialise(mat.second_marker, mat.marker):
                found.append(c.MARKER + 1)
        if position.lowest:
            if self.locomotives:
                found.append(c.TAKE_LOCOMOTIVE)
            if self.factories:
                found.append(c.BUILD)
        if self.factories:
            found += [c.BUILD + n for n in range(1, 10) if position.returned[n]]
        if self.repeats and can_take_doubler(position, mat):
            found.append(c.TAKE_DOUBLER)
        if not found:
            return NO_MOVES
        if not self.full:
            found.append(c.DONE)
        if len(position.stack) == 2 and (self.is_single or not self.full):
            # Below lies only the rest of the round: nothing else that a choice could spoil.
            return found
        return still_possible(position, found)

    def choose(self, position: Railway, move: int) -> None:
        if move == c.DONE:
            return
        if move < c.MARKER:
            piece = move - c.STEP
            perform(position, self.after_step[c.COLOUR_OF[piece]])
            step(position, piece)
        elif move < c.TAKE_LOCOMOTIVE:
            perform(position, self.after_industry)
            industrialise(position, move - c.MARKER)
        elif move == c.TAKE_LOCOMOTIVE:
            perform(position, self.after_locomotive)
            take_locomotive(position)
        elif move == c.TAKE_DOUBLER:
            perform(position, self.after_doubler)
            take_doublers(position, 1)
        else:
            perform(position, self.after_factory)
            build_factory(position, move - c.BUILD)

    def resolve(self, position: Railway) -> None:
        """Nothing of it is possible: it lapses (RR-3.7), or looking ahead is at a dead end."""
        if self.full:
            position.stuck = True

    def is_plain(self, position: Railway) -> bool:
        """One part is left, or all are possible now; a step only opens others."""
        mat = position.mats[position.active]
        return self.is_single or is_open(position, mat, self.needs)

    def black_steps(self, rules: int) -> int:
        return self.steps_with_extra if rules >= EXTRA_STEP_COUNTS else self.steps

    def wants_industry(self) -> bool:
        return self.needs.industry > 0

    def add_needs(self, needs: list[int]) -> None:
        for part in range(c.PARTS):
            needs[part] = needs[part] + self.parts[part]

    def add_appetite(self, needs: list[int]) -> None:
        for part in range(c.PARTS):
            if self.parts[part]:
                needs[part] = needs[part] + 1

    def is_possible(self, position: Railway, mat: Mat) -> bool:
        """Whether all of it can be done, looking ahead where counting gives no answer (RR-3.5)."""
        if is_open(position, mat, self.needs) or self.is_opened_on_the_way(position, mat):
            return True
        if self.is_hopeless(position, mat):
            return False
        ahead = imagined(position)
        ahead.stack = [self]
        ahead.settle()
        return can_finish(ahead)

    def is_opened_on_the_way(self, position: Railway, mat: Mat) -> bool:
        """The common cases in which one part opens another.

        A black step makes way for a grey one, a grey one for a brown one. A token brings the
        second marker, which has the track behind the first to itself. Factory 2 builds a factory:
        two more positions.
        """
        parts = self.parts
        if parts[c.GREY]:
            if parts[c.BROWN]:
                return grey_makes_way_for_brown(mat)
            return 0 < parts[c.BLACK] <= mat.black_room() and parts[c.GREY] == 1
        if not parts[c.INDUSTRY]:
            return False
        if parts[c.BLACK]:
            return (
                mat.marker > 1
                and may_bring_marker(mat)
                and steps_to_token(mat) <= self.steps_with_extra
            )
        if may_bring_marker(mat) and has_question_ahead(mat):
            return True
        return (
            parts[c.INDUSTRY] <= industry_steps_left(mat) + 2
            and (position.lowest > 0 or any(position.returned))
            and has_builder_ahead(mat)
        )

    def is_hopeless(self, position: Railway, mat: Mat) -> bool:
        """Not possible, and nothing that its parts can set off will help."""
        parts = self.parts
        if parts[c.LOCOMOTIVE]:
            return position.lowest == 0
        if self.industry:
            if parts[c.BLACK]:
                return mat.black_room() == 0 or steps_to_token(mat) > self.steps_with_extra
            return industry_steps_left(mat) == 0 or not industry_may_fill_gap(mat)
        if parts[c.STEP_BLACK_OR_GREY]:
            return steps_left(mat, c.GREY) == 0
        if parts[c.STEP_ANY]:
            return False
        if parts[c.BLACK]:
            return mat.black_room() < parts[c.BLACK]
        return True


def _first(parts: Numbers, candidates: Numbers) -> int:
    for part in candidates:
        if parts[part]:
            return part
    return -1


def _parts_after(
    done: ActionParts, candidates: Numbers, *, black: bool = False
) -> ActionParts | None:
    part = _first(done.parts, candidates)
    if part < 0:
        return None
    parts = list(done.parts)
    parts[part] -= 1
    extra = black and done.armed
    parts[c.EXTRA] += extra
    # A second black step may be the extra one or the one in any colour: one step in any colour is
    # left, or an extra step, so any one step or none.
    either = part == c.EXTRA and parts[c.STEP_ANY] > 0
    return action_parts(tuple(parts), full=done.full and not either, armed=done.armed and not extra)


def action_parts(parts: Numbers, *, full: bool, armed: bool = False) -> ActionParts | None:
    """The one ActionParts with these parts, or None where nothing is left to do."""
    if not any(parts):
        return None
    full = full and sum(parts) > parts[c.EXTRA]
    armed = armed and _first(parts, _EARNING_EXTRA) >= 0
    key = (parts, full, armed)
    if key not in _ACTION_PARTS:
        made = ActionParts(parts, full=full, armed=armed)
        EFFECTS.add(made)
        _ACTION_PARTS[key] = made
    return _ACTION_PARTS[key]


_ACTION_PARTS: Final[dict[tuple[Numbers, bool, bool], ActionParts]] = {}


def _all_parts(
    actions: tuple[c.Action, ...], *, full: bool, armed: bool = False
) -> list[ActionParts | None]:
    return [action_parts(action.parts, full=full, armed=armed) for action in actions]


_BOARD: Final = tuple(space.action for space in c.SPACES)
SPACE_PARTS: Final = [_all_parts(_BOARD, full=True), _all_parts(_BOARD, full=True, armed=True)]
PUBLIC_PARTS: Final = [
    _all_parts(c.ENGINEERS, full=True),
    _all_parts(c.ENGINEERS, full=True, armed=True),
]
OWN_PARTS: Final = [
    _all_parts(c.ENGINEERS, full=False),
    _all_parts(c.ENGINEERS, full=False, armed=True),
]
BONUS_PARTS: Final = _all_parts(c.START_BONUSES, full=True)
TOKEN_PARTS: Final = _all_parts(c.TOKENS, full=False)
REWARDS.factory_works = [*_all_parts(c.FACTORIES, full=False)]


def _one_action(action: c.Action, *, full: bool = True, repeat: int = 0) -> ActionParts:
    parts = list(action.parts)
    parts[c.REPEAT] = repeat
    made = action_parts(tuple(parts), full=full)
    assert made is not None
    return made


REWARDS.white_steps = _one_action(c.Action(white=2), full=False)
CARD_FACTORY_PARTS: Final = _one_action(c.Action(factory=1))
CARD_INDUSTRY_PARTS: Final = _one_action(c.Action(industry=2))
CARD_THREE_PARTS: Final = _one_action(c.CARDS[c.CARD_THREE].action)
CARD_REPEAT_PARTS: Final = _one_action(c.Action(), repeat=c.CARDS[c.CARD_THREE].repeats)
