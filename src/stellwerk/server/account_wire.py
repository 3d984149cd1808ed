"""The messages of the API about accounts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stellwerk.server.wire import NoticeSettings
from stellwerk.store.people import Rating

Password = Annotated[str, Meta(min_length=8, max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=200)]
"""A password somebody types to prove who they are; its length does not matter here."""


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, and the old one."""

    old: GivenPassword
    new: Password


class AccountDeletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of an account to be deleted; empty for somebody who has none."""

    password: GivenPassword = ""


class SessionName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A session to be ended."""

    id: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret from the link in a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=1_000)]


class Confirmed(msgspec.Struct, frozen=True):
    """The address that is confirmed now."""

    email: str


class SessionView(msgspec.Struct, frozen=True):
    """A device somebody is logged in on; `here` is the device of the request."""

    id: str
    device: str
    created: int
    used: int
    here: bool


class PasskeyView(msgspec.Struct, frozen=True):
    """A passkey; `used` is empty before its first use."""

    id: str
    name: str
    created: int
    used: int | None


class SeatData(msgspec.Struct, frozen=True):
    """A seat, and what was written there: lines of chat with their times, and the private note."""

    seat: int
    name: str
    chat: list[tuple[int, str]]
    note: str


class TableData(msgspec.Struct, frozen=True):
    """A table somebody has seats at."""

    id: str
    title: str
    state: str
    seats: list[SeatData]


class PersonalData(msgspec.Struct, frozen=True):
    """Everything stored about a person, except the hash of their password. Times are in ms."""

    id: str
    created: int
    name: str | None
    email: str
    unconfirmed_email: str
    notices: NoticeSettings
    sessions: list[SessionView]
    passkeys: list[PasskeyView]
    ratings: list[Rating]
    tables: list[TableData]
