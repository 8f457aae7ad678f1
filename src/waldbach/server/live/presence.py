"""Presence: who is at which table, whichever server process they are connected to.

A process knows the sockets it holds and tells the others who is at them. It repeats this, and what
is not repeated is forgotten; so the people of a process that was killed vanish, and what was lost
on the way is told again. Somebody who leaves stays present for a short grace, so that a page that
is loaded anew does not flicker, even where it comes back to another process.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from math import inf
from time import monotonic

import structlog

from waldbach.server.live.bus import Absent, Bus, Present, RollCall

TOGETHER = 50  # places in one nudge, which has to stay small

log = structlog.get_logger(__name__)
Place = tuple[str, str]  # a table and who is there


@dataclass(frozen=True)
class Times:
    """In seconds."""

    grace: float = 5.0  # from the end of somebody's last socket to their absence
    repeat: float = 20.0
    forget: float = 60.0
    look: float = 1.0  # between two looks at what is due


class Presence:
    """Used from one event loop. People are known by any text that all processes agree on.

    `enter` and `leave` go in pairs, one for each socket.
    """

    def __init__(
        self, bus: Bus, clock: Callable[[], float] = monotonic, times: Times | None = None
    ) -> None:
        self.bus, self.clock, self.times = bus, clock, times or Times()
        self._sockets: Counter[Place] = Counter()
        self._leaving: dict[Place, float] = {}  # until when they are still present
        self._until: dict[tuple[str, Place], float] = {}  # process and place
        self._there: defaultdict[str, Counter[str]] = defaultdict(Counter)  # in how many processes
        self._repeat_at = clock() + self.times.repeat
        self._on_change: list[Callable[[str], None]] = []
        self._on_leave: list[Callable[[str, str], None]] = []
        bus.listen(Present, self._hear_present)
        bus.listen(Absent, self._hear_absent)
        bus.listen(RollCall, self._hear_roll_call)
        bus.on_gap(self._call_the_roll)
        self._call_the_roll()

    def present(self, table: str) -> frozenset[str]:
        """Who is at a table."""
        return frozenset(self._there.get(table, ()))

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Call with each table where somebody has come or gone."""
        self._on_change.append(callback)

    def on_leave(self, callback: Callable[[str, str], None]) -> None:
        """Call with the table and who has gone, whichever process they were connected to."""
        self._on_leave.append(callback)

    def enter(self, table: str, who: str) -> None:
        """Somebody has opened a socket."""
        place = table, who
        self._sockets[place] += 1
        if self._sockets[place] == 1 and self._leaving.pop(place, None) is None:
            self.bus.tell(Present(self.bus.process, self.times.forget, (place,)))
            self._add(self.bus.process, [place], inf)

    def leave(self, table: str, who: str) -> None:
        """A socket of somebody has ended."""
        place = table, who
        assert self._sockets[place], "left without having entered"
        self._sockets[place] -= 1
        if not self._sockets[place]:
            del self._sockets[place]
            self._leaving[place] = self.clock() + self.times.grace

    def look(self) -> None:
        """Do what is due."""
        now = self.clock()
        self._let_go([place for place, until in self._leaving.items() if until <= now])
        self._forget([key for key, until in self._until.items() if until <= now])
        if now >= self._repeat_at:
            self._repeat_at = now + self.times.repeat
            self._tell_all(self.times.forget)

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(self.times.look)
            try:
                self.look()
            except Exception:
                log.exception("presence")

    def farewell(self) -> None:
        """This process ends: whoever does not come back to another one is gone after the grace."""
        self._tell_all(self.times.grace)

    # --- our people -------------------------------------------------------------------------------

    def _let_go(self, places: Collection[Place]) -> None:
        for place in places:
            del self._leaving[place]
        for some in _portions(places):
            self.bus.tell(Absent(self.bus.process, some))
        self._forget((self.bus.process, place) for place in places)

    def _tell_all(self, seconds: float) -> None:
        for some in _portions([*self._sockets, *self._leaving]):
            self.bus.tell(Present(self.bus.process, seconds, some))

    # --- other processes --------------------------------------------------------------------------

    def _call_the_roll(self) -> None:
        self.bus.tell(RollCall())

    def _hear_roll_call(self, _: RollCall) -> None:
        self._repeat_at = self.clock()  # once for all who call at the same time

    def _hear_present(self, nudge: Present) -> None:
        self._add(nudge.process, nudge.places, self.clock() + nudge.seconds)

    def _hear_absent(self, nudge: Absent) -> None:
        self._forget((nudge.process, place) for place in nudge.places)

    # --- everybody --------------------------------------------------------------------------------

    def _add(self, process: str, places: Iterable[Place], until: float) -> None:
        changed: dict[str, None] = {}
        for place in places:
            if (process, place) not in self._until:
                table, who = place
                self._there[table][who] += 1
                if self._there[table][who] == 1:
                    changed[table] = None
            self._until[process, place] = until
        self._tell_changes(changed)

    def _forget(self, keys: Iterable[tuple[str, Place]]) -> None:
        changed: dict[str, None] = {}
        for key in keys:
            if self._until.pop(key, None) is not None:
                table, who = key[1]
                self._there[table][who] -= 1
                if not self._there[table][who]:
                    self._remove(table, who)
                    changed[table] = None
        self._tell_changes(changed)

    def _remove(self, table: str, who: str) -> None:
        del self._there[table][who]
        if not self._there[table]:
            del self._there[table]
        for callback in self._on_leave:
            callback(table, who)

    def _tell_changes(self, tables: Iterable[str]) -> None:
        for table in tables:
            for callback in self._on_change:
                callback(table)


def _portions(places: Collection[Place]) -> Iterator[tuple[Place, ...]]:
    every = list(places)
    for begin in range(0, len(every), TOGETHER):
        yield tuple(every[begin : begin + TOGETHER])


@asynccontextmanager
async def open_presence(bus: Bus, times: Times | None = None) -> AsyncIterator[Presence]:
    """Presence that does by itself what is due, until it is left."""
    presence = Presence(bus, times=times)
    task = asyncio.create_task(presence.run(), name="presence")
    try:
        yield presence
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        presence.farewell()
