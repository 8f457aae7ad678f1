"""As much of an HTTP client as the load needs: JSON over connections that stay open.

The usual clients cost a millisecond a request, which the load would have to share with its sockets.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

HOST = "127.0.0.1"


class Failed(Exception):
    """The server has answered with an error."""


class Client:
    """One person: a session, and a connection for its requests."""

    def __init__(self, port: int, address: str = HOST) -> None:
        self.port, self.address = port, address
        self.cookie = ""
        self.csrf = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def enter(self, name: str) -> None:
        """Come in as a guest."""
        me = await self.post("/api/me", {"name": name})
        self.csrf = me["csrf"]

    async def post(self, path: str, data: dict[str, Any]) -> Any:
        body = msgspec.json.encode(data)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"Cookie: {self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n\r\n"
        )
        reader, writer = await self._connection()
        writer.write(head.encode() + body)
        status, answer = await self._read(reader)
        if status >= 300:
            raise Failed(f"{path}: {status} {answer.decode()[:300]}")
        return msgspec.json.decode(answer) if answer else None

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                HOST, self.port, local_addr=(self.address, 0)
            )
        return self._streams

    async def _read(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        return int(head[0].split()[1]), await reader.readexactly(length)

    def close(self) -> None:
        """The next request opens a new connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
