"""Tables: list, show, close, export."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select, update

from waldbach import registry
from waldbach.game import BadInput
from waldbach.server.admin.desk import Desk, find_table
from waldbach.server.database import begin_to_write
from waldbach.server.journal import PLAYING, open_journal
from waldbach.server.live.bus import TableChanged
from waldbach.server.matches import Matches
from waldbach.server.models import Entry, Match, Remark, Seat, Table
from waldbach.server.pace import DAY
from waldbach.server.tables.ground import CLOSED, FINISHED, OPEN

STATUSES = (OPEN, PLAYING, FINISHED, CLOSED)
Row = dict[str, Any]


@dataclass(frozen=True)
class Filter:
    status: str | None = None
    game: str | None = None
    days: int | None = None  # nothing has happened for so long
    limit: int = 100


async def list_tables(desk: Desk, wanted: Filter) -> list[Row]:
    """The newest first."""
    if wanted.status is not None and wanted.status not in STATUSES:
        raise BadInput("admin-status", value=wanted.status, right=", ".join(STATUSES))
    if wanted.game is not None:
        registry.get(wanted.game)
    last = func.coalesce(
        select(func.max(Entry.at)).where(Entry.match == Table.id).scalar_subquery(),
        Table.started_at,
        Table.created_at,
    )
    query = select(Table, last).order_by(Table.created_at.desc(), Table.id)
    if wanted.status is not None:
        query = query.where(Table.status == wanted.status)
    if wanted.game is not None:
        query = query.where(Table.game == wanted.game)
    if wanted.days is not None:
        query = query.where(last < desk.now - wanted.days * DAY)
    async with desk.db() as db:
        rows = (await db.execute(query.limit(wanted.limit))).all()
        seats = select(Seat).where(Seat.table.in_([table.id for table, _ in rows]))
        sitting: dict[str, list[str]] = {}
        for seat in await db.scalars(seats.order_by(Seat.table, Seat.number)):
            sitting.setdefault(seat.table, []).append(_shown(seat))
    return [
        {
            "id": table.id,
            "game": table.game,
            "status": table.status,
            "seats": sitting.get(table.id, []),
            "pace": table.pace,
            "created_at": table.created_at,
            "moved_at": moved_at,
        }
        for table, moved_at in rows
    ]


def _shown(seat: Seat) -> str:
    return seat.name or (f"({seat.bot})" if seat.bot else "-")


async def show_table(desk: Desk, table_id: str) -> Row:
    """All around a match; nothing of what is played."""
    async with desk.db() as db:
        table = await find_table(db, table_id)
        seats = select(Seat).where(Seat.table == table_id).order_by(Seat.number)
        entries = select(func.count(), func.max(Entry.at)).where(Entry.match == table_id)
        count, moved_at = (await db.execute(entries)).one()
        remarks = select(func.count()).where(Remark.table == table_id)
        return {
            "id": table.id,
            "game": table.game,
            "options": table.options,
            "status": table.status,
            "pace": table.pace,
            "privacy": table.privacy,
            "rated": table.rated,
            "host": table.host,
            "created_at": table.created_at,
            "started_at": table.started_at,
            "finished_at": table.finished_at,
            "moved_at": moved_at,
            "entries": count,
            "remarks": await db.scalar(remarks),
            "seats": [
                {"seat": seat.number + 1, "name": _shown(seat), "person": seat.person,
                 "place": seat.place, "total": seat.total}
                for seat in await db.scalars(seats)
            ],
        }  # fmt: skip


async def close_table(desk: Desk, table_id: str) -> None:
    """End a table for good, with its match: one transaction for both."""
    async with desk.db() as db:
        await begin_to_write(db)
        await db.execute(select(Table.id).where(Table.id == table_id).with_for_update())
        table = await find_table(db, table_id)
        if table.status in (FINISHED, CLOSED):
            raise BadInput("admin-over", id=table_id, status=table.status)
        table.status, table.finished_at, table.wake_at = CLOSED, desk.now, None
        running = (Match.id == table_id, Match.status == PLAYING)
        await db.execute(update(Match).where(*running).values(status=CLOSED))
        await db.commit()
    desk.bus.tell(TableChanged(table_id))


async def export_table(desk: Desk, table_id: str, running: bool) -> str:
    """The game file. That of a game that goes on tells what its players keep secret."""
    async with desk.db() as db:
        table = await find_table(db, table_id)
    if table.started_at is None and table.status != FINISHED:
        raise BadInput("admin-not-begun", id=table_id)
    if table.status == PLAYING and not running:
        raise BadInput("admin-running", id=table_id)
    async with open_journal(desk.database.url) as journal:
        return (await Matches(journal).export(table_id)).write()
