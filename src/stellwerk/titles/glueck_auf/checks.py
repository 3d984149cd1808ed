"""Whether a position that somebody wrote down can be one of a game."""

from __future__ import annotations

from stellwerk.core.bits import members
from stellwerk.core.errors import NotationError
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import UNSEEN_INNOVATION, count_of
from stellwerk.titles.glueck_auf.conservation import laid_out
from stellwerk.titles.glueck_auf.effects import KEEP_ONE, Look, TurnUp
from stellwerk.titles.glueck_auf.fields import reference_word
from stellwerk.titles.glueck_auf.position import BACKS, NO_SEAT, NOWHERE, Colliery


def check_seats(position: Colliery) -> None:
    seats = [position.starter, position.active, position.foreman, *members(position.passed)]
    seats += [glimpse.seat for glimpse in position.glimpses]
    seats += [entry // c.FACES % c.MOST_PLAYERS for entry in position.revealed]
    for seat in seats:
        if seat >= position.players:
            raise NotationError(f"there is no seat {seat + 1} with {position.players} players")
    if position.turns and NO_SEAT in (position.starter, position.active):
        raise NotationError("once turns are taken there is a starter and an active seat")


def check_glimpses(position: Colliery) -> None:
    """References name a card that was returned before; only the last glimpse may go on."""
    for at, glimpse in enumerate(position.glimpses):
        if glimpse.took == c.NONE and at < len(position.glimpses) - 1:
            raise NotationError("only the last glimpse may still be going on")
        for origin in glimpse.origins:
            if origin != NOWHERE:
                _check_reference(position, origin, at, glimpse.pile)
    count = len(position.glimpses)
    for pile, references in enumerate(position.under):
        for reference in references:
            _check_reference(position, reference, count, pile)
    for entry in position.bared:
        reference, face = divmod(entry, c.FACES)
        _check_reference(position, reference, count, c.PILES_OF_KIND[c.KIND_OF[face]][0])
    for entry in position.revealed:
        if (
            entry // c.FACES // c.MOST_PLAYERS > count
            or c.KIND_OF[entry % c.FACES] not in c.SECRET_KINDS
        ):
            raise NotationError("a card was revealed that no glimpse can have brought")


def _check_reference(position: Colliery, reference: int, before: int, pile: int) -> None:
    at, place = divmod(reference, BACKS)
    word = reference_word(reference)
    if at >= before or place >= len(position.glimpses[at].back):
        raise NotationError(f"{word} is no card that was returned")
    if c.KIND_OF_PILE[position.glimpses[at].pile] != c.KIND_OF_PILE[pile]:
        raise NotationError(f"{word} is a card of another kind than {c.AREA_NAMES[pile]}")


def check_secrets(position: Colliery) -> None:
    """A secret card in a hand was kept in a glimpse and not played since."""
    for seat, board in enumerate(position.boards):
        secret = board.innovations - board.shown_innovations
        held = {
            c.ORDER: len(board.orders) - len(board.shown_orders),
            c.INNOVATION: sum(count_of(secret, n) for n in range(UNSEEN_INNOVATION + 1)),
        }
        for kind, count in held.items():
            kept = sum(
                glimpse.seat == seat
                and glimpse.took != c.NONE
                and c.KIND_OF_PILE[glimpse.pile] == kind
                for glimpse in position.glimpses
            )
            played = sum(
                entry // c.FACES % c.MOST_PLAYERS == seat and c.KIND_OF[entry % c.FACES] == kind
                for entry in position.revealed
            )
            if count != kept - played:
                raise NotationError(
                    f"seat {seat + 1} holds {count} secret cards of kind {c.KINDS[kind]}, "
                    f"but kept {kept} in glimpses and played {played}"
                )


def check_owed(position: Colliery) -> None:
    """What is owed must be possible; of cards being drawn the piles must know."""
    looks = [effect.pile for effect in position.stack if isinstance(effect, Look)]
    glimpse = position.glimpses[-1] if position.glimpses else None
    looking = glimpse.pile if glimpse is not None and glimpse.took == c.NONE else c.NONE
    if (looking == c.NONE) == (KEEP_ONE in position.stack):
        raise NotationError("a glimpse that goes on and the keeping of a card belong together")
    if looking != c.NONE:
        size = position.deep[looking] + len(position.under[looking])
        if len(looks) > size or any(pile != looking for pile in looks):
            raise NotationError("more cards are to be looked at than the pile has")
    elif looks:
        raise NotationError("a card is to be looked at, but nobody looks")
    turned = [effect.pile for effect in position.stack if isinstance(effect, TurnUp)]
    for pile in range(c.PILES):
        drawn = position.tops[pile] == c.NONE and position.stocked >> pile & 1 > 0
        if drawn != (pile in turned or pile == looking) or (
            pile in turned and not position.deep[pile]
        ):
            raise NotationError(
                f"whether a card of {c.AREA_NAMES[pile]} is being drawn is not clear"
            )
    if position.stack and position.active != NO_SEAT and not laid_out(position)[c.UNKNOWN]:
        top = position.duties()[-1]
        if not top.is_possible(position):
            raise NotationError(f"{top.name} is owed, but cannot be done")
