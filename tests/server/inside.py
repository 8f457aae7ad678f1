"""A server inside the test: its app without a network, with a clock that the test holds."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from tests.server.prepared import lay_database
from tests.server.running import GENEROUS
from waldbach.server.app import create_app
from waldbach.server.house import House
from waldbach.server.settings import load

NOON = 1_800_000_000_000


class Clock:
    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Inside:
    def __init__(self, app: Litestar, clock: Clock) -> None:
        self.app, self.clock = app, clock
        self.house: House = app.state.house

    def client(self, cookie: str | None = None) -> httpx.AsyncClient:
        headers = {"Cookie": cookie} if cookie else {}
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app),  # type: ignore[arg-type]
            base_url="http://localhost:8000",
            headers=headers,
        )

    @contextlib.asynccontextmanager
    async def socket(
        self,
        path: str,
        cookie: str | None = None,
        query: str = "",
        more: Mapping[str, str] | None = None,
    ) -> AsyncIterator[InsideSocket]:
        """With `more` headers than the cookie."""
        socket = InsideSocket()
        shown = {"host": "localhost:8000", **({"cookie": cookie} if cookie else {}), **(more or {})}
        headers = [(name.lower().encode(), value.encode()) for name, value in shown.items()]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "scheme": "ws", "path": path, "raw_path": path.encode(), "root_path": "",
            "query_string": query.encode(), "headers": headers, "subprotocols": [],
            "client": ("127.0.0.1", 1), "server": ("localhost", 8000), "state": {},
        }  # fmt: skip
        await socket.incoming.put({"type": "websocket.connect"})
        task = asyncio.create_task(
            self.app(scope, socket.incoming.get, socket.outgoing.put)  # type: ignore[arg-type]
        )
        try:
            yield socket
        finally:
            await socket.incoming.put({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, 30)


class InsideSocket:
    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(self, text: str) -> None:
        await self.incoming.put({"type": "websocket.receive", "text": text})

    async def next(self, within: float = 60) -> dict[str, Any]:
        """The next message as the server hands it to the network."""
        return await asyncio.wait_for(self.outgoing.get(), within)


@contextlib.asynccontextmanager
async def inside(
    folder: Path, clock: Clock | None = None, **settings: str
) -> AsyncIterator[Inside]:
    clock = clock or Clock()
    chosen = GENEROUS | {name.replace("_", "-"): value for name, value in settings.items()}
    lay_database(folder / "waldbach.db")
    app = create_app(load(dict(chosen), {}, folder), clock)
    async with app.state.house.open():
        yield Inside(app, clock)
