"""A browser that wants web push: where its messages go, and the keys that only it can open.

The address comes from outside and the server will post to it, so it has to be an https:// address
with a public name; where that name leads is looked at for each connection (`push.py`).
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric import ec

from waldbach.game import BadInput
from waldbach.server.settings.phrases import shown

LONGEST_ENDPOINT = 2000
_POINT = 65  # bytes of a point on the curve P-256, not compressed
_SECRET = 16

_REST = r"(:[0-9]{1,5})?(/[!-~]*)?"
_LABEL = r"[a-z0-9]([a-z0-9-]*[a-z0-9])?"
_PUBLIC = re.compile(rf"https://({_LABEL}\.)+[a-z]{_LABEL}{_REST}", re.IGNORECASE)
_ANY = re.compile(rf"https://{_LABEL}(\.{_LABEL})*{_REST}", re.IGNORECASE)


@dataclass(frozen=True)
class Subscription:
    """As the browser's `PushSubscription.toJSON()` has it; the keys are base64url."""

    endpoint: str
    p256dh: str
    auth: str

    def __post_init__(self) -> None:
        if not _is_point(_bytes(self.p256dh)) or len(_bytes(self.auth)) != _SECRET:
            raise BadInput("push-keys", point=_POINT, secret=_SECRET)


def check_endpoint(endpoint: str, local: bool = False) -> None:
    """Refuses what cannot be the address of a push service.

    An address in numbers is none, and neither is a name without a dot. `local` is for tests, whose
    push service runs on this machine.
    """
    form = _ANY if local else _PUBLIC
    if len(endpoint) > LONGEST_ENDPOINT or not form.fullmatch(endpoint):
        raise BadInput("push-endpoint", endpoint=shown(endpoint))


def _is_point(found: bytes) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found)
    except ValueError:
        return False
    return len(found) == _POINT


def _bytes(word: str) -> bytes:
    """What a word in base64url stands for; nothing if it is none."""
    bare = word.rstrip("=")
    try:
        found = base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        return b""
    return found if base64.urlsafe_b64encode(found).decode().rstrip("=") == bare else b""
