"""Sweeping: tables that everybody has left are deleted after a time; finished games stay.

A table is abandoned when it has not finished and for so many days nobody has played or said
anything there. Of a table that was closed the same holds from then on.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.server.database import begin_to_write
from waldbach.server.journal import FINISHED
from waldbach.server.models import Analysis, Entry, Match, ReadUpTo, Remark, Seat, Table
from waldbach.server.pace import DAY

AT_ONCE = 200  # tables in one look


async def count_abandoned(db: async_sessionmaker[AsyncSession], now: int, days: int) -> int:
    async with db() as reading:
        found = select(func.count()).select_from(Table).where(_abandoned(now - days * DAY))
        return await reading.scalar(found) or 0


async def sweep_tables(db: async_sessionmaker[AsyncSession], now: int, days: int) -> int:
    """Delete the abandoned tables, each in a transaction of its own; returns how many."""
    abandoned, swept = _abandoned(now - days * DAY), 0
    while True:
        async with db() as reading:
            query = select(Table.id).where(abandoned).order_by(Table.id).limit(AT_ONCE)
            found = list(await reading.scalars(query))
        deleted = [await _delete(db, table, abandoned) for table in found]
        swept += sum(deleted)
        if not any(deleted):
            return swept


def _abandoned(before: int) -> ColumnElement[bool]:
    """No sign of life since this time."""
    moved = exists().where(Entry.match == Table.id, Entry.at >= before)
    said = exists().where(Remark.table == Table.id, Remark.at >= before)
    changed = func.coalesce(Table.finished_at, Table.started_at, Table.created_at)
    return and_(Table.status != FINISHED, changed < before, ~moved, ~said)


async def _delete(
    db: async_sessionmaker[AsyncSession], table: str, abandoned: ColumnElement[bool]
) -> bool:
    """Whoever moves or sits down holds one of these rows; so it is looked at once more."""
    async with db() as writing:
        await begin_to_write(writing)
        await writing.execute(select(Table.id).where(Table.id == table).with_for_update())
        await writing.execute(select(Match.id).where(Match.id == table).with_for_update())
        if not await writing.scalar(select(Table.id).where(Table.id == table, abandoned)):
            return False
        for part in (Seat, Remark, ReadUpTo, Analysis):
            await writing.execute(delete(part).where(part.table == table))
        await writing.execute(delete(Table).where(Table.id == table))
        await writing.execute(delete(Entry).where(Entry.match == table))
        await writing.execute(delete(Match).where(Match.id == table))
        await writing.commit()
    return True
