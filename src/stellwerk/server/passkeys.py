"""Passkeys: a device proves that it has the secret half of a key; nothing has to be typed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from stellwerk.core.messages import Message
from stellwerk.server.networks import Connection
from stellwerk.server.passkey_wire import CreationOptions, NewCredential, RequestOptions, Signature
from stellwerk.server.refusals import NotYouError
from stellwerk.server.table_service import TableService, now
from stellwerk.store.passkeys import Passkey
from stellwerk.store.people import Person
from stellwerk.table.clock import SECOND
from stellwerk.table.errors import RefusedError

TIME: Final = 300 * SECOND
"""How long a challenge waits for its answer."""
MOST: Final = 20
"""The most passkeys of one person."""
SITE_NAME: Final = "Stellwerk"

T = TypeVar("T")


class Site(NamedTuple):
    """The site passkeys are for: its origin, and the name of its host."""

    origin: str
    host: str


def site_of(connection: Connection) -> Site:
    """The site of a request: the base URL of the server, or else the address of the request.

    A browser that lies about it gains nothing: its passkey signs the site as well.
    """
    service: TableService = connection.app.state.service
    origin = service.settings.origin or connection.headers.get("origin", "")
    host = urlsplit(origin).hostname if origin.isascii() else None
    if not host:
        raise RefusedError(Message("refused-passkey-page"))
    return Site(origin, host)


async def offer(service: TableService, person: Person, site: Site) -> CreationOptions:
    """What a browser needs to make a passkey for a person."""
    known = await service.passkeys.of(person.id)
    if len(known) >= MOST:
        raise RefusedError(Message("refused-passkeys", {"count": MOST}))
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE_NAME,
        user_id=person.id.encode(),
        user_name=person.name or "",
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
        ],
        timeout=TIME,
    )
    challenge = bytes_to_base64url(options.challenge)
    await service.passkeys.challenge(challenge, person.id, now() + TIME)
    return _plain(options, CreationOptions)


async def add(
    service: TableService, person: Person, site: Site, name: str, answer: NewCredential
) -> None:
    """Keep a passkey a browser has made."""
    challenge = await _answered(service, answer.response.client_data, person.id)
    try:
        made = verify_registration_response(
            credential=msgspec.to_builtins(answer),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception:  # Whatever a stranger sends, the answer is the same.
        raise RefusedError(Message("refused-passkey")) from None
    await service.passkeys.add(
        Passkey(
            id=bytes_to_base64url(made.credential_id),
            person=person.id,
            name=name,
            public_key=bytes_to_base64url(made.credential_public_key),
            count=made.sign_count,
            created=now(),
        )
    )


async def ask(service: TableService, site: Site) -> RequestOptions:
    """What a browser needs to log somebody in with any of their passkeys."""
    options = generate_authentication_options(
        rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED, timeout=TIME
    )
    await service.passkeys.challenge(bytes_to_base64url(options.challenge), None, now() + TIME)
    return _plain(options, RequestOptions)


async def person_of(service: TableService, site: Site, answer: Signature) -> str:
    """The person whose passkey has signed."""
    refusal = NotYouError(Message("refused-passkey"))
    try:
        challenge = await _answered(service, answer.response.client_data, None)
    except RefusedError:
        raise refusal from None
    passkey = await service.passkeys.get(answer.id)
    if passkey is None:
        raise refusal
    try:
        verified = verify_authentication_response(
            credential=msgspec.to_builtins(answer),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.count,
        )
        handle = answer.response.user_handle
        theirs = not handle or base64url_to_bytes(handle) == passkey.person.encode()
    except Exception:  # Whatever a stranger sends, the answer is the same.
        raise refusal from None
    if not theirs or not await service.passkeys.use(passkey, verified.new_sign_count, now()):
        raise refusal
    return passkey.person


async def _answered(service: TableService, client_data: str, person: str | None) -> bytes:
    """The challenge that is answered; it was set here recently, and can be answered once."""
    try:
        challenge = parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except Exception:  # As above.
        challenge = b""
    if not await service.passkeys.answer(bytes_to_base64url(challenge)[:100], person, now()):
        raise RefusedError(Message("refused-passkey-late"))
    return challenge


def _plain(options: Any, type_: type[T]) -> T:
    return msgspec.convert(options_to_json_dict(options), type_)
