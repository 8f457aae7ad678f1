"""Buses for tests: ways on which nudges go, ears that hear them, processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess

from tests.server.services import Postgres, Redis
from waldbach.server.live.bus import (
    Absent,
    Bus,
    Moved,
    Nudge,
    PersonChanged,
    Present,
    RollCall,
    Said,
    TableChanged,
    linked,
    open_bus,
)
from waldbach.server.live.bus.postgres import PostgresCarrier
from waldbach.server.live.bus.redis import RedisCarrier
from waldbach.server.settings.phrases import Address

KINDS: tuple[type[Nudge], ...] = (
    Moved, TableChanged, Said, PersonChanged, Present, Absent, RollCall,
)  # fmt: skip
NOWHERE = "postgresql://nobody@127.0.0.1:1/none"
PROCESSES = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Way:
    """What carries the bus: the settings, and the server behind them."""

    pub_sub: str
    database: str
    server: Redis | Postgres

    def through(self, port: int) -> Way:
        """The same by another port."""
        old, new = f":{self.server.port}/", f":{port}/"
        return Way(self.pub_sub.replace(old, new), self.database.replace(old, new), self.server)

    async def packet(self, data: bytes) -> None:
        """Send something by hand."""
        if isinstance(self.server, Redis):
            carrier: linked.Carrier = RedisCarrier(Address(self.pub_sub), 5)
        else:
            carrier = PostgresCarrier(self.database, 5)
        link = await carrier.connect()
        await link.send([data])
        await link.close()

    async def restart(self, meanwhile: Callable[[], Awaitable[None]]) -> None:
        """Kill the server and start it again at the same port."""
        await asyncio.to_thread(self.server.kill)
        await meanwhile()
        await asyncio.to_thread(self.server.start)


@dataclass
class Ear:
    """A bus, and what it has heard: nudges, and "gap" where there was one."""

    bus: Bus
    heard: list[Nudge | str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for kind in KINDS:
            self.bus.listen(kind, self.heard.append)
        self.bus.on_gap(lambda: self.heard.append("gap"))

    def tell(self, numbers: Sequence[int], match: str = "m") -> None:
        for number in numbers:
            self.bus.tell(Moved(match, number))


@asynccontextmanager
async def ears(*ways: Way, patience: float = 5) -> AsyncIterator[list[Ear]]:
    async with AsyncExitStack() as stack:
        yield [
            Ear(await stack.enter_async_context(open_bus(way.pub_sub, way.database, patience)))
            for way in ways
        ]


async def until(condition: Callable[[], object], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


@contextmanager
def child(target: Callable[..., None], *args: object) -> Iterator[BaseProcess]:
    process = PROCESSES.Process(target=target, args=args, daemon=True)
    process.start()
    try:
        yield process
    finally:
        process.kill()
        process.join()
