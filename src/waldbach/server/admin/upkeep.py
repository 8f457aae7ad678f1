"""Upkeep: figures of the whole database, and clearing away what has expired."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy import text as sql

from waldbach.server.admin.desk import Desk
from waldbach.server.models import Entry, Person, Session, Table
from waldbach.server.pace import DAY
from waldbach.server.sweeping import count_abandoned, sweep_tables


async def stats(desk: Desk) -> dict[str, Any]:
    async with desk.db() as db:
        return {
            "tables": {f"{game} {status}": n for game, status, n in await db.execute(_TABLES)},
            "people": {str(kind): n for kind, n in await db.execute(_PEOPLE)},
            "seen_today": await db.scalar(_count(Person.seen_at >= desk.now - DAY)),
            "banned": await db.scalar(_count(Person.banned_at.is_not(None))),
            "sessions": await db.scalar(_count(Session.expires_at > desk.now)),
            "entries": await db.scalar(select(func.count()).select_from(Entry)),
            "entries_today": await db.scalar(_count(Entry.at >= desk.now - DAY)),
            "bytes": await db.scalar(sql(_SIZE[desk.database.path is None])),
        }


def _count(which: ColumnElement[bool]) -> Select[int]:
    return select(func.count()).where(which)


_TABLES = (
    select(Table.game, Table.status, func.count())
    .group_by(Table.game, Table.status)
    .order_by(Table.game, Table.status)
)
_PEOPLE = (
    select(Person.kind, func.count())
    .where(Person.deleted_at.is_(None))
    .group_by(Person.kind)
    .order_by(Person.kind)
)
_SIZE = {
    False: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    True: "SELECT pg_database_size(current_database())",
}


async def abandoned(desk: Desk) -> int:
    return await count_abandoned(desk.db, desk.now, desk.settings.retention_days)


async def sweep(desk: Desk) -> int:
    """As a running server does once a day; returns how many tables were deleted."""
    people = desk.people()
    await people.sweep()
    await people.close()
    return await sweep_tables(desk.db, desk.now, desk.settings.retention_days)
