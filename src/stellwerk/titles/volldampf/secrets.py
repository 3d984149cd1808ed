"""What one seat may know: its own hand, the cards drawn from it, and whatever lies open.

Hidden are the action cards of others, and so the face-down pile; and, at a table of two, what
the other has chosen until both choices are shown.
"""

from __future__ import annotations

from random import Random

from stellwerk.core.position import NO_MOVES, NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.auction import InSecret
from stellwerk.titles.volldampf.chance import BlindDraw, DrawAction
from stellwerk.titles.volldampf.position import Railroad


def veil(position: Railroad, seat: int) -> Railroad:
    """The cards that `seat` cannot know all lie in one pile; in hands they are only counted."""
    view = position.copy()
    for other in range(position.players):
        if other == seat:
            continue
        company = view.writable(other)
        known = company.shown[seat] if seat >= 0 else 0
        hand = company.actions - known
        view.deck += hand
        company.actions = known
        company.hidden += c.size(hand)
        company.shown = [0] * position.players
        if seat >= 0:
            company.shown[seat] = known
        if company.sealed != c.NONE:
            company.sealed = c.HIDDEN
    if view.turn != seat:
        view.legal = NO_MOVES
    return view


def veil_move(position: Railroad, move: int, seat: int) -> int:
    """Who draws a card sees its kind, but not which of two equal ones in the pile it was."""
    if c.DRAW_ACTION <= move < c.HIDDEN_ACTION:
        top = position.stack[-1]
        seen = isinstance(top, DrawAction | BlindDraw) and top.seat == seat
        if seen or (isinstance(top, BlindDraw) and top.victim == seat):
            return move - (move - c.DRAW_ACTION) % c.ACTIONS_EACH
        return c.HIDDEN_ACTION
    if position.in_secret() and position.turn != seat:
        return c.HIDDEN_BONDS if move < c.BID else c.HIDDEN_BID
    return move


def reveals(position: Railroad, actor: int, move: int) -> bool:
    """Whether a move plays an action card, or is the second of two secret choices."""
    if position.in_secret():
        return position.companies[1 - actor].sealed != c.NONE
    return c.PLAY <= move < c.LOSE


def unsealed(position: Railroad) -> Railroad | None:
    """The same table while both can still choose, if they choose in secret."""
    if not position.in_secret():
        return None
    open_ = position.copy()
    for seat in range(position.players):
        open_.writable(seat).sealed = c.NONE
    return open_


def imagine(veiled: Railroad, rng: Random) -> Railroad:
    """Deal the unseen cards at random, and choose at random what was chosen in secret."""
    position = veiled.copy()
    for seat in range(position.players):
        company = position.companies[seat]
        if company.hidden:
            company = position.writable(seat)
            hand = c.packed(rng.sample(c.things(position.deck), company.hidden))
            position.deck -= hand
            company.actions += hand
            company.hidden = 0
        if company.sealed == c.HIDDEN:
            choice = position.stack[-1]
            if isinstance(choice, InSecret):
                secrets = choice.secrets(position, seat)
                position.writable(seat).sealed = choice.number(rng.choice(secrets))
    if position.turn != NOBODY:
        position.settle()
    return position
