"""The journal: every match and every move, kept before anyone is told that it counts.

    async with open_journal("sqlite:///waldbach.db") as journal:
        await journal.create(NewMatch(id="k3v9", game=name, rules=1, seats=2, created_at=now))
        last = await journal.append("k3v9", after=0, entries=[Line(CHANCE, "start 2", now)])

Moves come many at a time and each has to be on the disk before it is acknowledged. So whatever
has gathered during one commit goes together into the next (`writer.py`, `batch.py`), in SQL of its
own (`sqlite.py`, `postgres.py`). docs/storage.md tells what is promised and why it holds.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from waldbach.server.database import PATIENCE, read_url
from waldbach.server.journal.contract import (
    FINISHED,
    PLAYING,
    Conflict,
    Journal,
    Line,
    NewMatch,
    NotFound,
    Numbered,
    StoredMatch,
    Unavailable,
    Uncertain,
)
from waldbach.server.journal.postgres import PostgresJournal
from waldbach.server.journal.sqlite import SqliteJournal

__all__ = [
    "FINISHED",
    "PLAYING",
    "Conflict",
    "Journal",
    "Line",
    "NewMatch",
    "NotFound",
    "Numbered",
    "StoredMatch",
    "Unavailable",
    "Uncertain",
    "open_journal",
]


@asynccontextmanager
async def open_journal(url: str, patience: float = PATIENCE) -> AsyncIterator[Journal]:
    """The journal at an address; its tables are made or brought up to date first.

    `patience` is how many seconds a database is waited for that is busy or gone. Leaving waits for
    what has been asked for and then closes.
    """
    database = read_url(url)
    kind = PostgresJournal if database.path is None else SqliteJournal
    journal: Journal = await kind.open(database, patience)
    try:
        yield journal
    finally:
        await journal.close()
