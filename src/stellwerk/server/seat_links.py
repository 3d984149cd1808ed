"""Secret links to seats, and invitations to open ones."""

from __future__ import annotations

from random import Random

from stellwerk.core.words import Message
from stellwerk.server.hall import Hall
from stellwerk.server.room import Room
from stellwerk.server.tokens import invitation, new_key
from stellwerk.store.holders import Claimant, Renewal, Sitting
from stellwerk.store.people import key_hash
from stellwerk.table.acts import Claimed, Renewed
from stellwerk.table.errors import NotYoursError
from stellwerk.table.life import invite
from stellwerk.table.table import Table


async def claim(hall: Hall, key: str, person: str) -> tuple[str, int]:
    """Let somebody who has a secret link decide for its seat; the table and the seat."""
    place = await hall.people.seat_of_key(key)
    if place is None:
        raise NotYoursError(Message("refused-seat-link"))
    id_, seat = place
    room = await hall.room(id_)

    def deed(table: Table, at: int, _chance: Random) -> None:
        if room.holders.links.get(key_hash(key)) != seat:
            raise NotYoursError(Message("refused-seat-link"))
        if seat not in room.holders.seats(Claimant(person)):
            table.note(Claimed(seat), at)

    await hall.change(room, deed, seated=[Sitting(seat, person)])
    return place


async def renew_link(hall: Hall, room: Room, seat: int, who: Claimant) -> str:
    """The key of a new secret link to a seat; all who came by the old one are out.

    Whoever sits there, and whoever renews the link, stay.
    """
    key = new_key()
    renewed: list[Renewal] = []

    def deed(table: Table, at: int, _chance: Random) -> None:
        room.need_seat(who, seat)
        table.note(Renewed(seat), at)
        stay = {table.seats[seat].person, who.person} - {""}
        renewed[:] = [Renewal(seat, key_hash(key), tuple(sorted(stay)))]

    await hall.change(room, deed, renewed=renewed)
    return key


async def invite_to(hall: Hall, room: Room, seat: int, who: Claimant) -> str:
    """The secret of a new invitation to an open seat, for the host to pass on."""
    secret = ""

    def deed(table: Table, at: int, _chance: Random) -> None:
        nonlocal secret
        room.need_host(who)
        invite(table, seat, at)
        secret = invitation(room.id, seat, table.seats[seat].invitations, hall.secret)

    await hall.change(room, deed)
    return secret
