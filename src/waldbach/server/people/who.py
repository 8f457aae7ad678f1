"""Who is asking: the person behind a cookie or a token, and the device that it comes from."""

from __future__ import annotations

from dataclasses import dataclass

from waldbach.server.errors import SignInNeeded

GUEST, ACCOUNT, BOT = "guest", "account", "bot"
COOKIE, TOKEN = "cookie", "token"


@dataclass(frozen=True, slots=True)
class Who:
    """A person who is signed in."""

    person: str  # the id
    name: str
    kind: str  # guest, account, bot
    lang: str
    session: str  # the key of the session; never leaves the server
    by: str  # cookie, token: what the session is good for, whichever way its secret came


def somebody(who: Who | None) -> Who:
    """Whoever it is, person or program."""
    if who is None:
        raise SignInNeeded("sign-in-needed")
    return who


@dataclass(frozen=True, slots=True)
class Device:
    """Where a request comes from: a name for the list of sessions, an address for limits."""

    name: str = ""
    address: str | None = None  # None: no limit by address


NOWHERE = Device()
