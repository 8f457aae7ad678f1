"""Around the whole application, so that unknown addresses and static files pass it too: in which
language to answer, how many requests an address may make and how many sockets it may hold, and the
security headers of every answer. HEAD is asked where GET is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from waldbach.messages import LANGUAGES, language
from waldbach.server.allowance import Allowance
from waldbach.server.errors import Missing, Refused, TooOften
from waldbach.server.web.problems import on_bad_input, refuse_socket

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # links to tables and recovery links are secrets
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"
UNCOUNTED = ("/healthz", "/metrics")  # asked for by machines of the host, as often as they like


class Porch:
    def __init__(self, app: ASGIApp, allowance: Allowance, secure: bool) -> None:
        self.app, self.allowance, self.secure = app, allowance, secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = Headers.from_scope(scope).get("accept-language", "")
        language.set(wanted_language(accepted))
        send = self._with_headers(scope, send)
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await self._head(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _head(self, scope: Any, receive: Receive, send: Send) -> None:
        """As if the whole were asked for: what carries the answer leaves the body out."""
        asked = scope | {"method": "GET"}
        try:
            await self._request(asked, receive, send)
        finally:
            scope.update(asked | {"method": "HEAD"})  # the route, for who watches

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] not in UNCOUNTED:
                self.allowance.request(address_in(scope))
            if "\0" in scope["path"]:  # no file system can be asked for that
                raise Missing("http-not-found")
        except Refused as error:
            request: Request[Any, Any, Any] = Request(scope, receive, send)
            answer = on_bad_input(request, error).to_asgi_response(app=None, request=request)
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            self.allowance.request(address_in(scope))
            with self.allowance.socket(address_in(scope)):
                await self.app(scope, receive, send)
        except TooOften as error:  # of these two: the application answers its own
            await refuse_socket(scope, receive, send, error)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        private = scope["path"].startswith("/api")

        async def wrapped(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.secure:
                    headers["Strict-Transport-Security"] = HSTS
                if private:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return wrapped


def policy_with(hashes: Mapping[str, str]) -> str:
    """The policy of a page that carries a script or styles of ours: by kind, what they hash to.

    >>> policy_with({"style": "sha256-x="}).split("; ")[1:3]
    ["script-src 'self'", "style-src 'self' 'sha256-x='"]
    """
    policy = POLICY
    for kind, found in hashes.items():
        policy = policy.replace(f"{kind}-src 'self'", f"{kind}-src 'self' '{found}'")
    return policy


def address_in(scope: Any) -> str | None:
    client = scope.get("client")
    return client[0] if client else None


def wanted_language(accepted: str) -> str:
    """The first of our languages that a browser names.

    >>> wanted_language("fr-FR, pl;q=0.8, en;q=0.5")
    'pl'
    """
    for part in accepted.split(","):
        name = part.strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"
