"""Who sits where: opening a table, sitting down, leaving, sending away, bots, a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from waldbach import registry
from waldbach.server import course
from waldbach.server.errors import Forbidden, Refused, Taken
from waldbach.server.matches import Match
from waldbach.server.models import Person, Seat, Table
from waldbach.server.people.who import Who
from waldbach.server.sitting import clear, get_up, sits
from waldbach.server.tables.forms import NewTable, Rematch
from waldbach.server.tables.ground import (
    BOT,
    CLOSED,
    FINISHED,
    FREE,
    OPEN,
    PERSON,
    PLAYING,
    Desk,
    Ground,
    checked_id,
    seats_of,
)
from waldbach.server.tables.opening import (
    Upcoming,
    again,
    check_level,
    check_rateable,
    inventions,
    moved_on,
    open_table,
    shown_name,
    upcoming,
)
from waldbach.server.tables.outcome import note_end


class Seating(Ground):
    async def create(self, who: Who, wish: NewTable, forks: tuple[str, int] | None = None) -> str:
        """Open a table; returns its id. It starts at once if no seat is open. `forks`: the table
        and the entry from which it begins."""
        table, seats = await self._opened(who, wish, admitted=forks is not None)
        if forks is not None:
            table.forks, table.forks_at = forks
        async with self.writing() as db:
            desk = await _add(db, table, seats)
            desk.start_if_full(self.clock())
        await self.settle(desk)
        return table.id

    async def _opened(self, who: Who, wish: NewTable, admitted: bool) -> tuple[Table, list[Seat]]:
        """To invent something takes a while, so that is done beside all else."""
        if inventions(registry.get(wish.game), wish.options):
            return await asyncio.to_thread(open_table, who, wish, self.clock(), admitted)
        return open_table(who, wish, self.clock(), admitted)

    async def join(
        self, who: Who, table_id: str, seat: int | None = None, name: str | None = None
    ) -> int:
        """Sit down on this open seat, or on the first one; returns the seat. Who sits there already
        stays. Whoever comes last starts the game."""
        shown = None if name is None else shown_name(who, name)
        async with self.change(table_id) as desk:
            mine = desk.seat_of(who.person)
            if mine is not None and seat not in (None, mine.number):
                raise Taken("table-seated-already", seat=mine.number + 1)
            if mine is not None and sits(mine):
                desk.changed = False
                return mine.number
            _check_open(desk)
            await self._check_welcome(who, desk)
            place = mine or _free_seat(desk, seat)
            place.name = shown or place.name or who.name
            place.kind, place.person, place.joined_at = PERSON, who.person, self.clock()
            desk.start_if_full(self.clock())
            seats = (s.number for s in desk.seats if s.person == who.person)
            return next(seats)  # another one than `place` if they were shuffled

    async def _check_welcome(self, who: Who, desk: Desk) -> None:
        if who.person in desk.table.barred:
            raise Forbidden("table-barred")
        if desk.table.rated:
            check_rateable(who)
            await _check_household(who, desk)

    async def leave(self, who: Who, table_id: str) -> None:
        """Before the start the seat is free again; an invitation is declined in the same way. While
        the game goes on a caretaker plays the seat until its owner returns."""
        async with self.change(table_id) as desk:
            mine = desk.seat_of(who.person)
            if mine is None and desk.table.host != who.person:
                raise Forbidden("table-not-seated")
            status = desk.table.status
            if status == OPEN:
                get_up(desk.table, desk.seats, who.person)
            else:
                desk.changed = False
        if status == PLAYING and mine is not None:
            seat = mine.number
            await self._arrange(table_id, lambda m: course.take_care(m.now.course, seat))

    async def come_back(self, who: Who, table_id: str) -> None:
        """Take one's seat back from the caretaker; nothing happens where none plays it."""
        seat = (await self.seated(table_id)).get(who.person)
        if seat is None:
            raise Forbidden("table-not-seated")
        await self._arrange(table_id, lambda m: course.give_back(m.now.course, seat))

    async def _arrange(self, table_id: str, words: Callable[[Match], Sequence[str]]) -> None:
        """Have words of the table stored, unless the game is over."""
        match = await self.ensure_match(table_id)
        if match is None:
            return
        await self.matches.catch_up(match)
        if not match.over:
            await self.matches.arrange(table_id, words)

    async def clear_seat(self, who: Who, table_id: str, seat: int) -> None:
        """The host frees a seat before the start. A bot goes, an invitation is withdrawn, and
        whoever sat there may not sit down at this table again."""
        async with self.change(table_id) as desk:
            _check_host(desk, who)
            _check_open(desk)
            there = desk.seat(seat)
            if there.kind == FREE:
                raise Taken("table-seat-free", seat=seat + 1)
            if there.person == who.person:
                raise Taken("table-kick-oneself")
            if sits(there) and there.person is not None:
                desk.table.barred = [*desk.table.barred, there.person]
            clear(there)

    async def fill(self, who: Who, table_id: str, seat: int, level: str) -> None:
        """The host puts a bot on an open seat, or another level in place of a bot."""
        check_level(level)
        async with self.change(table_id) as desk:
            _check_host(desk, who)
            _check_open(desk)
            if desk.table.rated:
                raise Taken("table-rated-bots")
            there = desk.seat(seat)
            if there.kind == PERSON:
                raise Taken("table-seat-taken", seat=seat + 1)
            there.kind, there.bot, there.joined_at = BOT, level, self.clock()
            desk.start_if_full(self.clock())

    # --- a rematch --------------------------------------------------------------------------------

    async def rematch(self, who: Who, table_id: str, wish: Rematch | None = None) -> str:
        """The table of the rematch, which whoever asks first opens and the others join, whatever
        they wish to play. With `wish` another game is opened for the same people."""
        await self._close_if_over(table_id)
        prepared = await self._prepared(table_id, wish)
        async with self.change(table_id) as desk:
            old = desk.table
            mine = desk.seat_of(who.person)
            if mine is None or not sits(mine):
                raise Forbidden("table-not-seated")
            if old.status != FINISHED:
                raise Taken("table-not-over")
            found = await _rematch_of(desk)
            if found is None:
                following = prepared or upcoming(desk.table, len(desk.seats), wish)
                new = await self._open_rematch(desk, following, who)
            else:
                desk.changed = False
        if found is None:
            await self.settle(new)
            return new.table.id
        with suppress(Refused):  # it may have started without them, or there is no seat any more
            await self.join(who, found.id)
        return found.id

    async def _prepared(self, table_id: str, wish: Rematch | None) -> Upcoming | None:
        """What is played next where something has to be invented for it: made before the table is
        held, since it takes a while. Nothing where somebody has opened it already."""
        async with self.reading() as db:
            table = await db.get(Table, checked_id(table_id))
            if table is None or table.status != FINISHED:
                return None
            if not (inventions(registry.get(wish.game), wish.options) if wish else table.wish):
                return None
            if await db.scalar(select(Table.id).where(Table.follows == table.id)):
                return None
            seats = len(await seats_of(db, table.id))
        return await asyncio.to_thread(upcoming, table, seats, wish)

    async def _open_rematch(self, old: Desk, following: Upcoming, who: Who) -> Desk:
        now = self.clock()
        table = again(old.table, following, who, now)
        present = await _present(old)
        desk = await _add(old.db, table, moved_on(old.seats, table.id, who, present, now))
        desk.start_if_full(now)
        return desk

    async def _close_if_over(self, table_id: str) -> None:
        """The last move is stored a moment before its table knows that it is over."""
        async with self.reading() as db:
            table = await db.get(Table, checked_id(table_id))
        if table is not None and table.status == PLAYING:
            match = await self.present_match(table)
            if match is not None and match.now.over:
                await self.finish(match)

    # --- the end ----------------------------------------------------------------------------------

    async def finish(self, match: Match) -> None:
        """Write down how a match ended, and rate it; once, whoever calls and however often."""
        if not match.now.over:
            return
        async with self.change(match.id) as desk:
            if desk.table.status == PLAYING:
                await note_end(desk, match, self.clock(), self.ratings)
            else:
                desk.changed = False


