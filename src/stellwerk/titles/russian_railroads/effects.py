"""What steps, factories and tokens set off: locomotives, exchanges, tokens, cards, use again."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import NO_MOVES
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.action_parts import (
    CARD_FACTORY_PARTS,
    CARD_INDUSTRY_PARTS,
    CARD_REPEAT_PARTS,
    CARD_THREE_PARTS,
    EFFECTS,
    EXTRA_STEP_COUNTS,
    OWN_PARTS,
    PUBLIC_PARTS,
    SPACE_PARTS,
    TOKEN_PARTS,
)
from stellwerk.titles.russian_railroads.capacity import (
    MAY_BE_OPENED,
    can_take_doubler,
    closed_by_count,
    is_open,
)
from stellwerk.titles.russian_railroads.lookahead import (
    leads_to_the_end,
    owes_in_full,
    still_possible,
)
from stellwerk.titles.russian_railroads.mat_actions import (
    REWARDS,
    claim_special_fields,
    gain,
    give_back,
    perform,
    take_doublers,
)
from stellwerk.titles.russian_railroads.position import (
    Duty,
    Mat,
    Railway,
    black_of,
    seat_of,
    space_of,
)
from stellwerk.titles.russian_railroads.spaces import PUBLIC, REUSABLE

NEW: Final = -1
"""The origin of a locomotive that was not on a line before."""


class LayLocomotive(Duty):
    """A locomotive in hand: a new one, or one replaced on line `origin` (RR-5.2 to RR-5.5)."""

    __slots__ = ("number", "origin")

    def __init__(self, number: int, origin: int, where: str) -> None:
        super().__init__(f"lay:{number}:{where}")
        self.number: int = number
        self.origin: int = origin

    def places(self, mat: Mat) -> list[int]:
        """The places it may be laid on: free ones, and weaker locomotives of other lines."""
        locomotives = mat.locomotives
        found: list[int] = []
        for place in range(c.PLACES):
            there = locomotives[place]
            if there == 0:
                found.append(place)
            elif there < self.number and c.LINE_OF_PLACE[place] != self.origin:
                if place == c.TS_HIGH and there == locomotives[c.TS_LOW]:
                    continue
                found.append(place)
        return found

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        places = self.places(mat)
        if not places:
            return NO_MOVES
        found = [c.PLACE + place for place in places]
        if self.origin != NEW and 0 not in mat.locomotives:
            found.append(c.GIVE_BACK)
        return still_possible(position, found)

    def choose(self, position: Railway, move: int) -> None:
        if move == c.GIVE_BACK:
            give_back(position, self.number)
            return
        place = move - c.PLACE
        line = c.LINE_OF_PLACE[place]
        mat = position.writable(position.active)
        locomotives = mat.locomotives
        replaced = locomotives[place]
        locomotives[place] = self.number
        if locomotives[c.TS_HIGH] < locomotives[c.TS_LOW]:
            locomotives[c.TS_HIGH], locomotives[c.TS_LOW] = locomotives[1], locomotives[0]
        if position.events is not None:
            position.tell(
                "lay-locomotive", seat=position.active, number=self.number, line=names.LINES[line]
            )
        claim_special_fields(position, mat)
        if replaced:
            position.stack.append(REPLACED_LOCOMOTIVE[line][replaced])

    def resolve(self, position: Railway) -> None:
        give_back(position, self.number)


class ExchangeFactory(Duty):
    """A new factory in hand while all five gaps are full (RR-6.2)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"exchange:{number}")
        self.number: int = number

    def options(self, position: Railway) -> list[int]:
        """Every gap; those that hold the same factory come to the same (RR-3.9)."""
        factories = position.mats[position.active].factories
        found = [
            c.EXCHANGE + gap
            for gap in range(c.GAPS)
            if factories[gap] != self.number or gap == factories.index(self.number)
        ]
        return still_possible(position, found)

    def choose(self, position: Railway, move: int) -> None:
        mat = position.writable(position.active)
        gap = move - c.EXCHANGE
        factories = mat.factories[:]
        give_back(position, factories[gap])
        factories[gap] = self.number
        mat.factories = factories


