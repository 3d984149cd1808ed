"""Mails to people."""

from __future__ import annotations

import logging
import smtplib
from email.message import EmailMessage
from functools import cache
from typing import Final

from stellwerk.core.errors import StellwerkError
from stellwerk.locales import Phrases, check_language
from stellwerk.server.settings import Settings
from stellwerk.store.people import Person

TIMEOUT: Final = 10.0
log: Final = logging.getLogger(__name__)


def phrases(language: str) -> Phrases:
    """The general sentences in the language of a person; English if it has none."""
    try:
        check_language(language)
    except StellwerkError:
        language = "en"
    return _phrases(language)


@cache
def _phrases(language: str) -> Phrases:
    return Phrases("", language=language)


def turn_mail(settings: Settings, person: Person, title: str, link: str) -> EmailMessage:
    """The mail of a turn notice, in the language of the person."""
    say = phrases(person.language).general
    mail = EmailMessage()
    mail["Subject"] = say("notice-turn", title=title)
    mail["To"] = person.email
    mail["From"] = settings.smtp.sender if settings.smtp is not None else ""
    change = f"{settings.base_url}/settings"
    mail.set_content(say("mail-turn", title=title, link=link, settings=change) + "\n")
    return mail


def send_mail(settings: Settings, mail: EmailMessage) -> bool:
    """Hand a mail to the mail server; whether it accepted it."""
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
