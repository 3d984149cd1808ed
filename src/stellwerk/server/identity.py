"""Who somebody is: the session of a signed cookie has a person, a secret key opens one seat."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from stellwerk.server.hall import Hall, now
from stellwerk.server.room import Room
from stellwerk.server.sessions import GUEST_IDLE, next_cookie
from stellwerk.server.settings import Settings
from stellwerk.server.tokens import new_id, sign_session
from stellwerk.store.holders import Claimant
from stellwerk.store.people import key_hash
from stellwerk.store.sessions import Session
from stellwerk.table.clock import SECOND

COOKIE: Final = "stellwerk"

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Who asks: a person, a seat by its key, or nobody known."""

    def __init__(self, hall: Hall, key: str, agent: str) -> None:
        self.hall = hall
        self.session: Session | None = None
        self.key = key
        self.agent = agent
        """What the browser says it is."""
        self.renewed: str | None = None
        """The next cookie of the session, if it is time for one."""
        self.fresh = False

    @classmethod
    async def of(cls, connection: Connection) -> Identity:
        """The identity a connection shows."""
        hall: Hall = connection.app.state.hall
        scheme, _, key = connection.headers.get("authorization", "").partition(" ")
        agent = connection.headers.get("user-agent", "")
        identity = cls(hall, key if scheme.lower() == "bearer" else "", agent)
        cookie = connection.cookies.get(COOKIE, "")
        if cookie:
            identity.session = await hall.sessions.find(cookie, hall.secret, now())
        if identity.session is not None:
            identity.renewed = next_cookie(identity.session, hall.secret, now())
        return identity

    @property
    def person(self) -> str:
        """The id of the person, empty for somebody who is not known."""
        return "" if self.session is None else self.session.person

    @property
    def session_id(self) -> str:
        """The session by which the person is known, empty if they are not."""
        return "" if self.session is None else self.session.id

    @property
    def who(self) -> Claimant:
        """What seats are decided by."""
        return Claimant(self.person, key_hash(self.key) if self.key else "")

    async def seats(self, room: Room) -> frozenset[int]:
        """The seats of a table this one may decide for."""
        return await self.hall.seats_of(room, self.who)

    async def need_person(self) -> str:
        """The person, somebody new if nobody is known yet."""
        if not self.person or await self.hall.people.get(self.person) is None:
            person = new_id()
            await self.hall.people.add(person, now())
            await self.become(person, GUEST_IDLE)
        return self.person

    async def become(self, person: str, idle: int) -> None:
        """Be this person from now on, in a new session; the one of before ends."""
        before = self.session_id
        self.session = await self.hall.sessions.begin(person, self.agent, idle, now())
        self.fresh = True
        if before:
            await self.hall.sessions.end([before], now())

    def cookies(self, settings: Settings) -> list[Cookie]:
        """The cookie to set, if the browser does not have it yet."""
        if not self.fresh or self.session is None:
            return []
        return [self._cookie(sign_session(self.session.id, 1, self.hall.secret), settings)]

    def next_cookie(self, settings: Settings) -> Cookie | None:
        """The cookie the browser is to have from now on, where a session is of some age."""
        if self.fresh or self.renewed is None or not self.person:
            return None
        return self._cookie(self.renewed, settings)

    def _cookie(self, value: str, settings: Settings) -> Cookie:
        idle = 0 if self.session is None else self.session.expires - self.session.used
        return Cookie(
            key=COOKIE,
            value=value,
            max_age=idle // SECOND,
            path="/",
            httponly=True,
            secure=settings.secure,
            samesite="lax",
        )
