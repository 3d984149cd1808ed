"""Who somebody is: a signed cookie remembers a person, a secret key opens one seat."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from stellwerk.server.hall import Hall, now
from stellwerk.server.room import Room
from stellwerk.server.settings import Settings
from stellwerk.server.tokens import new_id, sign, signed

COOKIE: Final = "stellwerk"
YEAR: Final = 365 * 24 * 60 * 60
KEY_SECONDS: Final = 30.0
"""How long a socket trusts what it knows of its key."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Who asks: a person, a seat by its key, or nobody known."""

    def __init__(self, hall: Hall, person: str, key: str) -> None:
        self.hall = hall
        self.person = person
        self.key = key
        self.fresh = False
        self._place: tuple[str, int] | None = None
        self._asked: tuple[int, float] = (-1, 0.0)

    @classmethod
    def of(cls, connection: Connection) -> Identity:
        """The identity a connection shows."""
        hall: Hall = connection.app.state.hall
        scheme, _, key = connection.headers.get("authorization", "").partition(" ")
        person = signed(connection.cookies.get(COOKIE, ""), hall.secret) or ""
        return cls(hall, person, key if scheme.lower() == "bearer" else "")

    async def seats(self, room: Room) -> frozenset[int]:
        """The seats of a table this one may decide for."""
        seats = await self.hall.seats_of(room, self.person)
        if self.key:
            place = await self._place_of_key(room)
            if place is not None and place[0] == room.id:
                seats |= {place[1]}
        return seats

    async def _place_of_key(self, room: Room) -> tuple[str, int] | None:
        """The seat of the key: looked up anew when one was renewed, here or, later, elsewhere."""
        renewed, until = self._asked
        if renewed != room.keys_renewed or until < time.monotonic():
            self._asked = (room.keys_renewed, time.monotonic() + KEY_SECONDS)
            self._place = await self.hall.people.seat_of_key(self.key)
        return self._place

    async def need_person(self) -> str:
        """The person, somebody new if nobody is known yet."""
        if not self.person or await self.hall.people.get(self.person) is None:
            self.person = new_id()
            self.fresh = True
            await self.hall.people.add(self.person, now())
        return self.person

    def cookies(self, settings: Settings) -> list[Cookie]:
        """The cookie to set, if the browser does not have it yet."""
        return [self.cookie(settings)] if self.fresh else []

    def cookie(self, settings: Settings) -> Cookie:
        """The cookie that remembers the person."""
        return Cookie(
            key=COOKIE,
            value=sign(self.person, self.hall.secret),
            max_age=YEAR,
            path="/",
            httponly=True,
            secure=settings.secure,
            samesite="lax",
        )
