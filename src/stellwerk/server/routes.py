"""Routes of the API, whose schema says how they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from stellwerk.server.wire import Fault

REFUSALS: Final = {
    400: ResponseSpec(Fault, description="The request says nothing that can be done."),
    403: ResponseSpec(Fault, description="It is not yours."),
    404: ResponseSpec(Fault, description="There is no such thing."),
    409: ResponseSpec(Fault, description="Not now; a stale command gets the new view."),
    413: ResponseSpec(Fault, description="It is too large."),
    429: ResponseSpec(Fault, description="These are too many requests."),
}

Decorator = Callable[[Callable[..., Any]], HTTPRouteHandler]


def get(path: str, **more: Any) -> Decorator:
    """A route to look at something."""
    return litestar.get(path, responses=REFUSALS, **more)


def post(path: str, **more: Any) -> Decorator:
    """A route to do something."""
    return litestar.post(path, responses=REFUSALS, **more)


def put(path: str, **more: Any) -> Decorator:
    """A route to set something."""
    return litestar.put(path, responses=REFUSALS, **more)
