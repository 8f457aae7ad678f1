"""Rounds: what a server looks at again and again, because nobody tells it.

Commands of the admin, and other servers while the bus is away, change the database behind the back
of a server. Within half a minute it notices tables that were closed or deleted and sessions that
have ended. Once a day it clears away what has expired.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from time import monotonic

import structlog
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.server import models
from waldbach.server.journal import PLAYING
from waldbach.server.live.hub import Hub
from waldbach.server.matches import Matches
from waldbach.server.people import People
from waldbach.server.people.sessions import alive
from waldbach.server.sweeping import sweep_tables

LOOK_EVERY = 30.0  # seconds
SWEEP_EVERY = 24 * 3600.0
TOGETHER = 128  # ids in one query
log = structlog.get_logger()


class Rounds:
    """`on_table` gets the id of a table that is not played any more, `on_person` that of somebody
    who has lost a session."""

    def __init__(
        self,
        db: async_sessionmaker[AsyncSession],
        matches: Matches,
        hub: Hub,
        people: People,
        retention_days: int,
        on_table: Callable[[str], None],
        on_person: Callable[[str], None],
    ) -> None:
        self.db, self.matches, self.hub, self.people = db, matches, hub, people
        self.retention_days, self.on_table, self.on_person = retention_days, on_table, on_person
        self._sweep_at = 0.0

    async def run(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._try(self.look)
            if monotonic() >= self._sweep_at:
                self._sweep_at = monotonic() + SWEEP_EVERY
                await self._try(self.sweep)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("round failed", work=work.__name__)

    async def look(self) -> None:
        await self._look_at_tables()
        await self._look_at_sessions()

    async def _look_at_tables(self) -> None:
        """Those that are played as far as we know."""
        known = [match.id for match in self.matches.all_kept() if not match.over]
        for some in portions(known):
            match = models.Match
            query = select(match.id).where(match.id.in_(some), match.status == PLAYING)
            for table in set(some) - await self._find(query):
                self.on_table(table)

    async def _look_at_sessions(self) -> None:
        people = {
            watcher.who.session: watcher.who.person
            for table in self.hub.tables
            for watcher in self.hub.watchers(table)
            if watcher.who is not None
        }
        for some in portions(list(people)):
            for session in set(some) - await self._find(alive(some, self.matches.clock())):
                self.on_person(people[session])

    async def _find(self, query: Select[str]) -> set[str]:
        async with self.db() as db:
            return set(await db.scalars(query))

    async def sweep(self) -> None:
        await self.people.sweep()
        tables = await sweep_tables(self.db, self.matches.clock(), self.retention_days)
        log.info("swept", tables=tables)


def portions(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Some at a time. Their numbers are powers of two, for which the last one is repeated: a query
    for each number that occurs would be another statement, and every connection keeps those that
    it has seen."""
    for begin in range(0, len(ids), TOGETHER):
        some = list(ids[begin : begin + TOGETHER])
        full = 1 << (len(some) - 1).bit_length()
        yield some + some[-1:] * (full - len(some))
