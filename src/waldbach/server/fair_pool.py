"""A pool of connections in which whoever waits longest has the next one.

SQLAlchemy's own puts a connection that comes back where anybody may take it, and tells who waits.
Under load somebody else has it by then, and who was told goes to the end of the line: most waited
for half a second, a few for more than ten, and were refused.
"""

from __future__ import annotations

import asyncio
from collections import deque

from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry
from sqlalchemy.util import await_
from sqlalchemy.util.queue import AsyncAdaptedQueue, Empty


class Line(AsyncAdaptedQueue[ConnectionPoolEntry]):
    """Connections that are free; where somebody waits there are none."""

    def __init__(self, maxsize: int = 0, use_lifo: bool = False) -> None:
        super().__init__(maxsize, use_lifo)
        self._waiting: deque[asyncio.Future[ConnectionPoolEntry]] = deque()

    def put_nowait(self, item: ConnectionPoolEntry) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # who gave up is still in the line
                first.set_result(item)
                return
        super().put_nowait(item)

    def get(self, block: bool = True, timeout: float | None = None) -> ConnectionPoolEntry:
        try:
            return self.get_nowait()
        except Empty:
            if not block:
                raise
        return await_(self._wait(timeout))

    async def _wait(self, timeout: float | None) -> ConnectionPoolEntry:
        turn: asyncio.Future[ConnectionPoolEntry] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            async with asyncio.timeout(timeout):
                return await turn
        except TimeoutError as error:
            self._pass_on(turn)
            raise Empty from error
        except asyncio.CancelledError:
            self._pass_on(turn)
            raise

    def _pass_on(self, turn: asyncio.Future[ConnectionPoolEntry]) -> None:
        """It may have come in the very moment in which it was given up."""
        if not turn.cancelled():
            self.put_nowait(turn.result())


class FairPool(AsyncAdaptedQueuePool):
    """To be made without overflow, for which nobody in the line would be told."""

    _queue_class = Line
