"""SQLite for the ORM, with one trip to the connection's thread for each statement.

aiosqlite makes a trip for the cursor, one to execute, one to fetch and one to close, and each of
them costs more than most statements of ours do. Here the rows come back with the statement, and a
transaction begins together with its first one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiosqlite

CHUNK = 64  # rows, which only cursors of aiosqlite's own use


class Connection(aiosqlite.Connection):
    """What SQLAlchemy's dialect for aiosqlite uses of a connection."""

    _begin: str | None = None  # a transaction that has no statement yet

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
            await super().commit()

    async def rollback(self) -> None:
        if not self._has_not_begun() and self._conn.in_transaction:
            await super().rollback()

    def _has_not_begun(self) -> bool:
        waiting, self._begin = self._begin is not None, None
        return waiting

    def begun(self) -> sqlite3.Connection:
        """In the connection's thread, where something is done now."""
        if self._begin is not None:
            statement, self._begin = self._begin, None
            self._conn.execute(statement)
        return self._conn


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
        self._keep(self._connection.begun().execute(statement, parameters))

    def _run_many(self, statement: str, many: Iterable[Sequence[Any]]) -> None:
        self._keep(self._connection.begun().executemany(statement, many))

    def _keep(self, done: sqlite3.Cursor) -> None:
        self._rows = done.fetchall() if done.description else []
        self.description, self.rowcount = done.description, done.rowcount
        self.lastrowid = done.lastrowid
        done.close()


async def connect(path: Path) -> Connection:
    connection = Connection(lambda: sqlite3.connect(path, isolation_level=None), CHUNK)
    connection._thread.daemon = True  # a server that dies does not wait for it
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
