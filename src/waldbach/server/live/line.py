"""An open socket as the table uses it: `write` never waits, and `read` can be ended from inside.

Our own server offers one beside ASGI (`protocols.py`), whose layers would take several coroutines
for each message. `line_of` finds it, or makes one for any other server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

LINE = "waldbach.line"  # under which the extensions of a scope have the line of its socket
MOST_BEHIND = 1 << 20  # bytes that may wait for a client


class Gone(Exception):
    """The other side has left, or we have hung up."""


class Line(Protocol):
    def write(self, message: bytes) -> None:
        """Send a text. Who is `MOST_BEHIND` behind is cut off: it may come back and catch up."""

    async def read(self) -> bytes:
        """The next message; `Gone` when there will be none."""

    async def drain(self) -> None:
        """Wait until what was written is on its way: something else may be sent behind it."""

    def hang_up(self) -> None:
        """Whoever reads gets `Gone`, after what has come already."""


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    offered = socket.scope.get("extensions") or {}
    return cast("Line", offered[LINE]) if LINE in offered else AsgiLine(socket)


class AsgiLine:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._ended = asyncio.get_running_loop().create_future()
        self._waiting: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None

    def write(self, message: bytes) -> None:
        if sum(map(len, self._waiting)) > MOST_BEHIND:
            self.hang_up()
            return
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        with suppress(Exception):  # whatever it is, whoever reads will notice
            while self._waiting:
                await self._socket.send_data(self._waiting.popleft(), mode="text")
        self._sending = None

    async def drain(self) -> None:
        if self._sending is not None:
            await self._sending

    async def read(self) -> bytes:
        receiving = asyncio.ensure_future(self._socket.receive_data(mode="text"))
        await asyncio.wait((receiving, self._ended), return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():
            receiving.cancel()
            raise Gone
        try:
            return receiving.result().encode()
        except WebSocketDisconnect:
            raise Gone from None

    def hang_up(self) -> None:
        if not self._ended.done():
            self._ended.set_result(None)
