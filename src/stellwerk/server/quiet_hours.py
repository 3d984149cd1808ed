"""Quiet hours, in the local time of a person."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from stellwerk.store.people import Person
from stellwerk.table.clock import SECOND


def is_zone(name: str) -> bool:
    """Whether a time zone is known here; an empty name is UTC."""
    return not name or _zone(name) is not None


def quiet_until(person: Person, at: int) -> int | None:
    """The end of the quiet hours of a person, None outside of them.

    When clocks change, an end that is skipped in spring comes with the change; if it comes twice in
    autumn, the first one counts.
    """
    start, end = person.quiet_from, person.quiet_to
    zone = _zone(person.zone) or UTC
    time = datetime.fromtimestamp(at / SECOND, zone)
    if (time.hour - start) % 24 >= (end - start) % 24:
        return None
    day = time.date() + timedelta(days=time.hour >= end)
    ends = datetime(day.year, day.month, day.day, end, tzinfo=zone)
    return int(ends.timestamp()) * SECOND


def _zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name) if name else None
    except (LookupError, ValueError, OSError):
        return None
