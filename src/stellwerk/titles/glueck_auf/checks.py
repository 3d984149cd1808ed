"""What no table can look like: the checks of a position that a person wrote."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from stellwerk.core.bits import members
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import UNSEEN_INNOVATION, Board, count_of
from stellwerk.titles.glueck_auf.display_fields import reference_word
from stellwerk.titles.glueck_auf.effects import KEEP_ONE, Look, TurnUp
from stellwerk.titles.glueck_auf.payment import Pay, PayOnes
from stellwerk.titles.glueck_auf.position import BACKS, NO_SEAT, NOWHERE, Colliery

_COURSE: Final = (
    *("draw-starter", "shift", "next-turn", "turn", "turn-on", "afterwards", "end-of-shift"),
)
_OWED: Final = re.compile(
    "shift( do)*( draw-starter)?|next-turn( turn| turn-on( do)*| afterwards( do)*)?|end-of-shift"
)
"""What may be owed, the next one last; `do` stands for anything that is part of an action."""


def unknown_seats(position: Colliery) -> Iterator[str]:
    """Seats that are named but not there."""
    seats = [position.starter, position.active, position.foreman, *members(position.passed)]
    seats += [glimpse.seat for glimpse in position.glimpses]
    seats += [seat_of_revealed(entry) for entry in position.revealed]
    for seat in seats:
        if seat >= position.players:
            yield f"there is no seat {seat + 1} with {position.players} players"


def unknown_references(position: Colliery) -> Iterator[str]:
    """Each card that a glimpse returned is under a pile, came up, or was seen again: once."""
    returned = Counter(
        at * BACKS + place
        for at, glimpse in enumerate(position.glimpses)
        for place in range(len(glimpse.back))
    )
    named = Counter(entry // c.FACES for entry in position.bared)
    for references in position.under:
        named.update(references)
    for at, glimpse in enumerate(position.glimpses):
        for origin in glimpse.origins:
            if origin != NOWHERE:
                named[origin] += 1
                if origin // BACKS >= at:
                    yield f"{reference_word(origin)} was returned later than it was seen again"
    for reference in sorted(named | returned):
        if named[reference] != returned[reference]:
            yield f"{reference_word(reference)} must be named once, as a card that was returned"


def faults(position: Colliery) -> Iterator[str]:
    """Everything else that breaks a rule of the table, one phrase each."""
    yield from _course(position)
    yield from _kinds(position)
    yield from _glimpses(position)
    for seat in range(position.players):
        for kind in c.SECRET_KINDS:
            yield from _secret_hand(position, seat, kind)
    yield from _drawing(position)
    for pile, sister in enumerate(c.SISTER):
        if sister != c.NONE and not position.stocked >> pile & 1 and position.size(sister) > 1:
            yield f"{c.AREA_NAMES[sister]} would have filled {c.AREA_NAMES[pile]} (GA-4.11)"
    yield from _owed(position)


def _course(position: Colliery) -> Iterator[str]:
    shifts = c.SHIFTS[position.players]
    if position.shift > shifts:
        yield f"there are {shifts} shifts (GA-1.8)"
    words = [duty.name if duty.name in _COURSE else "do" for duty in position.duties()]
    owed = " ".join(words)
    if owed and not _OWED.fullmatch(owed):
        yield "what is owed does not belong together"
    if position.starter == NO_SEAT and not owed.endswith("draw-starter"):
        yield "somebody must be the start player"
    if position.active == NO_SEAT and not owed.startswith("shift"):
        yield "somebody must be active"
    elif owed.endswith(("turn", "turn-on")) and position.passed >> position.active & 1:
        yield f"seat {position.active + 1} has passed (GA-2.3)"


def _kinds(position: Colliery) -> Iterator[str]:
    """References lie under piles of their own kind."""
    for pile, references in enumerate(position.under):
        for reference in references:
            if _kind(position, reference) != c.KIND_OF_PILE[pile]:
                yield f"{reference_word(reference)} is of another kind than {c.AREA_NAMES[pile]}"
    for glimpse in position.glimpses:
        kind = c.KIND_OF_PILE[glimpse.pile]
        for origin in glimpse.origins:
            if origin != NOWHERE and _kind(position, origin) != kind:
                yield f"{reference_word(origin)} is of another kind than the {c.KINDS[kind]} seen"


def _kind(position: Colliery, reference: int) -> int:
    return c.KIND_OF_PILE[position.glimpses[reference // BACKS].pile]


def _glimpses(position: Colliery) -> Iterator[str]:
    """A card that is seen twice is the same; only the last glimpse may be going on."""
    for glimpse in position.glimpses[:-1]:
        if glimpse.took == c.NONE:
            yield "only the last glimpse may be going on"
    again = [divmod(entry, c.FACES) for entry in position.bared]
    for glimpse in position.glimpses:
        pairs = zip(glimpse.origins, glimpse.seen, strict=True)
        again += [(origin, face) for origin, face in pairs if origin != NOWHERE]
    for reference, face in again:
        returned = position.face_under(reference)
        if c.UNKNOWN not in (face, returned) and face != returned:
            yield f"{reference_word(reference)} is another card than the one returned"


def _secret_hand(position: Colliery, seat: int, kind: int) -> Iterator[str]:
    """The secret cards of a hand were kept in glimpses and not played since."""
    kept = Counter(
        glimpse.took
        for glimpse in position.glimpses
        if glimpse.seat == seat and glimpse.took != c.NONE and c.KIND_OF_PILE[glimpse.pile] == kind
    )
    played = Counter(
        entry % c.FACES
        for entry in position.revealed
        if seat_of_revealed(entry) == seat and c.KIND_OF[entry % c.FACES] == kind
    )
    held = _secrets(position.boards[seat], kind)
    if kept[c.UNKNOWN] or held[c.UNKNOWN]:
        fits = kept.total() == played.total() + held.total()
    else:
        fits = kept == played + held
    if not fits:
        yield f"the secret {c.KINDS[kind]} cards of seat {seat + 1} are not those it kept"


def _secrets(board: Board, kind: int) -> Counter[int]:
    if kind == c.ORDER:
        return Counter(board.orders) - Counter(board.shown_orders)
    secret = board.innovations - board.shown_innovations
    found = Counter({c.INNOVATIONS + n: count_of(secret, n) for n in range(UNSEEN_INNOVATION)})
    found[c.UNKNOWN] = count_of(secret, UNSEEN_INNOVATION)
    return +found


def _drawing(position: Colliery) -> Iterator[str]:
    """The piles must know of cards being drawn."""
    looks = [duty.pile for duty in position.duties() if isinstance(duty, Look)]
    turned = [duty.pile for duty in position.duties() if isinstance(duty, TurnUp)]
    looking = c.NONE
    if position.glimpses and position.glimpses[-1].took == c.NONE:
        looking = position.glimpses[-1].pile
    if (looking != c.NONE) != (KEEP_ONE in position.stack):
        yield "looking at cards and keeping one belong together"
    if any(pile != looking for pile in looks):
        yield "cards are looked at of a pile that nobody has chosen"
    elif looks and len(looks) > position.deep[looking] + len(position.under[looking]):
        yield "more cards are to be looked at than there are"
    for pile in range(c.PILES):
        drawn = position.tops[pile] == c.NONE and position.stocked >> pile & 1 > 0
        if drawn != (pile in turned or pile == looking):
            yield f"{c.AREA_NAMES[pile]} has no top card if it is being drawn, and only then"
        elif pile in turned and not position.deep[pile]:
            yield f"no card of {c.AREA_NAMES[pile]} can be turned up"


def _owed(position: Colliery) -> Iterator[str]:
    """What is owed can be done, as far as all cards are known."""
    if position.active == NO_SEAT:
        return
    hidden = position.boards[position.active].has_unseen_cards()
    for duty in position.duties():
        if isinstance(duty, Pay | PayOnes) and position.area == c.NONE:
            yield f"{duty.name} is owed, but for no area"
        elif not hidden and not duty.is_possible(position):
            yield f"{duty.name} cannot be done"


def seat_of_revealed(entry: int) -> int:
    return entry // c.FACES % c.MOST_PLAYERS
