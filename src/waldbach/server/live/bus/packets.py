"""Packets: what travels on the bus. One holds all nudges that had gathered in a process.

    ["x7Yt0q9Zr2Ka", 17, false, [["moved", "k3v9", 5], ["table", "p0s4"]]]

Sender, number, and whether nudges were lost before it. The numbers of a sender count 1, 2, 3 …, so
a packet that was sent twice for want of an answer is heard once, and a missing one is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from waldbach.server.live.bus.nudges import Known, Nudge

MOST_SENDERS = 1000  # remembered; a process that starts anew is a new sender
HEAD = 64  # bytes around the nudges of a packet, at most
LARGEST = 7000  # bytes of a nudge, so that any packet can hold one

_encode = msgspec.json.Encoder().encode
_decode_nudge = msgspec.json.Decoder(Known).decode


class Packet(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    number: int
    lost: bool
    nudges: list[msgspec.Raw]


_decode_packet = msgspec.json.Decoder(Packet).decode


def write_nudge(nudge: Nudge) -> bytes:
    """ValueError if it is too large or no text can hold it."""
    written = _encode(nudge)
    if len(written) > LARGEST:
        raise ValueError(f"{len(written)} bytes")
    return written


def read_nudges(packet: Packet) -> Iterator[Nudge]:
    """Those whose kind is known here."""
    for raw in packet.nudges:
        try:
            yield _decode_nudge(raw)
        except msgspec.ValidationError:
            continue


def head(sender: str) -> bytes:
    """How all packets of a sender begin."""
    return b'["%b",' % sender.encode()


def write_packet(sender: str, number: int, lost: bool, nudges: Sequence[bytes]) -> bytes:
    return b"%b%d,%b,[%b]]" % (
        head(sender), number, b"true" if lost else b"false", b",".join(nudges)
    )  # fmt: skip


def read_packet(data: bytes | str) -> Packet | None:
    """None if it is nothing of ours."""
    try:
        return _decode_packet(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def portions(nudges: Sequence[bytes], largest: int) -> Iterator[Sequence[bytes]]:
    """The nudges of as many packets as it takes, none of them above a size in bytes."""
    begin, size = 0, HEAD
    for end, nudge in enumerate(nudges):
        size += len(nudge) + 1
        if size > largest:
            yield nudges[begin:end]
            begin, size = end, HEAD + len(nudge) + 1
    yield nudges[begin:]


class Arrivals:
    """Which packets have come: decides whether one is new, and whether others are missing."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}  # sender: number
        self._excused: set[str] = set()

    def excuse(self) -> None:
        """We have been away and know it: what was missed of each sender until it is heard again is
        not missing a second time."""
        self._excused = set(self._last)

    def note(self, packet: Packet) -> tuple[bool, bool]:
        """Is it new? Is something missing before it?

        Nothing is missing before the first packet of a sender: it may have told others before us.
        """
        last = self._last.get(packet.sender)
        if last is not None and packet.number <= last:
            return False, False
        jump = last is not None and packet.number > last + 1
        missing = packet.lost or (jump and packet.sender not in self._excused)
        self._excused.discard(packet.sender)
        self._remember(packet)
        return True, missing

    def _remember(self, packet: Packet) -> None:
        """As the one heard last; whom nobody has heard for longest is forgotten."""
        self._last.pop(packet.sender, None)
        self._last[packet.sender] = packet.number
        if len(self._last) > MOST_SENDERS:
            del self._last[next(iter(self._last))]
