"""Finding a game: whoever asks sits down where somebody waits for the same, or waits there.

Whoever waits asks again every few seconds. That shows that they still want to play, and leads two
together who had each begun to wait: tables have an order, the fullest and then the oldest first,
and who waits alone moves to a table that comes before their own, never the other way round.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import or_, select

from waldbach.server.errors import Refused
from waldbach.server.models import Seat, Table
from waldbach.server.people.who import Who
from waldbach.server.sitting import sits
from waldbach.server.tables.forms import Find, NewSeat, NewTable
from waldbach.server.tables.ground import CLOSED, FREE, OPEN
from waldbach.server.tables.opening import open_table
from waldbach.server.tables.seating import Seating

AWAKE = 120_000  # milliseconds for which somebody who asked is believed to wait
MOST_LOOKED_AT = 200  # tables
ALIKE = ("game", "options", "pace", "rated", "position")

Present = Callable[[str], Collection[str]]  # who has a table before their eyes


@dataclass(frozen=True)
class Found:
    """An open table at which one could sit, or does."""

    table: Table
    seats: list[Seat]

    @property
    def rank(self) -> tuple[int, int, str]:
        free = sum(seat.kind == FREE for seat in self.seats)
        return free, self.table.created_at, self.table.id

    def has(self, person: str) -> bool:
        return any(sits(seat) and seat.person == person for seat in self.seats)

    def awake(self, here: Collection[str], now: int) -> bool:
        """Somebody sits there, and everybody who does is there or has asked lately."""
        sitting = [seat for seat in self.seats if sits(seat)]
        return bool(sitting) and all(
            seat.person in here or (seat.joined_at or 0) >= now - AWAKE for seat in sitting
        )


class Finding(Seating):
    async def find(self, who: Who, wish: Find, present: Present, count: Callable[[], None]) -> str:
        """The table where whoever asks sits now; it has started if nobody is missing any more.

        `count` is called before they sit down somewhere, and may refuse that.
        """
        found = await self._all_alike(who, wish)
        mine = _waits_at(found, who, wish.waiting)
        # Only now: it may have begun while the open ones were looked for, and is not among them.
        elsewhere = mine is None or mine.table.id != wish.waiting
        if wish.waiting and elsewhere and await self._begun_at(who, wish.waiting):
            return wish.waiting
        if mine is not None and not await self._still_waits(who, mine.table.id):
            return mine.table.id
        now = self.clock()
        for other in sorted(found, key=lambda one: one.rank):
            if mine is not None and other.rank >= mine.rank:
                break
            if other.has(who.person) or not other.awake(present(other.table.id), now):
                continue
            count()
            if mine is not None and not await self._withdraw(who, mine.table.id):
                return mine.table.id  # somebody has just come
            mine = None
            with suppress(Refused):  # the seat may be gone, or it is not for this person
                await self.join(who, other.table.id)
                return other.table.id
        if mine is not None:
            return mine.table.id
        count()
        return await self.create(who, _as_table(wish))

    async def _begun_at(self, who: Who, table_id: str) -> bool:
        """Does somebody sit at this table, and has its game begun?"""
        sitting = Seat.person == who.person, Seat.joined_at.is_not(None)
        query = select(Table.id).join(Seat, Seat.table == Table.id)
        begun = query.where(Table.id == table_id, Table.started_at.is_not(None), *sitting)
        async with self.reading() as db:
            return await db.scalar(begun) is not None

    async def _all_alike(self, who: Who, wish: Find) -> list[Found]:
        """Open tables on the wished terms: those in the lobby, and one's own."""
        sought, seats = open_table(who, _as_table(wish), self.clock())
        query = select(Table).where(
            Table.status == OPEN,
            Table.game == sought.game,
            Table.pace == sought.pace,
            Table.rated == sought.rated,
            or_(Table.privacy == sought.privacy, Table.host == who.person),
        )
        async with self.reading() as db:
            newest = query.order_by(Table.created_at.desc()).limit(MOST_LOOKED_AT)
            tables = [
                table
                for table in await db.scalars(newest)
                if all(getattr(table, name) == getattr(sought, name) for name in ALIKE)
            ]
            by_table: defaultdict[str, list[Seat]] = defaultdict(list)
            ids = [table.id for table in tables]
            for seat in await db.scalars(select(Seat).where(Seat.table.in_(ids))):
                by_table[seat.table].append(seat)
        found = [Found(table, by_table[table.id]) for table in tables]
        return [one for one in found if len(one.seats) == len(seats)]

    async def _still_waits(self, who: Who, table_id: str) -> bool:
        """Note that somebody still waits; False where the game has begun meanwhile."""
        async with self.change(table_id) as desk:
            desk.changed = False  # nobody has to be told
            mine = desk.seat_of(who.person)
            if desk.table.status != OPEN or mine is None:
                return False
            mine.joined_at = self.clock()
            return True

    async def _withdraw(self, who: Who, table_id: str) -> bool:
        """Close the table at which somebody waits alone; False if they do not."""
        async with self.change(table_id) as desk:
            alone = all(seat.person in (None, who.person) for seat in desk.seats)
            if desk.table.status != OPEN or not alone or desk.table.host != who.person:
                desk.changed = False
                return False
            desk.table.status, desk.table.host = CLOSED, None
            return True


def _waits_at(found: list[Found], who: Who, named: str | None) -> Found | None:
    """Where somebody waits already: at the table that was named, or at one of their own."""
    own = [one for one in found if one.has(who.person)]
    return next(
        (one for one in own if one.table.id == named),
        next((one for one in own if one.table.host == who.person), None),
    )


def _as_table(wish: Find) -> NewTable:
    """Listed, so that people find it in the lobby too; shuffled, so that nobody chooses a seat."""
    seats = [NewSeat(kind="me"), *(NewSeat(kind="open") for _ in range(wish.seats - 1))]
    return NewTable(
        game=wish.game,
        seats=seats,
        options=wish.options,
        pace=wish.pace,
        privacy="listed",
        rated=wish.rated,
        shuffle=True,
    )
