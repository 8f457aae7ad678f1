"""What is told about a table to one who may look at it: everything but the board.

No secret is in it: neither the deal's before the end, nor anybody's hours or session.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from waldbach.server.course import Course, missing
from waldbach.server.matches import Match
from waldbach.server.models import Person, ReadUpTo, Remark, Seat, Table
from waldbach.server.people.who import GUEST, Who
from waldbach.server.sitting import invited
from waldbach.server.tables.forms import AskOut, SeatOut, TableOut
from waldbach.server.tables.ground import FINISHED, Ground

OWN = "own"  # stands in lists for the text of a board or a card file
# Made once: it is asked with every greeting, and an IN that is made anew leaves a circle behind.
PUBLIC_OF = select(Person.id).where(
    Person.id.in_(bindparam("people", expanding=True)),
    Person.kind != GUEST,
    Person.deleted_at.is_(None),
)


class Telling(Ground):
    async def describe(self, table_id: str, who: Who | None) -> TableOut:
        table, seats = await self.viewpoint(table_id, who)
        match = await self.present_match(table)
        async with self.reading() as db:
            public = await public_people(db, seats)
            rematch, rematch_game, remarks = await _around(db, table.id)
            unread = await unread_of(db, [table.id], who) if remarks else {}
        told = TableOut(
            **common(table, who, [seat_out(seat, who, public) for seat in seats]),
            shuffle=table.shuffle,
            barred=who is not None and who.person in table.barred,
            imported=match is not None and match.stored.deal_hash is None,
            follows=table.follows,
            rematch=rematch,
            rematch_game=rematch_game,
            forks=table.forks,
            forks_at=table.forks_at,
            remarks=remarks or 0,
            unread=unread.get(table.id, 0),
        )
        told.options = table.options
        if match is not None:
            add_course(told, match)
        return told


async def _around(db: AsyncSession, table: str) -> tuple[str | None, str | None, int | None]:
    """The rematch of a table, what is played there, and the number of the table's last remark."""
    rematch = select(Table.id).where(Table.follows == table).scalar_subquery()
    game = select(Table.game).where(Table.follows == table).scalar_subquery()
    last = select(func.max(Remark.number)).where(Remark.table == table).scalar_subquery()
    found = (await db.execute(select(rematch, game, last))).one()
    return found[0], found[1], found[2]


def common(table: Table, who: Who | None, seats: list[SeatOut]) -> dict[str, Any]:
    """The fields that lists have as well."""
    return {
        "id": table.id,
        "game": table.game,
        "options": {n: OWN if "\n" in value else value for n, value in table.options.items()},
        "pace": table.pace,
        "privacy": table.privacy,
        "rated": table.rated,
        "status": table.status,
        "study": table.position is not None,
        "host": who is not None and table.host == who.person,
        "seats": seats,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "finished_at": table.finished_at,
    }


def seat_out(seat: Seat, who: Who | None, public: Mapping[str, str]) -> SeatOut:
    return SeatOut(
        seat=seat.number + 1,
        kind=seat.kind,
        name=seat.name or "",
        level=seat.bot,
        mine=who is not None and seat.person == who.person,
        person=public.get(seat.person or ""),
        invited=invited(seat),
        resigned=seat.resigned,
        total=seat.total,
        place=seat.place,
    )


def add_course(told: TableOut, match: Match) -> None:
    """What has been arranged in the course of the match."""
    course = match.now.course
    told.deal = match.stored.deal_hash
    told.ask = _ask_out(course)
    told.paused_at = course.paused_at
    if told.status == FINISHED:  # then the rows know it
        return
    for seat in told.seats:
        seat.care = seat.seat - 1 in course.care
        seat.resigned = seat.seat - 1 in course.resigned


def _ask_out(course: Course) -> AskOut | None:
    ask = course.ask
    if ask is None:
        return None
    return AskOut(
        number=ask.number,
        kind=ask.kind,
        seat=ask.seat + 1,
        to=ask.to,
        agreed=sorted(seat + 1 for seat in ask.agreed),
        missing=sorted(seat + 1 for seat in missing(course)),
    )


async def public_people(db: AsyncSession, seats: Sequence[Seat]) -> dict[str, str]:
    """The people at these seats whom everybody may look up: accounts that are still there."""
    people = {seat.person for seat in seats if seat.person is not None}
    found = await db.scalars(PUBLIC_OF, {"people": list(people)}) if people else ()
    return {person: person for person in found}


async def unread_of(db: AsyncSession, tables: Sequence[str], who: Who | None) -> dict[str, int]:
    """How many remarks of others somebody has not read, by table."""
    if who is None or not tables:
        return {}
    read = (
        select(ReadUpTo.number)
        .where(ReadUpTo.table == Remark.table, ReadUpTo.person == who.person)
        .scalar_subquery()
    )
    query = (
        select(Remark.table, func.count())
        .where(
            Remark.table.in_(tables),
            Remark.person != who.person,
            Remark.number > func.coalesce(read, 0),
        )
        .group_by(Remark.table)
    )
    return dict((await db.execute(query)).all())
