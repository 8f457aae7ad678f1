"""Passkeys: signing in with a device instead of a password, through py_webauthn.

The browser finds the credential by itself (a discoverable one), so nobody types a login. Whether
the device checks a finger or a face is up to it: preferred, not required.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, SignInNeeded, Taken
from waldbach.server.models import Passkey, Person
from waldbach.server.people import names
from waldbach.server.people.accounts import Accounts
from waldbach.server.people.arrivals import enter
from waldbach.server.people.challenges import LIFETIME, Challenges
from waldbach.server.people.ground import Ground, is_id, lock
from waldbach.server.people.who import NOWHERE, Device, Who

MOST = 20  # of a person
HOUSE = "Waldbach"
ADDING, SIGNING_IN = "add", "sign-in"
PREFERRED = UserVerificationRequirement.PREFERRED


@dataclass(frozen=True)
class Listed:
    id: str
    name: str
    created_at: int
    used_at: int | None


@dataclass(frozen=True)
class Ceremony:
    """What the browser gets to begin with, and the token that it brings back with the result."""

    token: str
    options: Mapping[str, Any]


class Passkeys:
    def __init__(self, ground: Ground, accounts: Accounts) -> None:
        self.ground, self.accounts = ground, accounts
        self.challenges = Challenges(ground)
        self.host = urlsplit(ground.base_url).hostname or ""
        self.origin = ground.base_url
        self.offered = accounts.open and _has_passkeys(self.origin, self.host)

    # --- adding ---

    async def begin_adding(self, who: Who) -> Ceremony:
        self._check_offered()
        async with self.ground.read() as db:
            person = await db.get_one(Person, who.person)
            if person.login is None:
                raise Forbidden("account-needed")
            known = list(await db.scalars(select(Passkey.id).where(Passkey.person == person.id)))
        if len(known) >= MOST:
            raise Taken("passkey-many", most=MOST)
        challenge, token = self.challenges.issue(ADDING, who.session)
        options = webauthn.generate_registration_options(
            rp_id=self.host,
            rp_name=HOUSE,
            user_id=person.id.encode(),
            user_name=person.login,
            user_display_name=person.name,
            challenge=challenge,
            timeout=LIFETIME,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
            ],
        )
        return Ceremony(token, options_to_json_dict(options))

    async def add(
        self, who: Who, token: str, credential: Mapping[str, Any], name: str | None = None
    ) -> Listed:
        self._check_offered()
        challenge = self.challenges.read(token, ADDING, who.session)
        try:
            verified = webauthn.verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
            )
        except Exception as error:  # its parsers let errors of every kind through
            raise BadInput("passkey-refused") from error
        now = self.ground.clock()
        passkey = Passkey(
            id=bytes_to_base64url(verified.credential_id),
            person=who.person,
            public_key=verified.credential_public_key,
            uses=verified.sign_count,
            name=HOUSE if name is None else names.label(name),
            created_at=now,
        )
        async with self.ground.write() as change:
            person = await lock(change.db, who.person)
            if person.login is None:
                raise Forbidden("account-needed")
            count = select(func.count()).select_from(Passkey).where(Passkey.person == person.id)
            if (await change.db.scalar(count) or 0) >= MOST:
                raise Taken("passkey-many", most=MOST)
            await self.challenges.spend(change.db, challenge, person.id)
            change.db.add(passkey)
            try:
                await change.db.flush()
            except IntegrityError:
                raise Taken("passkey-known") from None
            return _listed(passkey)

    # --- the list ---

    async def listed(self, who: Who) -> list[Listed]:
        query = (
            select(Passkey)
            .where(Passkey.person == who.person)
            .order_by(Passkey.created_at, Passkey.id)
        )
        async with self.ground.read() as db:
            return [_listed(one) for one in await db.scalars(query)]

    async def remove(self, who: Who, id: str) -> None:
        mine = (Passkey.person == who.person, Passkey.id == id)
        async with self.ground.write() as change:
            if not is_id(id) or not await change.db.scalar(select(Passkey.id).where(*mine)):
                raise Missing("passkey-unknown")
            await change.db.execute(delete(Passkey).where(*mine))

    # --- signing in ---

    def begin_sign_in(self, who: Who | None) -> Ceremony:
        self._check_offered()
        challenge, token = self.challenges.issue(SIGNING_IN, who.session if who else "")
        options = webauthn.generate_authentication_options(
            rp_id=self.host, challenge=challenge, timeout=LIFETIME, user_verification=PREFERRED
        )
        return Ceremony(token, options_to_json_dict(options))

    async def sign_in(
        self,
        who: Who | None,
        token: str,
        credential: Mapping[str, Any],
        device: Device = NOWHERE,
    ) -> tuple[Who, str]:
        self._check_offered()
        challenge = self.challenges.read(token, SIGNING_IN, who.session if who else "")
        id = credential.get("id")
        async with self.ground.write() as change:
            found = select(Passkey).where(Passkey.id == id).with_for_update()
            passkey = await change.db.scalar(found) if is_id(id) else None
            if passkey is None:
                raise SignInNeeded("passkey-unknown")
            passkey.uses = self._verify(passkey, challenge, credential)
            passkey.used_at = self.ground.clock()
            await self.challenges.spend(change.db, challenge, passkey.person)
            return await enter(change, self.accounts.sessions, passkey.person, who, device)

    def _verify(self, passkey: Passkey, challenge: bytes, credential: Mapping[str, Any]) -> int:
        """The authenticator's counter, if the answer is right."""
        try:
            verified = webauthn.verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
            )
            handle = credential["response"].get("userHandle")
        except Exception as error:
            raise SignInNeeded("passkey-refused") from error
        if handle is not None and base64url_to_bytes(handle) != passkey.person.encode():
            raise SignInNeeded("passkey-refused")
        return verified.new_sign_count

    def _check_offered(self) -> None:
        self.accounts.check_open()
        if not self.offered:
            raise Forbidden("passkey-off", address=self.origin)


def _has_passkeys(origin: str, host: str) -> bool:
    """Browsers offer passkeys to names, not to numbers, and only where nobody listens in."""
    try:
        ip_address(host)
    except ValueError:
        return origin.startswith("https://") or host == "localhost"
    return False


def _listed(passkey: Passkey) -> Listed:
    return Listed(passkey.id, passkey.name, passkey.created_at, passkey.used_at)
