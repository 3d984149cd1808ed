"""Turn notices by the browser: offered at the right moment, shown, and opened.

The push service is on the internet, and a browser without a window shows no notices: both are stood
in for. Messages do reach the service worker as a push service delivers them.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Page, Worker, expect

from web.tables import open_table, until
from web.test_people import play_one, table_of, view

pytestmark = pytest.mark.web

SERVICE: Final = """
    const kept = (name, first) => localStorage.getItem(name) ?? first;
    Object.defineProperty(Notification, 'permission', { get: () => kept('permission', 'default') });
    Notification.requestPermission = async () => {
        localStorage.setItem('permission', 'granted');
        return 'granted';
    };
    window.notices = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, about) => {
        notices.push({ title, tag: about.tag, data: about.data });
    };
    const subscription = {
        endpoint: ENDPOINT,
        toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
        unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
    };
    PushManager.prototype.getSubscription = async () => kept('subscribed', null) && subscription;
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey: key }) => {
        if (!userVisibleOnly || key.length !== 65) throw new Error('no such subscription');
        localStorage.setItem('subscribed', 'yes');
        return subscription;
    };
"""
IN_WORKER: Final = """() => {
    self.notices = [];
    self.registration.showNotification = async (title, { body, tag, data }) => {
        notices.push({ title, body, tag, data });
    };
}"""
ASKED: Final = """
    window.asked = window.subscriptions = 0;
    Notification.requestPermission = async () => { asked += 1; return 'default'; };
    PushManager.prototype.subscribe = async () => {
        subscriptions += 1;
        throw new Error('not in this test');
    };
"""
SUBSCRIBED: Final = """async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return !!(await pushManager.getSubscription());
}"""
CLICK: Final = """async (link) => {
    const opened = [];
    self.clients.openWindow = async (page) => void opened.push(page);
    const event = new ExtendableEvent('notificationclick');
    const waited = [];
    event.waitUntil = (work) => waited.push(work);
    event.notification = { data: { link }, close: () => opened.push('closed') };
    self.dispatchEvent(event);
    await Promise.all(waited);
    return opened;
}"""


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def with_push_service(page: Page) -> None:
    """Let this browser have a push service, and somebody who says yes to notices."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": text(point), "auth": text(b"0123456789abcdef")}
    script = SERVICE.replace("KEYS", json.dumps(keys))
    page.context.add_init_script(script.replace("ENDPOINT", json.dumps("https://push.example/1")))


def browsers(page: Page) -> int:
    """In how many browsers this person gets notices."""
    asked = {"endpoint": "https://push.example/another"}
    count: int = page.request.post("/api/push/forget", data=asked).json()["count"]
    return count


def subscribed(page: Page) -> bool:
    """Whether this browser has a subscription of a push service."""
    found: bool = page.evaluate(SUBSCRIBED)
    return found


def worker_of(page: Page) -> Worker:
    """The service worker of a page, once it is there."""
    return until(page, lambda: next(iter(page.context.service_workers), None))


def test_it_is_offered_after_a_turn_with_other_people(enter: Callable[..., Page]) -> None:
    anna, bert = enter(worker=True), enter(worker=True)
    with_push_service(anna)
    anna.goto("/new?title=russian-railroads&with=friends")
    anna.get_by_text("2", exact=True).click()
    anna.get_by_label("Name on seat 1").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    table = table_of(anna)
    bert.goto(anna.get_by_label("Link", exact=True).input_value())
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Take a seat").click()
    expect(anna.get_by_text("Bert")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    offer = anna.get_by_role("button", name="Yes, notify me")
    pages = {0: anna, 1: bert}
    while (awaited := view(anna, table, 0)["awaited"]) != [1] or not moved(anna, table):
        for page in (anna, bert):
            page.wait_for_selector("[data-spot]")
        if awaited[0] == 0:
            expect(offer).to_have_count(0)
        play_one(pages[awaited[0]], table, awaited[0])
    assert browsers(anna) == 0
    offer.click()
    expect(offer).to_have_count(0)
    until(anna, lambda: browsers(anna) == 1)
    anna.reload()
    anna.wait_for_selector("[data-spot]")
    expect(offer).to_have_count(0)


def moved(page: Page, table: str) -> bool:
    return any(entry["actor"] == 0 for entry in view(page, table, 0)["log"])


def test_a_push_is_shown_and_opens_the_table(enter: Callable[..., Page]) -> None:
    page = enter(worker=True)
    with_push_service(page)
    table = open_table(page, "volldampf", bots=1)
    page.goto("/settings")
    box = page.get_by_label("This browser notifies me, even when no page is open")
    expect(box).not_to_be_checked()
    assert not subscribed(page)
    assert browsers(page) == 0
    box.check()
    until(page, lambda: browsers(page) == 1)
    assert subscribed(page)
    worker = worker_of(page)
    worker.evaluate(IN_WORKER)
    link = f"/table/{table}"
    text = {"title": "Volldampf: it is your turn", "body": "With Bert"}
    deliver(page, {**text, "table": table, "link": link})
    until(page, lambda: worker.evaluate("notices.length") == 1)
    notice = {**text, "tag": f"turn-{table}", "data": {"link": link}}
    assert worker.evaluate("notices") == [notice]
    address = page.url.removesuffix("/settings")
    assert worker.evaluate(CLICK, link) == ["closed", address + link]
    assert worker.evaluate(CLICK, "https://elsewhere.example/") == ["closed"]
    box.uncheck()
    until(page, lambda: browsers(page) == 0)
    assert not subscribed(page)


def deliver(page: Page, message: dict[str, str]) -> None:
    """Let the push service deliver a message."""
    chromium = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    chromium.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.append(event))
    chromium.send("ServiceWorker.enable")
    until(page, lambda: [one for one in found if one["registrations"]])
    registration = next(one for one in found if one["registrations"])["registrations"][0]
    chromium.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin"),
            "registrationId": registration["registrationId"],
            "data": json.dumps(message),
        },
    )
    chromium.detach()


def test_a_hidden_page_tells_of_a_turn(enter: Callable[..., Page]) -> None:
    page = enter(worker=True)
    with_push_service(page)
    table = open_table(page, "volldampf", bots=1)
    page.goto("/settings")
    page.get_by_label("This browser notifies me, even when no page is open").check()
    until(page, lambda: browsers(page) == 1)
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.goto(f"/table/{table}")
    until(page, lambda: page.evaluate("notices.length"))
    notice = {"title": "Volldampf: it is your turn", "tag": f"turn-{table}"}
    assert page.evaluate("notices[0]") == {**notice, "data": {"link": f"/table/{table}"}}


def test_nobody_is_asked_on_a_page_they_only_open(enter: Callable[..., Page]) -> None:
    """The worker for times without a network is there, and subscribes to nothing."""
    page = enter(worker=True)
    page.add_init_script(ASKED)
    table = open_table(page, "volldampf", bots=1)
    for path in ("/", "/settings", f"/table/{table}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert not subscribed(page)
        assert page.evaluate("[asked, subscriptions]") == [0, 0]
    assert browsers(page) == 0


def test_the_worker_is_served_for_the_whole_site(enter: Callable[..., Page]) -> None:
    answer = enter().request.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
