"""What the server library's protocols leave open: heads of requests without end, answers of its own
that are not in the form of all others, and a quick way in and out of an open socket.
"""

from __future__ import annotations

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request as HttpRequest

from waldbach.messages import text
from waldbach.server.live.frames import (
    MOST_HEAD,
    frame_size,
    text_head,
    text_of,
)
from waldbach.server.live.line import LINE, MOST_BEHIND, Gone
from waldbach.server.web.answers import MEDIA_TYPE

MOST = 64 << 10  # bytes of a head that has not come to its end
MOST_UNREAD = 16  # messages that a client may be ahead


class Requests(HttpToolsProtocol):
    """Ends a connection that sends a head without end, which would all be kept in memory."""

    _waiting = True  # for the end of a head
    _length = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._length = self._length + len(data) if self._waiting else 0
        if self._length > MOST:
            self._refuse(431, "http-too-large")

    def on_message_begin(self) -> None:
        self._waiting = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._waiting = False
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds us: nobody would free either

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "http-malformed")

    def _refuse(self, status: int, key: str) -> None:
        """Before anything is known of who asks, not even the language."""
        if self.transport.is_closing():
            return
        title = HTTPStatus(status).phrase
        told = {"type": "about:blank", "title": title, "status": status}
        told |= {"code": key, "detail": text(key)}
        body = msgspec.json.encode(told)
        head = (
            f"HTTP/1.1 {status} {title}\r\ncontent-type: {MEDIA_TYPE}\r\n"
            f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\n"
            "connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """Offers itself as a `Line` in the scope. There are no extensions (`ws_per_message_deflate`),
    so a message to send is a head and its bytes, and one that comes in a single frame is read here.
    All other frames are read by the library, which is given them whole."""

    _as_line = False
    _rest = b""  # the beginning of a frame
    _out: tuple[bytes, ...] = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]
        self._post = _posts.setdefault(self.loop, Post())

    def handle_connect(self, event: HttpRequest) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection that holds it

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope["extensions"].pop(LINE, None)  # it holds us

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._as_line = True
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # a problem was told: that is nothing for the log

    def data_received(self, data: bytes) -> None:
        if not self._as_line:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            size = frame_size(data)
            if size > self.config.ws_max_size + MOST_HEAD:
                super().data_received(data)  # the library refuses it by its head
                return
            if not 0 < size <= len(data):
                self._rest = data
                return
            frame, data = data[:size], data[size:]
            self._frame_received(frame)

    def _frame_received(self, frame: bytes) -> None:
        quick = len(frame) <= self.config.ws_max_size and not self.frames and not self.close_sent
        text = text_of(frame) if quick else None
        if text is None:
            super().data_received(frame)
        else:
            self._take(text)

    def send_receive_event_to_app(self) -> None:
        if not self._as_line:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._take(data)

    def _take(self, message: bytes) -> None:
        self.queue.put_nowait(message)  # type: ignore[arg-type]
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> bytes:
        found: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(found, dict):
            raise Gone
        return bytes(found)

    async def drain(self) -> None:
        self.flush()

    def hang_up(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def write(self, message: bytes) -> None:
        if not self._out:
            self._post.take(self)
        self._out += (text_head(len(message)), message)

    def flush(self) -> None:
        """What was written since the loop went round last goes out in one piece."""
        out, self._out = b"".join(self._out), ()
        transport = self.transport
        if not out or self.close_sent or self.disconnected or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_BEHIND:
            transport.abort()  # a close would wait behind the rest, perhaps for ever
        else:
            transport.write(out)


class Post:
    """Lines with something to send: all of them are flushed when the loop goes round. To ask the
    loop for each one costs as much as the sending does."""

    def __init__(self) -> None:
        self._due: list[Sockets] = []

    def take(self, line: Sockets) -> None:
        if not self._due:
            line.loop.call_soon(self._deliver)
        self._due.append(line)

    def _deliver(self) -> None:
        due, self._due = self._due, []
        try:
            while due:
                due.pop().flush()
        finally:  # one that fails must not keep the others
            for line in due:
                self.take(line)


_posts: WeakKeyDictionary[asyncio.AbstractEventLoop, Post] = WeakKeyDictionary()


class Inbox:
    """What has come for one reader: the part of `asyncio.Queue` that is used here, in a fifth of
    its time."""

    __slots__ = ("_found", "_reader")

    def __init__(self) -> None:
        self._found: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._found.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._found:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._found.popleft()

    def qsize(self) -> int:
        return len(self._found)

    def empty(self) -> bool:
        return not self._found
