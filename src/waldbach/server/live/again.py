"""Looking at something and telling what is seen: one at a time, and once more if asked meanwhile.

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
    """Call it with a table (or a person) whenever there may be something new."""

    def __init__(self, look: Callable[[str], Awaitable[None]]) -> None:
        self._look = look
        self._asked: dict[str, bool] = {}  # what is being looked at; True: once more
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, what: str) -> None:
        if what in self._asked:
            self._asked[what] = True
            return
        self._asked[what] = False
        task = asyncio.create_task(self._run(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, what: str) -> None:
        try:
            while True:
                self._asked[what] = False
                await self._try(what)
                if not self._asked[what]:
                    return
        finally:
            del self._asked[what]

    async def _try(self, what: str) -> None:
        try:
            await self._look(what)
        except BadInput as error:
            log.warning("telling failed", what=what, error=error.message)
        except Exception:
            log.exception("telling failed", what=what)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
