"""What is noted of every request: a figure for the metrics and a line in the log.

A line has the route and not the path, in which secrets may stand. Nothing is said of the query, of
cookies or of the address that a request comes from. Sockets are told of at the level `debug`.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from waldbach.server.figures import Figures

METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
QUIET = {"/healthz", "/metrics"}  # asked for again and again by machines
log = structlog.get_logger()


class Watch:
    """Around the whole application, so that nothing goes past it."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app, self.figures = app, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            seconds = perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.figures.note_request(route_of(scope), method, status, seconds)
            if route_of(scope) not in QUIET:
                told = about(scope)
                log.info(
                    "request", method=method, **told, status=status, ms=round(seconds * 1e3, 1)
                )

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        began = perf_counter()
        self.figures.sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            log.debug("socket closed", **about(scope), seconds=round(perf_counter() - began, 1))


def route_of(scope: Any) -> str:
    """The template of the path, as in the description of the interface; "other" is unknown."""
    return str(scope.get("path_template") or "other")


def about(scope: Any) -> dict[str, str]:
    """What may be said of a request."""
    told = {"route": route_of(scope)}
    table = scope.get("path_params", {}).get("table")
    if isinstance(table, str):
        told["table"] = table
    who = scope.get("state", {}).get("who")
    if who is not None:
        told["person"] = who.person
    return told
