"""The house: all parts of a running server, how they hang together, and in which order they start
and stop.

A change of a match is told by `Matches`, a change around it by `Tables`, one of a person by
`People`; the house passes them on to those who watch here, to the keeper, and over the bus to the
other servers, whose news come back the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.game import BadInput
from waldbach.server.acts import Acts, Seats
from waldbach.server.allowance import Allowance
from waldbach.server.analyses import Analyses
from waldbach.server.course import Course
from waldbach.server.database import make_engine, read_url
from waldbach.server.errors import Taken
from waldbach.server.figures import Figures
from waldbach.server.journal import Journal, open_journal
from waldbach.server.keeper import Keeper
from waldbach.server.live import wire
from waldbach.server.live.again import Again
from waldbach.server.live.bus import Bus, Moved, PersonChanged, Said, TableChanged, open_bus
from waldbach.server.live.hub import Hub, Watcher
from waldbach.server.live.presence import Presence, open_presence
from waldbach.server.matches import Match, Matches, Played, milliseconds
from waldbach.server.people import People
from waldbach.server.people.gates import Rates
from waldbach.server.people.ground import Change
from waldbach.server.people.who import Who
from waldbach.server.reminders.service import Reminders
from waldbach.server.reminding import Reminding
from waldbach.server.rounds import Rounds
from waldbach.server.secret_key import secret_key
from waldbach.server.settings import Settings
from waldbach.server.tables import Tables
from waldbach.server.tables.forms import RemarkOut
from waldbach.server.thinking import Pool

LATEST = 100  # remarks that a newcomer is shown
log = structlog.get_logger()


class House:
    """Made once for an app; `open` fills it and empties it again."""

    db: async_sessionmaker[AsyncSession]
    journal: Journal
    matches: Matches
    people: People
    tables: Tables
    seats: Seats
    acts: Acts
    bus: Bus
    presence: Presence
    hub: Hub
    pool: Pool
    keeper: Keeper
    analyses: Analyses
    reminders: Reminders
    key: bytes

    def __init__(self, settings: Settings, clock: Callable[[], int] = milliseconds) -> None:
        self.settings, self.clock = settings, clock
        self.allowance = Allowance(settings.limits, clock)
        self.figures = Figures()
        self.ready = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._tell_table = Again(self._look_again)
        self._tell_remarks = Again(self._show_remarks)
        self._tell_present = Again(self._show_present)
        self._bring_hours = Again(lambda person: self.tables.bring_hours(person))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[House]:
        settings = self.settings
        url = settings.database.reveal()
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            self.key = await asyncio.to_thread(secret_key, settings.secret_key_file)
            self.journal = await enter(open_journal(url))
            engine = make_engine(read_url(url))
            stack.push_async_callback(engine.dispose)
            self.db = db = async_sessionmaker(engine, expire_on_commit=False)
            self.bus = await enter(open_bus(settings.pub_sub, url))
            self.presence = await enter(open_presence(self.bus))
            self.pool = await enter(Pool(settings.bot_processes))
            self.matches = Matches(self.journal, self.clock, on_moved=self._moved)
            self.reminders = Reminders.of(settings, self.key)
            stack.push_async_callback(self.reminders.close)
            mailer = self.reminders.mailer
            self.people = People(
                db, self.key, self.clock, settings.accounts,
                base_url=settings.base_url, on_change=self._person_changed,
                send=mailer.send if mailer else None,
                rates=Rates(guests=settings.limits.joins),
            )  # fmt: skip
            stack.push_async_callback(self.people.close)
            self.tables = Tables(
                db, self.matches, self.clock, self.people.ratings, self._table_changed,
                spectators=settings.spectators,
            )  # fmt: skip
            self.seats = Seats(self.tables, self.clock)
            self.acts = Acts(self.matches, self.tables, self.seats, self.allowance, self.figures)
            self.hub = Hub(self.matches)
            stack.push_async_callback(self.hub.close)
            stack.push_async_callback(self.matches.close)
            self.keeper = Keeper(self.matches, self.tables, self.pool)
            self.analyses = Analyses(db, self.matches, self.pool, self.clock)
            stack.push_async_callback(self.analyses.close)
            self._listen()
            stack.push_async_callback(self._finish_tasks)
            await self.keeper.start()
            stack.push_async_callback(self.keeper.close)
            await enter(
                Reminding(db, self.tables, self.presence, self.reminders, self.clock).running()
            )
            rounds = Rounds(
                db, self.matches, self.hub, self.people, settings.retention_days,
                self._refresh, self._forget_person,
            )  # fmt: skip
            self._later(rounds.run())
            self.ready = True
            try:
                yield self
            finally:
                self.ready = False
                self.hub.close_all("shutdown")

    def _listen(self) -> None:
        """What other servers tell."""
        self.bus.listen(Moved, lambda news: self.hub.look(news.match))
        self.bus.listen(TableChanged, lambda news: self._refresh(news.table))
        self.bus.listen(Said, lambda news: self._refresh_remarks(news.table))
        self.bus.listen(PersonChanged, lambda news: self._forget_person(news.person))
        self.bus.on_gap(self._look_at_all)
        self.presence.on_change(self.look_at_presence)

    # --- what has changed -------------------------------------------------------------------------

    def _moved(self, match: Match, played: Played, ours: bool) -> None:
        self.hub.moved(match, played)
        before, after = played.before.course, played.after.course
        if before is not after and _arranged(before) != _arranged(after):
            self._tell_table(match.id)
        if ours:
            self.figures.entries += len(played.entries)
            self.bus.tell(Moved(match.id, played.after.number))
            self.keeper.moved(match)

    def _table_changed(self, table: str, said: int | None = None) -> None:
        """Seats or status; with `said`, only the chat, which has come to that number."""
        if said is not None:
            self.bus.tell(Said(table, said))
            self._refresh_remarks(table)
            return
        self.bus.tell(TableChanged(table))
        self._refresh(table)
        match = self.matches.kept(table)
        if match is not None:  # it may have just begun, with a bot to move
            self.keeper.moved(match)

    async def _person_changed(self, change: Change) -> None:
        for person in change.people:
            self.bus.tell(PersonChanged(person))
            self._forget_person(person)
        for table in change.tables:
            self._table_changed(table)
        for person in change.hours:
            self._bring_hours(person)  # behind the answer: some play at hundreds of tables

    def _forget_person(self, person: str) -> None:
        """Sessions may have ended: sockets have to show theirs again."""
        self.people.forget(person)
        self._later(self._check_sockets(person))

    async def _check_sockets(self, person: str) -> None:
        for watcher in self.hub.of_person(person):
            if watcher.secret is not None and await self.people.who(watcher.secret) is None:
                watcher.close("signed-out")

    # --- telling those who watch ------------------------------------------------------------------

    def _look_at_all(self) -> None:
        """News of other servers may have been lost."""
        self.seats.forget_all()
        self.people.forget_all()
        for person in {watcher.who.person for watcher in self.hub.all() if watcher.who}:
            self._later(self._check_sockets(person))
        for match in self.matches.all_kept():
            self.hub.look(match.id)
        for table in self.hub.tables:
            self.look_at(table)

    def look_at(self, table: str) -> None:
        """See what is new around a match."""
        self._refresh(table)
        self._refresh_remarks(table)

    def _refresh(self, table: str) -> None:
        self.seats.forget(table)
        if self.matches.kept(table) or self.hub.watchers(table):
            self._tell_table(table)

    async def _look_again(self, table: str) -> None:
        await self.matches.look_again(table)
        await self._show_table(table)

    async def _show_table(self, table: str) -> None:
        """Seats may have changed: each watcher gets the table through its own eyes, and the match
        too where it has just begun or the eyes are others now."""
        match = await self.tables.ensure_match(table)
        for watcher in self.hub.greeted(table):
            async with watcher.telling:
                await self._show_table_to(watcher, match)

    async def _show_table_to(self, watcher: Watcher, match: Match | None) -> None:
        seat = await self.seats.of(watcher.table, watcher.who)
        viewer = wire.viewer_of(seat)
        told = await self.greeting(watcher.table, watcher.who, watcher.remarks)
        watcher.told(told, watcher.remarks)
        if match is not None and (viewer != watcher.viewer or not watcher.playing):
            async with match.lock:
                watcher.viewer, watcher.playing = viewer, True
                self._send_welcome(watcher, match, told)
        else:
            watcher.viewer = viewer
            watcher.put(wire.encode(told | {"type": "table"}))

    def _send_welcome(self, watcher: Watcher, match: Match, told: wire.Data) -> None:
        watcher.put(wire.encode(told | wire.welcome(match, None, watcher.viewer, self.clock())))

    def _refresh_remarks(self, table: str) -> None:
        if self.hub.watchers(table):
            self._tell_remarks(table)

    async def _show_remarks(self, table: str) -> None:
        """Each watcher gets what it has not been told yet."""
        watchers = self.hub.greeted(table)
        known = min((watcher.remarks for watcher in watchers), default=0)
        remarks = await self.tables.remarks(table, known)
        for watcher in watchers:
            async with watcher.telling:
                new = [remark for remark in remarks if remark.number > watcher.remarks]
                if new:
                    watcher.remarks = new[-1].number
                    watcher.put(wire.encode({"type": "remarks", "remarks": new}))

    def look_at_presence(self, table: str) -> None:
        if self.hub.watchers(table):
            self._tell_present(table)

    async def _show_present(self, table: str) -> None:
        self.hub.tell(table, {"type": "present", "present": await self.present(table)})

    async def present(self, table: str) -> dict[str, Any]:
        """Which seats are at the table now, and whether others watch."""
        there = self.presence.present(table)
        seated = await self.seats.at(table)
        seats = sorted(seat + 1 for person, seat in seated.items() if person in there)
        return {"seats": seats, "watching": len(there - seated.keys())}

    async def greeting(self, table: str, who: Who | None, remarks: int = 0) -> wire.Data:
        """All around the match that a viewer is shown."""
        seat = await self.seats.of(table, who)
        told = await self.tables.describe(table, who)
        said = await self._remarks(table, remarks) if told.remarks > remarks else []
        return {
            "type": "welcome",
            "seat": None if seat is None else seat + 1,
            "table": told,
            # What came meanwhile is told for itself: a client counts it then as unread.
            "remarks": [remark for remark in said if remark.number <= told.remarks],
            "present": await self.present(table),
        }

    # --- matches ----------------------------------------------------------------------------------

    async def need_match(self, table: str) -> Match:
        """The match of a table; refused where it has not begun."""
        match = await self.present_match(table)
        if match is None:
            raise Taken("table-not-started")
        return match

    async def present_match(self, table: str) -> Match | None:
        """The match of a table, with all that other servers have added as far as they could tell
        us; None before the start."""
        match = await self.tables.ensure_match(table)
        if match is not None and not self.bus.healthy:
            await self.matches.catch_up(match)
        return match

    async def _remarks(self, table: str, after: int) -> list[RemarkOut]:
        """What was said behind a number; for a newcomer, the latest."""
        if after:
            return await self.tables.remarks(table, after)
        return await self.tables.remarks(table, last=LATEST)

    # --- small works ------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except BadInput as error:
            log.warning("telling failed", error=error.message)
        except Exception:
            log.exception("telling failed")

    async def _finish_tasks(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        told = (self._tell_table, self._tell_remarks, self._tell_present)
        for again in (*told, self._bring_hours):
            await again.close()


def _arranged(course: Course) -> tuple[object, ...]:
    """What a table tells of the course of its match."""
    return course.ask, course.paused_at, course.care, course.resigned
