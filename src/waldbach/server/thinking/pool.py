"""The pool: whoever wants something thought about asks here, on the event loop, and waits.

The loop only passes bytes on; all computing is done in the worker processes. A process that dies or
hangs is replaced and its job is tried once more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

import structlog

from waldbach.bots.bot import Budget
from waldbach.bots.players import get_player
from waldbach.bots.trial import Report, report, sum_up
from waldbach.game import BadInput, Game
from waldbach.log import Log
from waldbach.server.thinking.answers import Hint, Verdict, hint_of, verdict_of, words_of
from waldbach.server.thinking.jobs import (
    Advise,
    Advised,
    Answer,
    Decide,
    Decided,
    Failed,
    Job,
    Judge,
    Judged,
    Refused,
    Rehearse,
    Rehearsed,
    Review,
    Reviewed,
    Seen,
)
from waldbach.server.thinking.lanes import Lane, LaneFigures, Lanes, Ticket
from waldbach.server.thinking.process import Gone, Post

TRIES = 2  # processes that a job may bring down before it is given up
FOR_A_HINT = Budget(milliseconds=1000)
AT_A_TIME = 20  # games of a trial
FOR_A_DECISION = Budget(simulations=600)  # of an analysis; reproducible

A = TypeVar("A", bound=Answer)

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Figures:
    """For the metrics."""

    processes: int
    restarts: int  # of processes that had died or hung
    lanes: dict[Lane, LaneFigures]


class Pool:
    """`table` keeps tables from crowding each other out, `owner` people; both are ids."""

    def __init__(self, processes: int) -> None:
        self._posts = [Post() for _ in range(processes)]
        self._lanes = Lanes()
        self._news = asyncio.Event()  # something was put or finished
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    # --- asking -----------------------------------------------------------------------------------

    async def decide(self, seen: Seen, player: str, seed: int, *, table: str) -> list[str]:
        """What a bot plays now: a draft of one word or more.

        The same seed (below 2**64) gives the same first word, unless the player thinks by the clock
        as `forest` does.
        """
        get_player(player)
        with self._lanes.place(Lane.MOVE):
            decided = await self._ask(Lane.MOVE, table, Decide(seen, player, seed), Decided)
        return words_of(seen, decided.actions)

    async def hint(
        self, seen: Seen, seed: int, *, table: str, owner: str, budget: Budget = FOR_A_HINT
    ) -> Hint:
        """What a seat that has to choose could play."""
        with self._lanes.place(Lane.HINT, owner):
            advised = await self._ask(Lane.HINT, table, Advise(seen, budget, seed), Advised)
        return hint_of(seen, advised)

    async def analyse(
        self, finished: Log, seed: int, *, table: str, owner: str, budget: Budget = FOR_A_DECISION
    ) -> AsyncGenerator[Verdict]:
        """Every decision of a game, in order, as they are judged. Leaving the loop ends it.

        The caller sees to it that the game is over: verdicts tell what seats kept secret.
        """
        with self._lanes.place(Lane.ANALYSIS, owner):
            review = Review(finished.write())
            decisions = (await self._ask(Lane.ANALYSIS, table, review, Reviewed)).decisions
            for done, decision in enumerate(decisions, start=1):
                job = Judge(decision.seen, decision.action, budget, seed)
                judged = await self._ask(Lane.ANALYSIS, table, job, Judged)
                yield verdict_of(decision, judged, done, len(decisions))

    async def trial(
        self, game: Game, seats: int, options: dict[str, str], games: int, seed: int, *, owner: str
    ) -> Report:
        """How so many games of simple bots go at such a table. They are played a few at a time, so
        that whatever is more urgent waits no longer than that."""
        tallies = []
        with self._lanes.place(Lane.ANALYSIS, owner):
            for first in range(0, games, AT_A_TIME):
                count = min(AT_A_TIME, games - first)
                job = Rehearse(game.name, seats, options, seed, first, count)
                table = f"trial {owner}"
                tallies.append((await self._ask(Lane.ANALYSIS, table, job, Rehearsed)).tally)
        return report(game, sum_up(tallies))

    def figures(self) -> Figures:
        restarts = sum(post.restarts for post in self._posts)
        return Figures(len(self._posts), restarts, self._lanes.figures())

    async def _ask(self, lane: Lane, table: str, job: Job, kind: type[A]) -> A:
        if self._closed:
            raise BadInput("thinking-closed")
        ticket = Ticket(lane, table, job, asyncio.get_running_loop().create_future())
        self._lanes.put(ticket)
        self._news.set()
        try:
            answer = await ticket.answer
        finally:
            self._lanes.drop(ticket)  # whoever asked may have gone away
        if isinstance(answer, Refused):
            raise BadInput(answer.message, **answer.args)
        if not isinstance(answer, kind):
            raise BadInput("thinking-failed")
        return answer

    # --- working ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Processes get ready at once; jobs may come before they are."""
        self._tasks = [asyncio.create_task(self._work(post)) for post in self._posts]

    async def close(self) -> None:
        """Whoever still waits is told so."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for ticket in self._lanes.waiting():
            if not ticket.answer.done():
                ticket.answer.set_exception(BadInput("thinking-closed"))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def _work(self, post: Post) -> None:
        """Keep one process busy."""
        try:
            with suppress(Gone):  # then the first job tries again
                await post.fill()
            while True:
                ticket = await self._next()
                await self._serve(post, ticket)
        finally:
            await post.end()

    async def _next(self) -> Ticket:
        while (ticket := self._lanes.take()) is None:
            self._news.clear()
            await self._news.wait()
        return ticket

    async def _serve(self, post: Post, ticket: Ticket) -> None:
        began, answer = time.monotonic(), ticket.answer
        found: Answer | BadInput = BadInput("thinking-closed")
        try:
            found = await self._try(post, ticket)
        finally:
            failed = isinstance(found, Failed | BadInput)
            self._lanes.finish(ticket, time.monotonic() - began, failed)
            self._news.set()
            if not answer.done():
                if isinstance(found, BadInput):
                    answer.set_exception(found)
                else:
                    answer.set_result(found)

    async def _try(self, post: Post, ticket: Ticket) -> Answer | BadInput:
        for _ in range(TRIES):
            try:
                answer = await post.ask(ticket.job)
            except Gone:
                if ticket.answer.done():
                    break  # nobody waits for it any more
            else:
                if isinstance(answer, Failed):
                    log.error("thinking-fault", job=type(ticket.job).__name__, trace=answer.trace)
                return answer
        return BadInput("thinking-failed")
