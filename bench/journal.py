"""The journal under load: how many appends a second, and how long until one is acknowledged.

    python -m bench.journal [--database URL]... [--seconds 5]

500 matches append one after the other, each as soon as the last append is acknowledged. CPU seconds
are those of this process alone; PostgreSQL has its own. Without an address both databases are
measured, in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
import uuid
from dataclasses import dataclass

from tests.server.services import Postgres
from waldbach.server.journal import Journal, Line, NewMatch, open_journal

MATCHES = 500
TURN = ("place owl@c4 snail@c5", "plant own flower d4", "end")


@dataclass
class Measured:
    seconds: float
    cpu: float
    waits: list[float]

    def __str__(self) -> str:
        count = len(self.waits)
        percents = statistics.quantiles(self.waits, n=100)
        return (
            f"{count / self.seconds:8,.0f} appends/s {count / self.cpu:8,.0f} per CPU second"
            f"   p50 {percents[49] * 1000:5.1f} ms   p99 {percents[98] * 1000:5.1f} ms"
        )


async def play(journal: Journal, match: str, until: float, waits: list[float]) -> None:
    last = 0
    while (began := time.perf_counter()) < until:
        now = time.time_ns() // 1_000_000
        last = await journal.append(match, last, [Line(last % 2, word, now) for word in TURN])
        waits.append(time.perf_counter() - began)


async def measure(url: str, seconds: float) -> Measured:
    async with open_journal(url) as journal:
        run = uuid.uuid4().hex
        ids = [f"{run}-{number}" for number in range(MATCHES)]
        await asyncio.gather(
            *(
                journal.create(NewMatch(id=id, game="bench", rules=1, seats=2, created_at=0))
                for id in ids
            )
        )
        waits: list[float] = []
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(play(journal, id, began + seconds, waits) for id in ids))
        return Measured(time.perf_counter() - began, time.process_time() - cpu, waits)


def print_line(name: str, url: str, seconds: float) -> None:
    print(f"{name:12}{asyncio.run(measure(url, seconds))}", flush=True)


def print_both(seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="waldbach-bench-") as folder:
        print_line("SQLite", f"sqlite:///{folder}/bench.db", seconds)
    with Postgres() as server:
        print_line("PostgreSQL", server.fresh("bench"), seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--database", action="append", metavar="URL", help="may be given twice")
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    for url in given.database or []:
        print_line(url.partition(":")[0], url, given.seconds)
    if not given.database:
        print_both(given.seconds)
