"""An account in the browser: passkeys, devices, password, data, leaving, and an address by mail."""

from __future__ import annotations

import email
import json
import re
from collections.abc import Iterator
from email.policy import default
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from load.server import ServerProcess, free_port
from server.posts import MailServer
from web.tables import OVERFLOW, open_table, visit

pytestmark = pytest.mark.web

NAME: Final = "Wilhelmina"
PASSWORD: Final = "a good password"
AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.listener.close()


@pytest.fixture
def site(
    built: Path, tmp_path: Path, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The address of a server with a name, which passkeys need, and with mails."""
    assert built.exists()
    port = free_port()
    address = f"http://localhost:{port}"
    mailing = {"HOST": "127.0.0.1", "PORT": str(mails.port), "STARTTLS": "no"}
    for name, value in {**mailing, "FROM": "house@example.org"}.items():
        monkeypatch.setenv(f"STELLWERK_SMTP_{name}", value)
    server = ServerProcess(
        f"{tmp_path}/db.sqlite",
        port,
        tmp_path / "log",
        more=[f"--base-url={address}"],
        module="stellwerk",
    )
    server.wait_until_ready()
    yield address
    server.stop()


def settings(browser: Browser, site: str, width: int = 1280, height: int = 720) -> Page:
    """The settings in a browser of somebody's own."""
    page = visit(browser, site, width, height)
    page.goto("/settings")
    return page


def enter(page: Page, button: str) -> None:
    """Make an account, or log in."""
    page.get_by_label("Name", exact=True).fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_text(f"You are {NAME}.")).to_be_visible()


def test_a_passkey_opens_the_account(browser: Browser, site: str) -> None:
    page = settings(browser, site)
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    enter(page, "Make an account")
    page.get_by_text("Add a passkey").first.click()
    page.get_by_label("A name for it").fill("My phone")
    page.get_by_label("Password", exact=True).first.fill(PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("not used yet")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).first.click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text(f"You are {NAME}.")).to_be_visible()
    expect(page.get_by_text("My phone")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey My phone").click()
    expect(page.get_by_text("My phone")).to_have_count(0)
    page.get_by_role("button", name="Log out", exact=True).first.click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text("This passkey was not accepted.")).to_be_visible()
    page.context.close()


def test_devices_are_logged_out_and_the_password_changed_by_keyboard(
    browser: Browser, site: str
) -> None:
    page, phone, tablet = (settings(browser, site) for _ in range(3))
    enter(page, "Make an account")
    enter(phone, "Log in")
    enter(tablet, "Log in")
    page.reload()
    rows = page.get_by_role("listitem").filter(has_text=re.compile("last used"))
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button").press("Enter")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Log out all other devices").press("Enter")
    expect(rows).to_have_count(0)
    for other in (phone, tablet):
        other.reload()
        expect(other.get_by_role("button", name="Make an account")).to_be_visible()
    page.get_by_text("Change the password").first.press("Enter")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("an even better one")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The password is changed, and all other")).to_be_visible()
    expect(page.get_by_text(f"You are {NAME}.")).to_be_visible()
    for one in (page, phone, tablet):
        one.context.close()


def test_an_address_is_confirmed_by_the_link_in_a_mail(
    browser: Browser, site: str, mails: MailServer
) -> None:
    page = settings(browser, site)
    page.get_by_label("E-mail").fill("w@example.org")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("An e-mail with a link was sent to w@example.org.")).to_be_visible()
    page.get_by_role("button", name="Send the e-mail again").click()
    expect(page.get_by_role("button", name="Sent")).to_be_visible()
    body = email.message_from_string(mails.mails[1], policy=default).get_content()
    (link,) = re.findall(r"http://localhost\S+", body)
    reader = visit(browser, site)
    reader.goto(link)
    expect(reader.get_by_text("w@example.org is confirmed.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("This address is confirmed.")).to_be_visible()
    reader.goto("/confirm#nonsense")
    expect(reader.get_by_text("This link is too old or incomplete")).to_be_visible()
    for path in ("/confirm", "/seat"):
        reader.goto(path)
        expect(reader.locator(".failure")).to_be_visible()
        expect(reader.locator(".failure")).not_to_contain_text("Validation")
    page.context.close()
    reader.context.close()


def test_data_are_downloaded_and_the_account_deleted(browser: Browser, site: str) -> None:
    page = settings(browser, site, 390, 844)
    enter(page, "Make an account")
    table = open_table(page, "glueck-auf", bots=1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (data["name"], [one["id"] for one in data["tables"]]) == (NAME, [table])
    assert page.evaluate(OVERFLOW)[1] == 0
    page.get_by_text("Delete my account").click()
    button = page.get_by_role("button", name="Delete for good")
    expect(button).to_be_disabled()
    page.get_by_label("I know that this cannot be undone.").check()
    form = page.locator("form").filter(has=button)
    form.get_by_label("Password").fill("a bad password")
    button.click()
    expect(page.get_by_text("The password is wrong.")).to_be_visible()
    form.get_by_label("Password").fill(PASSWORD)
    button.click()
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    expect(page.get_by_text("Your data")).to_have_count(0)
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    assert seats[0]["former"]
    page.context.close()
