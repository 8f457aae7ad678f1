"""The line of a socket: what is written arrives whole and in order, who does not read is noticed,
and what a client sends waits until it is read."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from uvicorn import Config, Server
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from tests.server.cast import family, playing_table
from tests.server.inside import inside
from waldbach.server.live.hub import Watcher
from waldbach.server.live.line import LINE, MOST_BEHIND, Gone, Line
from waldbach.server.live.socket import View
from waldbach.server.protocols import MOST_UNREAD, Requests, Sockets

Use = Callable[[Line], Awaitable[None]]
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: d2FsZGJhY2h3YWxkYmFjaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)  # where the head of a frame changes


@asynccontextmanager
async def serving_app(app: Any) -> AsyncIterator[int]:
    """Gives its port."""
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


@asynccontextmanager
async def serving(use: Use) -> AsyncIterator[int]:
    """A server whose sockets are used like this; gives its port."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        await use(scope["extensions"][LINE])
        await send({"type": "websocket.close", "code": 1000})

    async with serving_app(app) as port:
        yield port


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
        writer.write(HANDSHAKE)
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


# --- frames of a client, byte by byte -------------------------------------------------------------

MOST = 16 << 20  # bytes of a message, by uvicorn's default


def frame(opcode: Opcode, content: bytes = b"", *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=mask)


async def read_after(pieces: Sequence[bytes]) -> tuple[list[bytes], bytes]:
    """What is read of a client that sends these pieces one after the other, and what it is sent."""
    got: list[bytes] = []

    async def use(line: Line) -> None:
        with suppress(Gone):
            while True:
                got.append(await line.read())

    async with serving(use) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        told = await asyncio.wait_for(reader.read(), 30)
        writer.close()
    return got, told


BYE = frame(Opcode.CLOSE, b"\x03\xe8")
SAID = [b"a" * size for size in SIZES]
ALL_SAID = b"".join(frame(Opcode.TEXT, one) for one in SAID)


async def test_texts_of_every_size_are_read_whole_and_in_order() -> None:
    assert (await read_after([ALL_SAID + BYE]))[0] == SAID


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 1000])
async def test_texts_are_read_wherever_they_are_cut(size: int) -> None:
    said = [b"", b"one", b"b" * 125, b"c" * 126, b"d" * 300]
    sent = b"".join(frame(Opcode.TEXT, one) for one in said) + BYE
    pieces = [sent[i : i + size] for i in range(0, len(sent), size)]
    assert (await read_after(pieces))[0] == said


async def test_a_text_in_several_frames_with_a_ping_between() -> None:
    pieces = [
        frame(Opcode.TEXT, b"one"),
        frame(Opcode.TEXT, b"be", fin=False) + frame(Opcode.PING, b"there?"),
        frame(Opcode.CONT, b"gin", fin=False),
        frame(Opcode.CONT, b" end") + frame(Opcode.TEXT, b"two") + BYE,
    ]
    got, told = await read_after(pieces)
    assert got == [b"one", b"begin end", b"two"]
    assert frame(Opcode.PONG, b"there?", mask=False) in told


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(Opcode.TEXT, b"x", mask=False), 1002),
        (frame(Opcode.TEXT, b"be", fin=False) + frame(Opcode.TEXT, b"x"), 1002),
        (frame(Opcode.TEXT, b"x" * (MOST + 1))[:100], 1009),
    ],
    ids=["unmasked", "a text inside a text", "too long"],
)
async def test_frames_against_the_protocol_end_it(bad: bytes, code: int) -> None:
    got, told = await read_after([frame(Opcode.TEXT, b"one"), bad])
    assert got == [b"one"]
    assert code.to_bytes(2) in told


# --- afterwards -----------------------------------------------------------------------------------


KINDS = (Sockets, Requests, ServerProtocol, WebSocket, Watcher, View)


def kept(*kinds: type) -> list[str]:
    return [kind.__name__ for thing in gc.get_objects() for kind in kinds if type(thing) is kind]


async def test_a_view_that_has_ended_is_freed_without_the_collector(tmp_path: Path) -> None:
    """A server's collector rests (`_collect_less`), so circles of objects would pile up."""
    async with inside(tmp_path) as here, here.client() as client, serving_app(here.app) as port:
        table = await playing_table(client, await family(here.house))
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                async with connect(address, proxy=None) as watching:
                    assert "welcome" in await watching.recv()
                    assert {"Sockets", "ServerProtocol", "WebSocket", "View"} <= set(kept(*KINDS))
            for _ in range(100):
                if not kept(*KINDS):
                    break
                await asyncio.sleep(0.05)
            assert kept(*KINDS) == []
        finally:
            gc.enable()
