"""Browsers that want turn notices, over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router
from litestar.params import JSONBody
from msgspec import Meta

from stellwerk.locales import check_language
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.push import check_subscription, public_key
from stellwerk.server.quiet_hours import is_zone
from stellwerk.server.routes import get, post
from stellwerk.server.table_service import TableService, now
from stellwerk.store.push import Subscription, Subscriptions

Endpoint = Annotated[str, Meta(max_length=1_000)]


class PushKey(msgspec.Struct, frozen=True):
    """The key of this server, for a browser to subscribe with."""

    key: str


class NewBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants turn notices, its language and time zone; if empty, both stay."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    language: Annotated[str, Meta(pattern="^([a-z]{2})?$")] = ""
    zone: Annotated[str, Meta(max_length=64)] = ""


class OldBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants no more notices."""

    endpoint: Endpoint


class Browsers(msgspec.Struct, frozen=True):
    """How many browsers a person gets notices in."""

    count: int


@get("/", summary="The key of this server")
async def get_push_key(service: TheTableService) -> PushKey:
    """A browser subscribes at its push service for messages signed with this key."""
    return PushKey(public_key(service.push_key))


@post("/", summary="Notices in this browser", status_code=200)
async def add_browser(
    data: JSONBody[NewBrowser], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[Browsers]:
    """Keep the subscription of a browser."""
    subscription = Subscription(data.endpoint, data.p256dh, data.auth)
    check_subscription(subscription)
    if data.language:
        check_language(data.language)
    person = await identity.need_person()
    await _keep_place(service, person, data)
    browsers = Subscriptions(service.database)
    await browsers.add(person, subscription, now())
    count = len(await browsers.of(person))
    return Response(Browsers(count), cookies=identity.cookies(settings))


async def _keep_place(service: TableService, person: str, data: NewBrowser) -> None:
    """Keep the language, and the zone unless there are quiet hours of another one."""
    values: dict[str, str] = {}
    if data.language:
        values["language"] = data.language
    known = await service.people.get(person)
    awake = known is not None and known.quiet_from == known.quiet_to
    if awake and data.zone and is_zone(data.zone):
        values["zone"] = data.zone
    if values:
        await service.people.set_notices(person, **values)


@post("/forget", summary="No more notices in this browser", status_code=200)
async def forget_browser(
    data: JSONBody[OldBrowser], service: TheTableService, identity: Who
) -> Browsers:
    """Delete the subscription of one of your browsers."""
    browsers = Subscriptions(service.database)
    await browsers.forget(data.endpoint, identity.person)
    return Browsers(len(await browsers.of(identity.person)))


push_router = Router(
    "/api/push", route_handlers=[get_push_key, add_browser, forget_browser], tags=["people"]
)
