"""What the server library's protocols leave open: heads of requests without end, and answers of its
own that are not in the form of all others.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from waldbach.messages import text
from waldbach.server.web.answers import MEDIA_TYPE

MOST = 64 << 10  # bytes of a head that has not come to its end


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
    """A handshake that was answered with a problem is complete, and nothing for the log."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True
