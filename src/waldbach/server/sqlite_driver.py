"""SQLite for the ORM, with one trip to the connection's thread for each statement.

aiosqlite makes a trip for the cursor, one to execute, one to fetch and one to close, and each of
them costs more than most statements of ours do. Here the rows come back with the statement, and a
transaction begins together with its first one. One that begins by writing holds the pen of the file
until its end (`sqlite_pen.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL, set_exception, set_result

from waldbach.server.sqlite_file import open_file
from waldbach.server.sqlite_pen import Pen, pen_of

THREAD = "sqlite-connection"
# Kilobytes of pages. There are several connections, and what one of them knows is forgotten as soon
# as another has written, so a large cache would mostly hold what nobody asks for again.
CACHE = 256
CHUNK = 64  # rows, which only cursors of aiosqlite's own use
BEGIN, IMMEDIATE = "BEGIN", "BEGIN IMMEDIATE"
WRITES = ("INSERT", "UPDATE", "DELETE")


class Connection(aiosqlite.Connection):
    """What SQLAlchemy's dialect for aiosqlite uses of a connection."""

    _begin: str | None = None  # a transaction that has no statement yet
    _writes = False  # we hold the pen

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__(lambda: open_file(path, patience, CACHE), CHUNK)
        # A server that dies does not wait for it.
        self._thread = Thread(target=_work, name=THREAD, args=(self._tx,), daemon=True)
        self._pen: Pen = pen_of(path)
        self._patience = patience

    def begin(self, statement: str) -> None:
        """Begin a transaction by this statement when there is something to do."""
        self._begin = statement

    async def go(self, work: Callable[..., None], *args: object) -> None:
        """A trip to the thread."""
        await self._execute(work, *args)  # type: ignore[no-untyped-call]

    def cursor(self) -> Cursor:  # type: ignore[override]
        return Cursor(self)

    async def commit(self) -> None:
        if not self._has_not_begun():
            await self.go(self._end, self._conn.commit)

    async def rollback(self) -> None:
        if not self._has_not_begun() and (self._conn.in_transaction or self._writes):
            await self.go(self._end, self._conn.rollback)

    def stop(self) -> asyncio.Future[Any] | None:
        if self._connection is not None:
            self._tx.put_nowait((None, partial(self._end, self._connection.rollback)))
        return super().stop()

    async def close(self) -> None:
        if self._connection is not None:
            await self.go(self._end, self._connection.rollback)
        await super().close()

    def _has_not_begun(self) -> bool:
        waiting, self._begin = self._begin is not None, None
        return waiting

    # --- in the connection's thread ---------------------------------------------------------------

    def begun(self, statement: str) -> sqlite3.Connection:
        """For this statement, which may be the first of its transaction."""
        if self._begin is not None:
            begin, self._begin = self._begin, None
            if begin == IMMEDIATE or statement.startswith(WRITES):
                begin = IMMEDIATE
                self._pen.take(self._patience)
                self._writes = True
            self._conn.execute(begin)  # where this fails, SQLAlchemy rolls back
        return self._conn

    def _end(self, work: Callable[[], None]) -> None:
        """Commit or roll back. A commit that fails leaves the transaction open."""
        try:
            work()
        finally:
            if not self._conn.in_transaction:
                self._lay_down()

    def _lay_down(self) -> None:
        if self._writes:
            self._writes = False
            self._pen.lay_down()


Outcome = Callable[[asyncio.Future[Any], Any], None]


def _work(queue: SimpleQueue[tuple[asyncio.Future[Any] | None, Callable[[], Any]]]) -> None:
    """What a connection's thread does, until it is told to stop.

    Unlike aiosqlite's it goes on when the event loop has ended, and with it whoever asked: then the
    pen is still to be laid down and the file to be closed.
    """
    done = None
    while done is not _STOP_RUNNING_SENTINEL:
        future, work = queue.get()
        try:
            done = work()
        except BaseException as error:
            done = None
            _tell(future, set_exception, error)
        else:
            _tell(future, set_result, done)


def _tell(future: asyncio.Future[Any] | None, how: Outcome, outcome: object) -> None:
    if future is not None:
        with suppress(RuntimeError):  # the loop has ended
            future.get_loop().call_soon_threadsafe(how, future, outcome)


class Cursor:
    description: Any = None
    rowcount = -1
    lastrowid: int | None = None
    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        await self._connection.go(self._run, statement, parameters)
        return self

    async def executemany(self, statement: str, many: Iterable[Sequence[Any]]) -> Cursor:
        await self._connection.go(self._run_many, statement, many)
        return self

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        self._rows = []

    def _run(self, statement: str, parameters: Sequence[Any]) -> None:
        self._keep(self._connection.begun(statement).execute(statement, parameters))

    def _run_many(self, statement: str, many: Iterable[Sequence[Any]]) -> None:
        self._keep(self._connection.begun(statement).executemany(statement, many))

    def _keep(self, done: sqlite3.Cursor) -> None:
        self._rows = done.fetchall() if done.description else []
        self.description, self.rowcount = done.description, done.rowcount
        self.lastrowid = done.lastrowid
        done.close()


async def connect(path: Path, patience: float) -> Connection:
    """`patience`: seconds that another writer is waited for."""
    connection = Connection(path, patience)
    opening = asyncio.ensure_future(connection)
    try:
        await asyncio.shield(opening)
    except BaseException:  # the thread reports to this loop, which may end next
        with suppress(Exception):
            await opening
            await connection.close()
        await asyncio.to_thread(connection._thread.join)
        raise
    return connection
