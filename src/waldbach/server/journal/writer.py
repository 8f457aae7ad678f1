"""One writer for many who ask: whatever has gathered during one commit goes into the next.

All of this runs on the event loop; only `store` may go elsewhere. A commit costs about the same for
one row as for hundreds, so the busier the server, the cheaper each row.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from waldbach.server.figures import JournalFigures
from waldbach.server.journal.batch import Answer, Request
from waldbach.server.journal.contract import Unavailable, Uncertain

MOST_TOGETHER = 1000  # requests in one commit
MOST_WAITING = 4000  # requests without an answer; who comes next waits before asking

Waiting = tuple[Request, asyncio.Future[int]]


class Writer:
    """`store` carries out requests in one transaction and returns their answers after the commit;
    if it raises, that is the answer to every one of them, and the next batch has its own chance."""

    def __init__(self, store: Callable[[Sequence[Request]], Awaitable[list[Answer]]]) -> None:
        self.closing = False
        self.figures = JournalFigures()
        self._store = store
        self._waiting: deque[Waiting] = deque()
        self._room = asyncio.Semaphore(MOST_WAITING)
        self._work = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="journal-writer")

    @property
    def waiting(self) -> int:
        """Requests for the next commits."""
        return len(self._waiting)

    async def ask(self, request: Request) -> int:
        await self._room.acquire()
        try:
            if self.closing:
                raise Unavailable("journal-closed")
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._waiting.append((request, answer))
            self._work.set()
            return await answer
        finally:
            self._room.release()

    async def close(self) -> None:
        """Refuse what comes, carry out what is there."""
        self.closing = True
        self._work.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self.closing:
            if self._waiting:
                await self._serve(self._take())
            else:
                self._work.clear()
                await self._work.wait()

    def _take(self) -> list[Waiting]:
        """The next batch, without those who have given up."""
        count = min(len(self._waiting), MOST_TOGETHER)
        batch = [self._waiting.popleft() for _ in range(count)]
        return [waiting for waiting in batch if not waiting[1].done()]

    async def _serve(self, batch: Sequence[Waiting]) -> None:
        answers: Sequence[Answer | Exception]
        began = time.perf_counter()
        try:
            answers = await self._store([request for request, _ in batch])
        except (Unavailable, Uncertain) as error:
            answers = [type(error)(error.message, **error.args_) for _ in batch]
            self.figures.failed += 1
        except Exception as error:
            answers = [error] * len(batch)
            self.figures.failed += 1
        self.figures.together.note(len(batch))
        self.figures.commit_seconds.note(time.perf_counter() - began)
        for (_, future), answer in zip(batch, answers, strict=True):
            if future.done():
                continue
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
