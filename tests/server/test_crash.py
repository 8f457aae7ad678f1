"""Nothing acknowledged is lost: processes are killed without warning, and the journal is read.

Children append to many matches from many tasks and report every acknowledged append through a
pipe. They die by SIGKILL at random moments, in the middle of commits, and others go on. In the end
every report has to be found in the journal, at its number, once, and the numbers have no gaps.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest

from tests.server.services import Postgres
from waldbach.server.journal import (
    Conflict,
    Journal,
    Line,
    NewMatch,
    Numbered,
    Unavailable,
    Uncertain,
    open_journal,
)

MATCHES = [f"match-{number}" for number in range(200)]
KILLS = 20
LIVES = (0.02, 0.3)  # seconds between the first report of a child and its death

# A child is a copy of a process that has all modules loaded, so that its life is spent appending.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload([__name__])

Report = tuple[str, int, str]  # match, last number of an append, its word


def append_for_ever(url: str, name: str, reports: Connection) -> None:
    """The life of a child."""
    asyncio.run(_append_for_ever(url, name, reports))


async def _append_for_ever(url: str, name: str, reports: Connection) -> None:
    async with open_journal(url) as journal:
        words = (f"{name}-{number}" for number in itertools.count())
        await asyncio.gather(*(_play(journal, match, words, reports) for match in MATCHES))


async def _play(journal: Journal, match: str, words: Iterator[str], reports: Connection) -> None:
    """Append two lines at a time, with a word that nobody else uses."""
    last = None
    while True:
        try:
            if last is None:
                last = await journal.last(match)
            word = next(words)
            last = await journal.append(match, last, [Line(0, word, 1), Line(1, word, 2)])
            reports.send((match, last, word))
        except (Conflict, Uncertain):
            last = None
        except Unavailable:  # the database is starting again
            last = None
            await asyncio.sleep(0.02)


@dataclass
class Children:
    """Keeps some children alive, collects their reports, kills them."""

    url: str
    reports: list[Report] = field(default_factory=list)
    living: dict[Connection, multiprocessing.process.BaseProcess] = field(default_factory=dict)
    born: int = 0

    def bear(self) -> Connection:
        here, there = PROCESSES.Pipe(duplex=False)
        self.born += 1
        child = PROCESSES.Process(
            target=append_for_ever, args=(self.url, f"child{self.born}", there), daemon=True
        )
        child.start()
        there.close()
        self.living[here] = child
        return here

    def listen(self, seconds: float, until_heard: Connection | None = None) -> None:
        """Collect reports for a while, or until this child has sent one."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            for pipe in wait(list(self.living), left):
                assert isinstance(pipe, Connection)
                self.reports.append(pipe.recv())  # a child that ends by itself fails the test here
                if pipe is until_heard:
                    return
        assert until_heard is None, "a child has not appended anything"

    def kill(self, pipe: Connection) -> None:
        """Without warning; then read what it still said."""
        child = self.living.pop(pipe)
        child.kill()
        child.join()
        try:
            while True:
                self.reports.append(pipe.recv())
        except (EOFError, OSError):  # the last report may be torn
            pipe.close()


def run(children: Children, together: int, trouble: Callable[[int], None]) -> None:
    """Kill one child after the other; `trouble` may do more harm."""
    chance = random.Random(os.urandom(8))
    for _ in range(together - 1):
        children.bear()
    for number in range(KILLS):
        newest = children.bear()
        children.listen(30, until_heard=newest)
        trouble(number)
        children.listen(chance.uniform(*LIVES))
        children.kill(chance.choice(list(children.living)))
    while children.living:
        children.kill(next(iter(children.living)))


async def make_matches(url: str) -> None:
    async with open_journal(url) as journal:
        news = [NewMatch(id=id, game="g", rules=1, seats=2, created_at=1) for id in MATCHES]
        await asyncio.gather(*map(journal.create, news))


async def read_all(url: str) -> dict[str, list[Numbered]]:
    async with open_journal(url) as journal:
        return {match: await journal.read(match) for match in MATCHES}


def check(reports: list[Report], stored: dict[str, list[Numbered]]) -> None:
    assert len(reports) > 10 * KILLS
    for match, last, word in reports:
        pair = stored[match][last - 2 : last]
        assert [(e.number, e.seat, e.word) for e in pair] == [(last - 1, 0, word), (last, 1, word)]
    for entries in stored.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    twice = Counter(entry.word for entries in stored.values() for entry in entries)
    assert set(twice.values()) == {2}, "an append was stored more than once, or only in part"


@pytest.mark.slow
def test_no_acknowledged_append_is_lost_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/waldbach.db"
    asyncio.run(make_matches(url))
    children = Children(url)
    run(children, together=1, trouble=lambda number: None)
    check(children.reports, asyncio.run(read_all(url)))


@pytest.mark.slow
def test_no_acknowledged_append_is_lost_on_postgres_even_when_that_crashes(
    postgres: Postgres,
) -> None:
    """Two children share the matches, and twice the database itself is killed under them."""

    def trouble(number: int) -> None:
        if number in (6, 13):
            postgres.kill()
            postgres.start()
            children.listen(0.2)  # what they said before
            for child in children.living:
                children.listen(30, until_heard=child)

    url = postgres.fresh("crash")
    asyncio.run(make_matches(url))
    children = Children(url)
    run(children, together=2, trouble=trouble)
    check(children.reports, asyncio.run(read_all(url)))
