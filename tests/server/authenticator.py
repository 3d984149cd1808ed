"""A device with a passkey, in software."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(given: str) -> bytes:
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


class Authenticator:
    """One key pair for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = b""

    def make(self, options: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.user = data(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        about = self._about(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=text(said), attestationObject=text(statement))

    def sign(self, options: Any, *, counts: bool = True) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.count += counts
        about = self._about(options["rpId"], PRESENT | VERIFIED)
        said = self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(about + sha256(said).digest(), ec.ECDSA(SHA256()))
        assert all(decode_dss_signature(signature))
        return self._credential(
            clientDataJSON=text(said),
            authenticatorData=text(about),
            signature=text(signature),
            userHandle=text(self.user),
        )

    def _about(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: str) -> dict[str, Any]:
        id_ = text(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}
