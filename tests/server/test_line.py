"""The line of a socket: what is written arrives whole and in order, who does not read is noticed,
and what a client sends waits until it is read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config, Server
from websockets.asyncio.client import connect

from waldbach.server.live.line import LINE, MOST_BEHIND, Gone, Line
from waldbach.server.protocols import MOST_UNREAD, Requests, Sockets

Use = Callable[[Line], Awaitable[None]]
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)  # where the head of a frame changes


@asynccontextmanager
async def serving(use: Use) -> AsyncIterator[int]:
    """A server whose sockets are used like this; gives its port."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        await use(scope["extensions"][LINE])
        await send({"type": "websocket.close", "code": 1000})

    config = Config(
        app, http=Requests, ws=Sockets, ws_per_message_deflate=False, lifespan="off",
        log_config=None,
    )  # fmt: skip
    server, listening = Server(config), socket.create_server(("127.0.0.1", 0))
    running = asyncio.create_task(server.serve([listening]))
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await running


async def test_messages_of_every_size_arrive_whole_and_in_order() -> None:
    sent = [bytes(str(size % 10), "ascii") * size for size in SIZES]

    async def use(line: Line) -> None:
        for message in sent:
            line.write(message)
        await line.read()

    async with serving(use) as port, connect(f"ws://127.0.0.1:{port}", max_size=None) as client:
        assert [await client.recv(decode=False) for _ in sent] == sent
        await client.send("thanks")


async def test_who_does_not_read_is_cut_off() -> None:
    """Else whatever happens at the table would wait for it in memory for ever."""
    written = asyncio.get_running_loop().create_future()

    async def use(line: Line) -> None:
        count = 0
        reading = asyncio.ensure_future(line.read())
        while not reading.done():
            line.write(b"x" * 10_000)
            count += 10_000
            await asyncio.sleep(0)
        with pytest.raises(Gone):
            reading.result()
        written.set_result(count)

    async with serving(use) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: d2FsZGJhY2h3YWxkYmFjaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert MOST_BEHIND <= await asyncio.wait_for(written, 30) <= 30 * MOST_BEHIND
        writer.close()


async def test_what_comes_quicker_than_it_is_read_waits() -> None:
    count = 5 * MOST_UNREAD
    got: list[bytes] = []

    async def use(line: Line) -> None:
        for _ in range(count):
            got.append(await line.read())
            await asyncio.sleep(0.001)

    async with serving(use) as port, connect(f"ws://127.0.0.1:{port}") as client:
        for number in range(count):
            await client.send(str(number))
        await client.wait_closed()
    assert got == [b"%d" % number for number in range(count)]


@pytest.mark.parametrize("side", ["client", "server"])
async def test_the_end_comes_after_what_was_sent_before_it(side: str) -> None:
    got: list[bytes] = []
    over = asyncio.Event()

    async def use(line: Line) -> None:
        got.append(await line.read())
        if side == "server":
            line.hang_up()
        with pytest.raises(Gone):
            await line.read()
        over.set()

    async with serving(use) as port, connect(f"ws://127.0.0.1:{port}") as client:
        await client.send("one")
        if side == "client":
            await client.close()
        await asyncio.wait_for(over.wait(), 30)
    assert got == [b"one"]


async def test_what_was_written_goes_out_before_the_end() -> None:
    async def use(line: Line) -> None:
        line.write(b"last words")
        await line.drain()

    async with serving(use) as port, connect(f"ws://127.0.0.1:{port}") as client:
        assert await client.recv() == "last words"
