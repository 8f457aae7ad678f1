"""What can be wrong with a request beyond its form; `status` is the HTTP answer to it.

All of them are `BadInput`, so they carry the key of a sentence and its arguments.
"""

from __future__ import annotations

from typing import Any, ClassVar

from waldbach.game import BadInput


class Refused(BadInput):
    """A request that is understood and not granted."""

    status: ClassVar[int]


class SignInNeeded(Refused):
    """Nobody is signed in, or what was given to sign in is wrong."""

    status = 401


class Forbidden(Refused):
    """This person may not do it."""

    status = 403


class Missing(Refused):
    """There is no such thing, or not for this person."""

    status = 404


class Taken(Refused):
    """Something that is already there stands against it."""

    status = 409


class Fault(Refused):
    """Something went wrong here."""

    status = 500


class TooOften(Refused):
    """Too much at once; `retry_after` milliseconds later it may go."""

    status = 429

    def __init__(self, message: str, /, *, retry_after: int, **args: Any) -> None:
        super().__init__(message, seconds=-(-retry_after // 1000), **args)
        self.retry_after = retry_after
