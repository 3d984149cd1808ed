"""Where every card and token is: exactly once somewhere, always."""

from __future__ import annotations

from stellwerk.core.bits import members
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import (
    UNSEEN_INNOVATION,
    Board,
    berth_of,
    count_of,
    lorry_of,
)
from stellwerk.titles.glueck_auf.effects import PlaceEngine, PlaceWagon
from stellwerk.titles.glueck_auf.position import (
    HAND_BITS,
    HAND_MASK,
    INNOVATIONS_LYING,
    Colliery,
)


def misplaced(position: Colliery) -> list[str]:
    """What is not exactly once somewhere; empty when all is well."""
    counts = laid_out(position)
    return [
        *_piles(position, hidden=counts[c.UNKNOWN] > 0),
        *_cards(position, counts),
        *_workers(position),
        *_tokens(position),
    ]


def laid_out(position: Colliery) -> list[int]:
    """Cards that somebody has seen, wherever they are, by face; the last count is of UNKNOWN."""
    faces = [face for face in position.tops if face != c.NONE]
    for references in position.under:
        faces += [position.face_under(reference) for reference in references]
    for glimpse in position.glimpses[-1:]:
        if glimpse.took == c.NONE:
            faces += glimpse.seen
    for effect in position.stack:
        if isinstance(effect, PlaceWagon):
            faces.append(c.WAGONS + effect.wagon)
        elif isinstance(effect, PlaceEngine):
            faces.append(c.ENGINES + effect.engine_type)
    counts = [0] * (c.FACES + 1)
    for board in position.boards:
        faces += _cards_of(board)
        _count_innovations(counts, board.innovations)
    for lying in position.lying:
        _count_innovations(counts, lying >> INNOVATIONS_LYING)
    _count_innovations(counts, position.box)
    for face in faces:
        counts[face] += 1
    return counts


def _cards_of(board: Board) -> list[int]:
    """The cards of a player, innovations apart."""
    faces = [*board.row, *board.store, *board.orders, *board.shares, *board.delivered]
    faces += [c.OBJECTIVES + objective for objective in members(board.objectives)]
    faces += [c.ENGINES + engine for engine in board.engines if engine != c.NONE]
    for berth in members(board.empty):
        faces += [c.WAGONS + c.WAGON_OF_BERTH[berth]] * count_of(board.spare, berth)
    for loaded in board.loaded:
        faces += (c.WAGONS + c.WAGON_OF_BERTH[berth_of(loaded)], lorry_of(loaded))
    return faces


def _count_innovations(counts: list[int], innovations: int) -> None:
    if not innovations:
        return
    for innovation in range(UNSEEN_INNOVATION):
        counts[c.INNOVATIONS + innovation] += count_of(innovations, innovation)
    counts[c.UNKNOWN] += count_of(innovations, UNSEEN_INNOVATION)


def _cards(position: Colliery, counts: list[int]) -> list[str]:
    face_of = position.edition.face_of
    for cards in position.fresh:
        for move in cards:
            counts[face_of[move - c.CARD]] += 1
    expected = position.edition.counts
    return [name for face, name in enumerate(c.FACE_NAMES) if counts[face] != expected[face]]


def _piles(position: Colliery, *, hidden: bool) -> list[str]:
    """The cards nobody has seen are as many as lie in the piles, or more in what a seat sees."""
    found: list[str] = []
    for kind, piles in enumerate(c.PILES_OF_KIND):
        deep = sum(position.deep[pile] for pile in piles)
        fresh = len(position.fresh[kind])
        if deep > fresh or (deep < fresh and not hidden):
            found.append(f"the depth of the {c.KINDS[kind]} cards")
    return found


def _workers(position: Colliery) -> list[str]:
    """Worker cards are in hand or in an area; those of absent players are in the box."""
    full = c.hand_of(position.players)
    lying = [cards for cards in position.lying if cards]
    found: list[str] = []
    for seat in range(c.MOST_PLAYERS):
        hands = [cards >> HAND_BITS * seat & HAND_MASK for cards in lying]
        present = seat < position.players
        if present:
            hands.append(position.boards[seat].workers)
        for n, value in enumerate(c.WORKER_VALUES):
            shift = c.WORKER_SHIFT[n]
            mask = c.WORKER_MASK[n]
            expected = full >> shift & mask if present else 0
            if sum([hand >> shift & mask for hand in hands]) != expected:
                found.append(f"worker card {value} of seat {seat + 1}")
    return found


def _tokens(position: Colliery) -> list[str]:
    """Tokens are handed out from 1 on, one at the end of each shift."""
    given = [token for board in position.boards for token in members(board.tokens)]
    last = position.shift - 1 if position.stack else position.shift
    expected = list(range(last))
    return [] if sorted(given) == expected else ["a shift token"]
