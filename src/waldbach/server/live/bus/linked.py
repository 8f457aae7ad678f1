"""A bus over something that carries packets to everyone who is connected.

Two tasks share a link: one sends what has gathered, the other hears. Packets come back to their
sender as well. So a link counts as made when the first one has come back, and as lost when nothing
comes any more although something was sent; whoever has nothing to tell sends empty packets.
"""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import suppress

import structlog

from waldbach.game import BadInput
from waldbach.server.live.bus.contract import Bus
from waldbach.server.live.bus.nudges import Nudge
from waldbach.server.live.bus.packets import (
    Arrivals,
    head,
    portions,
    read_nudges,
    read_packet,
    write_nudge,
    write_packet,
)

GATHER = 0.01  # seconds between two sendings, in which nudges gather
GOODBYE = 2.0  # seconds for what is waiting when the bus is closed
HEARTBEAT = 10.0  # seconds until somebody silent sends an empty packet
MOST_WAITING = 20_000  # nudges in the outbox
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between two attempts to connect

log = structlog.get_logger(__name__)


class Link(ABC):
    """A connection. Whatever it raises, it is of no use afterwards."""

    @abstractmethod
    async def send(self, packets: Sequence[bytes]) -> None:
        """Send in this order; returns when it is known that they have gone out."""

    @abstractmethod
    async def receive(self) -> bytes:
        """Wait for the next packet, ours or another's."""

    @abstractmethod
    async def close(self) -> None:
        """Never raises."""


class Carrier(ABC):
    """Where links are made to."""

    largest: int  # bytes of a packet
    errors: tuple[type[Exception], ...]  # what its links raise

    @abstractmethod
    async def connect(self) -> Link:
        """A link that is about to hear. Raises one of the errors, or a `BadInput` with more."""

    @abstractmethod
    def explain(self, error: Exception) -> BadInput:
        """What to tell whoever wanted a link and got one of the errors."""


class LinkedBus(Bus):
    def __init__(self, carrier: Carrier, patience: float) -> None:
        super().__init__()
        self._carrier, self._patience = carrier, patience
        self._outbox: list[bytes] = []
        self._lost = False  # before what is in the outbox
        self._unanswered: list[bytes] = []  # packets that may or may not have gone out
        self._number = 0
        self._work = asyncio.Event()
        self._idle = asyncio.Event()
        self._arrivals = Arrivals()
        self._own = head(self.process)
        self.link: Link | None = None  # while it is there
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, carrier: Carrier, patience: float) -> LinkedBus:
        bus = cls(carrier, patience)
        bus.link = await bus._connect()
        bus._task = asyncio.create_task(bus._run(bus.link), name="bus")
        return bus

    @property
    def healthy(self) -> bool:
        return self.link is not None

    @property
    def waiting(self) -> int:
        return len(self._outbox)

    async def close(self) -> None:
        if self._task is None:
            return
        if self.healthy:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self._idle.wait()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    # --- telling ----------------------------------------------------------------------------------

    def tell(self, nudge: Nudge) -> None:
        self.figures.told += 1
        try:
            written = write_nudge(nudge)
            self._outbox.append(written)
        except (TypeError, ValueError) as error:
            log.error("bus-nudge", kind=type(nudge).__name__, why=str(error))
            self.figures.dropped += 1
            self._lost = True
        if len(self._outbox) > MOST_WAITING:
            self._drop_all()
        self._idle.clear()
        self._work.set()

    def _drop_all(self) -> None:
        """Whoever hears of the gap looks at everything, so nothing that waits is needed then."""
        self.figures.dropped += len(self._outbox)
        self._outbox.clear()
        self._lost = True

    async def _send(self, link: Link) -> None:
        while True:
            if not self._unanswered:
                await self._wait_for_work()
                self._unanswered = list(self._pack())
            async with asyncio.timeout(self._patience):
                await link.send(self._unanswered)
            self.figures.sent += len(self._unanswered)
            self._unanswered = []
            await asyncio.sleep(GATHER)

    async def _wait_for_work(self) -> None:
        if not self._work.is_set():
            self._idle.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT):  # `wait_for` may swallow a cancellation
                await self._work.wait()

    def _pack(self) -> Iterator[bytes]:
        """All that has gathered; an empty packet if nothing has."""
        nudges, self._outbox = self._outbox, []
        lost, self._lost = self._lost, False
        self._work.clear()
        for portion in portions(nudges, self._carrier.largest):
            self._number += 1
            yield write_packet(self.process, self._number, lost, portion)
            lost = False

    # --- hearing ----------------------------------------------------------------------------------

    async def _receive(self, link: Link) -> None:
        while True:
            async with asyncio.timeout(HEARTBEAT + self._patience):
                data = await link.receive()
            if not data.startswith(self._own):
                self._take(data)

    def _take(self, data: bytes) -> None:
        packet = read_packet(data)
        if packet is None:
            log.warning("bus-strange", data=data[:100])
            return
        new, missing = self._arrivals.note(packet)
        if missing:
            self._gap()
        if new:
            for nudge in read_nudges(packet):
                self._hear(nudge)

    # --- the link ---------------------------------------------------------------------------------

    async def _run(self, link: Link) -> None:
        while True:
            try:
                await self._serve(link)
            except* Exception as errors:
                log.warning("bus-lost", why=repr(errors.exceptions[0]))
            link = await self._reconnect()
            self._arrivals.excuse()
            self._gap()

    async def _serve(self, link: Link) -> None:
        """Send and hear, until one of them fails."""
        self.link = link
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send(link))
                both.create_task(self._receive(link))
        finally:
            self.link = None
            await link.close()

    async def _reconnect(self) -> Link:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # not all processes at once
            try:
                return await self._connect()
            except BadInput as error:
                log.warning("bus-away", why=str(error))
            except Exception:
                log.exception("bus-away")
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _connect(self) -> Link:
        """A link on which an empty packet of ours has come back."""
        try:
            link = await self._carrier.connect()
            await self._try_out(link)
        except self._carrier.errors as error:
            raise self._carrier.explain(error) from error
        self.figures.connections += 1
        return link

    async def _try_out(self, link: Link) -> None:
        answered = self._number - len(self._unanswered)
        probe = write_packet(self.process, answered, False, [])  # a number that others know
        try:
            async with asyncio.timeout(self._patience):
                await link.send([probe])
                while not (await link.receive()).startswith(self._own):
                    pass  # others are talking already
        except BaseException:
            await link.close()
            raise
