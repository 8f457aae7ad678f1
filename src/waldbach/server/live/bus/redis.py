"""The bus over Redis or Valkey: one channel, `PUBLISH` on one connection, `SUBSCRIBE` on another.

Redis keeps channels apart by their names only, not by database, so the name has the number of the
database in it: installations that share a server and not a database leave each other alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.connection import ConnectionPool, parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, NoPermissionError, RedisError

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.server.live.bus.linked import Carrier, Link
from waldbach.server.settings.phrases import Address


class RedisCarrier(Carrier):
    largest = 1 << 16
    errors = (OSError, RedisError)

    def __init__(self, address: Address, patience: float) -> None:
        self._address = address
        self._options = _options(address, patience)
        self._channel = f"waldbach-{self._options.get('db', 0)}"

    async def connect(self) -> Link:
        client = Redis.from_pool(ConnectionPool(**self._options))
        link = RedisLink(client, client.pubsub(ignore_subscribe_messages=True), self._channel)
        try:
            await link.begin()
        except BaseException:
            await link.close()
            raise
        return link

    def explain(self, error: Exception) -> BadInput:
        url, why = str(self._address), str(error).rstrip(".")  # ours ends the sentence
        if isinstance(error, AuthenticationError | NoPermissionError):
            return BadInput("bus-login", url=url, why=why)
        return BadInput("bus-connect", url=url, why=why or text("database-silent"))


def _options(address: Address, patience: float) -> dict[str, Any]:
    """What the URL says, and what we rely on: the older protocol, which every server speaks; and
    that a lost connection is an error, since what was missed meanwhile would not be noticed."""
    ours = {
        "protocol": 2,
        "retry": Retry(NoBackoff(), 0),
        "decode_responses": False,
        "socket_timeout": patience,
        "socket_connect_timeout": patience,
        "client_name": "waldbach",
    }
    try:
        options: dict[str, Any] = {**parse_url(address.reveal()), **ours}
        pool = ConnectionPool(**options)
        pool.make_connection()  # type: ignore[no-untyped-call]  # which does not connect yet
    except (TypeError, ValueError, RedisError) as error:
        raise BadInput("bus-url", url=str(address), why=str(error)) from error
    return options


class RedisLink(Link):
    def __init__(self, client: Redis, pub_sub: PubSub, channel: str) -> None:
        self._client, self._pub_sub, self._channel = client, pub_sub, channel

    async def begin(self) -> None:
        await self._client.ping()  # a login that is refused is refused here
        await self._pub_sub.subscribe(self._channel)

    async def send(self, packets: Sequence[bytes]) -> None:
        pipeline = self._client.pipeline(transaction=False)
        for packet in packets:
            pipeline.publish(self._channel, packet)
        await pipeline.execute()

    async def receive(self) -> bytes:
        while True:
            message = await self._pub_sub.get_message(timeout=None)
            if message is not None:
                data: bytes = message["data"]
                return data

    async def close(self) -> None:
        with suppress(OSError, RedisError):
            await self._pub_sub.aclose()  # type: ignore[no-untyped-call]
        with suppress(OSError, RedisError):
            await self._client.aclose(close_connection_pool=True)
