"""The gate that every request to a route passes: who is asking, and from where.

Who         A session's secret from the cookie, or a token in `Authorization: Bearer …`. What does
            not fit any session counts as nobody; a token that does not is refused.
From where  A browser says which page a request comes from. A request that changes something, or
            opens a socket, has to come from a page of ours; and one to the interface that shows a
            cookie has to show the session's CSRF token too, which only pages of ours can read.
            Bodies are JSON, which no form of another site can send.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from waldbach.game import BadInput
from waldbach.messages import language
from waldbach.server.errors import Forbidden, SignInNeeded
from waldbach.server.house import House
from waldbach.server.people.cookies import read_cookie
from waldbach.server.people.who import COOKIE, TOKEN, Who
from waldbach.server.web.problems import refuse_socket

SAFE = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"


class Gate(ASGIMiddleware):
    def __init__(self, house: House) -> None:
        self.house = house
        self.base = house.settings.base_url
        self.scheme = urlsplit(self.base).scheme

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        try:
            await self._pass(scope)
        except BadInput as error:
            if scope["type"] == ScopeType.HTTP:
                raise
            await refuse_socket(scope, receive, send, error)
            return
        await next_app(scope, receive, send)

    async def _pass(self, scope: Scope) -> None:
        headers = Headers.from_scope(scope)
        secret = self._secret(headers)
        who = await self._who(headers, secret)
        if who is not None:
            language.set(who.lang)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_page(headers, who)
        elif scope["method"] not in SAFE:
            self._check_page(headers, who)
            if scope["path"].startswith("/api/"):
                self._check_csrf(headers, who)
                _check_content(headers)
        scope["state"]["who"] = who
        scope["state"]["secret"] = secret

    def _secret(self, headers: Headers) -> str | None:
        """Of the token, else of the cookie."""
        if "authorization" in headers:
            scheme, _, token = headers["authorization"].partition(" ")
            return token if scheme.lower() == "bearer" else ""
        return read_cookie(headers.get("cookie", ""), self.house.people.cookies.secure)

    async def _who(self, headers: Headers, secret: str | None) -> Who | None:
        who = await self.house.people.who(secret) if secret else None
        if "authorization" in headers:
            if who is None or who.by != TOKEN:
                raise SignInNeeded("http-token")
            return who
        return who if who is not None and who.by == COOKIE else None

    def _check_page(self, headers: Headers, who: Who | None) -> None:
        origin = headers.get("origin")
        if origin is None or (who is not None and who.by == TOKEN):
            return
        if not self._ours(origin, headers.get("host", "")):
            raise Forbidden("http-origin", origin=origin[:200])

    def _ours(self, origin: str, host: str) -> bool:
        """A server may have several names: a page from where the request goes to is ours."""
        return origin in (self.base, f"{self.scheme}://{host}")

    def _check_csrf(self, headers: Headers, who: Who | None) -> None:
        if who is not None and who.by == COOKIE:
            self.house.people.check_csrf(who, headers.get("x-csrf-token", ""))


def _check_content(headers: Headers) -> None:
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != JSON:
        raise HTTPException(status_code=415)


def who_of(state: Any) -> Who | None:
    """For handlers: who was found at the gate."""
    found: Who | None = state.get("who")
    return found
