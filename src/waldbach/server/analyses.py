"""Analyses of finished games: made once, by the bots' processes, and kept.

Whoever asks first starts one; whoever asks meanwhile learns how far it is. A server that stops in
the middle forgets what it had: the next one to ask starts anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.game import BadInput
from waldbach.server.errors import Taken
from waldbach.server.matches import Matches
from waldbach.server.models import Analysis
from waldbach.server.thinking import Pool, Verdict

SEED = 1  # the same game gets the same analysis
FORM = 2  # of what is kept; in the first one numbers were those of a log without the table's words
MOST_AT_ONCE = 4
log = structlog.get_logger()


@dataclass
class Underway:
    task: asyncio.Task[None]
    done: int = 0
    of: int = 0
    verdicts: list[dict[str, Any]] = field(default_factory=list)


class Analyses:
    def __init__(
        self,
        db: async_sessionmaker[AsyncSession],
        matches: Matches,
        pool: Pool,
        clock: Callable[[], int],
    ) -> None:
        self.db, self.matches, self.pool, self.clock = db, matches, pool, clock
        self._underway: dict[str, Underway] = {}

    async def close(self) -> None:
        tasks = [one.task for one in self._underway.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def kept(self, table: str) -> list[dict[str, Any]] | None:
        async with self.db() as db:
            found = await db.get(Analysis, table)
            return list(found.data["verdicts"]) if found and _is_current(found) else None

    async def begin(self, table: str, owner: str) -> None:
        """Start one, unless it is there or under way."""
        match = await self.matches.get(table)
        if not match.revealed:
            raise Taken("analysis-not-over")
        if await self.kept(table) is not None or table in self._underway:  # seen at the last moment
            return
        if len(self._underway) >= MOST_AT_ONCE:
            raise BadInput("thinking-full")
        task = asyncio.create_task(self._run(table, owner))
        self._underway[table] = Underway(task)
        task.add_done_callback(lambda _: self._underway.pop(table, None))

    def progress(self, table: str) -> Underway | None:
        return self._underway.get(table)

    async def _run(self, table: str, owner: str) -> None:
        try:
            finished = await self.matches.export(table)
            here = self._underway[table]
            async for verdict in self.pool.analyse(finished, SEED, table=table, owner=owner):
                here.done, here.of = verdict.done, verdict.of
                here.verdicts.append(verdict_out(verdict))
            await self._keep(table, here.verdicts)
        except BadInput as error:
            log.warning("an analysis failed", table=table, error=error.message)
        except Exception:
            log.exception("an analysis failed", table=table)

    async def _keep(self, table: str, verdicts: list[dict[str, Any]]) -> None:
        try:
            async with self.db.begin() as db:
                found = await db.get(Analysis, table)
                if found is None or not _is_current(found):
                    data = {"form": FORM, "verdicts": verdicts}
                    await db.merge(Analysis(table=table, made_at=self.clock(), data=data))
        except IntegrityError:
            pass  # another server was quicker


def _is_current(found: Analysis) -> bool:
    return bool(found.data.get("form") == FORM)


def verdict_out(verdict: Verdict) -> dict[str, Any]:
    return {
        "number": verdict.number,
        "seat": verdict.seat + 1,
        "word": verdict.word,
        "best": verdict.best,
        "before": [round(share, 4) for share in verdict.before],
        "after": [round(share, 4) for share in verdict.after],
        "loss": round(verdict.loss, 4),
        "events": list(verdict.events),
        "changes": verdict.changes,
    }
