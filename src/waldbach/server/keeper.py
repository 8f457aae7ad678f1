"""The keeper moves the bots, watches the clocks and closes what is over: no table waits for long.

Whoever has written to a match looks after it: `moved` is called after each change and starts what
is due, at once or by a timer. A server that dies leaves that undone, so every server also looks,
now and then, at tables whose `wake_at` has come, whoever wrote to them last. Doing something twice
does no harm: a bot's word answers a numbered decision, and of two one wins.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import Any

import structlog

from waldbach.game import BadInput
from waldbach.server import course
from waldbach.server.matches import Match, Matches, Moment
from waldbach.server.tables import Tables
from waldbach.server.thinking import Pool, Seen

CARETAKER = "caretaker"
LOOK_EVERY = 10.0  # seconds
AT_ONCE = 100  # tables in one look
WITH_BOTS = 5 * 60_000  # milliseconds after which a table with bots is looked at again
OTHERS = 60 * 60_000
PATIENCE = 3  # failures of a bot's seat in a row, before it waits for the next look
log = structlog.get_logger()


class Keeper:
    def __init__(self, matches: Matches, tables: Tables, pool: Pool) -> None:
        self.matches, self.tables, self.pool = matches, tables, pool
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[tuple[str, str], asyncio.Task[None]] = {}  # what is done, at which table
        self._look: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self) -> None:
        await self.tables.wake_all(self.matches.clock())  # a server may have died
        self._look = asyncio.create_task(self._look_around())

    async def close(self) -> None:
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._busy.values(), *([self._look] if self._look else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def moved(self, match: Match) -> None:
        """Something was stored here: see what that asks for."""
        now = match.now
        if now.over:
            self._do("finish", match.id, self.tables.finish(match))
            self._set_timer(match, None)
            return
        if bots_to_act(now):
            self._do("bots", match.id, self._drive(match.id))
        self._set_timer(match, course.next_look(now.course))

    def attend(self, match: Match) -> None:
        """Somebody has come to a table: the server that looked after it may be gone."""
        if not match.over:
            self.moved(match)

    def _do(self, what: str, table: str, work: Coroutine[Any, Any, None]) -> None:
        """Start some work at a table, unless it is under way."""
        key = (what, table)
        if key in self._busy or self._closed:
            work.close()
            return
        self._busy[key] = asyncio.create_task(self._guard(what, table, work))

    async def _guard(self, what: str, table: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except BadInput as error:
            log.warning("keeping failed", what=what, table=table, error=error.message)
        except Exception:
            log.exception("keeping failed", what=what, table=table)
        finally:
            del self._busy[what, table]  # at once: what comes after its last look starts it anew

    # --- bots -------------------------------------------------------------------------------------

    async def _drive(self, table: str) -> None:
        """Play for all seats that bots hold until the game waits for people."""
        levels = await self.tables.levels(table)
        failures = 0
        while failures < PATIENCE:
            match = await self.matches.get(table)  # it may have been forgotten during a thought
            seats = [] if match.over else bots_to_act(match.now)
            if not seats:
                return
            try:
                await self._act(match, seats[0], levels)
                failures = 0
            except BadInput as error:
                failures += 1
                log.info("a bot's word did not count", table=table, error=error.message)
                await self.matches.catch_up(match)

    async def _act(self, match: Match, seat: int, levels: dict[int, str]) -> None:
        now = match.now
        level = levels.get(seat, CARETAKER) if seat in now.course.bots else CARETAKER
        seen = Seen.of(match.game, now.state, seat)
        words = await self.pool.decide(seen, level, secrets.randbits(62), table=match.id)
        await self.matches.play(match.id, seat, now.decision, words[:1], words[1:], bot=True)

    # --- time -------------------------------------------------------------------------------------

    def _set_timer(self, match: Match, at: int | None) -> None:
        if timer := self._timers.pop(match.id, None):
            timer.cancel()
        if at is not None:
            wait = max(0, at - self.matches.clock()) / 1000
            loop = asyncio.get_running_loop()
            self._timers[match.id] = loop.call_later(min(wait, 86_400), self._ring, match.id)

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        self._do("time", table, self._keep_time(table))

    async def _keep_time(self, table: str) -> None:
        match = await self.matches.get(table)
        await self.matches.catch_up(match)
        await self._end_times(match)

    async def _end_times(self, match: Match) -> None:
        """The caretaker takes the seats of those whose time is up; a long pause ends."""
        at = self.matches.clock()
        if match.over:
            return
        try:
            await self.matches.arrange(match.id, lambda m: course.end_long_pause(m.now.course, at))
            for seat in course.late(match.now.course, at):
                await self.matches.arrange(match.id, partial(self._care, seat=seat, at=at))
        except BadInput as error:
            if error.message != "match-over":  # somebody has just made the last move
                raise
        if match.id not in self._timers and not match.over:
            self._set_timer(match, course.next_look(match.now.course))

    @staticmethod
    def _care(match: Match, *, seat: int, at: int) -> list[str]:
        late = course.late(match.now.course, at)
        return course.take_care(match.now.course, seat) if seat in late else []

    # --- looking around ---------------------------------------------------------------------------

    async def _look_around(self) -> None:
        while True:
            try:
                while await self.look() >= AT_ONCE:
                    await asyncio.sleep(0)
            except Exception:
                log.exception("looking around failed")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> int:
        """Look at the tables whose time has come; returns how many there were."""
        due = await self.tables.due(self.matches.clock(), AT_ONCE)
        if due:
            await self.tables.wake_at({table: await self._try_to_look(table) for table in due}, due)
        return len(due)

    async def _try_to_look(self, table: str) -> int | None:
        try:
            return await self._look_at(table)
        except BadInput as error:
            log.warning("looking failed", table=table, error=error.message)
        except Exception:  # one table must not keep us from the others
            log.exception("looking failed", table=table)
        return self.matches.clock() + WITH_BOTS

    async def _look_at(self, table: str) -> int | None:
        """Do what is due; returns when to look again."""
        match = await self.tables.ensure_match(table)
        if match is None:
            return None
        await self.matches.catch_up(match)
        if match.now.over:
            await self.tables.finish(match)
            return None
        self.moved(match)
        await self._end_times(match)
        await self.tables.care_for_absent(match)
        await self.tables.keep_hours(match)
        return self._next_wake(match.now)

    def _next_wake(self, now: Moment) -> int:
        course_ = now.course
        rest = WITH_BOTS if course_.held else OTHERS
        at = self.matches.clock() + rest
        due = course.next_look(course_)
        return at if due is None else min(at, max(due, self.matches.clock() + 1000))


def bots_to_act(now: Moment) -> list[int]:
    """The seats that the game waits for and that a bot plays."""
    held = now.course.held
    if not held or now.over or now.course.paused_at is not None:
        return []
    return [seat for seat in now.acting if seat in held]
