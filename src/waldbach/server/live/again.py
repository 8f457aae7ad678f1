"""Looking at a table and telling what is seen: one at a time, and once more if asked meanwhile.

Two looks at once could tell the older sight last. And whoever asks while one is under way may know
of something that came too late for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from waldbach.game import BadInput

log = structlog.get_logger()


class Again:
    """Call it with a table whenever there may be something new."""

    def __init__(self, look: Callable[[str], Awaitable[None]]) -> None:
        self._look = look
        self._asked: dict[str, bool] = {}  # tables being looked at; True: once more
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, table: str) -> None:
        if table in self._asked:
            self._asked[table] = True
            return
        self._asked[table] = False
        task = asyncio.create_task(self._run(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, table: str) -> None:
        try:
            while True:
                self._asked[table] = False
                await self._try(table)
                if not self._asked[table]:
                    return
        finally:
            del self._asked[table]

    async def _try(self, table: str) -> None:
        try:
            await self._look(table)
        except BadInput as error:
            log.warning("telling failed", table=table, error=error.message)
        except Exception:
            log.exception("telling failed", table=table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
