"""Ratings after a game: once for each table, among those who have an account."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from stellwerk.store.database import Database
from stellwerk.store.schema import people, ratings, tables
from stellwerk.table.table import Table


async def rate_game(database: Database, id_: str, table: Table) -> None:
    """Rate the people of a finished game, if it was played from its start.

    A game that continues another game or a record is not rated: its players may know what comes.
    Nor is one that was abandoned.
    """
    opened = table.opened
    if table.state != "over" or table.abandoned:
        return
    if opened.forked_from or opened.steps or opened.position:
        return
    await rate(database, id_, table.title.id, ranks(table))


def ranks(table: Table) -> dict[str, int]:
    """The rank of each person by their best seat, 0 for the winners.

    Whoever left, or ran out of time, and did not come back ranks behind everybody, whatever the
    bot on their seat achieved.
    """
    position = table.game.position
    winners, scores = position.winners(), position.scores()
    order = sorted(range(len(scores)), key=lambda s: (s not in winners, -scores[s]))
    found: dict[str, int] = {}
    rank = 0
    for place, number in enumerate(order):
        before = order[place - 1]
        tied = place and (scores[number], number in winners) == (scores[before], before in winners)
        rank = rank if tied else place
        seat = table.seats[number]
        if seat.person:
            own = rank if seat.present else len(order)
            found[seat.person] = min(own, found.get(seat.person, own))
    return found


async def rate(database: Database, table: str, title: str, places: Mapping[str, int]) -> bool:
    """Rate the persons of a finished game by their ranks, 0 for the winners; whether anybody was.

    People without an account are not rated, nor is a game with only one who has one. A table is
    rated once, however often this is called.
    """
    return await database.write(partial(_rate, table, title, places))


def _rate(table: str, title: str, places: Mapping[str, int], connection: Connection) -> bool:
    model = PlackettLuce()
    first = connection.execute(
        update(tables).where(tables.c.id == table, tables.c.rated.is_(False)).values(rated=True)
    )
    if not first.rowcount:
        return False
    accounts = select(people.c.id).where(people.c.id.in_(places), people.c.name.is_not(None))
    rated = sorted(connection.execute(accounts).scalars())
    if len(rated) < 2:
        return False
    query = select(ratings).where(ratings.c.person.in_(rated), ratings.c.title == title)
    known = {row.person: row for row in connection.execute(query)}
    teams = [
        [model.rating(mu=known[one].mu, sigma=known[one].sigma)]
        if one in known
        else [model.rating()]
        for one in rated
    ]
    result = model.rate(teams, ranks=[float(places[one]) for one in rated])
    for one, (new,) in zip(rated, result, strict=True):
        values = {"mu": new.mu, "sigma": new.sigma}
        if one in known:
            connection.execute(
                update(ratings)
                .where(ratings.c.person == one, ratings.c.title == title)
                .values(games=known[one].games + 1, **values)
            )
        else:
            connection.execute(insert(ratings).values(person=one, title=title, games=1, **values))
    return True
