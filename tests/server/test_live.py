"""Tables by WebSocket: deltas that add up, bad frames, floods, strangers."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.engine import URL

from server.guests import PATIENCE, House, open_house, wait_for
from server.test_api import two_guests
from stellwerk.store.database import database_url

VIEW = "stellwerk.server.live_table.LiveTable.catch_up"


def test_all_seats_see_a_game_by_deltas(house: House) -> None:
    anna, boris, table = two_guests(house)
    carl = house.guest()
    rng = Random(2)
    with anna.live(table) as first, boris.live(table) as second, carl.live(table) as third:
        sockets = [first, second]
        commands = 0
        while first.view["state"] != "over":
            seat = first.view["awaited"][0]
            socket = sockets[seat]
            step = socket.view["step"]
            if socket.view["undo"]["confirm"]:
                socket.do("confirm", seat=seat, step=step)
            else:
                move = rng.choice(socket.view["moves"])["move"]
                socket.do("move", seat=seat, step=step, move=move)
            socket.until("done")
            commands += 1
            for other in (first, second, third):
                while other.view["step"] < socket.view["step"]:
                    other.next()
        assert commands > 10
        for guest, socket in ((anna, first), (boris, second), (carl, third)):
            assert socket.view == guest.view(table)


def test_a_key_that_was_renewed_decides_nothing_any_more(house: House) -> None:
    anna = house.guest()
    seats = [{"name": "Anna"}, {"name": "Ben"}]
    opened = anna.post("/api/tables/", {"title": "tiny", "seats": seats}, 201)
    table = opened["id"]
    anna.do(table, "start")
    robot = house.guest()
    robot.headers = {"Authorization": f"Bearer {opened['links'][0]['key']}"}
    with robot.live(table) as socket:
        socket.do("say", seat=0, text="hello")
        socket.until("done")
        anna.post(f"/api/tables/{table}/links/0")
        with pytest.raises(WebSocketDisconnect, match="no longer yours"):
            socket.until("the end")
    assert robot.do(table, "say", 403, seat=0, text="still here?")["code"] == "not-yours"


def test_a_stale_move_gets_the_new_state(house: House) -> None:
    anna, boris, table = two_guests(house)
    with anna.live(table) as socket:
        step = socket.view["step"]
        boris.do(table, "move", seat=1, step=step, move="left")
        socket.do("move", seat=0, step=step, move="left")
        socket.until("done")
        socket.do("move", seat=0, step=step, move="rest")
        fault = socket.until("fault")["fault"]
        assert fault["code"] == "stale"
        assert fault["view"]["step"] == step + 2


def test_a_client_that_lost_the_thread_asks_for_all(house: House) -> None:
    anna, boris, table = two_guests(house)
    with anna.live(table) as socket:
        boris.do(table, "say", seat=1, text="hello")
        assert socket.next()["delta"]["chat"][0]["text"] == "hello"
        socket.session.send_json({"type": "view"})
        assert socket.until("view")["view"] == anna.view(table)
        socket.session.send_json({"type": "ping", "id": 7})
        assert socket.until("pong")["id"] == 7


def test_strangers_have_no_seat(house: House) -> None:
    anna, _, table = two_guests(house)
    carl = house.guest()
    with pytest.raises(WebSocketDisconnect), carl.live(table, "?seat=0"):
        pass
    with pytest.raises(WebSocketDisconnect), carl.live("nowhere"):
        pass
    anna.headers = {"Origin": "https://evil.example"}
    with pytest.raises(WebSocketDisconnect), anna.live(table):
        pass
    with carl.live(table) as socket:
        assert socket.view["viewer"] == -3
        socket.do("move", seat=0, step=socket.view["step"], move="left")
        assert socket.until("fault")["fault"]["code"] == "not-yours"


def test_who_is_gone_while_something_is_sent_no_longer_watches(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the table stays in memory, and its person gets no notices: they seem to watch."""
    anna, boris, table = two_guests(house)
    live_table = house.service.live_tables[table]
    with boris.live(table) as socket:

        async def lost(*_: object, **_more: object) -> None:
            raise ConnectionResetError("the client is gone")

        assert set(live_table.watchers) == {1}
        with monkeypatch.context() as patch:
            patch.setattr(WebSocket, "send_data", lost)
            anna.do(table, "say", seat=0, text="hello")
            socket.session.close()
            wait_for(lambda: not live_table.watchers)


def failures(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, object]]:
    """What the log says of errors: the line, where it was, and of what kind."""
    return [
        (record.getMessage(), getattr(record, "path", ""), (record.exc_info or (None,))[0])
        for record in caplog.records
        if record.levelno >= logging.ERROR
    ]


@pytest.mark.parametrize(
    ("broken", "in_a_command", "code"),
    [("stellwerk.server.table_service.Circumstances", True, 4500), (VIEW, False, 1011)],
)
def test_a_fault_of_ours_at_a_socket_is_in_the_log_once(
    house: House, caplog: pytest.LogCaptureFixture, broken: str, code: int, *, in_a_command: bool
) -> None:
    """In what is done for somebody, and in what they are shown."""
    anna, _, table = two_guests(house)

    def fail(*_: object, **_more: object) -> None:
        raise RuntimeError("it broke")

    with anna.live(table) as socket, pytest.MonkeyPatch.context() as patch:
        patch.setattr(broken, fail)
        if in_a_command:
            socket.do("say", seat=0, text="hello")
        else:
            socket.session.send_json({"type": "view"})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.until("the end")
    assert closed.value.code == code
    path = f"/api/tables/{table}/live"
    wait_for(lambda: failures(caplog))
    assert failures(caplog) == [("socket failed", path, RuntimeError)]


