"""What a seat may know (GA-11): hands and glimpses of the others are out of its sight."""

from __future__ import annotations

from random import Random

from stellwerk.core.position import DEALER, NO_MOVES, NOBODY
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import COUNT_BITS, UNSEEN_INNOVATION, Board, count_of
from stellwerk.titles.glueck_auf.effects import Look
from stellwerk.titles.glueck_auf.position import Colliery, Glimpse
from stellwerk.titles.glueck_auf.recollection import Recollection, Story


def veil(position: Colliery, seat: int) -> Colliery:
    """What `seat` sees: cards out of its sight are among the fresh ones. At the end all is open."""
    view = position.copy()
    if position.turn == NOBODY:
        return view
    hidden: list[int] = []
    view.glimpses = tuple(
        glimpse if glimpse.seat == seat else from_outside(glimpse) for glimpse in position.glimpses
    )
    for glimpse in position.glimpses:
        if glimpse.took == c.NONE and glimpse.seat != seat:
            hidden += glimpse.seen[1:]
    for references in position.under:
        for reference in references:
            if view.face_under(reference) == c.UNKNOWN:
                hidden.append(position.face_under(reference))
    for other in range(position.players):
        if other != seat:
            _veil_hand(view.writable(other), hidden)
    _add_fresh(view, hidden)
    if position.turn != seat:
        view.legal = visible_moves(view)
    return view


def from_outside(glimpse: Glimpse) -> Glimpse:
    """What the others know of a glimpse: the top card, and a kept card if it was laid open."""
    seen = (glimpse.seen[0], *(c.UNKNOWN for _ in glimpse.seen[1:]))
    back = [c.UNKNOWN] * len(glimpse.back)
    took = glimpse.took
    if took != c.NONE:
        if c.KIND_OF_PILE[glimpse.pile] in c.SECRET_KINDS:
            took = c.UNKNOWN
        elif took != seen[0]:
            back[0] = seen[0]
    return Glimpse(glimpse.seat, glimpse.pile, seen, glimpse.origins, tuple(back), took)


def _veil_hand(board: Board, hidden: list[int]) -> None:
    shown = list(board.shown_orders)
    for face in board.orders:
        if face in shown:
            shown.remove(face)
        else:
            hidden.append(face)
    unseen = len(board.orders) - len(board.shown_orders)
    board.orders = board.shown_orders + (c.UNKNOWN,) * unseen
    secret = board.innovations - board.shown_innovations
    unseen = 0
    for innovation in range(UNSEEN_INNOVATION + 1):
        count = count_of(secret, innovation)
        unseen += count
        if innovation < UNSEEN_INNOVATION:
            hidden += [c.INNOVATIONS + innovation] * count
    board.innovations = board.shown_innovations + (unseen << COUNT_BITS * UNSEEN_INNOVATION)


def _add_fresh(view: Colliery, faces: list[int]) -> None:
    """Put cards among those nobody has seen."""
    edition = view.edition
    counts = [0] * c.FACES
    kinds: set[int] = set()
    for face in faces:
        if face != c.UNKNOWN:
            counts[face] += 1
            kinds.add(c.KIND_OF[face])
    fresh = view.fresh[:]
    for kind in kinds:
        for move in fresh[kind]:
            counts[edition.face_of[move - c.CARD]] += 1
        fresh[kind] = edition.cards(kind, counts)
    view.fresh = fresh


def visible_moves(view: Colliery) -> list[int]:
    """The moves of the actor, as far as they depend on nothing out of sight."""
    top = view.stack[-1]
    seat = top.actor(view)
    if seat != DEALER:
        if view.boards[seat].has_unseen_cards():
            return NO_MOVES
        if (
            view.glimpses
            and c.UNKNOWN in view.glimpses[-1].seen
            and view.glimpses[-1].took == c.NONE
        ):
            return NO_MOVES
    return top.options(view)


def veil_move(position: Colliery, move: int, seat: int) -> int:
    """The move as `seat` sees it made; of equal cards the dealer always draws the first."""
    if c.CARD <= move < c.UNSEEN_CARD:
        if isinstance(position.stack[-1], Look) and position.glimpses[-1].seat != seat:
            return c.UNSEEN_CARD
        return position.edition.first[position.edition.face_of[move - c.CARD]]
    kept = c.KEEP <= move < c.START and position.active != seat
    if kept and c.KIND_OF[move - c.KEEP] in c.SECRET_KINDS:
        return c.UNSEEN_KEEP
    return move


def reveals(before: Colliery, move: int, after: Colliery) -> bool:
    """Whether a card came out of a hand, up from under a pile, or out of a look into one.

    A card kept from a look is laid open unless its kind is secret; all have seen the first one.
    """
    if len(after.revealed) > len(before.revealed) or bares(before, after):
        return True
    if not c.KEEP <= move < c.START:
        return False
    return move - c.KEEP != before.glimpses[-1].seen[0]


def bares(before: Colliery, after: Colliery) -> bool:
    """Whether a card came up from under a pile."""
    return len(after.bared) > len(before.bared)


def imagine(veiled: Colliery, seat: int, rng: Random) -> Colliery:
    """A full position that looks the same to `seat`: everything out of sight drawn at random.

    What a player has begun must be possible with the cards imagined; beyond that nothing is
    concluded from what somebody chose to do.
    """
    if veiled.turn == NOBODY:
        return veiled.copy()
    kinds = {c.KIND_OF_PILE[glimpse.pile] for glimpse in veiled.glimpses if glimpse.seat != seat}
    recollections = [Recollection(veiled, seat, kind, rng) for kind in sorted(kinds)]
    while True:
        position = veiled.copy()
        for recollection in recollections:
            _tell_story(position, recollection.story())
        if all(duty.is_possible(position) for duty in position.duties()):
            position.settle()
            return position


def _tell_story(position: Colliery, story: Story) -> None:
    """Lay the cards of one kind as a story has them."""
    glimpses = list(position.glimpses)
    for at, glimpse in story.glimpses:
        glimpses[at] = glimpse
    position.glimpses = tuple(glimpses)
    for seat, face in story.hands:
        board = position.writable(seat)
        if face < c.INNOVATIONS:
            board.orders = tuple(sorted((*board.orders[:-1], face)))
        else:
            board.innovations += 1 << COUNT_BITS * (face - c.INNOVATIONS)
            board.innovations -= 1 << COUNT_BITS * UNSEEN_INNOVATION
    fresh = position.fresh[:]
    fresh[story.kind] = position.edition.cards(story.kind, story.fresh)
    position.fresh = fresh
