"""Personal hours at tables of days that are being played.

A match begins with the hours that its people have then. Whoever changes them later wants them at
all their tables, from the next turn on. That is done right after the change; what was left undone
(a crash, a database that was away) is made up for when the keeper next looks at the table.
"""

from __future__ import annotations

import structlog
from sqlalchemy import select

from waldbach.game import BadInput
from waldbach.server import course
from waldbach.server.matches import Match
from waldbach.server.models import Seat, Table
from waldbach.server.pace import Days, read_pace
from waldbach.server.tables.ground import PLAYING, Ground, hours_at

log = structlog.get_logger()


class KeepingHours(Ground):
    async def bring_hours(self, person: str) -> None:
        """Have the hours of somebody hold at all their tables. One that cannot be written to now
        does not keep them from the others."""
        for table in await self._tables_of_days(person):
            try:
                match = await self.present_match(table)
                if match is not None:
                    await self.keep_hours(match)
            except BadInput as error:
                log.warning("hours not kept", table=table.id, error=error.message)

    async def _tables_of_days(self, person: str) -> list[Table]:
        query = select(Table).join(Seat, Seat.table == Table.id)
        playing = query.where(Seat.person == person, Table.status == PLAYING).order_by(Table.id)
        async with self.reading() as db:
            found = list(await db.scalars(playing))
        return [table for table in found if isinstance(read_pace(table.pace), Days)]

    async def keep_hours(self, match: Match) -> None:
        """Write down the hours of a table's people where they are others than those of the match.
        Then they are looked at once more: somebody may have changed them meanwhile, elsewhere."""
        while isinstance(match.now.course.clock.pace, Days) and not match.over:
            async with self.reading() as db:
                hours = await hours_at(db, match.id)
            if not await self._write_hours(match.id, hours):
                return

    async def _write_hours(self, table_id: str, hours: dict[int, str | None]) -> bool:
        try:
            written = await self.matches.arrange(
                table_id, lambda match: course.set_hours(match.now.course, hours)
            )
        except BadInput as error:
            if error.message != "match-over":  # somebody has just made the last move
                raise
            return False
        return bool(written.entries)
