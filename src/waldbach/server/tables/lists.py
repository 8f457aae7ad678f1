"""Lists of tables: the lobby, one's own tables, one's history.

Lists that can be long come in pages. A page ends with a word that the next one begins with; it has
the time and the id of the last table, so nothing is left out where two have the same time.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, exists, select, tuple_, union
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from waldbach import registry
from waldbach.game import BadInput
from waldbach.server import clocks
from waldbach.server.course import missing
from waldbach.server.matches import Match
from waldbach.server.models import Seat, Table
from waldbach.server.people.who import Who
from waldbach.server.tables.forms import History, Lobby, Mine, MyTable, SeatOut, Tabled
from waldbach.server.tables.ground import FINISHED, FREE, OPEN, PLAYING, Ground
from waldbach.server.tables.telling import common, public_people, seat_out, unread_of

PAGE = 50  # tables at most
RECENT = 10  # finished tables beside the running ones

_PAGE_END = re.compile(r"(open|playing|finished)\.([0-9]{1,15})\.([A-Za-z0-9_-]{1,64})")

PageEnd = tuple[str, int, str]  # status, time, id of the last table


class Lists(Ground):
    async def lobby(
        self,
        who: Who | None = None,
        game: str | None = None,
        limit: int = PAGE,
        before: str | None = None,
    ) -> Lobby:
        """Listed tables, the newest first: those with a free seat, then those to watch."""
        limit = min(max(limit, 1), PAGE)
        if game is not None:
            registry.get(game)
        page_end = None if before is None else read_page_end(before, (OPEN, PLAYING))
        async with self.reading() as db:
            found: list[Table] = []
            for status in (OPEN, PLAYING) if self.spectators else (OPEN,):
                if page_end and page_end[0] == PLAYING and status == OPEN:
                    continue
                query = _listed(status, game)
                start = page_end if page_end and page_end[0] == status else None
                query = _page(query, Table.created_at, start, limit + 1 - len(found))
                found += await db.scalars(query)
            tables, more = found[:limit], len(found) > limit
            seats = await self._seats(db, tables, who)
        return Lobby(
            tables=[Tabled(**common(table, who, seats[table.id])) for table in tables],
            next=_page_end(tables[-1], tables[-1].created_at) if more else None,
        )

    async def history(self, who: Who, limit: int = PAGE, before: str | None = None) -> History:
        """Finished tables of one's own."""
        limit = min(max(limit, 1), PAGE)
        page_end = None if before is None else read_page_end(before, (FINISHED,))
        async with self.reading() as db:
            query = _page(_own(who, FINISHED), Table.finished_at, page_end, limit + 1)
            found = list(await db.scalars(query))
            tables, more = found[:limit], len(found) > limit
            seats = await self._seats(db, tables, who)
        return History(
            tables=[Tabled(**common(table, who, seats[table.id])) for table in tables],
            next=_page_end(tables[-1], tables[-1].finished_at or 0) if more else None,
        )

    async def mine(self, who: Who) -> Mine:
        async with self.reading() as db:
            playing = list(await db.scalars(_latest(who, PLAYING, Table.started_at, PAGE)))
            waiting = list(await db.scalars(_latest(who, OPEN, Table.created_at, PAGE)))
            finished = list(await db.scalars(_latest(who, FINISHED, Table.finished_at, RECENT)))
            tables = playing + waiting + finished
            seats = await self._seats(db, tables, who)
            unread = await unread_of(db, [table.id for table in tables], who)
        told = {
            table.id: MyTable(**common(table, who, seats[table.id]), unread=unread.get(table.id, 0))
            for table in tables
        }
        await asyncio.gather(*(self._add_turn(told[table.id], table) for table in playing))
        return Mine(
            playing=sorted((told[table.id] for table in playing), key=_urgency),
            open=[told[table.id] for table in waiting],
            finished=[told[table.id] for table in finished],
        )

    async def _add_turn(self, told: MyTable, table: Table) -> None:
        with suppress(BadInput):  # a match that cannot be read now does not hide the others
            match = await self.present_match(table)
            if match is not None and not match.over:
                add_turn(told, match)

    async def _seats(
        self, db: AsyncSession, tables: Sequence[Table], who: Who | None
    ) -> dict[str, list[SeatOut]]:
        ids = [table.id for table in tables]
        query = select(Seat).where(Seat.table.in_(ids)).order_by(Seat.table, Seat.number)
        rows = list(await db.scalars(query))
        public = await public_people(db, rows)
        told: dict[str, list[SeatOut]] = {table: [] for table in ids}
        for row in rows:
            told[row.table].append(seat_out(row, who, public))
        return told


def add_turn(told: MyTable, match: Match) -> None:
    """Whose turn it is, until when if it is mine, and whether people wait for my answer."""
    now = match.now
    told.paused = now.course.paused_at is not None
    told.acting = [seat + 1 for seat in now.acting if seat >= 0]
    mine = next((seat.seat for seat in told.seats if seat.mine), None)
    for seat in told.seats:
        seat.care = seat.seat - 1 in now.course.care
        seat.resigned = seat.seat - 1 in now.course.resigned
    if mine is None:
        return
    told.asked = mine - 1 in missing(now.course)
    if mine in told.acting and mine - 1 in now.course.people and not told.paused:
        told.my_turn = True
        told.deadline = clocks.deadline(now.course.clock, mine - 1)
        told.turn_ends = clocks.turn_end(now.course.clock, mine - 1)


def _urgency(table: MyTable) -> tuple[bool, float, int]:
    deadline = float("inf") if table.deadline is None else table.deadline
    return not (table.my_turn or table.asked), deadline, -(table.started_at or 0)


def _listed(status: str, game: str | None) -> Select[Table]:
    query = select(Table).where(Table.status == status, Table.privacy == "listed")
    if status == OPEN:
        query = query.where(exists().where(Seat.table == Table.id, Seat.kind == FREE))
    return query if game is None else query.where(Table.game == game)


def _own(who: Who, status: str) -> Select[Table]:
    """Where somebody sits or is invited; also as host, for instance of an imported game."""
    seats = select(Seat.table).where(Seat.person == who.person)
    hosted = select(Table.id).where(Table.host == who.person)
    # Any other than the bare status: by its index SQLite would read all tables that have it.
    return select(Table).where(
        Table.id.in_(union(seats, hosted)), Table.status.concat("") == status
    )


def _latest(who: Who, status: str, time: InstrumentedAttribute[Any], limit: int) -> Select[Table]:
    return _page(_own(who, status), time, None, limit)


def _page(
    query: Select[Table],
    time: InstrumentedAttribute[Any],
    start: PageEnd | None,
    limit: int,
) -> Select[Table]:
    """The newest first, from behind the end of another page."""
    if start is not None:
        query = query.where(tuple_(time, Table.id) < tuple_(start[1], start[2]))
    return query.order_by(time.desc(), Table.id.desc()).limit(limit)


def _page_end(table: Table, time: int) -> str:
    return f"{table.status}.{time}.{table.id}"


def read_page_end(word: str, statuses: Sequence[str]) -> PageEnd:
    found = _PAGE_END.fullmatch(word)
    if found is None or found[1] not in statuses:
        raise BadInput("table-page", word=word)
    return found[1], int(found[2]), found[3]
