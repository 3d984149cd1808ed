"""Everything in the box is somewhere exactly once, and money only changes hands."""

from __future__ import annotations

from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad


def misplaced(position: Railroad) -> list[str]:
    """The components that are not exactly once somewhere."""
    wrong: list[str] = []
    companies = position.companies
    players = position.players
    if position.bank + sum([company.cash for company in companies]) != c.MONEY:
        wrong.append("money")
    stones = position.bag + sum(position.stones)
    if position.drawn != c.NONE:
        stones += c.one(position.drawn)
    if stones != c.ALL_STONES:
        wrong.append("stones")
    actions = position.deck + position.discard + sum([company.actions for company in companies])
    if actions != c.ALL_ACTIONS:
        wrong.append("action cards")
    routes = position.routes + position.used_routes + sum(position.groups)
    routes += sum([company.routes for company in companies])
    each = c.ROUTES_EACH - c.ROUTES_OUT_OF_EACH[players]
    if routes != c.ALL_ROUTES // c.ROUTES_EACH * each:
        wrong.append("route cards")
    laid = 0
    for seat, company in enumerate(companies):
        if company.cash < 0 or company.income < 0:
            wrong.append(f"money of seat {seat + 1}")
        if company.track.bit_count() > c.PIECES[players] or company.track & laid:
            wrong.append(f"track of seat {seat + 1}")
        laid |= company.track
        if not all(c.within(known, company.actions) for known in company.shown):
            wrong.append(f"cards known of seat {seat + 1}")
    if players > 2 and sum([company.bonds for company in companies]) > c.BONDS_IN_ALL:
        wrong.append("bonds")
    owners = position.network.owners
    if laid != sum([1 << n for n, owner in enumerate(owners) if owner != c.NONE]):
        wrong.append("track on the board")
    for colour, fields in enumerate(position.lying):
        here = [1 << n for n, pile in enumerate(position.stones) if c.count(pile, colour)]
        if fields != sum(here):
            wrong.append(f"{c.COLOURS[colour]} stones on the board")
    return wrong
