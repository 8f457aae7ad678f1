"""Which running tables somebody has to look at, and when. See `keeper.py`."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, select, update

from waldbach.server.models import Seat, Table
from waldbach.server.tables.ground import BOT, PLAYING, Ground


class Waking(Ground):
    async def wake_all(self, at: int) -> None:
        """Have every running table looked at: whoever looked after some of them may be gone."""
        async with self.writing() as db:
            running = update(Table).where(Table.status == PLAYING)
            await db.execute(running.values(wake_at=at))

    async def due(self, at: int, limit: int) -> dict[str, int]:
        """The tables whose time has come, and that time; those that wait longest first."""
        # Only running tables have a time. Asked for those, SQLite would read all that are played.
        query = select(Table.id, Table.wake_at).where(Table.wake_at <= at)
        async with self.reading() as db:
            found = await db.execute(query.order_by(Table.wake_at).limit(limit))
            return {table: time for table, time in found if time is not None}

    async def wake_at(self, times: Mapping[str, int | None], due: Mapping[str, int]) -> None:
        """When to look at these tables next; None: it is not needed. `due` are their times until
        now: one that has ended meanwhile, or is to be looked at again, is left as it is."""
        same = (Table.id == bindparam("table"), Table.wake_at == bindparam("due"))
        statement = update(Table).where(*same).values(wake_at=bindparam("at"))
        rows = [{"table": table, "due": due[table], "at": times[table]} for table in sorted(times)]
        async with self.writing() as db:
            await (await db.connection()).execute(statement, rows)

    async def levels(self, table_id: str) -> dict[int, str]:
        """The levels of the bots at a table, by seat."""
        query = select(Seat.number, Seat.bot).where(Seat.table == table_id, Seat.kind == BOT)
        async with self.reading() as db:
            return {number: level for number, level in await db.execute(query) if level}
