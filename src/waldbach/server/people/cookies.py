"""The cookie that holds a browser's session."""

from __future__ import annotations

from litestar.datastructures import Cookie

from waldbach.server.people.sessions import lifetime


def cookie_name(secure: bool) -> str:
    """On https it begins with `__Host-`, which no other site on the domain can set."""
    return "__Host-waldbach" if secure else "waldbach"


def read_cookie(header: str, secure: bool) -> str | None:
    """The secret in a browser's `Cookie` header.

    >>> read_cookie("theme=dark; waldbach=s3cret", secure=False)
    's3cret'
    """
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie_name(secure):
            return value
    return None


class Cookies:
    def __init__(self, base_url: str) -> None:
        self.secure = base_url.startswith("https://")
        self.name = cookie_name(self.secure)

    def give(self, secret: str, kind: str) -> Cookie:
        """Keeps a person of this kind signed in, for its session's lifetime from now."""
        return self._cookie(secret, lifetime(kind) // 1000)

    def clear(self) -> Cookie:
        return self._cookie("", 0)

    def _cookie(self, value: str, max_age: int) -> Cookie:
        return Cookie(
            self.name,
            value=value,
            max_age=max_age,
            path="/",
            httponly=True,
            secure=self.secure,
            samesite="lax",
        )
