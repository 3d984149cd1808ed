"""A new e-mail address gets only one mail, with a link, until its reader has confirmed it."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from hashlib import sha256
from typing import Final

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import check_language
from stellwerk.server.limits import HOUR, limit
from stellwerk.server.mails import phrases, send_mail
from stellwerk.server.networks import Connection
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService
from stellwerk.server.tokens import read_address, sign_address
from stellwerk.table.errors import RefusedError

GOOD_FOR: Final = 24 * 60 * 60
"""Seconds a link in a mail works."""
MAILS: Final = 3
"""How many such mails per hour one person can send, and one address can get."""


def can_send(settings: Settings) -> bool:
    """Whether the server can send mails with links to itself."""
    return settings.smtp is not None and bool(settings.base_url)


async def ask_to_confirm(service: TableService, person: str, email: str, language: str) -> None:
    """Send the mail with the link that confirms an address."""
    if not can_send(service.settings):
        raise RefusedError(Message("refused-no-mails"))
    address = sha256(email.lower().encode()).hexdigest()
    for name in (f"mails of {person}", f"mails to {address}"):
        await limit(service, name, MAILS, HOUR, Message("refused-often-mails"))
    token = sign_address(person, email, service.secret)
    mail = _question(service.settings, email, token, language)
    if not await asyncio.to_thread(send_mail, service.settings, mail):
        raise RefusedError(Message("refused-mail"))


def _question(settings: Settings, email: str, token: str, language: str) -> EmailMessage:
    """The mail. The secret comes after the #, which browsers never send."""
    say = phrases(language).general
    host = settings.base_url.partition("://")[2]
    mail = EmailMessage()
    mail["Subject"] = say("mail-confirm-subject", site=host)
    mail["To"] = email
    mail["From"] = settings.smtp.sender if settings.smtp is not None else ""
    link = f"{settings.base_url}/confirm#{token}"
    mail.set_content(say("mail-confirm", site=host, link=link) + "\n", cte="quoted-printable")
    return mail


async def confirm(service: TableService, token: str) -> str:
    """The address a link confirms."""
    named = read_address(token, GOOD_FOR, service.secret)
    if named is None:
        raise RefusedError(Message("refused-mail-link"))
    person, email = named
    if not await service.people.confirm_email(person, email):
        raise RefusedError(Message("refused-mail-address"))
    return email


def language_of(connection: Connection) -> str:
    """The language a browser prefers, if there are sentences in it."""
    language = connection.headers.get("accept-language", "")[:2].lower()
    try:
        check_language(language)
    except StellwerkError:
        return "en"
    return language