def test_refused_sockets_are_no_fault_of_ours(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    stranger = house.guest()
    _, _, table = two_guests(house)
    for path in (f"/api/tables/{table}/live?seat=x", "/api/tables/none/live", "/api/nothing"):
        with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(path):
            pass
    with stranger.live(table) as socket:
        socket.session.send_text("{")
        socket.until("fault")
    assert failures(caplog) == []


def test_a_flood_is_cut_off_and_costs_nothing_else(house: House) -> None:
    anna, boris, table = two_guests(house)
    with boris.live(table) as quiet:
        with anna.live(table) as flood:
            for _ in range(200):
                flood.session.send_text('{"type":"ping"}')
            with pytest.raises(WebSocketDisconnect, match="Too many"):
                flood.until("the end")
        boris.do(table, "say", seat=1, text="still here")
        assert quiet.next()["type"] == "delta"


def test_the_lobby_tells_of_tables_and_turns(house: House) -> None:
    anna, boris = house.guest(), house.guest()
    table = anna.open()
    headers = {"Origin": "http://testserver.local", "Cookie": f"stellwerk={anna.cookie}"}
    with house.client.websocket_connect("/api/lobby/live", headers=headers) as lobby:
        boris.do(table, "sit", seat=1, name="Boris")
        assert lobby.receive_json(timeout=PATIENCE)["table"]["seats"][1]["name"] == "Boris"
        anna.do(table, "start")
        assert lobby.receive_json(timeout=PATIENCE) == {"type": "turn", "table": table}
        assert lobby.receive_json(timeout=PATIENCE)["table"]["state"] == "running"
        step = anna.view(table)["step"]
        anna.do(table, "move", seat=0, step=step, move="left")
        boris.do(table, "move", seat=1, step=step + 1, move="left")
        boris.do(table, "say", seat=1, text="your turn")
        last = boris.open()
        news: list[Any] = []
        while not news or news[-1]["type"] == "turn" or news[-1]["table"]["id"] != last:
            news.append(lobby.receive_json(timeout=PATIENCE))
        turns = [message for message in news if message["type"] == "turn"]
        assert turns == [{"type": "turn", "table": table}], "a new turn, sent once"
        assert news[-2]["table"]["awaited"] == [0]


def test_nobody_hears_of_the_turns_of_others(house: House) -> None:
    anna, boris, table = two_guests(house, listed=False)
    carl = house.guest()
    carl.open()
    headers = {"Origin": "http://testserver.local", "Cookie": f"stellwerk={carl.cookie}"}
    with house.client.websocket_connect("/api/lobby/live", headers=headers) as lobby:
        step = anna.view(table)["step"]
        anna.do(table, "move", seat=0, step=step, move="left")
        boris.do(table, "move", seat=1, step=step + 1, move="left")
        shown = carl.open()
        message = lobby.receive_json(timeout=PATIENCE)
        assert (message["type"], message["table"]["id"]) == ("table", shown)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
COMMAND = st.fixed_dictionaries(
    {"do": st.sampled_from(["move", "undo", "say", "start", "answer", "prefer", "x", "note"])},
    optional={
        "seat": st.integers(-1, 20) | JSON,
        "step": st.integers(-5, 50) | JSON,
        "move": st.sampled_from(["left", "rest", "at9"]) | JSON,
        "text": st.text(max_size=30) | JSON,
        "yes": st.booleans() | JSON,
        "confirm": st.booleans() | JSON,
        "declined": JSON,
    },
)
FRAMES = st.one_of(
    st.text(max_size=200),
    JSON,
    st.fixed_dictionaries({"type": st.just("command"), "command": COMMAND | JSON, "id": JSON}),
)


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that has to survive all fuzzing."""
    url: URL = database_url(str(tmp_path_factory.mktemp("fuzz") / "fuzz.db"))
    with open_house(url, frames_per_second=10_000.0) as house:
        yield house


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=15))
def test_no_frame_stops_the_server(lasting: House, frames: list[Any]) -> None:
    anna, _, table = two_guests(lasting)
    with anna.live(table) as socket:
        for frame in frames:
            if isinstance(frame, str):
                socket.session.send_text(frame)
            else:
                socket.session.send_json(frame)
        socket.session.send_json({"type": "ping", "id": "still there"})
        assert socket.until("pong")["id"] == "still there"
    assert lasting.guest().get("/health")["status"] == "alive"


def test_bytes_and_large_frames_close_one_socket_only(lasting: House) -> None:
    anna, boris, table = two_guests(lasting)
    for frame in ('"' + "x" * 20_000 + '"', b"\xff\xfe\x00"):
        with boris.live(table) as other:
            with anna.live(table) as socket:
                socket.session.send(frame, "text" if isinstance(frame, str) else "binary")
                with pytest.raises(WebSocketDisconnect, match="A frame is text"):
                    socket.until("the end")
            boris.do(table, "say", seat=1, text="still here")
            assert other.next()["type"] == "delta"
