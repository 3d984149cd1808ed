"""The requests of the API that make sense without a server, answered by a host."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from stellwerk.analysis.results import Knowledge
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import SPECTATOR
from stellwerk.locales import check_language, sentences
from stellwerk.records import play_record, read_game, write_game
from stellwerk.server import answers
from stellwerk.server.analysis_answers import OtherTurn
from stellwerk.server.commands import Command, Start
from stellwerk.server.ids import id_of
from stellwerk.server.live_table import LiveTable
from stellwerk.server.refusals import NotFoundError, UnknownTableError
from stellwerk.server.teacher_questions import (
    AdviceQuestion,
    now_asked,
    read_advice,
    shown_record,
    with_last_turn,
)
from stellwerk.server.wire import (
    Done,
    Fault,
    Link,
    Me,
    Mine,
    NewFork,
    NewLessons,
    NewRecord,
    NewSeat,
    NewTable,
    NoticeSettings,
    OpenedTable,
    failed,
    fault_of,
    refused,
)
from stellwerk.site.host import YOU, Host
from stellwerk.site.storage import NoRoomError
from stellwerk.table.course import lesson_view
from stellwerk.table.errors import RefusedError, StaleError
from stellwerk.table.lifecycle import open_course, recorded
from stellwerk.table.line import line_view
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.look_back import look_back, rounds_seen
from stellwerk.table.plan_view import plan_view
from stellwerk.table.replay import MOST_STEPS, Replay
from stellwerk.table.report import report
from stellwerk.table.table import Table
from stellwerk.table.trial import trial_view
from stellwerk.table.view import entries
from stellwerk.titles import load_title

COMMAND: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Command)
_TABLE: Final = r"/api/tables/(?P<id>[a-z0-9]+)"


class HttpAnswer(msgspec.Struct, frozen=True):
    """The answer to a request: a status of HTTP, and JSON or plain text."""

    status: int
    text: str


class Asked(NamedTuple):
    """A request: the parts of its path, its parameters, and what it brings."""

    host: Host
    path: Mapping[str, str]
    query: Mapping[str, list[str]]
    body: str

    def word(self, name: str, default: str = "") -> str:
        """A parameter."""
        return self.query.get(name, [default])[0]

    def number(self, name: str, default: int) -> int:
        """A parameter that is a number."""
        given = self.word(name, str(default))
        if not re.fullmatch(r"-?[0-9]{1,9}", given):
            raise msgspec.ValidationError(f"Expected `int`, got {given!r} - at `{name}`")
        return int(given)

    @property
    def seat(self) -> int | None:
        """The seat to look from, if one is asked for."""
        return self.number("seat", 0) if "seat" in self.query else None

    @property
    def knowledge(self) -> Knowledge:
        """From what an analysis judges."""
        found: Knowledge = msgspec.convert(self.word("knowledge", "seat"), Knowledge)
        return found

    async def live_table(self) -> LiveTable:
        """The table of the path."""
        return await self.host.live_table(self.path["id"])

    async def looking(self) -> tuple[Table, int]:
        """The table of the path, and who looks at it."""
        live_table = await self.live_table()
        return live_table.table, live_table.viewer(YOU, self.seat)

    async def replay(self) -> Replay:
        """The replay of the table of the path, which is over."""
        live_table = await self.live_table()
        if live_table.table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        if live_table.replay is None:
            live_table.replay = Replay(live_table.table.game)
        return live_table.replay


Handler = Callable[[Asked], Awaitable[object]]
_routes: Final[list[tuple[str, re.Pattern[str], Handler]]] = []


def _route(method: str, path: str) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        _routes.append((method, re.compile(path), handler))
        return handler

    return add


async def answer(host: Host, method: str, address: str, body: str = "") -> HttpAnswer:
    """The answer to a request."""
    try:
        return HttpAnswer(200, _text(await _handle(host, method, address, body)))
    except StaleError as error:
        found = urlsplit(address).path.split("/")[3]
        live_table = await host.live_table(found)
        view = live_table.view(live_table.viewer(YOU, None))
        return HttpAnswer(409, _text(refused(error, view)))
    except NoRoomError as error:
        return HttpAnswer(507, _text(refused(error)))
    except StellwerkError as error:
        return HttpAnswer(fault_of(error)[0], _text(refused(error)))
    except msgspec.ValidationError as error:
        return HttpAnswer(400, _text(Fault("bad-request", str(error))))
    except Exception:
        return HttpAnswer(500, _text(failed("failed", Message("refused-failed"))))


def _text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


async def _handle(host: Host, method: str, address: str, body: str) -> object:
    url = urlsplit(address)
    for known, pattern, handler in _routes:
        match = pattern.fullmatch(url.path)
        if match and known == method:
            path = {name: unquote(part) for name, part in match.groupdict().items()}
            return await handler(Asked(host, path, parse_qs(url.query), body))
    raise NotFoundError(Message("refused-needs-server"))


# Titles and people.


@_route("GET", "/api/catalog")
async def _catalog(_: Asked) -> object:
    return answers.make_catalog()


@_route("GET", "/api/titles/(?P<title>[a-z0-9-]+)/board")
async def _board(asked: Asked) -> object:
    given = {name: values[0] for name, values in asked.query.items() if name != "players"}
    return answers.printed_board(asked.path["title"], asked.number("players", 0), given)


@_route("GET", "/api/sentences/(?P<language>[a-z]{2})/(?P<title>[^/]+)")
async def _sentences(asked: Asked) -> object:
    return sentences(answers.known_title(asked.path["title"]).id, asked.path["language"])


@_route("GET", "/api/people/me")
async def _me(_: Asked) -> object:
    return Me(None, NoticeSettings(), [])


# Lists.


@_route("GET", "/api/tables")
async def _tables(asked: Asked) -> object:
    """Nobody else has tables here; what is over and was not played here are records."""
    if asked.word("over") != "true":
        return []
    found = await asked.host.summaries()
    return [table for table, mine in found if table.state == "over" and not mine]


@_route("GET", "/api/tables/mine")
async def _mine(asked: Asked) -> object:
    found = [
        answers.my_table(table, [seat for seat in mine if seat >= 0])
        for table, mine in await asked.host.summaries()
        if mine and not table.given_up
    ]
    return sorted(found, key=lambda table: not table.turn)


# New tables.


@_route("POST", "/api/tables")
async def _open(asked: Asked) -> object:
    data = msgspec.json.decode(asked.body, type=NewTable)
    return await _put_up(asked.host, answers.new_table(data, asked.host.now()), data.seats)


@_route("POST", "/api/tables/fork")
async def _fork(asked: Asked) -> object:
    data = msgspec.json.decode(asked.body, type=NewFork)
    if bool(data.table) == bool(data.record):
        raise RefusedError(Message("refused-fork"))
    if data.table:
        original = (await asked.host.live_table(data.table)).table
        if original.state != "over":
            raise RefusedError(Message("refused-not-over"))
        game = play_record(original.game.record(original.names))
    else:
        game = read_game(data.record, "record")
    return await _put_up(asked.host, answers.forked_table(data, game, asked.host.now()), data.seats)


async def _put_up(host: Host, table: Table, seats: list[NewSeat]) -> OpenedTable:
    answers.seat_others(table, seats, host.now())
    return OpenedTable((await host.add(table, answers.taken_seats(seats))).id, [], [])


@_route("POST", "/api/records")
async def _import(asked: Asked) -> object:
    """Keep a finished game; the same record is the same table."""
    game = read_game(msgspec.json.decode(asked.body, type=NewRecord).record, "record")
    if game.record.result is None:
        raise RefusedError(Message("refused-record-not-over"))
    id_ = id_of(write_game(game), asked.host.secret)
    try:
        await asked.host.live_table(id_)
    except UnknownTableError:
        await asked.host.add(recorded(game, asked.host.now()), id_=id_)
    return Link(id_)


@_route("POST", "/api/lessons")
async def _begin_lessons(asked: Asked) -> object:
    data = msgspec.json.decode(asked.body, type=NewLessons)
    table = open_course(load_title(data.title), asked.host.now())
    opened = await _put_up(asked.host, table, [NewSeat(name=data.name)])
    await asked.host.do(await asked.host.live_table(opened.id), Start())
    return opened


@_route("GET", "/api/lessons/(?P<id>[a-z0-9]+)")
async def _lesson(asked: Asked) -> object:
    found = lesson_view((await asked.live_table()).table)
    if found is None:
        raise RefusedError(Message("refused-lessons-here"))
    return found


# One table.


@_route("GET", _TABLE)
async def _view(asked: Asked) -> object:
    live_table = await asked.live_table()
    return live_table.view(live_table.viewer(YOU, asked.seat))


@_route("POST", f"{_TABLE}/commands")
async def _do(asked: Asked) -> object:
    live_table = await asked.live_table()
    command = COMMAND.decode(asked.body)
    await asked.host.do(live_table, command)
    own = command.own_seat
    seat = own if own in live_table.holders.seats(YOU) else None
    return Done(live_table.view(live_table.viewer(YOU, seat)))


@_route("POST", f"{_TABLE}/rematch")
async def _rematch(asked: Asked) -> object:
    return Link(await asked.host.rematch(await asked.live_table()))


@_route("POST", f"{_TABLE}/delete")
async def _delete(asked: Asked) -> object:
    await asked.host.delete(await asked.live_table())
    return Link(asked.path["id"])


@_route("GET", f"{_TABLE}/mine")
async def _seats(asked: Asked) -> object:
    live_table = await asked.live_table()
    holders = live_table.holders
    seats, table = holders.seats(YOU), live_table.table
    return Mine(sorted(seats), holders.opened_by(YOU) if table.show else table.host in seats)


@_route("GET", f"{_TABLE}/why")
async def _why(asked: Asked) -> object:
    table, viewer = await asked.looking()
    return answers.why_move(table, viewer, asked.word("move"))


@_route("GET", f"{_TABLE}/log")
async def _log(asked: Asked) -> object:
    table, viewer = await asked.looking()
    return entries(table, viewer, asked.number("from", 0), 100)


@_route("GET", f"{_TABLE}/plan")
async def _plan(asked: Asked) -> object:
    table, viewer = await asked.looking()
    look = line_view if asked.query.get("line") == ["true"] else plan_view
    return look(table, asked.path["id"], viewer, asked.query.get("move", []))


@_route("GET", f"{_TABLE}/report")
async def _report(asked: Asked) -> object:
    table, viewer = await asked.looking()
    return report(table, viewer)


@_route("GET", f"{_TABLE}/picture")
async def _picture(asked: Asked) -> object:
    table, viewer = await asked.looking()
    return answers.picture_of(table, viewer)


@_route("GET", f"{_TABLE}/record")
async def _record(asked: Asked) -> object:
    return answers.record_of((await asked.live_table()).table)


@_route("GET", f"{_TABLE}/look-back")
async def _look_back(asked: Asked) -> object:
    table, viewer = await asked.looking()
    count = min(asked.number("count", MOST_STEPS), MOST_STEPS)
    return look_back(table, viewer, asked.number("from", 0), count)


@_route("GET", f"{_TABLE}/rounds")
async def _rounds(asked: Asked) -> object:
    table, viewer = await asked.looking()
    return rounds_seen(table, viewer)


@_route("GET", f"{_TABLE}/history")
async def _history(asked: Asked) -> object:
    return (await asked.replay()).history()


@_route("GET", f"{_TABLE}/replay")
async def _replay(asked: Asked) -> object:
    replay = await asked.replay()
    count = min(asked.number("count", MOST_STEPS), MOST_STEPS)
    return replay.steps(asked.number("from", 0), count, _viewer(asked, replay))


@_route("GET", f"{_TABLE}/analysis")
async def _analysis(asked: Asked) -> object:
    id_, table = asked.path["id"], (await asked.live_table()).table
    return await asked.host.analyses.view(id_, table, asked.knowledge, asked.number("from", 0))


@_route("POST", f"{_TABLE}/analysis")
async def _analyse(asked: Asked) -> object:
    id_, table = asked.path["id"], (await asked.live_table()).table
    return await asked.host.analyses.begin(id_, table, asked.knowledge)


@_route("GET", f"{_TABLE}/analysis/report")
async def _analysis_report(asked: Asked) -> object:
    id_, table, language = (
        asked.path["id"],
        (await asked.live_table()).table,
        asked.word("lang", "en"),
    )
    check_language(language)
    return await asked.host.analyses.report(id_, table, asked.knowledge, language)


@_route("POST", f"{_TABLE}/analysis/judge")
async def _judge(asked: Asked) -> object:
    other = msgspec.json.decode(asked.body, type=OtherTurn)
    id_, table = asked.path["id"], (await asked.live_table()).table
    return await asked.host.analyses.judge(id_, table, await asked.replay(), other)


@_route("POST", f"{_TABLE}/advice")
async def _advice(asked: Asked) -> object:
    data = msgspec.json.decode(asked.body, type=AdviceQuestion)
    live_table = await asked.live_table()
    table = live_table.table
    question = now_asked(table, live_table.viewer(YOU, data.seat), data)
    if data.about is not None:
        question = with_last_turn(question, table.title, shown_record(table))
    return read_advice(await asked.host.analyses.answer(question))


@_route("GET", f"{_TABLE}/variation")
async def _variation(asked: Asked) -> object:
    replay = await asked.replay()
    after, actor = asked.number("after", 0), asked.number("actor", 0)
    return replay.variation(after, actor, asked.query.get("moves", []), _viewer(asked, replay))


@_route("GET", f"{_TABLE}/trial")
async def _trial(asked: Asked) -> object:
    replay, table = await asked.replay(), (await asked.live_table()).table
    after, actor = asked.number("after", 0), asked.number("actor", 0)
    moves = asked.query.get("moves", [])
    return trial_view(table, asked.path["id"], replay, after, actor, moves)


def _viewer(asked: Asked, replay: Replay) -> int:
    """Through whose eyes a finished game is seen."""
    eyes = {"all": EVERYTHING, "spectator": SPECTATOR}.get(asked.word("seat", "all"))
    viewer = asked.number("seat", 0) if eyes is None else eyes
    if viewer >= replay.game.players:
        raise RefusedError(Message("refused-eyes", {"last": replay.game.players - 1}))
    return viewer
