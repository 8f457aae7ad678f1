"""What becomes of somebody's tables when they go for good, or are shut out.

A table that has not started is left as anybody leaves it. At one that is being played the seat
stays theirs, and the keeper is asked to look soon: it finds that nobody comes
(`tables/absences.py`) and has a caretaker play. Both are part of the transaction in which they go,
so no crash comes between.

Whoever holds tables and people holds the tables first, as does who notes the end of a rated game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import select, union
from sqlalchemy.ext.asyncio import AsyncSession

from waldbach.server.journal import PLAYING
from waldbach.server.models import Person, Seat, Table
from waldbach.server.people.ground import Change
from waldbach.server.sitting import OPEN, get_up


async def household(db: AsyncSession, person: str) -> list[str]:
    """A person and its bots, who come and go with it."""
    bots = select(Person.id).where(Person.owner == person, Person.deleted_at.is_(None))
    return [person, *await db.scalars(bots.order_by(Person.id))]


async def hold_tables(db: AsyncSession, people: Collection[str]) -> Sequence[Table]:
    """The tables of these people that are not over, which nobody else changes until the end of the
    transaction."""
    theirs = union(
        select(Seat.table).where(Seat.person.in_(people)),
        select(Table.id).where(Table.host.in_(people)),
    )
    query = select(Table).where(Table.id.in_(theirs), Table.status.in_((OPEN, PLAYING)))
    return (await db.scalars(query.order_by(Table.id).with_for_update(key_share=True))).all()


async def leave_tables(
    change: Change, tables: Sequence[Table], people: Collection[str], now: int
) -> None:
    """Get up from what has not started, and have the rest looked at soon."""
    for table in tables:
        if table.status == OPEN:
            seats = (await change.db.scalars(select(Seat).where(Seat.table == table.id))).all()
            for person in people:
                get_up(table, seats, person)
        else:
            table.wake_at = now
        change.tables.add(table.id)
