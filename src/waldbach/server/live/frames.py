"""WebSocket frames as they lie on the wire (RFC 6455, 5.2), as far as a table needs to be quick:
how long one is, what a whole text of a client says, and the head of a text to a client.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled one for this machine
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a whole text in one frame
MASKED = 0x80  # a bit of the second one, which the frames of clients have
MASK = 4  # bytes of a mask
MOST_HEAD = 14  # bytes before the content


def frame_size(data: bytes) -> int:
    """How long the frame is with which the data begins; 0: not enough of its head is there.

    >>> frame_size(b"\\x81\\x02hi"), frame_size(b"\\x81\\x82mask"), frame_size(b"\\x81\\x7e\\x01")
    (4, 8, 0)
    """
    if len(data) < 2:
        return 0
    head = _head(data)
    if len(data) < head:
        return 0
    short = data[1] & 127
    return head + (short if short < 126 else int.from_bytes(data[2 : 4 if short == 126 else 10]))


def _head(frame: bytes) -> int:
    """Where the content begins."""
    short = frame[1] & 127
    size = 2 if short < 126 else 4 if short == 126 else 10
    return size + MASK if frame[1] & MASKED else size


def text_of(frame: bytes) -> bytes | None:
    """What a whole frame says, where it is a whole text of a client: nearly all are.

    >>> text_of(b"\\x81\\x82\\0\\0\\0\\0hi"), text_of(b"\\x81\\x02hi"), text_of(b"\\x89\\x80mask")
    (b'hi', None, None)
    """
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    head = _head(frame)
    return apply_mask(frame[head:], frame[head - MASK : head])


def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8)