class PickToken(Duty):
    """A ?-token to pick (RR-11.1)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        found = [
            c.PICK_TOKEN + token
            for token in range(len(c.TOKENS))
            if not mat.tokens >> token & 1 and (token != c.TOKEN_MARKER or mat.marker > 0)
        ]
        return still_possible(position, found)

    def choose(self, position: Railway, move: int) -> None:
        token = move - c.PICK_TOKEN
        mat = position.writable(position.active)
        mat.tokens |= 1 << token
        if position.events is not None:
            position.tell("token", seat=position.active, token=names.TOKENS[token])
        if token == c.TOKEN_MARKER:
            mat.second_marker = 0
        elif token == c.TOKEN_CARDS:
            position.stack.append(REWARDS.end_card)
            position.stack.append(CARD_EARNED)
        else:
            gain(position, c.TOKENS[token])
            perform(position, TOKEN_PARTS[token])


class PickCard(Duty):
    """A ?-card to pick and carry out in full, or to forgo (RR-11.3)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        found = [
            c.PICK_CARD + card
            for card in members(position.cards)
            if can_begin_card(position, mat, card)
        ]
        if not found:
            return NO_MOVES
        found.append(c.DONE)
        if position.looking_ahead or owes_in_full(position):
            return still_possible(position, found)
        return [
            move
            for move in found
            if _is_open_card(position, mat, move - c.PICK_CARD) or leads_to_the_end(position, move)
        ]

    def add_appetite(self, needs: list[int]) -> None:
        """More than any card can take."""
        needs[c.STEP_ANY] += c.BLACK_SPACES

    def choose(self, position: Railway, move: int) -> None:
        if move == c.DONE:
            return
        card = move - c.PICK_CARD
        seat = position.active
        mat = position.writable(seat)
        position.cards &= ~(1 << card)
        if position.events is not None:
            position.tell("card", seat=seat, card=names.CARDS[card])
        if card == c.CARD_WORKER:
            mat.black_worker = 1
            mat.free_black = 1
        elif card == c.CARD_ENGINEER_COIN:
            mat.engineers |= 1 << c.CARD_ENGINEER
            mat.coins += 1
        elif card == c.CARD_FACTORY:
            position.stack.append(CARD_INDUSTRY_PARTS)
            position.stack.append(CARD_FACTORY_PARTS)
        elif card == c.CARD_THREE:
            take_doublers(position, 1)
            position.stack.append(CARD_REPEAT_PARTS)
            position.stack.append(CARD_THREE_PARTS)
        else:
            position.stack.append(SPECIAL_NINE)


def can_begin_card(railway: Railway, mat: Mat, card: int) -> bool:
    """Whether nothing on a ?-card is impossible from the start."""
    if card == c.CARD_THREE:
        return can_take_doubler(railway, mat)
    if card == c.CARD_NINE:
        return bool(SPECIAL_NINE.places(mat))
    return True


def _is_open_card(railway: Railway, mat: Mat, card: int) -> bool:
    """Whether a ?-card is open without looking ahead."""
    if card == c.CARD_FACTORY:
        return is_open(railway, mat, CARD_INDUSTRY_PARTS.needs) and railway.lowest > 0
    if card == c.CARD_THREE:
        return mat.black_room() > 1 and is_open(railway, mat, CARD_THREE_PARTS.needs)
    return True


class TakeEndCard(Duty):
    """The end-bonus stack in hand: keep a card, or take points (RR-11.9)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        if not position.end_stack:
            return NO_MOVES
        found = [c.TAKE_END_CARD + card for card in members(position.end_stack)]
        found.append(c.TAKE_POINTS)
        return found

    def choose(self, position: Railway, move: int) -> None:
        seat = position.active
        mat = position.writable(seat)
        mat.looks = [*mat.looks, position.end_stack]
        took = move != c.TAKE_POINTS
        position.glances = [*position.glances, 2 * seat + took]
        if took:
            card = move - c.TAKE_END_CARD
            position.end_stack &= ~(1 << card)
            mat.end_cards = [*mat.end_cards, card]
            if position.events is not None:
                position.tell("end-card", seat=seat)
                position.tell("end-card-kept", only=seat, seat=seat, card=names.END_CARDS[card])
        else:
            position.score(seat, c.INSTEAD_OF_END_CARD, "instead-of-end-card")

    def resolve(self, position: Railway) -> None:
        position.score(position.active, c.INSTEAD_OF_END_CARD, "instead-of-end-card")


class UseAgain(Duty):
    """Use a space of this round again (RR-8.6); `itself` is the space that says so."""

    __slots__ = ("itself",)

    def __init__(self, name: str, itself: int, *, full: bool) -> None:
        super().__init__(f"again:{name}", full=full)
        self.itself: int = itself

    def options(self, position: Railway) -> list[int]:
        mat = position.mats[position.active]
        found = [
            space
            for space in used_spaces(position)
            if space != self.itself
            and (
                position.looking_ahead
                or can_carry_out(position, mat, space, armed=has_black_worker(position, space))
            )
        ]
        if not found:
            return NO_MOVES
        if not self.full:
            found.append(c.DONE)
        return still_possible(position, found)

    def is_plain(self, position: Railway) -> bool:
        return True

    def add_needs(self, needs: list[int]) -> None:
        self.add_appetite(needs)

    def add_appetite(self, needs: list[int]) -> None:
        """More than any space can take."""
        needs[c.STEP_ANY] += c.BLACK_SPACES

    def choose(self, position: Railway, move: int) -> None:
        if move == c.DONE:
            return
        if position.events is not None:
            position.tell("use-again", seat=position.active, space=names.space(move, position.row))
        carry_out(position, move, armed=has_black_worker(position, move))

    def resolve(self, position: Railway) -> None:
        if self.full:
            position.stuck = True


def used_spaces(railway: Railway) -> list[int]:
    """The spaces of RR-8.6 that the active player has used this round, in ascending order."""
    used = 0
    for placed in railway.placements:
        if seat_of(placed) == railway.active:
            used |= 1 << space_of(placed)
    return members(used & REUSABLE)


def has_black_worker(railway: Railway, space: int) -> bool:
    """Whether the active player's black worker stands on a space."""
    seat = railway.active
    return railway.mats[seat].black_worker > 0 and any(
        black_of(placed) and space_of(placed) == space and seat_of(placed) == seat
        for placed in railway.placements
    )


