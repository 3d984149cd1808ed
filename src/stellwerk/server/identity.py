"""Who a client is: a signed cookie names a session of a person, a secret key opens one seat."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

from stellwerk.server.limits import limit_guests
from stellwerk.server.live_table import LiveTable
from stellwerk.server.networks import Connection, network_of
from stellwerk.server.sessions import GUEST_IDLE, next_cookie
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService, now
from stellwerk.server.tokens import new_id, sign_session
from stellwerk.store.people import key_hash
from stellwerk.store.seat_holders import Claimant
from stellwerk.store.sessions import Session
from stellwerk.table.clock import SECOND

COOKIE: Final = "stellwerk"


class Identity:
    """Who a client is: a person, the owner of a key, or nobody known."""

    def __init__(self, service: TableService, key: str, agent: str, network: str) -> None:
        self.service = service
        self.session: Session | None = None
        self.key = key
        self.agent = agent
        """The user agent of the browser."""
        self.network = network
        self.renewed: str | None = None
        """The next cookie of the session, if it is time for one."""
        self.fresh = False

    @classmethod
    async def of(cls, connection: Connection) -> Identity:
        """The identity a connection shows."""
        service: TableService = connection.app.state.service
        scheme, _, key = connection.headers.get("authorization", "").partition(" ")
        agent = connection.headers.get("user-agent", "")
        key = key if scheme.lower() == "bearer" else ""
        identity = cls(service, key, agent, network_of(connection))
        cookie = connection.cookies.get(COOKIE, "")
        if cookie:
            identity.session = await service.sessions.find(cookie, service.secret, now())
        if identity.session is not None:
            identity.renewed = next_cookie(identity.session, service.secret, now())
        return identity

    @property
    def person(self) -> str:
        """The id of the person, empty for somebody unknown."""
        return "" if self.session is None else self.session.person

    @property
    def session_id(self) -> str:
        """The session of the person, empty if there is none."""
        return "" if self.session is None else self.session.id

    @property
    def who(self) -> Claimant:
        """Who this is, for the question which seats they may decide for."""
        return Claimant(self.person, key_hash(self.key) if self.key else "")

    async def seats(self, live_table: LiveTable) -> frozenset[int]:
        """The seats of a table this client may decide for."""
        return await self.service.seats_of(live_table, self.who)

    async def need_person(self) -> str:
        """The person, a new one if nobody is known yet."""
        if not self.person or await self.service.people.get(self.person) is None:
            await limit_guests(self.service, self.network)
            person = new_id()
            await self.service.people.add(person, now())
            await self.become(person, GUEST_IDLE)
        return self.person

    async def become(self, person: str, idle: int) -> None:
        """Be this person from now on, in a new session; the old one ends."""
        before = self.session_id
        self.session = await self.service.sessions.begin(person, self.agent, idle, now())
        self.fresh = True
        if before:
            await self.service.sessions.end([before], now())

    def cookies(self, settings: Settings) -> list[Cookie]:
        """The cookie to set, if the browser does not have it yet."""
        if not self.fresh or self.session is None:
            return []
        return [self._cookie(sign_session(self.session.id, 1, self.service.secret), settings)]

    def next_cookie(self, settings: Settings) -> Cookie | None:
        """Give the browser the next cookie of its session, if the last one is old enough."""
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
