"""Telling people that it is their turn: by e-mail and webhook, once a turn, not in quiet hours.

A webhook leads to the open internet only: addresses inside the network are not called, and
redirects are not followed.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import socket
import ssl
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from http.client import HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

from stellwerk.server.hall import Hall, now
from stellwerk.server.settings import Settings
from stellwerk.store.notices import OpenNotice, forget_notices, put_off, take_notices
from stellwerk.store.people import Person
from stellwerk.table.clock import DAY, SECOND

ROUND: Final = 5.0
TIMEOUT: Final = 10.0
KEPT: Final = 30 * DAY
WEBHOOK_PORT = 443
log: Final = logging.getLogger(__name__)


class TurnNotice(msgspec.Struct, frozen=True):
    """What a webhook gets."""

    event: str
    table: str
    title: str
    turn: int
    link: str


async def keep_telling(hall: Hall) -> None:
    """Send every notice whose time has come, until the server stops."""
    while not await hall.stops_within(ROUND):
        try:
            for notice in await take_notices(hall.database, now()):
                await tell(hall, notice)
            await forget_notices(hall.database, now() - KEPT)
        except Exception:
            log.exception("telling people failed")


async def tell(hall: Hall, notice: OpenNotice) -> None:
    """Send a notice, if the person is still awaited, wants it, and is not asleep."""
    person = await hall.people.get(notice.person)
    if person is None or not (person.email or person.webhook):
        return
    room = await hall.room(notice.table)
    table = room.table
    awaited = {table.seats[seat].person for seat in table.awaited}
    if person.id not in awaited or table.game.position.turns != notice.turn:
        return
    later = quiet_until(person, now())
    if later is not None:
        await put_off(hall.database, notice, later)
        return
    link = f"{hall.settings.base_url}/table/{notice.table}"
    news = TurnNotice("turn", notice.table, table.title.id, notice.turn, link)
    if person.webhook:
        await asyncio.to_thread(send_webhook, person.webhook, msgspec.json.encode(news))
    if person.email and hall.settings.smtp is not None:
        mail = turn_mail(hall.settings, person.email, table.title.name, link)
        await asyncio.to_thread(send_mail, hall.settings, mail)


def quiet_until(person: Person, at: int) -> int | None:
    """The end of the quiet hours (UTC) of a person, None outside of them."""
    start, end = person.quiet_from, person.quiet_to
    time = datetime.fromtimestamp(at / SECOND, UTC)
    hours = (end - start) % 24
    if (time.hour - start) % 24 >= hours:
        return None
    hour = time.replace(minute=0, second=0, microsecond=0)
    ends = hour + timedelta(hours=(end - time.hour) % 24)
    return int(ends.timestamp()) * SECOND


def public_address(host: str) -> str | None:
    """An address of a host on the open internet, None if it is inside a network."""
    try:
        entries = socket.getaddrinfo(host, WEBHOOK_PORT, type=socket.SOCK_STREAM)
    except OSError:
        return None
    addresses = sorted({str(entry[4][0]) for entry in entries})
    if not addresses or not all(ip_address(address).is_global for address in addresses):
        return None
    return addresses[0]


class _Connection(HTTPSConnection):
    """A connection to an address that has been checked, under the name of its host."""

    def __init__(self, host: str, address: str) -> None:
        self.tls = ssl.create_default_context()
        super().__init__(host, WEBHOOK_PORT, timeout=TIMEOUT, context=self.tls)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        self.sock = self.tls.wrap_socket(plain, server_hostname=self.host)


def send_webhook(address: str, body: bytes) -> bool:
    """Post a notice to a webhook; whether it was taken."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    known = public_address(host)
    if known is None:
        log.info("a webhook leads nowhere public")
        return False
    connection = _Connection(host, known)
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        return 200 <= connection.getresponse().status < 300
    except (OSError, HTTPException):
        log.info("a webhook did not answer")
        return False
    finally:
        connection.close()


def turn_mail(settings: Settings, address: str, title: str, link: str) -> EmailMessage:
    """The mail that tells of a turn."""
    mail = EmailMessage()
    mail["Subject"] = f"{title}: it is your turn"
    mail["To"] = address
    mail["From"] = settings.smtp.sender if settings.smtp is not None else ""
    mail.set_content(f"It is your turn at {title}.\n\n{link}\n")
    return mail


def send_mail(settings: Settings, mail: EmailMessage) -> bool:
    """Hand a mail to the mail server; whether it was taken."""
    smtp = settings.smtp
    if smtp is None:
        return False
    try:
        with smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT) as server:
            if smtp.starttls:
                server.starttls()
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(mail)
    except (OSError, smtplib.SMTPException):
        log.warning("the mail server did not take a notice")
        return False
    return True
