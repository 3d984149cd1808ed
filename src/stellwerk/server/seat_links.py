"""Secret links to seats, and invitations to open ones."""

from __future__ import annotations

from random import Random

from stellwerk.core.messages import Message
from stellwerk.server.live_table import LiveTable
from stellwerk.server.table_service import TableService
from stellwerk.server.tokens import invitation, new_key
from stellwerk.store.people import key_hash
from stellwerk.store.seat_holders import Claimant, Renewal, Sitting
from stellwerk.table.acts import Claimed, Renewed
from stellwerk.table.errors import NotYoursError
from stellwerk.table.lifecycle import invite
from stellwerk.table.table import Table


async def claim(service: TableService, key: str, person: str) -> tuple[str, int]:
    """Let somebody who has a secret link decide for its seat; returns the table and the seat."""
    place = await service.people.seat_of_key(key)
    if place is None:
        raise NotYoursError(Message("refused-seat-link"))
    id_, seat = place
    live_table = await service.live_table(id_)

    def action(table: Table, at: int, _chance: Random) -> None:
        if live_table.holders.links.get(key_hash(key)) != seat:
            raise NotYoursError(Message("refused-seat-link"))
        if seat not in live_table.holders.seats(Claimant(person)):
            table.note(Claimed(seat), at)

    await service.change(live_table, action, seated=[Sitting(seat, person)])
    return place


async def renew_link(service: TableService, live_table: LiveTable, seat: int, who: Claimant) -> str:
    """The key of a new secret link to a seat; everybody who used the old one loses the seat.

    The person on the seat, and the person who asks for the new link, stay.
    """
    key = new_key()
    renewed: list[Renewal] = []

    def action(table: Table, at: int, _chance: Random) -> None:
        live_table.need_seat(who, seat)
        table.note(Renewed(seat), at)
        stay = {table.seats[seat].person, who.person} - {""}
        renewed[:] = [Renewal(seat, key_hash(key), tuple(sorted(stay)))]

    await service.change(live_table, action, renewed=renewed)
    return key


async def invite_to(service: TableService, live_table: LiveTable, seat: int, who: Claimant) -> str:
    """The secret of a new invitation to an open seat, for the host to send to somebody."""
    secret = ""

    def action(table: Table, at: int, _chance: Random) -> None:
        nonlocal secret
        live_table.need_host(who)
        invite(table, seat, at)
        secret = invitation(live_table.id, seat, table.seats[seat].invitations, service.secret)

    await service.change(live_table, action)
    return secret
