"""Sessions: a signed cookie names one, the database knows it, and it can be ended everywhere.

Each cookie has a number. Once a day the browser gets the next one; when the browser uses it, the
one before is invalid. So a cookie that was lost on the way does no harm.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from stellwerk.server.tokens import new_key, read_session, sign_session, signed
from stellwerk.store.database import Database
from stellwerk.store.sessions import Session, StoredSessions
from stellwerk.table.clock import DAY, SECOND

GUEST_IDLE: Final = 365 * DAY
"""Somebody without an account who stays away this long loses their seats, for good."""
ACCOUNT_IDLE: Final = 90 * DAY
"""Somebody with an account can log in again."""
COOKIE_AGE: Final = DAY
"""After this the browser gets the next cookie of its session."""
GRACE: Final = 60 * SECOND
"""How long a cookie still works after the next one was used: requests overtake each other."""
MEMORY: Final = 30 * SECOND
"""How long a session is cached without asking the database; ended ones are noticed sooner."""
USE: Final = 3_600 * SECOND
"""How precisely the last use of a session is stored."""
KEPT: Final = 600 * SECOND
"""How long an ended session is kept, so that all processes notice."""
LATE: Final = 60 * SECOND
"""How far the clocks of processes may differ."""
OLD: Final = "old-"
"""The prefix of the session id for a cookie from before there were sessions."""

Closer = Callable[[], Coroutine[Any, Any, None]]


class Sessions:
    """The sessions this process has seen recently, and the sockets they have open."""

    def __init__(self, database: Database) -> None:
        self.store = StoredSessions(database)
        self.known: dict[str, tuple[int, Session]] = {}
        """With the time it was read from the database."""
        self.sockets: dict[str, set[Closer]] = {}
        self.closing: set[asyncio.Task[None]] = set()

    async def begin(self, person: str, agent: str, idle: int, now: int) -> Session:
        """A new session of a person, for a browser that calls itself `agent`."""
        session = Session(
            id=new_key(),
            person=person,
            created=now,
            used=now,
            expires=now + idle,
            device=device(agent),
            serial=1,
            renewed=now,
        )
        self.close(await self.store.add(session))
        self.known[session.id] = (now, session)
        return session

    async def find(self, cookie: str, secret: str, now: int) -> Session | None:
        """The open session of a cookie."""
        named = read_cookie(cookie, secret)
        if named is None:
            return None
        id_, serial = named
        looked, session = self.known.get(id_, (0, None))
        if session is None or looked < now - MEMORY or not _fits(session, serial, now):
            looked, session = now, await self.store.get(id_, now)
        if session is None or not _fits(session, serial, now):
            self.known.pop(id_, None)
            return None
        return await self._use(session, serial, looked, now)

    async def _use(self, session: Session, serial: int, looked: int, now: int) -> Session:
        """Note that a session is used; store that only now and then."""
        used = session
        if serial > session.serial:
            used = msgspec.structs.replace(used, serial=serial, renewed=now)
        if used is not session or session.used < now - USE:
            idle = session.expires - session.used
            used = msgspec.structs.replace(used, used=now, expires=now + idle)
            await self.store.note_use(used)
        self.known[session.id] = (looked, used)
        return used

    async def end(self, ids: list[str], now: int) -> None:
        """End sessions: their cookies no longer work, and their sockets are closed."""
        await self.store.end(ids, now)
        self.close(ids)

    async def end_all(self, person: str, now: int, but: str = "") -> None:
        """End the sessions of a person, except one if given."""
        mine = await self.store.of(person, now)
        await self.end([session.id for session in mine if session.id != but], now)

    def close(self, ids: Iterable[str]) -> None:
        """Forget sessions that were ended, here or elsewhere, and close their sockets."""
        for id_ in ids:
            self.known.pop(id_, None)
            for closer in self.sockets.pop(id_, ()):
                task = asyncio.create_task(closer())
                self.closing.add(task)
                task.add_done_callback(self.closing.discard)

    @contextmanager
    def attached(self, id_: str, closer: Closer) -> Iterator[None]:
        """While this lasts, a socket is closed when its session ends."""
        if not id_:
            yield
            return
        self.sockets.setdefault(id_, set()).add(closer)
        try:
            yield
        finally:
            left = self.sockets.get(id_, set())
            left.discard(closer)
            if not left:
                self.sockets.pop(id_, None)

    async def follow(self, now: int) -> None:
        """Find sessions that other processes ended; without the database no cache is trusted."""
        try:
            self.close(await self.store.ended_since(now - LATE))
        except BaseException:
            self.known.clear()
            raise

    async def forget(self, now: int) -> None:
        """Delete sessions that are over, and forget those not used recently."""
        self.known = {
            id_: (looked, session)
            for id_, (looked, session) in self.known.items()
            if looked >= now - MEMORY
        }
        await self.store.forget(now - KEPT, now)


def read_cookie(cookie: str, secret: str) -> tuple[str, int] | None:
    """The session a cookie names, and the number of the cookie.

    One from before there were sessions names a person, and is number 0 of their old session.
    """
    named = read_session(cookie, secret)
    if named is None and (person := signed(cookie, secret)):
        return f"{OLD}{person}", 0
    return named


def next_cookie(session: Session, secret: str, now: int) -> str | None:
    """The cookie a browser should have instead of the one it sent; None if that one is fine."""
    if session.renewed >= now - COOKIE_AGE:
        return None
    return sign_session(session.id, session.serial + 1, secret)


def _fits(session: Session, serial: int, now: int) -> bool:
    """Whether a cookie is the latest of its session, or was until a moment ago."""
    if session.expires <= now:
        return False
    late = serial == session.serial - 1 and now < session.renewed + GRACE
    return late or serial in (session.serial, session.serial + 1)


_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device(agent: str) -> str:
    """The browser and the system of a user agent: enough for people to recognise their devices."""
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    if browser:
        return f"{browser}, {system}" if system else browser
    word = re.match(r"[A-Za-z][A-Za-z0-9 ._-]{0,39}", agent)
    return word[0].strip() if word else ""