def can_carry_out(railway: Railway, mat: Mat, space: int, *, armed: bool) -> bool:
    """Whether the action of a space can be carried out as it must be (RR-3.5, RR-3.7).

    `armed` if the black worker is placed for it, or may be.
    """
    if space > c.OWN_ENGINEER:
        return True
    armed = armed and railway.rules >= EXTRA_STEP_COUNTS
    if space == c.E1 or space == c.E2:
        number = railway.row[space - c.E1 + 1]
        action = c.ENGINEERS[number]
        needed = PUBLIC_PARTS[armed][number]
        if action.again:
            itself = AGAIN_BY_PUBLIC[space - c.E1]
            return number > 0 and bool(itself.options(railway))
        if not number:
            return False
    else:
        action = c.SPACES[space].action
        needed = SPACE_PARTS[armed][space]
    if action.doublers and not can_take_doubler(railway, mat):
        return False
    return needed is None or needed.is_possible(railway, mat)


def possible_spaces(railway: Railway, mat: Mat, spaces: int, *, armed: bool) -> list[int]:
    """Those of some spaces whose actions can be carried out, in ascending order."""
    closed = closed_by_count(railway, mat, spaces)
    possible = spaces & ~(closed | PUBLIC)
    if spaces >> c.E1 & 1 and can_carry_out(railway, mat, c.E1, armed=armed):
        possible |= 1 << c.E1
    if spaces >> c.E2 & 1 and can_carry_out(railway, mat, c.E2, armed=armed):
        possible |= 1 << c.E2
    unsure = spaces & closed & MAY_BE_OPENED
    if unsure:
        for space in members(unsure):
            if can_carry_out(railway, mat, space, armed=armed):
                possible |= 1 << space
    return members(possible)


def carry_out(railway: Railway, space: int, *, armed: bool) -> None:
    """The action of a space; `armed` if the black worker was placed for it (RR-11.5)."""
    if space > c.OWN_ENGINEER:
        number = space - c.OWN_ENGINEER
        action = c.ENGINEERS[number]
        needed = OWN_PARTS[armed][number]
        if action.again:
            railway.stack.append(AGAIN_BY_OWN)
    elif space == c.E1 or space == c.E2:
        number = railway.row[space - c.E1 + 1]
        action = c.ENGINEERS[number]
        needed = PUBLIC_PARTS[armed][number]
        if action.again:
            railway.stack.append(AGAIN_BY_PUBLIC[space - c.E1])
    else:
        action = c.SPACES[space].action
        needed = SPACE_PARTS[armed][space]
    gain(railway, action)
    perform(railway, needed)


NEW_LOCOMOTIVE: Final = [LayLocomotive(number, NEW, "new") for number in range(c.STRONGEST + 1)]
REPLACED_LOCOMOTIVE: Final = [
    [LayLocomotive(number, line, c.LINES[line]) for number in range(c.STRONGEST + 1)]
    for line in range(len(c.LINES))
]
SPECIAL_NINE: Final = LayLocomotive(c.STRONGEST, NEW, "special")
NEW_FACTORY: Final = [ExchangeFactory(number) for number in range(c.STRONGEST + 1)]
CARD_EARNED: Final = PickCard("pick-card")
AGAIN_BY_OWN: Final = UseAgain("own", c.OWN_ENGINEER + 8, full=False)
AGAIN_BY_PUBLIC: Final = [UseAgain("E1", c.E1, full=True), UseAgain("E2", c.E2, full=True)]

REWARDS.token = PickToken("pick-token")
REWARDS.end_card = TakeEndCard("take-end-card")
REWARDS.use_again = UseAgain("factory", -1, full=False)
REWARDS.locomotives = [*NEW_LOCOMOTIVE]
REWARDS.factories = [*NEW_FACTORY]

for _made in (
    *NEW_LOCOMOTIVE[1:],
    *(duty for line in REPLACED_LOCOMOTIVE for duty in line[1:]),
    SPECIAL_NINE,
    *NEW_FACTORY[1:],
    CARD_EARNED,
    AGAIN_BY_OWN,
    *AGAIN_BY_PUBLIC,
    REWARDS.token,
    REWARDS.end_card,
    REWARDS.use_again,
):
    EFFECTS.add(_made)
