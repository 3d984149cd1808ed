"""Web push: the browser shows a turn notice, also when no page of ours is open.

A message is encrypted for the one browser that can read it. It is signed with the key of this
server, which is made at the first start: a push service accepts messages from nobody else.
"""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from stellwerk.core.messages import Message
from stellwerk.server.outbound import OutboundClient, is_outbound
from stellwerk.server.settings import Settings
from stellwerk.store.push import Subscription, Subscriptions
from stellwerk.table.errors import RefusedError

GONE: Final = (404, 410)
"""What a push service answers for a browser that wants no more messages."""
HOUR: Final = 60 * 60
KEPT: Final = 24 * HOUR
"""How long a push service keeps a message for a browser that is off."""


class PushMessage(msgspec.Struct, frozen=True):
    """What the browser shows, and the page it opens."""

    title: str
    body: str
    table: str
    link: str


def new_push_key() -> str:
    """A private key, as its number."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """The key a browser subscribes with."""
    number = int.from_bytes(_bytes(key), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_subscription(subscription: Subscription) -> None:
    """Refuse a subscription that no message can be sent to."""
    if not is_outbound(subscription.endpoint):
        raise RefusedError(Message("refused-push-address"))
    try:
        point = _bytes(subscription.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        sound = len(point) == 65 and len(_bytes(subscription.auth)) == 16
    except ValueError:
        sound = False
    if not sound:
        raise RefusedError(Message("refused-push-keys"))


class Push:
    """Sends messages to browsers."""

    def __init__(self, key: str, settings: Settings, browsers: Subscriptions) -> None:
        self.key = Vapid02.from_raw(key.encode())
        self.contact = contact(settings)
        self.browsers = browsers

    async def send(self, outbound: OutboundClient, person: str, message: PushMessage) -> bool:
        """Send a message to all browsers of somebody; whether one accepted it, or none is left."""
        browsers = await self.browsers.of(person)
        requests = [
            outbound.post(browser.endpoint, *self._request(browser, message))
            for browser in browsers
        ]
        statuses = await asyncio.gather(*requests)
        for browser, status in zip(browsers, statuses, strict=True):
            if status in GONE:
                await self.browsers.forget(browser.endpoint)
        left = [status for status in statuses if status not in GONE]
        return not left or any(200 <= status < 300 for status in left)

    def _request(self, browser: Subscription, message: PushMessage) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher

        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        pusher = WebPusher({"endpoint": browser.endpoint, "keys": keys})
        body: bytes = pusher.encode(msgspec.json.encode(message), "aes128gcm")["body"]
        service = f"https://{urlsplit(browser.endpoint).hostname}"
        claims = {"sub": self.contact, "aud": service, "exp": int(time.time()) + 12 * HOUR}
        return body, {
            **self.key.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            # A newer turn at the same table replaces one that was not delivered.
            "Topic": message.table,
        }


def contact(settings: Settings) -> str:
    """The contact for a push service that has questions about messages of this server."""
    if settings.smtp is not None and "@" in settings.smtp.sender:
        return f"mailto:{settings.smtp.sender.rpartition('<')[2].rstrip('>')}"
    return settings.base_url if settings.secure else "mailto:nobody@localhost"


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
