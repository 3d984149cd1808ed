"""Whatever the schema allows, and much that it does not, gets an answer below 500."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from sqlalchemy.engine import URL

from fuzz.requests import answer_at_once
from server.guests import House, open_house
from server.test_api import two_guests
from stellwerk.store.database import database_url

EXAMPLES = 12


@pytest.fixture(scope="module")
def tested(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a table at which a game is being played."""
    url: URL = database_url(str(tmp_path_factory.mktemp("schema") / "schema.db"))
    with open_house(url) as house:
        yield house


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_breaks_the_server(tested: House, mode: GenerationMode) -> None:
    anna, _, table = two_guests(tested)
    document = anna.get("/schema/openapi.json")
    seen: set[str] = set()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        seen.add(f"{operation.method.upper()} {operation.path}")

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
        def call(case: Case[Any], real: bool) -> None:
            answer_at_once(case)
            if real and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            status = send(tested, anna.cookie, case)
            assert status < 500, case.as_curl_command()

        # An operation without parameters has no wrong ones.
        with suppress(Unsatisfiable):
            call()
    assert "POST /api/tables/{table_id}/commands" in seen
    assert len(seen) > 15
    assert anna.get("/health")["status"] == "alive"


def send(house: House, cookie: str, case: Case[Any]) -> int:
    """Send a generated request as somebody who has a seat."""
    parts: dict[str, Any] = case.as_transport_kwargs(base_url="http://testserver.local")
    headers = {**dict(parts.get("headers") or {}), "Origin": "http://testserver.local"}
    headers["Cookie"] = f"stellwerk={cookie}"
    headers = {key: value for key, value in headers.items() if value.isascii()}
    more: dict[str, Any] = {key: parts[key] for key in ("params", "json") if key in parts}
    if parts.get("data") is not None:
        more["content"] = parts["data"]
    response = house.client.request(parts["method"], parts["url"], headers=headers, **more)
    house.client.cookies.clear()
    return response.status_code


def test_every_answer_has_a_type(tested: House) -> None:
    """The types of the browser client are made from it."""
    document = tested.guest().get("/schema/openapi.json")
    for path, operations in document["paths"].items():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                (content,) = answer["content"].values()
                assert content["schema"], (path, status)
                if status.startswith("4"):
                    assert content["schema"]["$ref"].endswith("/Fault")
