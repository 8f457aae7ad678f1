"""Who is next: three lanes by urgency, and fairness within each. Nothing here waits or computes.

Moves of bots at live tables come first, then hints, then analyses. Within a lane tables take turns,
and each has at most one job at work. An owner (a person) has one hint and one analysis at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum

from waldbach.game import BadInput
from waldbach.server.thinking.jobs import Answer, Job


class Lane(IntEnum):
    """The more urgent first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


MOST = {Lane.MOVE: 5000, Lane.HINT: 200, Lane.ANALYSIS: 100}  # asked for and not answered yet


@dataclass(eq=False)
class Ticket:
    """A job in a lane, and where its answer is awaited."""

    lane: Lane
    table: str
    job: Job
    answer: asyncio.Future[Answer]


@dataclass(frozen=True)
class LaneFigures:
    waiting: int
    running: int
    done: int
    failed: int
    seconds: float  # of thought, all in all


@dataclass
class _Queue:
    """One lane."""

    tables: OrderedDict[str, deque[Ticket]] = field(default_factory=OrderedDict)  # next one first
    at_work: set[str] = field(default_factory=set)
    places: int = 0
    owners: set[str] = field(default_factory=set)
    done: int = 0
    failed: int = 0
    seconds: float = 0.0

    def take(self) -> Ticket | None:
        table = next((table for table in self.tables if table not in self.at_work), None)
        if table is None:
            return None
        ticket = self.tables[table].popleft()
        self.tables.move_to_end(table)
        self.tidy(table)
        self.at_work.add(table)
        return ticket

    def tidy(self, table: str) -> None:
        if not self.tables[table]:
            del self.tables[table]

    def figures(self) -> LaneFigures:
        waiting = sum(map(len, self.tables.values()))
        return LaneFigures(waiting, len(self.at_work), self.done, self.failed, self.seconds)


class Lanes:
    def __init__(self) -> None:
        self._queues = {lane: _Queue() for lane in Lane}

    @contextmanager
    def place(self, lane: Lane, owner: str | None = None) -> Iterator[None]:
        """A place for whoever asks, until the answer is there; `BadInput` if there is none."""
        queue = self._queues[lane]
        if owner is not None and owner in queue.owners:
            raise BadInput("thinking-busy")
        if queue.places >= MOST[lane]:
            raise BadInput("thinking-full")
        queue.places += 1
        if owner is not None:
            queue.owners.add(owner)
        try:
            yield
        finally:
            queue.places -= 1
            if owner is not None:
                queue.owners.remove(owner)

    def put(self, ticket: Ticket) -> None:
        self._queues[ticket.lane].tables.setdefault(ticket.table, deque()).append(ticket)

    def drop(self, ticket: Ticket) -> None:
        """Take a ticket out again, unless it is at work or done."""
        queue = self._queues[ticket.lane]
        waiting = queue.tables.get(ticket.table, ())
        if ticket in waiting:
            queue.tables[ticket.table].remove(ticket)
            queue.tidy(ticket.table)

    def take(self) -> Ticket | None:
        """The next one to work on, if any; tell `finish` when that is done."""
        for queue in self._queues.values():
            if ticket := queue.take():
                return ticket
        return None

    def finish(self, ticket: Ticket, seconds: float, failed: bool) -> None:
        queue = self._queues[ticket.lane]
        queue.at_work.remove(ticket.table)
        queue.done += not failed
        queue.failed += failed
        queue.seconds += seconds

    def waiting(self) -> list[Ticket]:
        return [
            ticket
            for queue in self._queues.values()
            for tickets in queue.tables.values()
            for ticket in tickets
        ]

    def figures(self) -> dict[Lane, LaneFigures]:
        return {lane: queue.figures() for lane, queue in self._queues.items()}
