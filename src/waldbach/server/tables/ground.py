"""What all services about tables stand on: the database, the matches, and how a table is changed.

A change holds the table's row from its first look to its commit (a row lock on PostgreSQL, the
write lock on SQLite), so of two who want the same seat one comes second and sees who was first.
Whoever wants to know is told after the commit.

A table that starts becomes `playing` in the transaction of whoever sat down last; its match is made
right after that. Should a crash come between, whoever looks next makes it (`ensure_match`).
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.server import course, journal, sitting
from waldbach.server.database import begin_to_write
from waldbach.server.errors import Forbidden, Missing
from waldbach.server.journal import Conflict, NotFound
from waldbach.server.matches import Match, Matches
from waldbach.server.models import Person, Seat, Table
from waldbach.server.pace import Days, read_pace
from waldbach.server.people.who import Who
from waldbach.server.sitting import sits

OPEN, PLAYING, FINISHED, CLOSED = sitting.OPEN, journal.PLAYING, journal.FINISHED, sitting.CLOSED
FREE, PERSON, BOT = sitting.FREE, sitting.PERSON, sitting.BOT
FIRST_LOOK = 60_000  # milliseconds: if its server dies at once, another one looks at a table then

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_dice = random.SystemRandom()


class Ratings(Protocol):
    async def record(self, db: AsyncSession, game: str, places: Mapping[str, int]) -> None:
        """Rate the people of a finished game by their places."""


class OnChange(Protocol):
    def __call__(self, table: str, said: int | None = None) -> None:
        """A table has changed; with `said` only its chat, up to that number."""


@dataclass
class Desk:
    """A table in the hands of whoever changes it."""

    db: AsyncSession
    table: Table
    seats: list[Seat]
    started: bool = False
    changed: bool = True
    said: int | None = None  # the number of a new remark

    def seat_of(self, person: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.person == person), None)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Missing("table-no-seat", seat=number + 1, most=len(self.seats))
        return self.seats[number]

    @property
    def full(self) -> bool:
        """Nobody is waited for, not even somebody invited."""
        return all(seat.kind == BOT or sits(seat) for seat in self.seats)

    def start_if_full(self, now: int) -> None:
        table = self.table
        if table.status != OPEN or not self.full:
            return
        table.status, table.started_at = PLAYING, now
        table.wake_at = now + FIRST_LOOK
        if table.shuffle:
            shuffle(self.seats)
        self.started = True


def shuffle(seats: Sequence[Seat]) -> None:
    """Deal the people and bots to the seats anew."""
    sitting = [(s.kind, s.person, s.bot, s.name, s.joined_at) for s in seats]
    _dice.shuffle(sitting)
    for seat, one in zip(seats, sitting, strict=True):
        seat.kind, seat.person, seat.bot, seat.name, seat.joined_at = one


def checked_id(table_id: str) -> str:
    """Not everything that stands in a path can be asked of a database."""
    if not _ID.fullmatch(table_id):
        raise Missing("table-missing")
    return table_id


class Ground:
    """`on_change` is called after each commit that changed a table. Without `spectators` only those
    who sit at a table may look at it once it has started, and its host."""

    def __init__(
        self,
        db: async_sessionmaker[AsyncSession],
        matches: Matches,
        clock: Callable[[], int],
        ratings: Ratings,
        on_change: OnChange,
        *,
        spectators: bool = True,
    ) -> None:
        self.db, self.matches, self.clock = db, matches, clock
        self.ratings, self.on_change, self.spectators = ratings, on_change, spectators

    # --- reading ----------------------------------------------------------------------------------

    def reading(self) -> AsyncSession:
        return self.db(expire_on_commit=False)

    async def check_view(self, table_id: str, who: Who | None) -> None:
        """Refuse whoever may not look at this table."""
        await self.viewpoint(table_id, who)

    async def viewpoint(self, table_id: str, who: Who | None) -> tuple[Table, list[Seat]]:
        """A table and its seats, for somebody who may look at it."""
        async with self.reading() as db:
            table = await db.get(Table, checked_id(table_id))
            if table is None:
                raise Missing("table-missing")
            seats = await seats_of(db, table.id)
        person = who.person if who else None
        if self.spectators or table.started_at is None:
            return table, seats
        if person is None or person not in {table.host, *(seat.person for seat in seats)}:
            raise Forbidden("table-unseen")
        return table, seats

    async def seated(self, table_id: str) -> dict[str, int]:
        """Who sits where, from 0."""
        async with self.reading() as db:
            seats = await seats_of(db, checked_id(table_id))
        if not seats:  # every table has some
            raise Missing("table-missing")
        return {seat.person: seat.number for seat in seats if sits(seat) and seat.person}

    # --- changing ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction; nothing of it is stored where the block raises."""
        async with self.db(expire_on_commit=False) as db:
            await begin_to_write(db)
            yield db
            await db.commit()

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[Desk]:
        """A table that nobody else changes meanwhile."""
        async with self.writing() as db:
            desk = await lay(db, checked_id(table_id))
            yield desk
        await self.settle(desk)

    async def settle(self, desk: Desk) -> None:
        """After a commit: make the match of a table that has started, and tell."""
        try:
            if desk.started:
                await self.ensure_match(desk.table.id)
        finally:
            if desk.changed:
                self.on_change(desk.table.id, desk.said)

    # --- the match of a table ---------------------------------------------------------------------

    async def ensure_match(self, table_id: str) -> Match | None:
        """The match of a table, made here if that was left undone; None before the start."""
        try:
            return await self.matches.get(checked_id(table_id))
        except NotFound:
            return await self._make_match(table_id)

    async def _make_match(self, table_id: str) -> Match | None:
        async with self.reading() as db:
            table = await db.get(Table, table_id)
            if table is None:
                raise Missing("table-missing")
            if table.status != PLAYING:
                return None
            seats = await seats_of(db, table_id)
            hours = await self._hours(db, table)
        bots = [seat.number for seat in seats if seat.kind == BOT]
        try:
            return await self.matches.create(
                table.game,
                len(seats),
                table.options,
                table.position,
                match_id=table.id,
                pace=table.pace,
                words=course.initial_words(bots, hours),
            )
        except Conflict:  # somebody else has just made it
            return await self.matches.get(table_id)

    async def _hours(self, db: AsyncSession, table: Table) -> dict[int, str]:
        """The personal hours by seat, where they matter."""
        if not isinstance(read_pace(table.pace), Days):
            return {}
        return {seat: hours for seat, hours in (await hours_at(db, table.id)).items() if hours}

    async def present_match(self, table: Table) -> Match | None:
        """The match of a table, with all that other processes have added; None before the start."""
        if table.started_at is None:
            return None
        known = self.matches.kept(table.id)
        if known is None:
            return await self.ensure_match(table.id)
        await self.matches.catch_up(known)
        return known


async def seats_of(db: AsyncSession, table_id: str) -> list[Seat]:
    query = select(Seat).where(Seat.table == table_id).order_by(Seat.number)
    return list(await db.scalars(query))


async def hours_at(db: AsyncSession, table_id: str) -> dict[int, str | None]:
    """What the people at a table have set as their hours, by seat; None: always."""
    query = select(Seat.number, Person.hours).join(Person, Person.id == Seat.person)
    found = await db.execute(query.where(Seat.table == table_id))
    return dict(found.all())


async def lay(db: AsyncSession, table_id: str) -> Desk:
    """Hold a table's row until the end of the transaction."""
    query = select(Table).where(Table.id == table_id).with_for_update(key_share=True)
    table = await db.scalar(query)
    if table is None:
        raise Missing("table-missing")
    return Desk(db, table, await seats_of(db, table_id))
