"""Turn notices: once per turn, not in quiet hours, in all ways the person chose.

Notices to different people are sent in parallel, those to one person one after another: a webhook
that is slow or broken delays nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import groupby
from operator import attrgetter
from typing import Final

import msgspec

from stellwerk.server.mails import phrases, send_mail, turn_mail
from stellwerk.server.outbound import OutboundClient
from stellwerk.server.push import Push, PushMessage
from stellwerk.server.quiet_hours import quiet_until
from stellwerk.server.table_service import TableService, UnknownTableError, now
from stellwerk.store.journal import UnreadableError
from stellwerk.store.notices import (
    TRIES,
    OpenNotice,
    drop_unreachable,
    finish,
    note_worked,
    put_off,
    take_notices,
)
from stellwerk.store.people import Person
from stellwerk.store.push import Subscriptions
from stellwerk.table.table import Table

ROUND: Final = 5.0
PATIENCE: Final = 20.0
"""Seconds for all ways of one notice."""
MOST_PEOPLE: Final = 100
"""How many people are notified in parallel."""
log: Final = logging.getLogger(__name__)


class TurnNotice(msgspec.Struct, frozen=True):
    """What a webhook gets."""

    event: str
    table: str
    title: str
    turn: int
    link: str


Way = Callable[[Person, TurnNotice, Table], Awaitable[bool]]
"""A way to notify somebody; whether it worked."""


async def keep_telling(service: TableService) -> None:
    """Send every notice that is due, until the server stops."""
    async with OutboundClient() as outbound:
        teller = Teller(service, outbound)
        try:
            while not await service.stops_within(ROUND):
                try:
                    await teller.look()
                except Exception:
                    log.exception("telling people failed")
        finally:
            await teller.stop()


class Teller:
    """Sends turn notices to people."""

    def __init__(self, service: TableService, outbound: OutboundClient) -> None:
        self.service = service
        self.outbound = outbound
        self.push = Push(service.push_key, service.settings, Subscriptions(service.database))
        self.telling: dict[str, asyncio.Task[None]] = {}
        """By person."""

    async def look(self) -> None:
        """Start to notify everybody who has a notice due and is not being notified already."""
        busy = list(self.telling)
        free = MOST_PEOPLE - len(busy)
        if free <= 0:
            return
        person_of = attrgetter("person")
        database = self.service.database
        await drop_unreachable(database, now())
        taken = await take_notices(database, now(), busy, free, self._is_over)
        for person, notices in groupby(sorted(taken, key=person_of), key=person_of):
            self.telling[person] = asyncio.create_task(self._tell_all(person, list(notices)))

    async def stop(self) -> None:
        """Cancel what is being sent; it is tried again later."""
        tasks = list(self.telling.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell_all(self, person: str, notices: list[OpenNotice]) -> None:
        """Notify one person; if a notice fails, the next is still sent."""
        try:
            for notice in notices:
                try:
                    await self.tell(notice)
                except Exception:
                    log.exception("a notice could not be sent", extra={"table": notice.table})
        finally:
            del self.telling[person]

    async def tell(self, notice: OpenNotice) -> None:
        """Send a notice, if the person is still awaited, wants it, and has no quiet hours now."""
        database = self.service.database
        person = await self.service.people.get(notice.person)
        ways = {} if person is None else await self._ways(person)
        table = await self._awaits(notice) if ways else None
        if person is None or table is None:
            await finish(database, notice)
            return
        later = quiet_until(person, now())
        if later is not None:
            await put_off(database, notice, later)
            return
        news = turn_notice(notice, table, self.service.settings.base_url)
        names = sorted(ways.keys() - notice.worked)
        worked = await asyncio.gather(
            *(self._try(ways[name], person, news, table) for name in names)
        )
        if all(worked) or notice.tries >= TRIES:
            await finish(database, notice)
        elif any(worked):
            sent = {name for name, well in zip(names, worked, strict=True) if well}
            await note_worked(database, notice, sent | notice.worked)

    def _is_over(self, notice: OpenNotice) -> bool:
        """Whether the table is in memory and has gone on since.

        One that seems not to have got there yet may be behind another process.
        """
        live_table = self.service.live_tables.get(notice.table)
        if live_table is None or live_table.stale:
            return False
        table = live_table.table
        return table.state == "over" or table.game.position.turns > notice.turn

    async def _awaits(self, notice: OpenNotice) -> Table | None:
        """The table of a notice, if it still waits for the person."""
        try:
            table = (await self.service.live_table(notice.table)).table
        except (UnreadableError, UnknownTableError):
            return None
        awaited = {table.seats[seat].person for seat in table.awaited}
        same = notice.person in awaited and table.game.position.turns == notice.turn
        return table if same else None

    async def _ways(self, person: Person) -> dict[str, Way]:
        """The ways somebody chose."""
        ways: dict[str, Way] = {}
        if person.webhook:
            ways["webhook"] = self._by_webhook
        if person.email and self.service.settings.smtp is not None:
            ways["mail"] = self._by_mail
        if await self.push.browsers.of(person.id):
            ways["push"] = self._by_push
        return ways

    async def _try(self, way: Way, person: Person, news: TurnNotice, table: Table) -> bool:
        """Whether a way worked; whatever happens on it, the others are tried as well."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await way(person, news, table)
        except TimeoutError:
            log.info("a notice took too long", extra={"table": news.table})
        except Exception:
            log.exception("a notice could not be sent", extra={"table": news.table})
        return False

    async def _by_webhook(self, person: Person, news: TurnNotice, _table: Table) -> bool:
        headers = {"Content-Type": "application/json"}
        status = await self.outbound.post(person.webhook, msgspec.json.encode(news), headers)
        if not 200 <= status < 300:
            log.info("a webhook did not take a notice", extra={"table": news.table})
            return False
        return True

    async def _by_mail(self, person: Person, news: TurnNotice, table: Table) -> bool:
        settings = self.service.settings
        mail = turn_mail(settings, person, table.title.name, news.link)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.outbound.threads, send_mail, settings, mail)

    async def _by_push(self, person: Person, news: TurnNotice, table: Table) -> bool:
        return await self.push.send(self.outbound, person.id, turn_push(person, news, table))


def turn_notice(notice: OpenNotice, table: Table, base_url: str) -> TurnNotice:
    """What a webhook is sent of a turn."""
    link = f"{base_url}/table/{notice.table}"
    return TurnNotice("turn", notice.table, table.title.id, notice.turn, link)


def turn_push(person: Person, news: TurnNotice, table: Table) -> PushMessage:
    """What a browser shows of a turn, in the language of the person."""
    say = phrases(person.language).general
    names = ", ".join(seat.name for seat in table.seats if seat.person != person.id)
    return PushMessage(
        title=say("notice-turn", title=table.title.name),
        body=say("notice-with", names=names) if names else "",
        table=news.table,
        link=f"/table/{news.table}",
    )