async def _add(db: AsyncSession, table: Table, seats: list[Seat]) -> Desk:
    db.add(table)
    await db.flush()  # seats point to it
    db.add_all(seats)
    return Desk(db, table, seats)


async def _check_household(who: Who, desk: Desk) -> None:
    """An account and its bots are one side: against itself it could win as often as it likes."""
    people = {who.person, *(seat.person for seat in desk.seats if seat.person is not None)}
    query = select(Person.id, Person.owner).where(Person.id.in_(people))
    household = {person: owner or person for person, owner in await desk.db.execute(query)}
    own = household.pop(who.person)
    if own in household.values():
        raise Taken("table-rated-household")


def _check_open(desk: Desk) -> None:
    status = desk.table.status
    if status != OPEN:
        raise Taken("table-closed" if status == CLOSED else "table-started")


def _check_host(desk: Desk, who: Who) -> None:
    if desk.table.host != who.person:
        raise Forbidden("table-not-host")


def _free_seat(desk: Desk, wanted: int | None) -> Seat:
    if wanted is not None:
        seat = desk.seat(wanted)
        if seat.kind != FREE:
            raise Taken("table-seat-taken", seat=wanted + 1)
        return seat
    for seat in desk.seats:
        if seat.kind == FREE:
            return seat
    raise Taken("table-full")


async def _rematch_of(desk: Desk) -> Table | None:
    """The rematch that is there; one that everybody has left makes room for another."""
    found = await desk.db.scalar(select(Table).where(Table.follows == desk.table.id))
    if found is not None and found.status == CLOSED:
        found.follows = None
        await desk.db.flush()
        return None
    return found


async def _present(desk: Desk) -> dict[str, bool]:
    """The people of a table, and whether they can still be invited."""
    people = [seat.person for seat in desk.seats if seat.person is not None]
    query = select(Person).where(Person.id.in_(people))
    return {
        person.id: person.deleted_at is None and person.banned_at is None
        for person in await desk.db.scalars(query)
    }
