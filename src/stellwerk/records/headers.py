"""The headers of a record: which game, by which rules, who plays, and how it ended."""

from __future__ import annotations

import re
from datetime import date
from typing import Any, Final, NamedTuple

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.title import Title
from stellwerk.records.record import RecordError, Result, check_name
from stellwerk.records.source import Source, SourceLine
from stellwerk.titles import load_title

_HEADER: Final = re.compile(r"(?P<key>[^:]*[^:\s])\s*:\s*(?P<value>.*?)\s*")
_KEY: Final = re.compile(r"title|rules|date|result|winners|seat [1-9]|option [a-z-]+")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,5}")
_SCORE: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Header(NamedTuple):
    """The value of a header and its place."""

    value: str
    line: int
    column: int


class Headers:
    """The headers of one record, each checked when it is needed."""

    def __init__(self, source: Source, lines: list[SourceLine]) -> None:
        self.source = source
        self.after = lines[-1].number + 1
        self.found: dict[str, Header] = {}
        for line in lines:
            key, header = self._header(line)
            if key in self.found:
                reason = Message("refused-header-twice", {"header": repr(key)})
                raise source.fault(line.number, 1, reason)
            self.found[key] = header

    def _header(self, line: SourceLine) -> tuple[str, Header]:
        match = _HEADER.fullmatch(line.text)
        if match is None:
            raise self.source.fault(line.number, 1, Message("refused-header-form"))
        key = " ".join(match["key"].split())
        if _KEY.fullmatch(key) is None:
            known = "title, rules, option NAME, seat N, date, result, winners"
            reason = Message("refused-header", {"header": repr(key), "known": known})
            raise self.source.fault(line.number, 1, reason)
        if not match["value"]:
            reason = Message("refused-header-empty", {"header": repr(key)})
            raise self.source.fault(line.number, match.end(), reason)
        return key, Header(match["value"], line.number, match.start("value") + 1)

    def fault(
        self, header: Header, reason: Message | StellwerkError, column: int = 0
    ) -> RecordError:
        """A fault in the value of a header, `column` characters into it."""
        return self.source.fault(header.line, header.column + column, reason)

    def need(self, key: str) -> Header:
        """A header that may not be missing."""
        if key not in self.found:
            reason = Message("refused-header-missing", {"header": repr(key)})
            raise self.source.fault(self.after, 1, reason)
        return self.found[key]

    def title(self) -> Title[Any]:
        """The title, with the version of the rules the record was played under."""
        header = self.need("title")
        try:
            title = load_title(header.value)
        except StellwerkError as fault:
            raise self.fault(header, fault) from None
        rules = self.need("rules")
        if _COUNT.fullmatch(rules.value) is None:
            raise self.fault(rules, Message("refused-header-rules", {"value": repr(rules.value)}))
        try:
            return title.by_version(int(rules.value))
        except StellwerkError as fault:
            raise self.fault(rules, fault) from None

    def options(self, title: Title[Any]) -> dict[str, str]:
        """The options of the table; what is not given has its default."""
        given: dict[str, str] = {}
        for key, header in self.found.items():
            if key.startswith("option "):
                name = key.removeprefix("option ")
                try:
                    title.with_defaults({name: header.value})
                except StellwerkError as fault:
                    raise self.fault(header, fault) from None
                given[name] = header.value
        return dict(title.with_defaults(given))

    def seats(self, title: Title[Any]) -> tuple[str, ...]:
        """The names of the players; their number fits the title."""
        count = sum(key.startswith("seat ") for key in self.found)
        seats = [self.need(f"seat {seat}") for seat in range(1, max(count, 1) + 1)]
        for header in seats:
            try:
                check_name(header.value)
            except StellwerkError as fault:
                raise self.fault(header, fault) from None
        try:
            title.new_game(count)
        except StellwerkError as fault:
            raise self.fault(seats[-1], fault) from None
        return tuple(header.value for header in seats)

    def date(self) -> date | None:
        """The day of the game, if it is given."""
        if "date" not in self.found:
            return None
        header = self.found["date"]
        try:
            if _DATE.fullmatch(header.value) is None:
                raise ValueError
            return date.fromisoformat(header.value)
        except ValueError:
            reason = Message("refused-header-date", {"value": repr(header.value)})
            raise self.fault(header, reason) from None

    def result(self, players: int) -> Result | None:
        """The result the record claims; None for an unfinished game."""
        header = self.need("result")
        if header.value == "*":
            if "winners" in self.found:
                raise self.fault(self.found["winners"], Message("refused-header-winners"))
            return None
        scores = self._numbers(header, _SCORE, "points")
        if len(scores) != players:
            counts = {"count": len(scores), "players": players}
            raise self.fault(header, Message("refused-header-result", counts))
        winners = self._numbers(self.need("winners"), _COUNT, "seats")
        return Result(scores, tuple(seat - 1 for seat in winners))

    def _numbers(self, header: Header, form: re.Pattern[str], what: str) -> tuple[int, ...]:
        for word in re.finditer(r"\S+", header.value):
            if form.fullmatch(word[0]) is None:
                reason = Message("refused-header-number", {"word": repr(word[0]), "what": what})
                raise self.fault(header, reason, word.start())
        return tuple(map(int, header.value.split()))
