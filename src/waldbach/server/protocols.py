"""What the server library's protocols leave open: heads of requests without end, answers of its own
that are not in the form of all others, and a quick way in and out of an open socket.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request as HttpRequest

from waldbach.messages import text
from waldbach.server.live.line import LINE, MOST_BEHIND, Gone
from waldbach.server.web.answers import MEDIA_TYPE

MOST = 64 << 10  # bytes of a head that has not come to its end
MOST_UNREAD = 16  # messages that a client may be ahead
TEXT = 0x81  # a whole message in one frame


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
    so a message to send is a head and its bytes."""

    _as_line = False
    _out: tuple[bytes, ...] = ()

    def handle_connect(self, event: HttpRequest) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._as_line = True
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # a problem was told: that is nothing for the log

    def send_receive_event_to_app(self) -> None:
        if not self._as_line:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait(data)  # type: ignore[arg-type]
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
        if self._out:
            self._flush()

    def hang_up(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def write(self, message: bytes) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.transport.abort()  # a close would wait behind the rest, perhaps for ever
            return
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        if not self._out:
            self.loop.call_soon(self._flush)
        self._out += (head, message)

    def _flush(self) -> None:
        """What was written since the loop went round last goes out in one piece."""
        out, self._out = b"".join(self._out), ()
        if out and not self.close_sent and not self.transport.is_closing():
            self.transport.write(out)
