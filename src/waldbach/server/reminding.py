"""Reminds those for whom a table waits: finds them, has them reminded, remembers that.

Every server looks now and then. What has been sent for a decision stands in the row of the seat and
is written there before it is sent, so of two servers one sends; what did not get through is taken
out again.

When somebody was last at a table every server hears from `Presence`, and remembers it for a while.
It is not stored: after a restart somebody who had just left may be reminded some minutes early, and
that is not worth a write for everybody who leaves.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.game import BadInput
from waldbach.messages import language, title
from waldbach.server import clocks
from waldbach.server.database import begin_to_write
from waldbach.server.live.presence import Presence
from waldbach.server.matches import Match
from waldbach.server.models import Person, Seat, Subscription, Table
from waldbach.server.pace import Hours, Live
from waldbach.server.reminders.schedule import Turn
from waldbach.server.reminders.service import Reminders, Report, Waiting
from waldbach.server.reminders.subscription import Subscription as Browser
from waldbach.server.tables import Tables
from waldbach.server.tables.ground import PLAYING

LOOK_EVERY = 30.0  # seconds
AT_ONCE = 500  # seats in one look
MOST_SEEN = 20_000  # people at tables of whom is remembered when they left
log = structlog.get_logger()

Row = tuple[Seat, Table, Person]


class Reminding:
    def __init__(
        self,
        db: async_sessionmaker[AsyncSession],
        tables: Tables,
        presence: Presence,
        reminders: Reminders,
        clock: Callable[[], int],
    ) -> None:
        self.db, self.tables, self.presence = db, tables, presence
        self.reminders, self.clock = reminders, clock
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()  # table and person, when
        self._offered = reminders.mailer is not None or reminders.push is not None
        if self._offered:
            presence.on_leave(self._note_leave)

    def _note_leave(self, table: str, person: str) -> None:
        self._seen[table, person] = self.clock()
        self._seen.move_to_end((table, person))
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Look now and then; where no channel is set up there is nothing to do."""
        task = asyncio.create_task(self._run()) if self._offered else None
        try:
            yield
        finally:
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)  # first of all: after a restart people come back
            try:
                await self.look()
            except Exception:
                log.exception("reminding failed")

    async def look(self) -> list[Report]:
        """Remind all for whom it is time."""
        waiting: list[Waiting] = []
        after = ("", -1)
        while rows := await self._reachable(after):
            after = (rows[-1][0].table, rows[-1][0].number)
            waiting += [one async for one in self._waiting(rows)]
        reports = await self.reminders.due(waiting, self.clock(), self._claim)
        for report in reports:
            await self._note(report)
        return reports

    # --- who is waited for ------------------------------------------------------------------------

    async def _reachable(self, after: tuple[str, int]) -> list[Row]:
        """Seats of running games whose people can be reached somehow, in order."""
        subscribed = exists().where(Subscription.person == Person.id)
        mailed = Person.mail_confirmed_at.is_not(None) & Person.mail_reminders
        query = (
            select(Seat, Table, Person)
            .join(Table, Table.id == Seat.table)
            .join(Person, Person.id == Seat.person)
            .where(Table.status == PLAYING, or_(subscribed, mailed))
            .where(or_(Seat.table > after[0], (Seat.table == after[0]) & (Seat.number > after[1])))
            .order_by(Seat.table, Seat.number)
            .limit(AT_ONCE)
        )
        async with self.db() as db:
            return [(seat, table, person) for seat, table, person in await db.execute(query)]

    async def _waiting(self, rows: Iterable[Row]) -> AsyncIterator[Waiting]:
        rows = list(rows)
        browsers = await self._browsers({person.id for _, _, person in rows})
        names = await self._names({table.id for _, table, _ in rows})
        for seat, table, person in rows:
            try:
                match = await self.tables.ensure_match(table.id)
            except BadInput as error:
                log.warning("no match to remind of", table=table.id, error=error.message)
                continue
            if match and is_waited_for(match, seat.number):
                yield self._one(seat, table, person, match, names[table.id], browsers[person.id])

    def _one(
        self,
        seat: Seat,
        table: Table,
        person: Person,
        match: Match,
        names: dict[int, str],
        browsers: list[Browser],
    ) -> Waiting:
        mailed = person.mail and person.mail_confirmed_at and person.mail_reminders
        return Waiting(
            person=person.id,
            name=seat.name or person.name,
            lang=person.lang,
            table=table.id,
            title=_title(table, person.lang),
            others=tuple(name for number, name in names.items() if number != seat.number),
            seat=seat.number,
            turn=self._turn(seat, table, person, match),
            addresses=(person.mail,) if mailed and person.mail else (),
            subscriptions=tuple(browsers),
        )

    def _turn(self, seat: Seat, table: Table, person: Person, match: Match) -> Turn:
        now, clock = match.now, match.now.course.clock
        face = clocks.show(clock, max(self.clock(), clock.since))[seat.number]
        return Turn(
            asked=now.since,
            deadline=face.deadline,
            live=isinstance(clock.pace, Live),
            hours=Hours.read(person.hours) if person.hours else clocks.ALWAYS,
            sent=_sent(seat, now.decision),
            seen=self._seen.get((table.id, person.id)),
            present=person.id in self.presence.present(table.id),
            paused=clock.paused or face.on_vacation,
        )

    async def _browsers(self, people: set[str]) -> dict[str, list[Browser]]:
        found: dict[str, list[Browser]] = defaultdict(list)
        async with self.db() as db:
            query = select(Subscription).where(Subscription.person.in_(people))
            for row in await db.scalars(query):
                browser = Browser(row.endpoint, row.keys["p256dh"], row.keys["auth"])
                found[row.person].append(browser)
        return found

    async def _names(self, tables: set[str]) -> dict[str, dict[int, str]]:
        found: dict[str, dict[int, str]] = defaultdict(dict)
        async with self.db() as db:
            for seat in await db.scalars(select(Seat).where(Seat.table.in_(tables))):
                if seat.name:
                    found[seat.table][seat.number] = seat.name
        return found

    # --- what was sent ----------------------------------------------------------------------------

    async def _claim(self, waiting: Waiting) -> bool:
        """Is the seat still waited for, and nobody else about to remind? Then this is noted."""
        match = await self.tables.ensure_match(waiting.table)
        away = waiting.person not in self.presence.present(waiting.table)
        if not away or match is None or not is_waited_for(match, waiting.seat):
            return False
        async with self._row(waiting) as (db, seat):
            if _sent(seat, match.now.decision) != waiting.turn.sent:
                return False
            sent = [*waiting.turn.sent, self.clock()]
            seat.reminded = {"decision": match.now.decision, "sent": sent}
            await db.commit()
        return True

    async def _note(self, report: Report) -> None:
        waiting = report.waiting
        for problem in report.problems:
            log.warning("a reminder did not get through", table=waiting.table, why=problem)
        async with self._row(waiting) as (db, seat):
            if report.sent_at is None and seat.reminded:
                sent = list(waiting.turn.sent)
                seat.reminded = {**seat.reminded, "sent": sent}
            if report.gone:
                await db.execute(delete(Subscription).where(Subscription.endpoint.in_(report.gone)))
            if report.refused:
                broken = update(Person).where(Person.id == waiting.person)
                await db.execute(broken.values(mail_confirmed_at=None))
            await db.commit()

    @asynccontextmanager
    async def _row(self, waiting: Waiting) -> AsyncIterator[tuple[AsyncSession, Seat]]:
        async with self.db() as db:
            await begin_to_write(db)
            query = select(Seat).where(Seat.table == waiting.table, Seat.number == waiting.seat)
            yield db, (await db.scalars(query.with_for_update())).one()


def is_waited_for(match: Match, seat: int) -> bool:
    """Somebody whose seat a caretaker plays is not."""
    return not match.over and seat in match.now.acting and seat in match.now.course.people


def _sent(seat: Seat, decision: int) -> tuple[int, ...]:
    """The reminders of this decision; those of an earlier one count no more."""
    noted: dict[str, Any] = seat.reminded or {}
    return tuple(noted["sent"]) if noted.get("decision") == decision else ()


def _title(table: Table, lang: str) -> str:
    token = language.set(lang)
    try:
        return title(table.game)
    finally:
        language.reset(token)
