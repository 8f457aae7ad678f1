"""The bus over PostgreSQL's `LISTEN` and `NOTIFY`: one channel in the database of the matches.

A notification holds less than 8000 bytes of text, hence the size of packets. Those of one sending
go out in one transaction, in their order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import asyncpg

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.server.database import connect_postgres, read_url
from waldbach.server.live.bus.linked import Carrier, Link

CHANNEL = "waldbach"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', packet) FROM unnest($1::text[]) AS packet"


class PostgresCarrier(Carrier):
    largest = 7999
    errors = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, url: str, patience: float) -> None:
        self._database, self._patience = read_url(url), patience
        if self._database.path is not None:
            raise BadInput("bus-sqlite", url=self._database.shown)

    async def connect(self) -> Link:
        connection = await connect_postgres(self._database, self._patience)
        link = PostgresLink(connection)
        try:
            await link.begin()
        except BaseException:
            await link.close()
            raise
        return link

    def explain(self, error: Exception) -> BadInput:
        why = str(error) or text("database-silent")
        return BadInput("bus-database", url=self._database.shown, why=why)


class PostgresLink(Link):
    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: the connection is gone

    async def begin(self) -> None:
        self._connection.add_termination_listener(lambda _: self._heard.put_nowait(None))
        await self._connection.execute("SET synchronous_commit = off")  # nothing here to be kept
        await self._connection.add_listener(CHANNEL, self._hear)

    def _hear(self, _: object, sender: int, channel: str, payload: str) -> None:
        self._heard.put_nowait(payload.encode())

    async def send(self, packets: Sequence[bytes]) -> None:
        await self._connection.execute(NOTIFY, [packet.decode() for packet in packets])

    async def receive(self) -> bytes:
        packet = await self._heard.get()
        if packet is None:
            raise ConnectionError("PostgreSQL has gone")
        return packet

    async def close(self) -> None:
        self._connection.terminate()
