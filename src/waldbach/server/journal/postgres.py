"""The journal in PostgreSQL, which any number of server processes may share.

One connection writes, a pool reads. A batch first locks the matches it touches, in the order of
their ids, so that two processes cannot wait for each other; a later statement then sees what the
one before committed (READ COMMITTED takes a fresh look for each statement). So last numbers are
read and followed by one process at a time, and the key (match, number) stands guard behind that.

A connection that is lost before COMMIT was sent has stored nothing, and the batch is sent again.
After that nobody knows, except PostgreSQL: it is asked what became of the transaction's number.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

import asyncpg

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.server.database import (
    Database,
    check_postgres,
    connect_postgres,
    postgres_settings,
    upgrade,
)
from waldbach.server.journal.base import BaseJournal
from waldbach.server.journal.batch import (
    Answer,
    Decision,
    Request,
    Row,
    decide,
    new_matches,
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

READERS = 4
PAUSE = 0.05  # seconds between two attempts

CREATE = """
    INSERT INTO "match" (id, game, rules, seats, options, position, deal_hash, deal_secret,
                         created_at, status, pace)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (id) DO NOTHING RETURNING id"""
LOCK = 'SELECT FROM "match" WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE'
LASTS = """
    SELECT m.id, coalesce((SELECT max(e.number) FROM entry AS e WHERE e."match" = m.id), 0) AS last
    FROM "match" AS m WHERE m.id = ANY($1::text[])"""
COLUMNS = "unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::bigint[])"
STORE = f'INSERT INTO entry ("match", number, seat, word, at) SELECT * FROM {COLUMNS}'
FINISH = 'UPDATE "match" SET status = $2 WHERE id = $1'
TRANSACTION = "SELECT pg_current_xact_id()::text"
OUTCOME = "SELECT pg_xact_status($1::text::xid8)"
ENTRIES_IN = f"""
    SELECT count(*) FROM {COLUMNS} AS mine("match", number, seat, word, at)
    JOIN entry USING ("match", number, seat, word, at)"""
MATCHES_IN = """
    SELECT count(*) FROM unnest($1::text[], $2::bigint[]) AS mine(id, created_at)
    JOIN "match" USING (id, created_at)"""
FIND = """
    SELECT id, game, rules, seats, options, position, deal_hash, deal_secret, created_at, status,
           pace
    FROM "match" WHERE id = $1"""
READ = """
    SELECT number, seat, word, at FROM entry WHERE "match" = $1 AND number > $2
    ORDER BY number LIMIT $3"""

# The connection is gone, or of no use any more. The last two: the server is shutting down, starting
# or recovering; it ended a session of ours that hung inside a transaction.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


@dataclass(frozen=True)
class Written:
    """A batch that only lacks its COMMIT."""

    transaction: str
    decision: Decision
    made: Sequence[NewMatch]

    @property
    def empty(self) -> bool:
        return not (self.decision.rows or self.decision.statuses or self.made)


class PostgresJournal(BaseJournal):
    def __init__(self, database: Database, patience: float, pool: asyncpg.Pool) -> None:
        super().__init__()
        self._database = database
        self._patience = patience
        self._writing: asyncpg.Connection | None = None
        self._pool = pool

    @classmethod
    async def open(cls, database: Database, patience: float) -> PostgresJournal:
        probe = await connect_postgres(database, patience)
        try:
            check_postgres(database, probe)
        finally:
            await probe.close()
        await upgrade(database, patience)
        settings = postgres_settings(patience)
        pool = await asyncpg.create_pool(database.url, min_size=1, max_size=READERS, **settings)
        return cls(database, patience, pool)

    async def release(self) -> None:
        self._drop()
        try:
            await asyncio.wait_for(self._pool.close(), self._patience)
        except LOST:
            self._pool.terminate()

    # --- writing ----------------------------------------------------------------------------------

    async def store(self, requests: Sequence[Request]) -> list[Answer]:
        until = monotonic() + self._patience
        while True:
            try:
                written = await self._write_down(requests, until)
            except (*LOST, *AGAIN) as error:
                await self._pause(error, until)
                continue
            except asyncpg.PostgresError as error:
                self._drop()
                raise Unavailable("journal-not-stored", why=_why(error)) from error
            if await self._commit(written, until):
                return written.decision.answers

    async def _write_down(self, requests: Sequence[Request], until: float) -> Written:
        connection = await self._connected(until)
        await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
        transaction = await connection.fetchval(TRANSACTION)
        made = [
            match
            for match in new_matches(requests)
            if await connection.fetchval(CREATE, *_row(match)) is not None
        ]
        ids = touched(requests)
        lasts: dict[str, int] = {}
        if ids:
            await connection.execute(LOCK, ids)
            lasts = {row["id"]: row["last"] for row in await connection.fetch(LASTS, ids)}
        decision = decide(requests, {match.id for match in made}, lasts)
        if decision.rows:
            await connection.execute(STORE, *_columns(decision.rows))
        for match, status in decision.statuses.items():
            await connection.execute(FINISH, match, status)
        return Written(transaction, decision, made)

    async def _commit(self, written: Written, until: float) -> bool:
        """False if the batch is certainly not in and may be sent again."""
        try:
            assert self._writing is not None
            await self._writing.execute("COMMIT")
            return True
        except (*LOST, asyncpg.PostgresError) as error:
            self._drop()
            if written.empty:
                return True
            try:
                if await self._is_in(written, until):
                    return True
            except (BadInput, asyncpg.PostgresError) as unasked:
                raise Uncertain("journal-uncertain", why=str(unasked)) from error
            await self._pause(error, until)
            return False

    async def _is_in(self, written: Written, until: float) -> bool:
        """What became of a transaction whose COMMIT was not answered."""
        while True:
            try:
                connection = await self._connected(until)
                outcome = await connection.fetchval(OUTCOME, written.transaction)
                if outcome == "committed":
                    return await self._holds(connection, written)
                if outcome != "in progress":
                    return False
                await self._pause(TimeoutError(), until, keep=True)
            except asyncpg.InvalidParameterValueError:
                return False  # after a crash PostgreSQL may not have come to this number yet
            except LOST as error:
                await self._pause(error, until)

    async def _holds(self, connection: asyncpg.Connection, written: Written) -> bool:
        """After a crash the number of a lost transaction may be given out again, to a stranger, so
        the rows are compared as well. Without any it is sent again: a status may be set twice."""
        rows, made = written.decision.rows, written.made
        found = await connection.fetchval(ENTRIES_IN, *_columns(rows))
        ids, times = [match.id for match in made], [match.created_at for match in made]
        if not (rows or made) or found != len(rows):
            return False
        return bool(await connection.fetchval(MATCHES_IN, ids, times) == len(made))

    async def _connected(self, until: float) -> asyncpg.Connection:
        """The connection that writes; a new one if need be, as long as there is time."""
        while self._writing is None or self._writing.is_closed():
            try:
                self._writing = await connect_postgres(self._database, self._patience)
            except BadInput as error:
                await self._pause(error, until)
        return self._writing

    async def _pause(self, error: Exception, until: float, keep: bool = False) -> None:
        """Wait a little before the next attempt, or give up."""
        if not keep:
            self._drop()
        if monotonic() > until:
            raise Unavailable("journal-not-stored", why=_why(error)) from error
        await asyncio.sleep(PAUSE)

    def _drop(self) -> None:
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None

    # --- reading ----------------------------------------------------------------------------------

    async def fetch_entries(self, match_id: str, after: int, limit: int | None) -> list[Numbered]:
        rows = await self._fetch(READ, match_id, after, limit)
        return [Numbered(*row) for row in rows]

    async def fetch_match(self, match_id: str) -> StoredMatch | None:
        rows = await self._fetch(FIND, match_id)
        if not rows:
            return None
        found = dict(rows[0])
        return StoredMatch(**{**found, "options": json.loads(found["options"])})

    async def fetch_last(self, match_id: str) -> int | None:
        rows = await self._fetch(LASTS, [match_id])
        return rows[0]["last"] if rows else None

    async def _fetch(self, query: str, *args: object) -> Sequence[asyncpg.Record]:
        until = monotonic() + self._patience
        while True:
            try:
                rows: Sequence[asyncpg.Record] = await self._pool.fetch(query, *args)
                return rows
            except (*LOST, asyncpg.PostgresError) as error:
                late = monotonic() > until or self._pool.is_closing()
                if late or not isinstance(error, LOST):
                    raise Unavailable("journal-unreadable", why=_why(error)) from error
                await asyncio.sleep(PAUSE)


def _why(error: Exception) -> str:
    return str(error) or text("database-silent")  # a timeout has no words of its own


def _row(match: NewMatch) -> tuple[object, ...]:
    return (
        match.id, match.game, match.rules, match.seats, json.dumps(dict(match.options)),
        match.position, match.deal_hash, match.deal_secret, match.created_at, PLAYING,
        match.pace,
    )  # fmt: skip


def _columns(rows: Sequence[Row]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * 5
