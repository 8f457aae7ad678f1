"""The journal in one SQLite file.

One thread writes, a few others read, each with a connection of its own. Another process may write
to the same file: each commit begins by taking SQLite's write lock and then reads the last numbers,
so nothing is remembered that somebody else could change.

Statements take and give whole batches as one JSON text. Python's sqlite3 lets go of the interpreter
for every statement and every row it steps to and then has to wait for its turn again, which beside
a busy event loop takes far longer than the row. So a batch that only appends is tried as a single
statement, which is a transaction of its own.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import msgspec

from waldbach.server.database import Database, check_writable, connect_sqlite, upgrade
from waldbach.server.journal.base import BaseJournal
from waldbach.server.journal.batch import (
    Answer,
    Append,
    Request,
    decide,
    new_matches,
    plain_appends,
    touched,
)
from waldbach.server.journal.contract import (
    PLAYING,
    NewMatch,
    Numbered,
    StoredMatch,
    Unavailable,
    Uncertain,
)
from waldbach.server.sqlite_pen import Pen, pen_of

READERS = 2

CREATE = """
    INSERT INTO "match" (id, game, rules, seats, options, position, deal_hash, deal_secret,
                         created_at, status, pace)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"""
LASTS = """
    SELECT json_group_object(m.id, (SELECT coalesce(max(e.number), 0) FROM entry AS e
                                    WHERE e."match" = m.id))
    FROM json_each(?) AS wanted JOIN "match" AS m ON m.id = wanted.value"""
# `$[5]` is the entry behind which one has to stand. Where that is missing the word becomes NULL,
# which the column refuses, as the key refuses a number that is taken: then nothing is stored.
APPEND = """
    INSERT INTO entry ("match", number, seat, word, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           CASE WHEN json_extract(value, '$[5]') IS NULL OR EXISTS (
               SELECT 1 FROM entry WHERE "match" = json_extract(value, '$[0]')
                                         AND number = json_extract(value, '$[5]')
           ) THEN json_extract(value, '$[3]') END, json_extract(value, '$[4]')
    FROM json_each(?)"""
STORE = """
    INSERT INTO entry ("match", number, seat, word, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(?)"""
FINISH = 'UPDATE "match" SET status = ? WHERE id = ?'
FIND = """
    SELECT game, rules, seats, options, position, deal_hash, deal_secret, created_at, status, pace
    FROM "match" WHERE id = ?"""
READ = """
    SELECT json_group_array(json_array(number, seat, word, at)) FROM (
        SELECT number, seat, word, at FROM entry WHERE "match" = ? AND number > ?
        ORDER BY number LIMIT ?)"""
ALL = -1  # SQLite's word for no limit

_encode = msgspec.json.Encoder().encode


class SqliteJournal(BaseJournal):
    def __init__(
        self,
        writing: sqlite3.Connection,
        reading: Sequence[sqlite3.Connection],
        pen: Pen,
        patience: float,
    ) -> None:
        super().__init__()
        self._writing = writing
        self._pen, self._patience = pen, patience
        self._write_thread = ThreadPoolExecutor(1, "journal-writer")
        self._readers = len(reading)
        self._reading: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for connection in reading:
            self._reading.put(connection)
        self._read_threads = ThreadPoolExecutor(self._readers, "journal-reader")

    @classmethod
    async def open(cls, database: Database, patience: float) -> SqliteJournal:
        def connect() -> sqlite3.Connection:
            return stack.enter_context(closing(connect_sqlite(database, patience)))

        with ExitStack() as stack:
            writing = await asyncio.to_thread(connect)
            await asyncio.to_thread(check_writable, database, writing)
            await upgrade(database, patience)
            assert database.path is not None
            reading = [connect() for _ in range(READERS)]
            journal = cls(writing, reading, pen_of(database.path), patience)
            stack.pop_all()
        return journal

    async def release(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._read_threads.shutdown)
        await loop.run_in_executor(None, self._write_thread.shutdown)
        for _ in range(self._readers):
            self._reading.get().close()
        self._writing.close()

    async def store(self, requests: Sequence[Request]) -> list[Answer]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._write_thread, self._store, requests)

    def _store(self, requests: Sequence[Request]) -> list[Answer]:
        try:
            with self._pen.held(self._patience):
                return self._write(requests)
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorname", "") == "SQLITE_IOERR_FSYNC":
                # All is written, though perhaps not to the disk: a crash now may bring it back.
                raise Uncertain("journal-uncertain", why=str(error)) from error
            raise Unavailable("journal-not-stored", why=str(error)) from error

    def _write(self, requests: Sequence[Request]) -> list[Answer]:
        answers = self._append(requests)
        if answers is not None:
            return answers
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            answers = self._carry_out(requests)
            self._writing.execute("COMMIT")
        except sqlite3.Error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            raise
        return answers

    def _append(self, requests: Sequence[Request]) -> list[Answer] | None:
        """Append all in one statement. None: nothing was stored; there is more to do, or somebody
        was too late, and it has to be found out who."""
        appends = plain_appends(requests)
        if appends is None:
            return None
        try:
            self._writing.execute(APPEND, (_json([row for one in appends for row in _rows(one)]),))
        except sqlite3.IntegrityError:
            return None
        return [one.after + len(one.lines) for one in appends]

    def _carry_out(self, requests: Sequence[Request]) -> list[Answer]:
        execute = self._writing.execute
        made = {m.id for m in new_matches(requests) if execute(CREATE, _row(m)).rowcount == 1}
        lasts = json.loads(execute(LASTS, (_json(touched(requests)),)).fetchone()[0])
        decision = decide(requests, made, lasts)
        if decision.rows:
            execute(STORE, (_json(decision.rows),))
        for match, status in decision.statuses.items():
            execute(FINISH, (status, match))
        return decision.answers

    async def fetch_entries(self, match_id: str, after: int, limit: int | None) -> list[Numbered]:
        most = ALL if limit is None else limit
        found = await self._fetch(READ, match_id, after, most)
        entries = [Numbered(*row) for row in json.loads(found[0])]
        return sorted(entries, key=lambda entry: entry.number)

    async def fetch_match(self, match_id: str) -> StoredMatch | None:
        found = await self._fetch(FIND, match_id)
        return _match(match_id, *found) if found else None

    async def fetch_last(self, match_id: str) -> int | None:
        found = await self._fetch(LASTS, _json([match_id]))
        last: int | None = json.loads(found[0]).get(match_id)
        return last

    async def _fetch(self, query: str, *args: object) -> Any:
        """The only row of the answer."""

        def fetch() -> Any:
            connection = self._reading.get()  # never waits: as many connections as threads
            try:
                return connection.execute(query, args).fetchone()
            except sqlite3.Error as error:
                raise Unavailable("journal-unreadable", why=str(error)) from error
            finally:
                self._reading.put(connection)

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, fetch)


def _row(match: NewMatch) -> tuple[object, ...]:
    return (
        match.id, match.game, match.rules, match.seats, json.dumps(dict(match.options)),
        match.position, match.deal_hash, match.deal_secret, match.created_at, PLAYING,
        match.pace,
    )  # fmt: skip


def _match(
    id: str, game: str, rules: int, seats: int, options: str, position: str | None,
    deal_hash: str | None, deal_secret: bytes | None, created_at: int, status: str,
    pace: str | None,
) -> StoredMatch:  # fmt: skip
    return StoredMatch(
        id=id, game=game, rules=rules, seats=seats, options=json.loads(options), position=position,
        deal_hash=deal_hash, deal_secret=deal_secret, created_at=created_at, status=status,
        pace=pace,
    )  # fmt: skip


def _rows(append: Append) -> Iterator[tuple[object, ...]]:
    """As `APPEND` takes them: only the first looks at what it stands behind."""
    behind = append.after or None
    for number, line in enumerate(append.lines, start=append.after + 1):
        yield append.match, number, line.seat, line.word, line.at, behind
        behind = None


def _json(value: object) -> str:
    return _encode(value).decode()
