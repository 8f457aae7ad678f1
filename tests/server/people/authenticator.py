"""An authenticator in software: makes and uses passkeys as a browser with a security key would.

It signs with ES256 and attests nothing, which is what sites that do not ask for more get.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, CREDENTIAL = 0x01, 0x04, 0x40
AAGUID = bytes(16)


class Authenticator:
    """Holds one discoverable credential. `counts` as security keys do; synced passkeys do not."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin, self.counts = origin, counts
        self.uses = 0
        self.id = secrets.token_bytes(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.site = ""

    def create(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.site, self.user = options["rp"]["id"], base64url_to_bytes(options["user"]["id"])
        credential = AAGUID + len(self.id).to_bytes(2) + self.id + self._public_key()
        data = self._data(PRESENT | VERIFIED | CREDENTIAL) + credential
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=attested)

    def get(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.uses += self.counts
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            clientDataJSON=client,
            authenticatorData=data,
            signature=self.key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=self.user,
        )

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.uses.to_bytes(4)

    def _public_key(self) -> bytes:
        """As COSE has it: an elliptic key (2) for ES256 (-7) on P-256 (1)."""
        point = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        said = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": said}
