"""Challenges for passkeys, which any server process can check and which are good for one answer.

A challenge goes out with a stamp of the installation on it: what it is for, whose session asked,
until when. It is stored when it has been answered, so that no process takes it again.
"""

from __future__ import annotations

import hmac
import secrets

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from webauthn.helpers import base64url_to_bytes

from waldbach.game import BadInput
from waldbach.server.models import Recovery
from waldbach.server.pace import MINUTE
from waldbach.server.people.ground import Ground, hashed

LIFETIME = 5 * MINUTE
SPENT = "spent"


class Challenges:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    def issue(self, purpose: str, session: str) -> tuple[bytes, str]:
        """A challenge, and the token that brings it back."""
        challenge = secrets.token_urlsafe(32)
        until = str(self.ground.clock() + LIFETIME)
        stamp = self._stamp(purpose, session, challenge, until)
        return base64url_to_bytes(challenge), f"{challenge}.{until}.{stamp}"

    def read(self, token: str, purpose: str, session: str) -> bytes:
        """The challenge of a token; refuses what is forged, too old, or meant for another use."""
        challenge, _, rest = token.partition(".")
        until, _, stamp = rest.partition(".")
        right = self._stamp(purpose, session, challenge, until)
        if not hmac.compare_digest(stamp.encode("utf-8", "replace"), right.encode()):
            raise BadInput("passkey-challenge")
        if int(until) <= self.ground.clock():
            raise BadInput("passkey-challenge")
        return base64url_to_bytes(challenge)

    async def spend(self, db: AsyncSession, challenge: bytes, person: str) -> None:
        """Note, within a transaction, that a challenge has been answered."""
        now = self.ground.clock()
        db.add(
            Recovery(
                key=hashed(f"{SPENT} {challenge.hex()}"),
                person=person,
                purpose=SPENT,
                created_at=now,
                expires_at=now + LIFETIME,
            )
        )
        try:
            await db.flush()
        except IntegrityError:
            raise BadInput("passkey-challenge") from None

    def _stamp(self, purpose: str, session: str, challenge: str, until: str) -> str:
        return self.ground.sign("challenge", purpose, session, challenge, until)
