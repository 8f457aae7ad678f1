"""The server's side of a worker process: start it, ask it, and replace it when it is gone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from waldbach.server.thinking.jobs import LENGTH, LONGEST, Answer, Begun, Job, Said, pack, read_said
from waldbach.server.thinking.worker import serve

PREPARING = 300.0  # seconds until a game is loaded; compiled for the first time, that takes long
MARGIN = 10.0  # seconds that a thought may last beyond `LONGEST`
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before a process that failed is replaced
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")

log = structlog.get_logger(__name__)


class Gone(Exception):
    """The process has died or hangs."""


class Process:
    """A worker process that runs. It starts afresh (`spawn`) and inherits nothing."""

    def __init__(self) -> None:
        self.line, there = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        self.child = context.Process(target=serve, args=(there,), name="thinking", daemon=True)
        with one_thread_each():
            self.child.start()
        there.close()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def alive(self) -> bool:
        return self.child.is_alive()

    async def ask(self, job: Job) -> Answer:
        """Its answer. `Gone` if it dies, or thinks longer than it may."""
        try:
            async with asyncio.timeout(PREPARING):
                said = await self._say(job)
            while isinstance(said, Begun):
                async with asyncio.timeout(LONGEST / 1000 + MARGIN):
                    said = await self._hear()
        except TimeoutError as error:
            raise Gone("hangs") from error
        except (asyncio.IncompleteReadError, OSError) as error:
            raise Gone("died") from error
        return said

    async def _say(self, job: Job) -> Said:
        if self.streams is None:
            self.streams = await asyncio.open_connection(sock=self.line)
        writer = self.streams[1]
        writer.write(pack(job))
        await writer.drain()
        return await self._hear()

    async def _hear(self) -> Said:
        assert self.streams is not None
        reader = self.streams[0]
        size = int.from_bytes(await reader.readexactly(LENGTH), "big")
        return read_said(await reader.readexactly(size))

    async def end(self) -> int | None:
        """It has nothing to lose, so it is not asked. Returns its exit code."""
        if self.streams is None:
            self.line.close()
        else:
            self.streams[1].close()
        self.child.kill()
        await asyncio.to_thread(self.child.join)
        return self.child.exitcode


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes that start in this block compute on one core. Libraries read this as they load."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


class Post:
    """A place that always has a process, a new one when the last has gone."""

    def __init__(self) -> None:
        self.restarts = 0
        self._process: Process | None = None
        self._failures = 0  # since the last answer

    async def fill(self) -> Process:
        """The process of this place. One that fails again and again is replaced ever slower."""
        if self._process is not None and not self._process.alive:
            await self._give_up("died in its sleep")
        if self._process is None:
            if self._failures > 1:
                await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._failures, 10)))
            try:
                self._process = Process()
            except OSError as error:
                self._failures += 1
                log.error("thinking-no-process", why=str(error))
                raise Gone("not started") from error
        return self._process

    async def ask(self, job: Job) -> Answer:
        process = await self.fill()
        try:
            answer = await process.ask(job)
        except Gone as gone:
            self._failures += 1
            await self._give_up(str(gone))
            raise
        self._failures = 0
        return answer

    async def _give_up(self, why: str) -> None:
        code = await self.end()
        self.restarts += 1
        log.warning("thinking-process-gone", why=why, code=code)

    async def end(self) -> int | None:
        """Returns the exit code of the process."""
        process, self._process = self._process, None
        return None if process is None else await process.end()
