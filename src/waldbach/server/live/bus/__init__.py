"""The bus: how a server process nudges the others, so that they look into the database.

    async with open_bus(settings.pub_sub, settings.database.reveal()) as bus:
        bus.listen(Moved, lambda moved: hub.look_at(moved.match))
        bus.on_gap(hub.look_at_everything)
        bus.tell(Moved("k3v9", 17))

`contract.py` has what is promised, `nudges.py` what can be told, `packets.py` how it is written.
`linked.py` gathers, numbers and reconnects; `redis.py` and `postgres.py` only carry. How servers
work together is told in docs/several-servers.md.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from waldbach.server.database import PATIENCE
from waldbach.server.live.bus.contract import Alone, Bus, Figures
from waldbach.server.live.bus.linked import Carrier, LinkedBus
from waldbach.server.live.bus.nudges import (
    Absent,
    Moved,
    Nudge,
    PersonChanged,
    Present,
    RollCall,
    Said,
    TableChanged,
)
from waldbach.server.live.bus.postgres import PostgresCarrier
from waldbach.server.live.bus.redis import RedisCarrier
from waldbach.server.settings.phrases import Address

__all__ = [
    "Absent",
    "Bus",
    "Figures",
    "Moved",
    "Nudge",
    "PersonChanged",
    "Present",
    "RollCall",
    "Said",
    "TableChanged",
    "open_bus",
]

DATABASE = "database"  # the word for PostgreSQL's own


@asynccontextmanager
async def open_bus(
    pub_sub: Address | str | None, database_url: str, patience: float = PATIENCE
) -> AsyncIterator[Bus]:
    """The bus of the setting `pub-sub`, connected; a `BadInput` says why it could not be.

    `patience` is how many seconds an answer is waited for. Leaving sends what is waiting, if that
    is soon done.
    """
    bus = Alone() if pub_sub is None else await _connect(pub_sub, database_url, patience)
    try:
        yield bus
    finally:
        await bus.close()


async def _connect(pub_sub: Address | str, database_url: str, patience: float) -> Bus:
    carrier: Carrier
    if pub_sub == DATABASE:
        carrier = PostgresCarrier(database_url, patience)
    else:
        address = pub_sub if isinstance(pub_sub, Address) else Address(pub_sub)
        carrier = RedisCarrier(address, patience)
    return await LinkedBus.open(carrier, patience)
