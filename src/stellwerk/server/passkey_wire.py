"""Passkeys in the API, with the names of WebAuthn: bytes are base64url without padding."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stellwerk.server.account_wire import GivenPassword
from stellwerk.server.commands import Name

Bytes = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=30_000)]
KeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=1_400)]


class RelyingParty(msgspec.Struct, frozen=True):
    """The site a passkey is for."""

    name: str
    id: str


class PasskeyUser(msgspec.Struct, frozen=True, rename="camel"):
    """Whose passkey it is."""

    id: str
    name: str
    display_name: str


class KeyKind(msgspec.Struct, frozen=True):
    """A way of signing."""

    type: str
    alg: int


class KnownKey(msgspec.Struct, frozen=True):
    """An existing passkey."""

    id: str
    type: str


class Wishes(msgspec.Struct, frozen=True, rename="camel"):
    """What the device should be able to do."""

    resident_key: str
    require_resident_key: bool
    user_verification: str


class CreationOptions(msgspec.Struct, frozen=True, rename="camel"):
    """What `navigator.credentials.create` gets."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: str
    pub_key_cred_params: list[KeyKind]
    timeout: int
    exclude_credentials: list[KnownKey]
    authenticator_selection: Wishes
    attestation: str


class RequestOptions(msgspec.Struct, frozen=True, rename="camel"):
    """What `navigator.credentials.get` gets; any passkey of this site is accepted."""

    challenge: str
    timeout: int
    rp_id: str
    allow_credentials: list[KnownKey]
    user_verification: str


class Made(msgspec.Struct, frozen=True, rename="camel"):
    """What a device says about a passkey it made."""

    client_data: Bytes = msgspec.field(name="clientDataJSON")
    attestation_object: Bytes


class NewCredential(msgspec.Struct, frozen=True, rename="camel"):
    """The answer of `navigator.credentials.create`."""

    id: KeyId
    raw_id: KeyId
    type: str
    response: Made


class Signed(msgspec.Struct, frozen=True, rename="camel"):
    """What a device signed."""

    client_data: Bytes = msgspec.field(name="clientDataJSON")
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Bytes | None = None


class Signature(msgspec.Struct, frozen=True, rename="camel"):
    """The answer of `navigator.credentials.get`."""

    id: KeyId
    raw_id: KeyId
    type: str
    response: Signed


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants a passkey, and proves who they are with their password."""

    password: GivenPassword


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made, and a name for it."""

    name: Name
    credential: NewCredential


class PasskeyLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody proves who they are with a passkey."""

    credential: Signature


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey to be removed."""

    id: KeyId
