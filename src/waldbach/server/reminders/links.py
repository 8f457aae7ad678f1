"""The links in a reminder: to the table, and to one that turns reminders by mail off.

The latter works without a login and for ever, since it stands in mails that may be old. It names
the person and is signed, so that nobody can turn off those of others. What it opens has to ask
before it does anything (programs that look for viruses follow links), while a POST to it acts at
once: this is what `List-Unsubscribe-Post` promises (RFC 8058).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from urllib.parse import quote

OFF = "/reminders/off"
_PURPOSE = b"waldbach: no reminders by mail\0"
_MAC = 16  # bytes


def table_link(base_url: str, table: str) -> str:
    return f"{base_url}/tables/{quote(table, safe='')}"


def off_link(base_url: str, key: bytes, person: str) -> str:
    return f"{base_url}{OFF}?token={off_token(key, person)}"


def off_token(key: bytes, person: str) -> str:
    """Person and signature in one word; the key is the secret key of the installation."""
    name = person.encode()
    mac = hmac.digest(key, _PURPOSE + name, hashlib.sha256)[:_MAC]
    return base64.urlsafe_b64encode(mac + name).decode().rstrip("=")


def read_off_token(key: bytes, token: str) -> str | None:
    """The person of a token; None if we did not sign it."""
    try:
        person = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))[_MAC:].decode()
    except ValueError:
        return None
    return person if hmac.compare_digest(off_token(key, person), token) else None
